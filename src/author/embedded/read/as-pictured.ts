import type { Lexicon } from '../../../lexicon/lexicon.ts'
import { phraseKey } from '../../../lexicon/phrase.ts'
import { memoryOf } from '../../../lexicon/remembered.ts'
import { fromOneToAnother } from './from-one-to-another.ts'

/** More patterns than any text has are kept, and fewer than all. */
const MOST_PATTERNS = 256

/** What stands between two words of a description: articles, and small words that say nothing there. */
const BETWEEN = String.raw`(?:[\s-]+|\s*,\s*)(?:(?:an?|the|its|their|of|is|are|that|which)\s+)*`

/** In front of a description, which has its own in its place. */
const ARTICLE = String.raw`(?:(?:an?|the)\s+)?`

/** A letter or a digit of a word: texts are in small letters here. */
const LETTER = String.raw`[a-z\d\u00c0-\u024f]`

/** Up to three words that a description leaves open, none of which begins another part of the request. */
const OPEN = String.raw`(${LETTER}+(?:[\s-](?!(?:with|and|in|on|for|of)\b)${LETTER}+){0,2})`

/** A part of a description, and whether it may be missing. */
interface Part {
  readonly pattern: string
  readonly isOptional: boolean
}

/**
 * Makes what reads pictures that a text describes ("two arrows pointing in opposite directions") as what the table of such pictures has in their place. Null for a text
 * that describes none.
 */
export function createAsPictured({
  grammar,
  descriptions,
}: Pick<Lexicon, 'grammar' | 'descriptions'>): (text: string) => string | null {
  const rows = [...grammar.pictured].flatMap(([head, descriptions]) => {
    const [word = '', picture] = head.split(' > ')
    return picture === undefined ? [] : [{ word, picture, descriptions }]
  })
  // To make patterns of all takes a hundred times as long as to see which descriptions a text may have.
  const recall = memoryOf<RegExp>(MOST_PATTERNS)
  const patternOf = (descriptions: readonly string[]): RegExp =>
    recall(descriptions.join('|'), () => anyOf(descriptions, grammar.pictured))
  return (text) => {
    const between = fromOneToAnother(text)
    if (between !== null) return between
    const lower = text.toLowerCase()
    const asked = rows.filter(({ word }) => lower.includes(word))
    // What is known in these very words is not read by its parts.
    if (asked.length === 0 || descriptions().glyphOf(phraseKey(text)) !== null) return null
    const read = asked.reduce((plain, { picture, descriptions }) => {
      const likely = descriptions.filter((one) => mayBeIn(one, lower, grammar.pictured))
      if (likely.length === 0) return plain
      return plain.replace(patternOf(likely), (...found) => shown(picture, found))
    }, lower)
    // "Triangle with an exclamation mark, warning" has said it twice.
    return read === lower ? null : read.trim().replace(/^(.+?)\s*[,:;]\s*\1$/i, '$1')
  }
}

/** Whether a text has all words that a description cannot do without, in whatever order. */
function mayBeIn(description: string, text: string, rows: Lexicon['grammar']['pictured']): boolean {
  const has = (word: string): boolean =>
    ANYTHING.test(word) || (rows.get(word)?.some((one) => mayBeIn(one, text, rows)) ?? text.includes(word))
  return tokensOf(description)
    .filter((token) => !token.startsWith('['))
    .every((token) => choicesOf(token).some((choice) => choice.split(' ').every(has)))
}

/** What is in every text: its ends, and words that are left open. */
const ANYTHING = /^(?:\^|\$|\{\})$/

/** A picture with the words in it that its description leaves open. */
function shown(picture: string, found: readonly unknown[]): string {
  const open = found.slice(1).find((one) => typeof one === 'string' && found[0] !== one)
  return picture.replace('{}', typeof open === 'string' ? open : '')
}

function anyOf(descriptions: readonly string[], rows: Lexicon['grammar']['pictured']): RegExp {
  const patterns = descriptions.map((one) => {
    const [begin, end] = [one.startsWith('^ ') ? '^' : String.raw`(?<!${LETTER})`, one.endsWith(' $') ? '$' : '']
    return `${begin}${ARTICLE}${inARow(one.replace(/^\^ | \$$/g, ''), rows)}${end}`
  })
  return new RegExp(String.raw`(?:${patterns.join('|')})(?!${LETTER})`, 'g')
}

/** The parts of a description, one behind the other. Each brings along what stands between it and the next. */
function inARow(description: string, rows: Lexicon['grammar']['pictured']): string {
  const parts = partsOf(description, rows)
  const first = parts.findIndex(({ isOptional }) => !isOptional)
  return parts
    .map(({ pattern, isOptional }, at) => {
      if (at < first) return `(?:${pattern}${BETWEEN})?`
      return at === first ? pattern : `(?:${BETWEEN}${pattern})${isOptional ? '?' : ''}`
    })
    .join('')
}

/** Words, `[what may be missing]`, `(one/of several)`, `<a row of words>`. */
function partsOf(description: string, rows: Lexicon['grammar']['pictured']): Part[] {
  return tokensOf(description).map((token) => ({
    pattern: `(?:${longestFirst(choicesOf(token))
      .map((one) => wordsIn(one, rows))
      .join('|')})`,
    isOptional: token.startsWith('['),
  }))
}

function tokensOf(description: string): string[] {
  return description.match(/\[[^\]]+\]|\([^()]+\)|\S+/g) ?? []
}

function choicesOf(token: string): string[] {
  return /^[[(]/.test(token) ? token.slice(1, -1).split('/') : [token.replace(/,$/, '')]
}

/** A choice of words, each of which may stand for a row of them. */
function wordsIn(choice: string, rows: Lexicon['grammar']['pictured']): string {
  return choice
    .split(' ')
    .map((word) => {
      if (word === '{}') return OPEN
      const row = /^<.+>$/.test(word) ? rows.get(word) : undefined
      return row === undefined
        ? word
        : `(?:${longestFirst(row)
            .map((one) => inARow(one, rows))
            .join('|')})`
    })
    .join(BETWEEN)
}

/** Of two choices one may begin with the other. */
function longestFirst(choices: readonly string[]): string[] {
  return choices.toSorted((a, b) => b.length - a.length)
}
