import type { Grammar } from '../../../lexicon/grammar.ts'
import type { Lexicon } from '../../../lexicon/lexicon.ts'
import { drawnAs } from '../../../lexicon/lexicon.ts'
import { wordsOf } from '../../../lexicon/phrase.ts'
import { senseByNeighbours } from './sense-in-field.ts'

/** What parts what is crossed out from what it is for: "fish crossed out for allergy", "no drinks, wine glass crossed out". */
const PARTS = /\s*[,;:()–—]\s*|\s+(?:for|meaning|means|because|indicating|to (?:show|say|mean|indicate))\s+/i

/** The part of a request that names what is crossed out, and the parts that say the same in other words. */
export interface CrossedClause {
  readonly clause: string
  readonly rest: readonly string[]
}

/**
 * The parts of a request that may say it all, those that name the line first: who writes "plug with a slash, no power" wants a plug, and says what it means. None where
 * a part goes on with the picture: "bell crossed out, in a circle".
 */
export function crossedClauses(text: string, grammar: Pick<Grammar, 'slash' | 'lines' | 'relations'>): CrossedClause[] {
  const parts = text.split(PARTS).filter((part) => wordsOf(part).length > 0)
  if (parts.length < 2) return []
  const goesOn = parts.slice(1).some((part) => grammar.relations.has(wordsOf(part)[0] ?? ''))
  if (goesOn) return []
  const [named, crossed] = [grammar.lines, grammar.slash].map((phrases) =>
    parts.filter((part) => hasOneOf(part, phrases)),
  )
  const first = named?.length ? named : (crossed ?? [])
  return first.map((clause) => ({ clause, rest: parts.filter((part) => part !== clause) }))
}

/** A part with its words as the other parts have them: in "location off, pin crossed" the pin is that of a map. */
export function inSenseOf(clause: string, rest: readonly string[], grammar: Pick<Grammar, 'senses'>): string {
  const beside = rest.flatMap((part) => wordsOf(part))
  return clause.replace(/[a-z]+/gi, (word) => senseByNeighbours(word.toLowerCase(), beside, grammar)?.readAs ?? word)
}

/** Whether a text has one of the phrases, which are of three words at most. */
export function hasOneOf(text: string, phrases: ReadonlySet<string>): boolean {
  const words = wordsOf(text)
  return words.some((_, at) => [1, 2, 3].some((length) => phrases.has(words.slice(at, at + length).join(' '))))
}

/**
 * A request that names the line, without the words that say why it is there: "elevator not working, crossed out" is an elevator with a line through it, and so is "broken elevator crossed out". What is drawn so
 * stays: a broken heart is one.
 */
export function withoutReason(text: string, lexicon: Lexicon): string {
  const { lines, outOfOrder } = lexicon.grammar
  if (!hasOneOf(text, lines)) return text
  const phrases = [...outOfOrder].toSorted((a, b) => b.length - a.length).join('|')
  const rest = text
    .replace(
      new RegExp(`\\b(?:is |that is )?(${phrases})\\b(\\s+[a-z]+)?`, 'gi'),
      (whole, _, next: string | undefined) =>
        next !== undefined && drawnAs(whole.toLowerCase(), lexicon) !== null ? whole : (next ?? ''),
    )
    .replace(/\s+(?=[,;])|^[\s,;]+/g, '')
    .replace(/([,;])\s*[,;]/g, '$1')
  return wordsOf(rest).length > 0 ? rest : text
}
