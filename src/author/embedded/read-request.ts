import type { Entry, Lexicon } from '../../lexicon/lexicon.ts'
import { drawnAs } from '../../lexicon/lexicon.ts'
import { singularsOf, splitWords } from '../../lexicon/phrase.ts'
import { PRESET_WORDS, shareOf } from '../../lexicon/presets.ts'
import { readHint } from './hints.ts'
import type { Item, Reading, ThingItem } from './item.ts'
import { isKnown, isUndrawn } from './known.ts'
import { generalise, readOddWord } from './odd-words.ts'
import type { Reader, Word } from './reader.ts'
import type { SpellingIndex } from './spelling.ts'

/** Words beyond this are not read: nobody describes an icon in more. */
const MOST_WORDS = 80

/** Longest phrase of the grammar's own vocabulary, in words. */
const LONGEST_OPERATOR = 3

/** "16px", "stroke 1.5": the cut decides these, whatever the request says. */
const MEASUREMENTS =
  /\b\d+(?:\.\d+)?\s?(?:px|pt|dp|pixels?)\b|\b(?:stroke|radius|line|size|weight|width)(?:\s(?:width|weight|of))?[\s:=]{1,2}\d+(?:\.\d+)?\b/giu

/** Reads a request into things, relations, operators and what is left over. Never fails: a text without a known word gives unknown items only. */
export function readRequest(text: string, lexicon: Lexicon, spelling: SpellingIndex): Reading {
  const hinted = readHint(withHyphens(text, lexicon), lexicon)
  const words = splitWords(hinted.text.replace(MEASUREMENTS, ' '))
    .slice(0, MOST_WORDS)
    .map((raw) => ({ raw, lower: raw.toLowerCase() }))
  const reader: Reader = {
    lexicon,
    spelling,
    words: withoutArticles(withoutMeasures(words, lexicon)),
    items: hinted.lost === null ? [] : [{ kind: 'unknown', text: hinted.lost, action: false }],
    corrections: [],
    generals: [],
    mayCorrect: !/[\u00c0-\uffff]/.test(text),
    replacements: MOST_WORDS,
  }
  let at = 0
  while (at < reader.words.length) at += readAt(reader, at)
  return { items: reader.items, corrections: reader.corrections, generals: reader.generals }
}

/** "T-cell" is one word, and no letter T; "e-mail" and "t-shirt" are found as they are known. */
function withHyphens(text: string, lexicon: Lexicon): string {
  return text.replace(/\b([a-z])-([a-z]{3,})\b/gi, (whole: string, letter: string, rest: string) => {
    const apart = `${letter} ${rest}`
    return isKnown(apart, lexicon) ? whole : letter + rest
  })
}

/** "a stack of books": the measure goes, unless the whole is a phrase of its own. */
function withoutMeasures(words: readonly Word[], lexicon: Lexicon): Word[] {
  return words.filter(({ lower }, index) => {
    const next = words[index + 2]?.lower
    if (!lexicon.grammar.measures.has(lower) || words[index + 1]?.lower !== 'of' || next === undefined) return true
    // A deck of cards is no card.
    return (
      drawnAs(`${lower} ${next}`, lexicon) !== null ||
      (lexicon.grammar.measuresOfOneThing.has(lower) && isUndrawn(lexicon.lookUp(`${lower} ${next}`)))
    )
  })
}

/** Articles go before phrases are matched; a capital A that is asked for as a letter stays. */
function withoutArticles(words: readonly Word[]): Word[] {
  return words.filter(({ lower, raw }, index) => {
    if (lower === 'the' || lower === 'an' || lower === 'of') return false
    if (lower !== 'a') return true
    return (
      raw === 'A' &&
      index > 0 &&
      /^(?:letter|capital|character|initial|grade|vitamin|size|and|with)$/.test(words[index - 1]?.lower ?? '')
    )
  })
}

