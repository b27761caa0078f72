import type { Sheet } from '../../catalogue/catalogue.ts'
import type { GlyphCard } from '../../catalogue/glyph-card.ts'
import { html, lines } from '../../pages/html/html.ts'
import { glyphPicture } from './glyph-picture.ts'

/** One picture that holds the drawings of glyphs, each in a group of its name; those that the cut leaves nothing of are not in it. */
export function writeSprite(cards: readonly GlyphCard[], sheet: Sheet): string {
  const groups = cards.flatMap(({ name }) => {
    const svg = sheet[name] ?? ''
    return svg === '' ? [] : [html`<g id="${name}">${glyphPicture(svg)}</g>`]
  })
  return html`<svg xmlns="http://www.w3.org/2000/svg">\n${lines(groups)}\n</svg>\n`.markup
}
