import type { Lexicon } from '../../../lexicon/lexicon.ts'
import { drawnAs } from '../../../lexicon/lexicon.ts'
import { singularsOf } from '../../../lexicon/phrase.ts'
import { knownSingulars } from './known-singulars.ts'
import type { Word } from './place.ts'

/** Which way several stand. */
export type Standing = 'row' | 'column'

/** So many words on, a row names what it is of: "a row of small red houses". */
const REACH = 3

/**
 * "A row of four dots" says how many and how they stand: the two words become the one that says it behind them, "in a row"; so do "a ring of stars", which nothing shows, and "a
 * group of seven people", whom nobody counts. A row that is a thing ("row of dots"), and a line of one thing, stay.
 */
export function withRowsOf(words: readonly Word[], lexicon: Lexicon): readonly Word[] {
  const found = words.map((_, at) => saidBy(words, at, lexicon))
  const at = found.findIndex((lower) => lower !== null)
  const [lower, word] = [found[at], words[at]]
  if (typeof lower !== 'string' || word === undefined) return words
  const raw = `${word.raw} of`
  return words.toSpliced(at, 2, { lower, raw, said: raw })
}

/** What a measure and its "of" say of the several things behind them; null where they are no such words. */
function saidBy(words: readonly Word[], at: number, lexicon: Lexicon): string | null {
  const [measure = '', of, next = ''] = words.slice(at, at + 3).map(({ lower }) => lower)
  const { rowsOf, columnsOf, shapesOf, groupsOf } = lexicon.grammar
  if (of !== 'of') return null
  // A pile of what is drawn in one is no heap that lies about.
  if (isOfPiles(measure, next, lexicon)) return 'in stack'
  if (drawnAs(`${measure} ${next}`, lexicon) !== null) return null
  const measured = words.slice(at + 2, at + 2 + REACH)
  if (groupsOf.has(measure) && numberOf(next, lexicon) > MOST_COUNTED && measured.length > 1) return 'in group'
  // "A pile of laundry" is no laundry as it is drawn.
  if (!areSeveral(measured, lexicon)) return lexicon.grammar.pilesOf.has(measure) ? `${measure} of` : null
  if (rowsOf.has(measure)) return 'in row'
  if (columnsOf.has(measure)) return 'in column'
  return shapesOf.has(measure) && !isItsPart(words, at, lexicon) ? `${measure} of` : null
}

/** Whether a measure is that of a pile, and what it measures is drawn in one. */
export function isOfPiles(measure: string, plural: string, lexicon: Lexicon): boolean {
  if (!lexicon.grammar.pilesOf.has(measure)) return false
  // Nobody counts money.
  const singles = lexicon.grammar.uncountable.has(plural) ? [plural] : knownSingulars(plural, lexicon)
  return singles.some((one) => lexicon.stackedOf(drawnAs(one, lexicon)?.glyph ?? '').length > 0)
}

/** As many as an icon has room for. */
export const MOST_COUNTED = 4

function numberOf(word: string, { grammar }: Lexicon): number {
  return grammar.numbers.get(word) ?? (/^\d+$/.test(word) ? Number(word) : 0)
}

/** "A grid of four squares" is what the grid shows. */
function isItsPart(words: readonly Word[], at: number, { grammar }: Lexicon): boolean {
  const parts = grammar.parts.get(words[at]?.lower ?? '') ?? []
  const names = words.slice(at + 2, at + 2 + REACH).flatMap(({ lower }) => [lower, ...singularsOf(lower)])
  return parts.some(({ name }) => names.includes(name))
}

/** Whether words name more than one of something. */
function areSeveral(words: readonly Word[], lexicon: Lexicon): boolean {
  return words.some(({ lower }) => numberOf(lower, lexicon) > 1 || knownSingulars(lower, lexicon).length > 0)
}

/** Whether words say how several stand; null for all others. */
export function standingIn(
  text: string,
  { inARow, inAColumn, rowsOf, columnsOf, pilesOf }: Lexicon['grammar'],
): Standing | null {
  const measure = / of$/.test(text) ? text.slice(0, -3).toLowerCase() : null
  if (inARow.has(text) || (measure !== null && rowsOf.has(measure))) return 'row'
  return inAColumn.has(text) || (measure !== null && (columnsOf.has(measure) || pilesOf.has(measure))) ? 'column' : null
}