/** Reads what begins at word `at`; gives how many words it took. */
function readAt(reader: Reader, at: number): number {
  const { words, lexicon, items } = reader
  const character = characterAt(words, at, lexicon)
  if (character !== null) {
    items.push({ kind: 'character', characters: character.characters, text: character.characters })
    return character.taken
  }
  if (isOneWord(words, at, lexicon)) {
    const joined = (words[at]?.lower ?? '') + (words[at + 1]?.lower ?? '')
    words.splice(at, 2, { raw: joined, lower: joined })
  }
  const many = manyOfThem(words, at, lexicon)
  if (many !== null) {
    items.push(many)
    return 2
  }
  for (let length = Math.min(lexicon.longestPhrase() + 1, words.length - at); length >= 1; length--) {
    const phrase = phraseAt(words, at, length)
    const item = length > LONGEST_OPERATOR ? null : operator(phrase, length, reader, at)
    if (item !== null) {
      if (item !== 'nothing') items.push(item)
      return length
    }
    const entry = lexicon.lookUp(phrase)
    const thing = thingOf(phrase, entry, lexicon)
    if (thing !== null && length === 1 && isDoing(words, at, reader)) {
      items.push({ kind: 'unknown', text: phrase, action: true })
      return 1
    }
    if (thing !== null) {
      items.push(thing)
      return length
    }
    const broken = isBroken(phrase, lexicon)
    if (length === 2 && !broken && reader.replacements > 0 && generalise(reader, at, phrase, entry)) return 0
    if (length > 1 && !broken && isOneThing(words, at, length, entry, lexicon)) {
      items.push({ kind: 'unknown', text: phrase, action: false })
      return length
    }
    const rewrite = reader.replacements > 0 && entry.kind === 'composition' ? entry.request : null
    if (rewrite !== null && !(broken && rewrite.includes('break'))) {
      reader.replacements -= 1
      const said = ownWords(words.slice(at, at + length), lexicon)
      words.splice(at, length, ...rewrite.split(' ').map((word) => ({ raw: word, lower: word, said })))
      return 0
    }
  }
  return readOddWord(reader, at)
}

/** "Two of them": counts what was named before; "of" has gone with the articles. */
function manyOfThem(words: readonly Word[], at: number, lexicon: Lexicon): Item | null {
  const [number = '', pronoun = ''] = words.slice(at, at + 2).map(({ lower }) => lower)
  const value = lexicon.grammar.numbers.get(number) ?? (/^\d$/.test(number) ? Number(number) : 0)
  if (value < 2 || !/^(?:them|these|those)$/.test(pronoun)) return null
  return { kind: 'number', value, text: number, isOfThem: true }
}

/** A phrase that is known and not drawn; "a hand holding a plant" only begins like one. */
function isOneThing(words: readonly Word[], at: number, length: number, entry: Entry, lexicon: Lexicon): boolean {
  const phrase = phraseAt(words, at, length)
  const goesOn = lexicon.grammar.relations.has(words[at + length - 1]?.lower ?? '') && words[at + length] !== undefined
  return !goesOn && isUndrawn(entry) && !saysTwice(phrase, entry, lexicon)
}

/** "computer screen": two words for one glyph are that glyph, whatever else the two together may be. */
function saysTwice(phrase: string, entry: Entry, lexicon: Lexicon): boolean {
  if (entry.kind !== 'undrawn' || !entry.isCompound) return false
  const glyphs = phrase.split(' ').map((word) => drawnAs(word, lexicon)?.glyph ?? null)
  return glyphs[0] !== null && glyphs.every((glyph) => glyph === glyphs[0])
}

/** "a broken heart" is a heart, whatever the tables call the two together; that it is broken is said. */
function isBroken(phrase: string, lexicon: Lexicon): boolean {
  return phrase.startsWith('broken ') && drawnAs(phrase.slice('broken '.length), lexicon) !== null
}

/** What the caller wrote, without the words that the grammar understands: "no smoking" is about smoking. */
function ownWords(words: readonly Word[], lexicon: Lexicon): string {
  const telling = words.filter(({ lower }) => !lexicon.grammar.slash.has(lower) && !lexicon.grammar.stop.has(lower))
  // Words that came in the place of the same ones say them once: told apart, they would double with every replacement.
  return [...new Set((telling.length > 0 ? telling : words).map(({ said, raw }) => said ?? raw))].join(' ')
}

