import type { Row } from './read-table.ts'
import { remembered } from './remembered.ts'
import { rowsOfWord } from './rows-of-word.ts'

/** Rows of a table of the grammar in which a word may have a `>` and an aim behind it. */
type Rows = readonly Row[]

/** What is in the picture of a glyph anyway, and how many of it; null where nobody counts them. */
export interface PartOfGlyph {
  readonly name: string
  readonly count: number | null
  /** The other glyph that has it; null where the glyph itself does. */
  readonly shownBy: string | null
}

/** A part of things that bear others there. */
export interface PlaceOnHost {
  /** Whether what is there stands inside the thing, and on it otherwise. */
  readonly isInside: boolean
  readonly hosts: ReadonlySet<string>
}

/** A noun behind the names of signs: "clock badge", "refresh arrow". */
export interface SignNoun {
  /** What a sign's name and the noun are together; null for the sign. */
  readonly together: string | null
  /** Names of signs; `*` is every sign, `+` also what is at home beside others. */
  readonly signs: ReadonlySet<string>
}

/** One sense of a word. */
export interface Sense {
  /** What the word is read as; null for what nobody has drawn. */
  readonly readAs: string | null
  /** Words of which one stands beside it. */
  readonly neighbours: ReadonlySet<string>
}

/** What glyphs show anyway: `cake: 3 candle`, `coffee > cup: steam`. */
export function partsOf(rows: Rows): Map<string, readonly PartOfGlyph[]> {
  const parts = byWord(rows, (shownBy, cells) => [...new Set(cells)].map((cell) => partOf(cell, shownBy ?? null)))
  return new Map([...parts].map(([glyph, lists]) => [glyph, lists.flat()]))
}

function partOf(cell: string, shownBy: string | null): PartOfGlyph {
  const [, count, name = cell] = /^(\d) (.+)$/.exec(cell) ?? []
  return { name, count: count === undefined ? null : Number(count), shownBy }
}

/** Senses of words, by a table that is sorted by these: `watch > play: video | film`. Of thousands of rows a request needs two: those that it asks for are read. */
export function sensesOf(text: string): Pick<ReadonlyMap<string, readonly Sense[]>, 'get'> {
  const found = remembered((word: string) => rowsOfWord(text, word, ' > ').map(senseIn))
  return {
    get: (word) => {
      const senses = found(word)
      return senses.length === 0 ? undefined : senses
    },
  }
}

function senseIn(row: string): Sense {
  const colon = row.indexOf(': ')
  const readAs = row.slice(0, colon)
  return { readAs: readAs === '-' ? null : readAs, neighbours: new Set(row.slice(colon + 2).split(' | ')) }
}

/** Glyphs that show two things: `cat-under-table: cat/dog below desk/table` gives each of the four. */
export function scenesOf(rows: Rows): Map<string, string> {
  return new Map(
    rows.flatMap(({ heads: [glyph = ''], cells }) =>
      cells.flatMap((cell) => {
        const [figures = [], relations = [], grounds = []] = cell.split(' ').map((one) => one.split('/'))
        return figures.flatMap((figure) =>
          relations.flatMap((how) => grounds.map((ground) => [`${figure} ${how} ${ground}`, glyph] as const)),
        )
      }),
    ),
  )
}

/** Nouns for kinds of signs: `triangle > warning: warning | exclamation`. */
export function signNounsOf(rows: Rows): Map<string, readonly SignNoun[]> {
  return byWord(rows, (together, signs) => ({ together: together ?? null, signs: new Set(signs) }))
}

/** Parts of things that bear others there: `screen > inside: laptop | monitor`. */
export function hostPartsOf(rows: Rows): Map<string, readonly PlaceOnHost[]> {
  return byWord(rows, (how, hosts) => ({ isInside: how === 'inside', hosts: new Set(hosts) }))
}

/** Rows `word | word > aim: cell | cell` by their words, of which several may have the same one. */
function byWord<V>(
  rows: Rows,
  valueOf: (aim: string | undefined, cells: readonly string[]) => V,
): Map<string, readonly V[]> {
  const values = rows.flatMap(({ heads, cells }) => {
    const [last = '', aim] = heads.at(-1)?.split(' > ') ?? []
    const value = valueOf(aim, cells)
    return [...heads.slice(0, -1), last].map((word) => ({ word, value }))
  })
  return new Map(
    [...Map.groupBy(values, ({ word }) => word)].map(([word, list]) => [word, list.map(({ value }) => value)]),
  )
}
