import type { Field } from '../../../lexicon/fields.ts'
import type { Lexicon } from '../../../lexicon/lexicon.ts'
import { drawnAs } from '../../../lexicon/lexicon.ts'
import type { Reading } from '../item.ts'
import { oddWord } from './odd-word.ts'
import { phraseStep } from './phrase-step.ts'
import type { Place, Step } from './place.ts'
import { wordAt } from './place.ts'
import type { RequestWords } from './request-words.ts'
import { MOST_WORDS } from './request-words.ts'
import type { SpellingIndex } from './spelling.ts'

/** Reads a request into things, relations, operators and what is left over. Never fails: one without a known word gives unknown items only. */
export function readRequest(
  request: RequestWords,
  lexicon: Lexicon,
  spelling: SpellingIndex,
  field: Field | null = null,
): Reading {
  const { words, lost, unknownSigns, mayCorrect } = request
  let place: Place = {
    lexicon,
    spelling,
    words,
    at: 0,
    field,
    items: lost === null ? [] : [{ kind: 'unknown', text: lost, action: false }],
    corrections: [],
    generals: [],
    unknownSigns,
    mayCorrect,
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

/** "letter B", "number 5", "digit 3", and a lone capital letter. */
function characterAt(place: Place): Step | null {
  const { words, at, lexicon } = place
  const [here, next] = [words[at], words[at + 1]]
  if (here === undefined) return null
  const { letterNames, numberNames, numbers } = lexicon.grammar
  const isNumber = numberNames.has(here.lower)
  if (next !== undefined && (isNumber || letterNames.has(here.lower))) {
    if (/^[a-z]{1,2}$/i.test(next.raw) && (next.raw.length === 1 || next.raw === next.raw.toUpperCase()))
      return written(next.raw.toUpperCase(), 2)
    if (/^\d{1,2}$/.test(next.raw)) return written(next.raw, 2)
    if (isLabel(next.lower, lexicon)) return written(next.lower.toUpperCase(), 2)
    const numeral = numbers.get(wordAt(place, 1))
    if (isNumber && numeral !== undefined && numeral < 10) return written(String(numeral), 2)
  }
  if (/^[B-HJ-Z]$/.test(here.raw) && here.raw !== 'X') return written(here.raw, 1)
  if (isLastLetter(place, here.lower)) return written(here.lower.toUpperCase(), 1)
  // What stands beside two characters bites them.
  const isAlone = next === undefined || lexicon.grammar.relations.has(next.lower)
  return isAlone && isLabel(here.lower, lexicon) ? written(here.lower.toUpperCase(), 1) : null
}

/** "Airpods L", "signal e": a letter at the end that says nothing else. */
function isLastLetter({ at, words, lexicon }: Place, word: string): boolean {
  const isLast = at > 0 && at === words.length - 1
  return (
    isLast && /^[b-hj-wyz]$/.test(word) && !lexicon.grammar.stop.has(word) && lexicon.lookUp(word).kind === 'unknown'
  )
}

/** "5G", "4k", "F1": a digit and a letter that nothing else is known by are written. */
function isLabel(word: string, lexicon: Lexicon): boolean {
  return (
    /^(?:\d[a-z]|[a-z]\d)$/.test(word) &&
    lexicon.lookUp(word).kind === 'unknown' &&
    !lexicon.grammar.qualities.has(word)
  )
}

function written(characters: string, taken: number): Step {
  return { taken, item: { kind: 'character', characters, text: characters } }
}

/** "fire works", "key board": one known word written as two. */
function asOneWord(place: Place): Place {
  const { words, at, lexicon } = place
  const [first, second] = [wordAt(place), wordAt(place, 1)]
  if (first.length < 3 || second.length < 3) return place
  const together = first + second
  const whole = lexicon.lookUp(together).kind
  if (whole !== 'glyph' && [first, second].every((word) => drawnAs(word, lexicon) !== null)) return place
  const apart = lexicon.lookUp(`${first} ${second}`).kind
  if (apart === 'glyph' || apart === 'composition') return place
  if (whole !== 'general' && lexicon.familiarity(together) !== 'known') return place
  return { ...place, words: words.toSpliced(at, 2, { raw: together, lower: together }) }
}

/** "Two of them": counts what was named before; "of" has gone with the articles. */
function manyOfThem(place: Place): Step | null {
  const number = wordAt(place)
  const value = place.lexicon.grammar.numbers.get(number) ?? (/^\d$/.test(number) ? Number(number) : 0)
  if (value < 2 || !/^(?:them|these|those)$/.test(wordAt(place, 1))) return null
  return { taken: 2, item: { kind: 'number', value, text: number, isOfThem: true } }
}

/** The place behind a step. */
function after(place: Place, step: Step): Place {
  const { words, at, items, corrections, generals, replacements } = place
  if ('item' in step) {
    const isEnd = words[at + step.taken - 1]?.ends === true
    const said = step.item !== null && isEnd ? { ...step.item, ends: true as const } : step.item
    return { ...place, at: at + step.taken, items: said === null ? items : [...items, said] }
  }
  const last = items.at(-1)
  return {
    ...place,
    items: last?.kind === 'thing' ? [...items.slice(0, -1), { ...last, ends: true }] : items,
    words: words.toSpliced(at, step.taken, ...step.by),
    replacements: replacements - 1,
    corrections: step.correction === undefined ? corrections : [...corrections, step.correction],
    generals: step.general === undefined ? generals : [...generals, step.general],
  }
}
