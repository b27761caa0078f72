import type { Lexicon } from '../../../lexicon/lexicon.ts'
import { drawnAs } from '../../../lexicon/lexicon.ts'
import { shareOf } from '../../../lexicon/presets.ts'
import type { Word } from './place.ts'
import { plainWords } from './place.ts'
import { senseByNeighbours } from './sense-in-field.ts'

/** What a level is counted in, and what it is a level of. */
const STEPS = /^(?:bars?|waves?|arcs?|stripes?|lines?)$/
/** Behind them it says the same: "one bar left". */
const REMAINING = /^(?:left|remaining|only)$/
const LEVELS = /^(?:signal|strength|charge|reception)$/

/** Something that is drawn at a level: where its word stands, what that is read as here, and the highest level. */
interface Levelled {
  readonly at: number
  readonly readAs: string | null
  readonly most: number
}

/**
 * "Wifi 2 bar", "signal bars, two of four", "volume low, one wave", "wifi with a weak signal": of what is drawn at a level the number or state is left, and what it counts
 * goes, with how many there could be. "Of" still stands between the words.
 */
export function withoutSteps(words: readonly Word[], lexicon: Lexicon): readonly Word[] {
  const levelled = levelledIn(words, lexicon)
  if (levelled === null) return words
  const kept: Word[] = []
  for (let at = 0; at < words.length; at++) {
    const gone = at > levelled.at ? stepsBehind(words, at, levelled, lexicon) : 0
    if (gone > 0 && kept.at(-1)?.lower === 'with') kept.pop()
    kept.push(words[at]!)
    at += gone
  }
  if (kept.length === words.length || levelled.readAs === null) return kept
  // What told the sense is gone: the word is read so all the same.
  const read = plainWords(levelled.readAs).map((word) => ({ ...word, said: words[levelled.at]!.raw }))
  return kept.toSpliced(levelled.at, 1, ...read)
}

/** How many words behind a number or state say what it counts. */
function stepsBehind(words: readonly Word[], at: number, { most }: Levelled, lexicon: Lexicon): number {
  const said = (on: number): string => words[on]?.lower ?? ''
  if (shareOf(said(at)) !== null && LEVELS.test(said(at + 1))) return 1
  if (numberAt(words, at, lexicon) === null) return 0
  const counted = at + 1 + (said(at + 1) === 'sound' ? 1 : 0)
  const steps = STEPS.test(said(counted)) ? counted + 1 : at + 1
  const end = steps > at + 1 && REMAINING.test(said(steps)) ? steps + 1 : steps
  const of = said(end) === 'out' ? end + 1 : end
  if (said(of) !== 'of' || numberAt(words, of + 1, lexicon) !== most) return end - at - 1
  return of + (STEPS.test(said(of + 2)) ? 2 : 1) - at
}

function numberAt(words: readonly Word[], at: number, { grammar }: Lexicon): number | null {
  const word = words[at]?.lower ?? ''
  return /^\d$/.test(word) ? Number(word) : (grammar.numbers.get(word) ?? null)
}

/** The first thing that is drawn at a level, each word in its sense beside the others; null where there is none. */
function levelledIn(words: readonly Word[], lexicon: Lexicon): Levelled | null {
  const { grammar, glyphs } = lexicon
  const said = words.map(({ lower }) => lower)
  for (const [at, lower] of said.entries()) {
    const readAs = senseByNeighbours(lower, said, grammar)?.readAs ?? null
    const glyph = drawnAs(readAs ?? lower, lexicon)?.glyph ?? ''
    const values = glyphs.get(glyph)?.parameters.find(({ name }) => name === 'level')?.values
    if (values?.kind === 'range') return { at, readAs, most: values.to }
  }
  return null
}
