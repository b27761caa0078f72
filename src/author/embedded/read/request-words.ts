import type { Grammar } from '../../../lexicon/grammar.ts'
import type { Lexicon } from '../../../lexicon/lexicon.ts'
import { drawnAs, isKnown, isUndrawn } from '../../../lexicon/lexicon.ts'
import { splitWords, wordsOf } from '../../../lexicon/phrase.ts'
import { withoutSteps } from './level-words.ts'
import type { Word } from './place.ts'
import { withRowsOf } from './rows-of.ts'
import { withSeveral } from './several.ts'

/** Words beyond this are not read: nobody describes an icon in more. */
export const MOST_WORDS = 80

/** "16px", "stroke 1.5": the cut decides these, whatever the request says. */
const MEASUREMENTS =
  /\b\d+(?:\.\d+)?\s?(?:px|pt|dp|pixels?)\b|\b(?:stroke|radius|line|size|weight|width)(?:\s(?:width|weight|of))?[\s:=]{1,2}\d+(?:\.\d+)?\b/giu

/** "Open box, nothing in it": the box is empty. */
const NOTHING_IN_IT = /,?\s*\b(?:(?:with|and|has) )?nothing (?:in|inside)(?: (?:it|them|of it))?(?=\s*(?:$|[,.;]))/giu

/** Marks that change how the sign before them looks, and joiners: never a thing to be shown. */
const INVISIBLE = /[\uFE00-\uFE0F]|[\u200B-\u200D]|\u2060|\u20E3|[\u{1F3FB}-\u{1F3FF}]/gu

/** Signs and emoji, and the words for them. */
export type SignTables = Pick<Grammar, 'signs' | 'emoji'>

/** A request as words: what is left of its text when everything that says no word is out of it. */
export interface RequestWords {
  readonly words: readonly Word[]
  /** What a hint is about, where no glyph of that kind is known. */
  readonly lost: string | null
  /** Emoji for which there are no words. */
  readonly unknownSigns: readonly string[]
  /** Whether a word may be a typing error: in a text of another language it is one of its words. */
  readonly mayCorrect: boolean
}

/** The words of a request: signs and emoji put into words, hints ("the animal") resolved, measurements, measures and articles left out. */
export function requestWords(text: string, lexicon: Lexicon): RequestWords {
  const plain = betweenTwo(signsOf(text, lexicon.grammar))
  const hinted = readHint(withHyphens(plain, lexicon), lexicon)
  const words = wordsWithEnds(hinted.text.replace(MEASUREMENTS, ' ').replace(NOTHING_IN_IT, ' empty'))
  return {
    words: withoutArticles(
      withoutSteps(withoutMeasures(withRowsOf(withSeveral(words, lexicon), lexicon), lexicon), lexicon),
    ),
    lost: hinted.lost,
    unknownSigns: unknownSigns(text, lexicon.grammar),
    mayCorrect: !/[\u00c0-\uffff]/.test(plain),
  }
}

/** The words of a text, and behind which of them a clause ends. */
function wordsWithEnds(text: string): Word[] {
  let from = 0
  return splitWords(text)
    .slice(0, MOST_WORDS)
    .map((raw) => {
      const at = text.indexOf(raw, from)
      if (at >= 0) from = at + raw.length
      const word = { raw, lower: raw.toLowerCase() }
      return at >= 0 && END.test(text.slice(from, from + 3)) ? { ...word, ends: true } : word
    })
}

/** Marks that part clauses. */
const END = /^\s?[,;:.()]/

/** "An arrow from one folder to another", "phone to phone transfer": both say what is between two of a thing. */
function betweenTwo(text: string): string {
  if (!/ to /i.test(text)) return text
  return text
    .replace(
      /\b(arrows?|lines?|data|transfer|sync|link|connection) (?:going |pointing |moving |passing )?from (?:one|an?) ([a-z]+(?: [a-z]+)?) to (?:another|the other)(?: \2)?\b/gi,
      (_, what: string, thing: string) => `${what} between two ${pluralOf(thing)}`,
    )
    .replace(
      /^([a-z]+) to \1 (transfer|sync|exchange|connection|link)$/i,
      (_, thing: string, what: string) => `${what} between two ${pluralOf(thing)}`,
    )
}

function pluralOf(noun: string): string {
  if (/person$/i.test(noun)) return noun.replace(/person$/i, 'people')
  return /(?:s|x|z|ch|sh)$/i.test(noun) ? `${noun}es` : `${noun}s`
}

/** A request with its emoji put into words; a request that is one letter or sign asks for exactly that. */
export function signsOf(text: string, { signs, emoji }: SignTables): string {
  const plain = text.replace(INVISIBLE, '')
  const one = plain.trim()
  const sign = signs.get(one)
  if (sign !== undefined) return sign
  if (/^[a-wyz]$/i.test(one) || one === 'X') return `letter ${one.toUpperCase()}`
  return /[\u{100}-\u{10FFFF}]/u.test(plain)
    ? [...plain].map((character) => (emoji.has(character) ? ` ${emoji.get(character) ?? ''} ` : character)).join('')
    : plain
}

