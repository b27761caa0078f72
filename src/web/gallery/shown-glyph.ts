import type { Catalogue, GlyphDrawing, Sheet } from '../../catalogue/catalogue.ts'
import { presetOf, variantsOf } from '../../catalogue/glyph-card.ts'
import type { GlyphCard } from '../../catalogue/glyph-card.ts'
import type { Cut } from '../../drawing/model/cut.ts'
import type { GalleryQuery } from './gallery-query.ts'
import { sheetOf } from './sheet-of.ts'

/** Two rows on a wide window. */
const MOST_NEIGHBOURS = 16

/** Everything that the page of a glyph shows. */
export interface ShownGlyph {
  readonly card: GlyphCard
  readonly cut: Cut
  /** The value of each parameter. */
  readonly values: Readonly<Record<string, string>>
  /** The name of this drawing for tools that know icons by names; null where it has none of its own. */
  readonly iconName: string | null
  readonly drawing: GlyphDrawing
  /** At every cut, by the names of the cuts. */
  readonly cuts: Sheet
  /** Each value of each parameter, the others being as they are here. */
  readonly states: readonly GlyphState[]
  readonly neighbours: readonly GlyphCard[]
  /** The cards before and after it by name; null at the ends. */
  readonly before: GlyphCard | null
  readonly after: GlyphCard | null
  /** The neighbours at this cut. */
  readonly sheet: Sheet
  readonly revision: string
}

/** A glyph at one value of a parameter. */
export interface GlyphState {
  readonly parameter: string
  readonly value: string
  readonly isChosen: boolean
  readonly svg: string
}

/** What is to be shown of a glyph; null when there is none of this name. A value that a parameter does not take is passed over. */
export async function shownGlyph(
  catalogue: Catalogue,
  name: string,
  { cut, given }: GalleryQuery,
): Promise<ShownGlyph | null> {
  const cards = await catalogue.cards()
  const at = cards.findIndex((one) => one.name === name)
  const card = cards[at]
  if (card === undefined) return null
  const values = valuesOf(card, given)
  const preset = presetOf(card, values)
  const neighboursAndSheet = async (): Promise<Pick<ShownGlyph, 'neighbours' | 'sheet'>> => {
    const neighbours = (await catalogue.relatives(card)).slice(0, MOST_NEIGHBOURS)
    return { neighbours, sheet: await sheetOf(catalogue, neighbours, cut) }
  }
  const [drawing, cuts, beside, states, revision] = await Promise.all([
    catalogue.draw({ glyph: name, preset, cut }),
    catalogue.cuts({ glyph: name, preset }),
    neighboursAndSheet(),
    statesOf(catalogue, { card, values, cut }),
    catalogue.revision(),
  ])
  if (drawing === null || cuts === null) return null
  return {
    card,
    cut,
    values,
    iconName: iconNameOf(card, cards, values),
    drawing,
    cuts,
    states,
    ...beside,
    before: cards[at - 1] ?? null,
    after: cards[at + 1] ?? null,
    revision,
  }
}

/** The values that an address has to name. */
export function unusualValues({ card, values }: Pick<ShownGlyph, 'card' | 'values'>): Record<string, string> {
  const unusual = card.parameters.filter(({ name, default: usual }) => values[name] !== usual)
  return Object.fromEntries(unusual.map(({ name }) => [name, values[name] ?? '']))
}

function valuesOf({ parameters }: GlyphCard, given: GalleryQuery['given']): Record<string, string> {
  return Object.fromEntries(
    parameters.map(({ name, values, default: usual }) => {
      const value = given[name]
      return [name, value !== undefined && values.includes(value) ? value : usual]
    }),
  )
}

async function statesOf(
  catalogue: Catalogue,
  { card, values, cut }: Pick<ShownGlyph, 'card' | 'values' | 'cut'>,
): Promise<GlyphState[]> {
  const states = card.parameters.flatMap(({ name: parameter, values: all }) =>
    all.map(async (value) => {
      const preset = presetOf(card, { ...values, [parameter]: value })
      const drawn = await catalogue.draw({ glyph: card.name, preset, cut })
      return { parameter, value, isChosen: values[parameter] === value, svg: drawn?.svg ?? '' }
    }),
  )
  return Promise.all(states)
}

function iconNameOf(
  card: GlyphCard,
  cards: readonly GlyphCard[],
  values: Readonly<Record<string, string>>,
): string | null {
  const unusual = Object.entries(unusualValues({ card, values }))
  if (unusual.length === 0) return card.name
  const taken = new Set(cards.map(({ name }) => name))
  const isSame = (preset: ReadonlyMap<string, string | number>): boolean =>
    unusual.every(([name, value]) => String(preset.get(name)) === value)
  const [, ...variants] = variantsOf(card, (name) => taken.has(name))
  return variants.find(({ preset }) => isSame(preset))?.name ?? null
}