/** "fire works", "key board": one known word written as two. */
function isOneWord(words: readonly Word[], at: number, lexicon: Lexicon): boolean {
  const [first, second] = [words[at]?.lower ?? '', words[at + 1]?.lower ?? '']
  if (first.length < 3 || second.length < 3) return false
  const together = first + second
  if ([first, second].every((word) => drawnAs(word, lexicon) !== null) && drawnAs(together, lexicon) === null)
    return false
  if (lexicon.familiarity(together) !== 'known' && lexicon.lookUp(together).kind !== 'general') return false
  const apart = lexicon.lookUp(`${first} ${second}`).kind
  return apart !== 'glyph' && apart !== 'composition'
}

function phraseAt(words: readonly Word[], at: number, length: number): string {
  return words
    .slice(at, at + length)
    .map((word) => word.lower)
    .join(' ')
}

/** "letter B", "number 5", "digit 3", and a lone capital letter. */
function characterAt(
  words: readonly Word[],
  at: number,
  lexicon: Lexicon,
): { characters: string; taken: number } | null {
  const here = words[at]
  const next = words[at + 1]
  if (here === undefined) return null
  if (
    next !== undefined &&
    /^(?:letter|letters|character|capital|initial|initials|number|digit|numeral)$/.test(here.lower)
  ) {
    const numeral = lexicon.grammar.numbers.get(next.lower)
    if (/^[a-z]{1,2}$/i.test(next.raw) && (next.raw.length === 1 || next.raw === next.raw.toUpperCase()))
      return { characters: next.raw.toUpperCase(), taken: 2 }
    if (/^\d{1,2}$/.test(next.raw)) return { characters: next.raw, taken: 2 }
    if (/^(?:number|digit|numeral)$/.test(here.lower) && numeral !== undefined && numeral < 10)
      return { characters: String(numeral), taken: 2 }
  }
  if (/^[B-HJ-Z]$/.test(here.raw) && here.raw !== 'X') return { characters: here.raw, taken: 1 }
  return null
}

/** What the grammar itself makes of a phrase; 'nothing' for one that is passed over; null when the phrase is not the grammar's. */
function operator(phrase: string, length: number, reader: Reader, at: number): Item | 'nothing' | null {
  const { lexicon } = reader
  const relation = lexicon.grammar.relations.get(phrase)
  if (relation !== undefined) return { kind: 'relation', relation, text: phrase }
  if (lexicon.grammar.slash.has(phrase) && (phrase !== 'free' || reader.items.length > 0))
    return { kind: 'slash', text: phrase }
  const glyph = length === 1 ? (thingFor(phrase, lexicon)?.glyph ?? null) : null
  const share = shareOf(phrase)
  if (
    (PRESET_WORDS.has(phrase) || share !== null || /^\d+(?:\.\d+)?%$/.test(phrase)) &&
    (length === 1 || drawnAs(phrase, lexicon) === null)
  )
    return { kind: 'state', phrase, text: phrase, glyph }
  if (length === 2 && lexicon.grammar.signWords.has(phrase)) return signFor(phrase, reader)
  if (lexicon.grammar.stylePhrases.has(phrase) && drawnAs(phrase, lexicon) === null)
    return { kind: 'quality', text: phrase, glyph: null, style: true }
  if (length > 2) return null
  if (length === 1) {
    if (/^\d+$/.test(phrase)) return { kind: 'number', value: Number(phrase), text: phrase }
    if (/^\d+(?:px|pt|x\d+)$/.test(phrase) || isStop(phrase, reader, at)) return 'nothing'
    const number = lexicon.grammar.numbers.get(phrase)
    if (number !== undefined && at + 1 < reader.words.length) return { kind: 'number', value: number, text: phrase }
    if (lexicon.grammar.style.has(phrase) || (glyph === null && isFiller(phrase, reader)))
      return { kind: 'quality', text: phrase, glyph, style: true }
    const sign = signFor(phrase, reader)
    if (sign !== null) return sign
    if (lexicon.grammar.qualities.has(phrase)) return { kind: 'quality', text: phrase, glyph, style: false }
  }
  return null
}

