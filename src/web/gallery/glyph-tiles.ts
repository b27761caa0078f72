import type { Sheet } from '../../catalogue/catalogue.ts'
import type { GlyphCard } from '../../catalogue/glyph-card.ts'
import type { Cut } from '../../drawing/model/cut.ts'
import { html, lines } from '../../pages/html/html.ts'
import type { Html } from '../../pages/html/html.ts'
import { galleryAddress } from './gallery-query.ts'
import { glyphPicture } from './glyph-picture.ts'

export interface DrawnTiles {
  readonly sheet: Sheet
  readonly cut: Cut
  /**
   * Where the pictures are taken from without scripts; with them, `all-icons.js` puts them in when they come near. Left out: they stand in
   * the page, which is soonest, and makes it large.
   */
  readonly sprite?: string
}

/** Glyphs beside one another at a cut, each a link to its page. */
export function glyphTiles(cards: readonly GlyphCard[], { sheet, cut, sprite }: DrawnTiles): Html {
  const pictureOf = (name: string): Html => {
    const svg = sheet[name] ?? ''
    if (sprite === undefined || svg === '') return glyphPicture(svg)
    return html`<noscript><svg aria-hidden="true" width="${cut.size}" height="${cut.size}"><use href="${sprite}#${name}"/></svg></noscript>`
  }
  const tiles = cards.map(
    ({ name }) =>
      html`<li><a href="${galleryAddress(`/icons/${name}`, cut)}" data-glyph="${name}"><span class="icon">${pictureOf(name)}</span><span class="name">${name}</span></a></li>`,
  )
  return html`<ul class="tiles">\n${lines(tiles)}\n</ul>\n`
}
