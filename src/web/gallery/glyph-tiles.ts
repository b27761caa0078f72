import type { Sheet } from '../../catalogue/catalogue.ts'
import type { GlyphCard } from '../../catalogue/glyph-card.ts'
import type { Cut } from '../../drawing/model/cut.ts'
import { html, lines } from '../../pages/html/html.ts'
import type { Html } from '../../pages/html/html.ts'
import { galleryAddress } from './gallery-query.ts'
import { glyphPicture } from './glyph-picture.ts'

/** Glyphs beside one another at a cut, each a link to its page. */
export function glyphTiles(cards: readonly GlyphCard[], { sheet, cut }: { sheet: Sheet; cut: Cut }): Html {
  const tiles = cards.map(
    ({ name }) =>
      html`<li><a href="${galleryAddress(`/icons/${name}`, cut)}" data-glyph="${name}"><span class="icon">${glyphPicture(sheet[name] ?? '')}</span><span class="name">${name}</span></a></li>`,
  )
  return html`<ul class="tiles">\n${lines(tiles)}\n</ul>\n`
}
