import type { Lexicon } from '../../../lexicon/lexicon.ts'
import { drawnAs } from '../../../lexicon/lexicon.ts'
import type { Reading } from '../item.ts'
import { characterAt } from './character-at.ts'
import { oddWord } from './odd-word.ts'
import { phraseStep } from './phrase-step.ts'
import type { Place, Step } from './place.ts'
import { after, wordAt } from './place.ts'
import { MOST_WORDS, requestWords } from './request-words.ts'
import type { SpellingIndex } from './spelling.ts'

/** Reads a request into things, relations, operators and what is left over. Never fails: a text without a known word gives unknown items only. */
export function readRequest(text: string, lexicon: Lexicon, spelling: SpellingIndex): Reading {
  const { words, lost } = requestWords(text, lexicon)
  let place: Place = {
    lexicon,
    spelling,
    words,
    at: 0,
    items: lost === null ? [] : [{ kind: 'unknown', text: lost, action: false }],
    corrections: [],
    generals: [],
    mayCorrect: !/[\u00c0-\uffff]/.test(text),
    replacements: MOST_WORDS,
  }
  while (place.at < place.words.length) place = next(place)
  return place
}

/** The place behind what is read next. */
function next(place: Place): Place {
  const character = characterAt(place)
  if (character !== null) return after(place, character)
  const here = asOneWord(place)
  return after(here, manyOfThem(here) ?? phraseStep(here) ?? oddWord(here))
}

/** "fire works", "key board": one known word written as two. */
function asOneWord(place: Place): Place {
  const { words, at, lexicon } = place
  const [first, second] = [wordAt(place), wordAt(place, 1)]
  if (first.length < 3 || second.length < 3) return place
  const together = first + second
  const whole = lexicon.lookUp(together).kind
  if (lexicon.familiarity(together) !== 'known' && whole !== 'general') return place
  if (whole !== 'glyph' && [first, second].every((word) => drawnAs(word, lexicon) !== null)) return place
  const apart = lexicon.lookUp(`${first} ${second}`).kind
  if (apart === 'glyph' || apart === 'composition') return place
  return { ...place, words: words.toSpliced(at, 2, { raw: together, lower: together }) }
}

/** "Two of them": counts what was named before; "of" has gone with the articles. */
function manyOfThem(place: Place): Step | null {
  const number = wordAt(place)
  const value = place.lexicon.grammar.numbers.get(number) ?? (/^\d$/.test(number) ? Number(number) : 0)
  if (value < 2 || !/^(?:them|these|those)$/.test(wordAt(place, 1))) return null
  return { taken: 2, item: { kind: 'number', value, text: number, isOfThem: true } }
}
