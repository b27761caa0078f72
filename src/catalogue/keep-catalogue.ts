import { cutName } from '../drawing/model/cut.ts'
import type { Cut } from '../drawing/model/cut.ts'
import { aliasesOf } from './aliases-of.ts'
import type { Catalogue, GlyphDrawing, GlyphOrder, Meant, Sheet } from './catalogue.ts'
import type { GlyphCard } from './glyph-card.ts'
import { isCalled } from './card-words.ts'
import { createRelatives } from './relatives-of.ts'
import type { Relatives } from './relatives-of.ts'
import { createSearch, MOST_PERHAPS } from './search-cards.ts'
import type { Found, SearchCards } from './search-cards.ts'

/** Where a catalogue has its things from. */
export interface CatalogueSource {
  readonly cards: () => Promise<readonly GlyphCard[]>
  readonly meant: (text: string) => Promise<Meant>
  readonly sheet: (cut: Cut) => Promise<Sheet>
  readonly cuts: (order: Omit<GlyphOrder, 'cut'>) => Promise<Sheet | null>
  readonly draw: (order: GlyphOrder) => Promise<GlyphDrawing | null>
}

/** Keeps values by name, and forgets what was used longest ago. */
export interface Memory<Value> {
  readonly get: (name: string) => Value | undefined
  readonly set: (name: string, value: Value) => unknown
}

interface Index {
  readonly cards: readonly GlyphCard[]
  readonly relatives: Relatives
  readonly search: SearchCards
  readonly aliases: ReadonlyMap<string, string>
}

/**
 * A catalogue that has its cards made once and keeps sheets in `sheets`. Who asks for what is being made waits for the same; what fails
 * is made anew for the next.
 */
export function keepCatalogue(
  source: CatalogueSource,
  sheets: Memory<Sheet>,
  revision: () => Promise<string>,
): Catalogue {
  const underWay = new Map<string, Promise<unknown>>()
  const once = async <Value>(name: string, make: () => Promise<Value>): Promise<Value> => {
    const begun = underWay.get(name) ?? make().finally(() => underWay.delete(name))
    underWay.set(name, begun)
    return begun as Promise<Value>
  }
  let index: Index | null = null
  const indexed = async (): Promise<Index> =>
    index ??
    once('cards', async () => {
      const cards = await source.cards()
      const relatives = createRelatives(cards)
      return (index = { cards, relatives, search: createSearch(cards, relatives), aliases: aliasesOf(cards) })
    })
  return {
    revision,
    cards: async () => (await indexed()).cards,
    aliases: async () => (await indexed()).aliases,
    search: async (text) => {
      const { cards, search } = await indexed()
      if (text.trim() === '') return search('')
      const { glyphs, isSpelt } = await source.meant(text)
      const drawn = glyphs.flatMap((name) => cards.find((card) => card.name === name) ?? [])
      return withMeant(text, search(text, isSpelt), drawn[0])
    },
    relatives: async (card) => (await indexed()).relatives(card),
    sheet: async (cut) => {
      const name = cutName(cut)
      const kept = sheets.get(name)
      if (kept !== undefined) return kept
      return once(name, async () => {
        const sheet = await source.sheet(cut)
        sheets.set(name, sheet)
        return sheet
      })
    },
    cuts: async (order) => {
      const name = JSON.stringify([order.glyph, ...order.preset])
      const kept = sheets.get(name)
      if (kept !== undefined) return kept
      return once(name, async () => {
        const cuts = await source.cuts(order)
        if (cuts !== null) sheets.set(name, cuts)
        return cuts
      })
    },
    draw: source.draw,
  }
}

/** What words are drawn as comes first of the hits, but for a glyph that is called so; where it is none, first of what may be meant. */
function withMeant(text: string, { hits, perhaps }: Found, first: GlyphCard | undefined): Found {
  const [best] = hits
  if (first === undefined) return { hits, perhaps }
  if (!hits.includes(first)) return { hits, perhaps: [...new Set([first, ...perhaps])].slice(0, MOST_PERHAPS) }
  if (best !== undefined && isCalled(best, text)) return { hits, perhaps }
  return { hits: [...new Set([first, ...hits])], perhaps }
}
