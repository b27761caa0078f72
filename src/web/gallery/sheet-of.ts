import type { Catalogue, Sheet } from '../../catalogue/catalogue.ts'
import type { GlyphCard } from '../../catalogue/glyph-card.ts'
import type { Cut } from '../../drawing/model/cut.ts'

/** Some glyphs at a cut, by their names: the sheet of all takes seconds the first time, and nobody sees the rest of it. */
export async function sheetOf(catalogue: Catalogue, cards: readonly GlyphCard[], cut: Cut): Promise<Sheet> {
  const drawn = await Promise.all(
    cards.map(async ({ name }) => [name, await catalogue.draw({ glyph: name, preset: new Map(), cut })] as const),
  )
  return Object.fromEntries(drawn.map(([name, drawing]) => [name, drawing?.svg ?? '']))
}