/** "Sync now", "in a field": adds nothing to the picture. */
function isFiller(word: string, { items, lexicon }: Reader): boolean {
  return (
    lexicon.grammar.fillers.has(word) || (lexicon.grammar.backgrounds.has(word) && items.at(-1)?.kind === 'relation')
  )
}

/** "Can you draw", but "a tin can"; "a cat face" is a cat, and "a face" is one. */
function isStop(word: string, { items, words, lexicon }: Reader, at: number): boolean {
  // "Like button", but "looks like a button".
  if (word === 'like') return at > 0
  if (word === 'can') return at + 1 < words.length
  // "No phones allowed", but "phones allowed".
  if (/^(?:allowed|permitted)$/.test(word)) return items.some((item) => item.kind === 'slash')
  if (!lexicon.grammar.partsOfAnimals.has(word)) return lexicon.grammar.stop.has(word)
  const before = items.at(-1)
  return before?.kind === 'thing' && /animal|nature/.test(lexicon.glyphs.get(before.glyph)?.category ?? '')
}

/** "new", "verified": a sign on something else; where a glyph of its own is meant and nothing else is said, that glyph. */
function signFor(phrase: string, { lexicon, words }: Reader): Item | null {
  const signs = lexicon.grammar.signWords.get(phrase) ?? []
  // "History" asks for a clock only where nobody drew history.
  if (signs.length > 0 && !signs.includes(phrase) && lexicon.glyphs.has(phrase)) return null
  const sign = (
    lexicon.grammar.signWords.get(phrase) ?? lexicon.grammar.signWords.get(singularsOf(phrase)[0] ?? '')
  )?.find((name) => lexicon.glyphs.has(name))
  if (sign === undefined) return null
  const glyph = drawnAs(phrase, lexicon)?.glyph ?? sign
  if (words.length === 1 && glyph !== sign) return null
  return { kind: 'thing', glyph: sign, preset: new Map(), text: phrase, plural: false, sign: true }
}

/** The thing that a phrase names as a whole; a phrase that is only a state ("up") is left to the caller. */
export function thingFor(phrase: string, lexicon: Lexicon): ThingItem | null {
  return thingOf(phrase, lexicon.lookUp(phrase), lexicon)
}

function thingOf(phrase: string, found: Entry, lexicon: Lexicon): ThingItem | null {
  if (found.kind !== 'glyph') return null
  const [first = '', second] = phrase.split(' ')
  // "Cups of coffee" are many too.
  const plural =
    isPlural(phrase.slice(phrase.lastIndexOf(' ') + 1), lexicon) || (second !== undefined && isPlural(first, lexicon))
  const many = `${found.glyph}s`
  return {
    kind: 'thing',
    // "Customers" are users, where "customer" is a user.
    glyph: plural && lexicon.glyphs.has(many) ? many : found.glyph,
    preset: found.preset,
    text: phrase,
    plural,
    sign: false,
  }
}

function isPlural(word: string, lexicon: Lexicon): boolean {
  return singularsOf(word).some((form) => lexicon.familiarity(form) === 'known')
}

/** "A boy reading a book": what someone does with the thing that follows is no thing of its own. */
function isDoing(words: readonly Word[], at: number, { items, lexicon }: Reader): boolean {
  const word = words[at]?.lower ?? ''
  const before = items.at(-1)
  if (!/.{3}ing$/.test(word) || lexicon.grammar.lostInPhrases.has(word)) return false
  const isAlive = (glyph: string | undefined): boolean =>
    /^(?:people|animals?|nature)$/.test(lexicon.glyphs.get(glyph ?? '')?.category ?? '')
  // "A running horse".
  if (isAlive(thingFor(words[at + 1]?.lower ?? '', lexicon)?.glyph)) return true
  if (before?.kind !== 'thing' || !isAlive(before.glyph)) return false
  return words.slice(at + 1, at + 3).some(({ lower }) => thingFor(lower, lexicon) !== null)
}
