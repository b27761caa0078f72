import type { Lexicon } from '../../../lexicon/lexicon.ts'
import { drawnAs } from '../../../lexicon/lexicon.ts'
import type { Reading } from '../item.ts'
import { characterAt } from './character-at.ts'
import { entryStep } from './entry-step.ts'
import { oddWord } from './odd-word.ts'
import { operatorAt } from './operator-at.ts'
import type { Place, Step } from './place.ts'
import { wordAt } from './place.ts'
import { MOST_WORDS, requestWords } from './request-words.ts'
import type { SpellingIndex } from './spelling.ts'

/** Longest phrase of the grammar's own words, in words. */
const LONGEST_OPERATOR = 3

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

/** What the longest known phrase that begins here says: to the grammar, or by its entry in the lexicon. Null when none is known. */
function phraseStep(place: Place): Step | null {
  const { words, at, lexicon } = place
  for (let length = Math.min(lexicon.longestPhrase() + 1, words.length - at); length >= 1; length--) {
    const phrase = phraseAt(place, length)
    const step =
      (length > LONGEST_OPERATOR ? null : operatorAt(place, phrase, length)) ??
      entryStep(place, phrase, length, lexicon.lookUp(phrase))
    if (step !== null) return step
  }
  return null
}

/** The next words as a phrase. */
function phraseAt({ words, at }: Place, length: number): string {
  return words
    .slice(at, at + length)
    .map(({ lower }) => lower)
    .join(' ')
}

/** The place behind a step. */
function after(place: Place, step: Step): Place {
  const { words, at, items, corrections, generals, replacements } = place
  if ('item' in step)
    return { ...place, at: at + step.taken, items: step.item === null ? items : [...items, step.item] }
  return {
    ...place,
    words: words.toSpliced(at, step.taken, ...step.by),
    replacements: replacements - 1,
    corrections: step.correction === undefined ? corrections : [...corrections, step.correction],
    generals: step.general === undefined ? generals : [...generals, step.general],
  }
}
