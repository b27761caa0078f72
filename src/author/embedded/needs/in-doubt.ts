import type { Field } from '../../../lexicon/fields.ts'
import { drawnAs } from '../../../lexicon/lexicon.ts'
import type { Lexicon } from '../../../lexicon/lexicon.ts'
import { wordsOf } from '../../../lexicon/phrase.ts'
import { unmatched } from '../meaning.ts'
import type { Read } from '../subject-and-words.ts'
import { failing, loosely } from './read-need.ts'
import { senseBeside } from './sense-beside.ts'

/** "A bat on a branch" describes a picture, which shows what is meant. */
const DESCRIBES = /^(?:an?|the|two|three)\b/i

/**
 * A need with a word whose senses are about as likely as each other, and neither a word beside it nor its field that tells which is meant: "instrument received". What
 * was read is drawn, as a draft that asks.
 */
export function inDoubt(text: string, plain: Read, lexicon: Lexicon, field: Field | null): Read {
  const { meaning } = plain
  if (failing(meaning) || loosely(text) === null || DESCRIBES.test(text)) return plain
  const words = wordsOf(text)
  const { passedOver } = lexicon.frames()
  if (words.filter((word) => !passedOver.has(word)).length < 2) return plain
  const at = words.findIndex((word, index) => isInDoubt(words, index, lexicon, field) && !isInAName(word, plain))
  const pictures = lexicon.grammar.doubts.get(words[at] ?? '')
  if (pictures === undefined) return plain
  const rest = words.toSpliced(at, 1).join(' ')
  const asked = unmatched(
    'error',
    `"${words[at]}" may mean several things here. Say what is to be seen: ${pictures.map((one) => `"${one}"`).join(' or ')}, with what "${rest}" adds.`,
  )
  return { ...plain, meaning: { ...meaning, findings: [...meaning.findings, asked] } }
}

/** Whether neither a neighbour nor a phrase that the word stands in tells what it means. */
function isInDoubt(words: readonly string[], at: number, lexicon: Lexicon, field: Field | null): boolean {
  if (!lexicon.grammar.doubts.has(words[at] ?? '')) return false
  const phrases = [words.slice(at - 1, at + 1), words.slice(at, at + 2)].filter(({ length }) => length === 2)
  return (
    senseBeside(words, at, lexicon.grammar, field) === undefined &&
    !phrases.some((phrase) => namesThing(phrase.join(' '), lexicon))
  )
}

/** "Deck of cards", "tank top": several words that were read as one thing. */
function isInAName(word: string, { items }: Read): boolean {
  return items.some(({ kind, text }) => {
    const parts = wordsOf(text)
    return kind === 'thing' && parts.length > 1 && parts.includes(word)
  })
}

function namesThing(phrase: string, lexicon: Lexicon): boolean {
  return lexicon.frames().things.has(phrase) || drawnAs(phrase, lexicon) !== null
}