/** Emoji of a request for which there are no words here. */
export function unknownSigns(text: string, { emoji }: SignTables): string[] {
  // Most requests are plain ASCII, which has none.
  if (!/[\u0080-\uffff]/.test(text)) return []
  return [...new Set(text.replace(INVISIBLE, ''))].filter(
    (character) => /\p{Extended_Pictographic}/u.test(character) && !emoji.has(character) && !/[©®™]/.test(character),
  )
}

/** "T-cell" is one word, and no letter T; "e-mail" and "t-shirt" are found as they are known. */
function withHyphens(text: string, lexicon: Lexicon): string {
  return text.replace(/\b([a-z])-([a-z]{3,})\b/gi, (whole: string, letter: string, rest: string) => {
    const apart = `${letter} ${rest}`
    return isKnown(apart, lexicon) ? whole : letter + rest
  })
}

/** A request without its hint. */
export interface Hinted {
  readonly text: string
  /** What the hint is about, where no glyph of that kind is known. */
  readonly lost: string | null
}

/** "orange (the fruit)", "bat, the flying animal", "seal the animal", "mouse as an animal". */
function hintOf(names: string, bare: string): RegExp {
  const kind = `(?:[a-z]+ )?(${names})`
  return new RegExp(
    `^(.*?)\\s*(?:\\(\\s*(?:the |an? )?${kind}\\s*\\)|,\\s*(?:the|an?) ${kind}\\b|\\s(?:the|as an?|as in an?) ${kind}$|\\s(${bare})$)(.*)$`,
    'i',
  )
}

/** Reads "the animal" behind a word as a choice among the glyphs that the word may mean; a glyph of another kind is never drawn for it. */
export function readHint(text: string, lexicon: Lexicon): Hinted {
  const { kinds, bareKinds, slash } = lexicon.grammar
  // Most requests have none: the pattern is long.
  if (!/[(,]|\b(?:the|as)\b/i.test(text) && !bareKinds.has(text.slice(text.lastIndexOf(' ') + 1).toLowerCase()))
    return { text, lost: null }
  const match = hintOf([...kinds.keys()].join('|'), [...bareKinds].join('|')).exec(text)
  const before = match?.[1] ?? ''
  const kind = (match?.[2] ?? match?.[3] ?? match?.[4] ?? match?.[5] ?? '').toLowerCase()
  const words = wordsOf(before)
  const noun = words.at(-1)
  // "No bird" crosses a bird out, though "no" alone is drawn.
  if (match === null || noun === undefined || slash.has(noun)) return { text, lost: null }
  const rest = words.slice(0, -1)
  const after = match[6] ?? ''
  const known = [`${noun} ${kind}`, `${kind} ${noun}`].find((phrase) => isKnown(phrase, lexicon))
  if (known !== undefined) return { text: [...rest, known].join(' ') + after, lost: null }
  const categories = kinds.get(kind) ?? []
  const entry = drawnAs(noun, lexicon)
  const own = entry?.glyph
  // "A bird": a word that is no thing is no noun that a hint explains.
  if (own === undefined && (match[4] ?? match[5]) !== undefined) return { text, lost: null }
  const fitting = (entry === null ? [] : [entry.glyph, ...entry.others]).find((glyph) => {
    const category = lexicon.glyphs.get(glyph)?.category ?? ''
    return category === '' || categories.some((part) => category.includes(part))
  })
  if (fitting === undefined) return { text: rest.join(' ') + after, lost: `${noun} (${kind})` }
  return { text: (fitting === own ? before : [...rest, fitting].join(' ')) + after, lost: null }
}

/** "a stack of books": the measure goes, unless the whole is a phrase of its own. */
function withoutMeasures(words: readonly Word[], lexicon: Lexicon): Word[] {
  return words.filter(({ lower }, index) => {
    const next = words[index + 2]?.lower
    if (!lexicon.grammar.measures.has(lower) || words[index + 1]?.lower !== 'of' || next === undefined) return true
    // "Group of three" is known, and three dogs are none.
    const third = words[index + 3]?.lower
    if (lexicon.grammar.numbers.has(next) && third !== undefined && !lexicon.grammar.relations.has(third))
      return drawnAs(`${lower} ${next} ${third}`, lexicon) !== null
    // A deck of cards is no card.
    return (
      drawnAs(`${lower} ${next}`, lexicon) !== null ||
      (lexicon.grammar.measuresOfOneThing.has(lower) && isUndrawn(lexicon.lookUp(`${lower} ${next}`)))
    )
  })
}

/** Articles go before phrases are matched; a capital A that is asked for as a letter stays. */
function withoutArticles(words: readonly Word[]): readonly Word[] {
  const isKept = ({ lower, raw }: Word, index: number): boolean => {
    if (lower === 'the' || lower === 'an' || lower === 'of') return false
    if (lower !== 'a') return true
    return (
      raw === 'A' &&
      index > 0 &&
      /^(?:letter|capital|character|initial|grade|vitamin|size|and|with)$/.test(words[index - 1]?.lower ?? '')
    )
  }
  return words.flatMap((word, index) => {
    if (!isKept(word, index)) return []
    const [before, next] = [words[index - 1], words[index + 1]]
    const isNoun = before !== undefined && before.lower !== 'of' && !isKept(before, index - 1)
    const named = isNoun ? { ...word, isNoun: true as const } : word
    // What an article parts is no phrase: "book a doctor".
    return next === undefined || isKept(next, index + 1) ? [named] : [{ ...named, ends: true as const }]
  })
}
