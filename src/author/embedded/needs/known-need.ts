import type { Field } from '../../../lexicon/fields.ts'
import type { Need, PhraseBook } from '../../../lexicon/phrase-book.ts'
import { headOf } from './field-pictures.ts'
import { createNeedByWords } from './need-by-words.ts'
import type { Lexicon } from '../../../lexicon/lexicon.ts'
import { phraseKey, pluralPhrases, singularPhrases, wordsOf } from '../../../lexicon/phrase.ts'

/** A row that a request is. */
export interface KnownNeed {
  readonly need: Need
  /** Not where the row is one of several senses, and no word of its field stands beside it. */
  readonly isSure: boolean
  /** Whether it has several words, and all rows of it show the same thing: what is drawn where its words by themselves do not plainly say another. */
  readonly isOnlySense: boolean
}

/** Whose it is says nothing of what it shows: "my orders". */
const OWNERS = /\b(?:my|your|our|their)\b ?/g

/** Makes what finds the row of the phrase book that a request is; null for one that is in no row, or that names a glyph. */
export function createKnownNeed(lexicon: Lexicon): (text: string, field?: Field | null) => KnownNeed | null {
  const byWords = createNeedByWords(lexicon)
  return (text, field = null) => {
    const book = lexicon.needs()
    const key = phraseKey(text).replace(OWNERS, '').trim()
    const meant = field === null ? undefined : phraseInField(key, field)
    if (meant !== undefined) return sure({ words: key, ...meant })
    // The complaints of one field do not hide what a complaint is in another.
    const found = [key, ...singularPhrases(key)].map((one) => rowsOf(one, book)).filter(({ length }) => length > 0)
    const rows = found.find((some) => isForAny(some) || (field && rowOfField(some, field))) ?? found[0]
    // Who says what a need is for says no word of it besides.
    const told = field === null ? inItsField(key, book) : null
    const ofField = field === null ? null : ((rows && rowOfField(rows, field)) ?? byWords(key, field))
    if (ofField !== null) return sure(ofField)
    if (rows === undefined) return told === null ? null : sure(told)
    if (field !== null && meansOtherwise(key, rows, field)) return null
    // A glyph's own name is that glyph, unless the field is said.
    if (lexicon.glyphs.has(key.replaceAll(' ', '-'))) return null
    const plains = rows.filter(({ tells }) => tells.length === 0)
    // What all apps have is drawn alike, whatever a book of another field calls so.
    const plain = plains.find(({ book }) => GENERAL.test(book)) ?? plains[0] ?? (field && rowOfProduct(rows, field))
    const need = plain ?? rows[0]
    return need === undefined ? null : { need, isSure: plain === need, isOnlySense: areOneSense(key, rows) }
  }
}

function sure(need: Need): KnownNeed {
  return { need, isSure: true, isOnlySense: true }
}

/**
 * "Bowel chart" means one thing, whatever field its row is of; "platform" does not, nor what two rows draw as two things. Of 236 such needs that were put together of their words
 * 14 % said something else and 28 % less; the row has what was wanted there for a quarter of these. How often it would be refused nobody has judged.
 */
function areOneSense(key: string, rows: readonly Need[]): boolean {
  return key.includes(' ') && new Set(rows.map(({ picture }) => headOf(picture))).size === 1
}

/** What a phrase of several words means in a field, as a row of its nearest book; undefined where the field's senses do not have it. */
export function phraseInField(key: string, { senses, books }: Field): Omit<Need, 'words'> | undefined {
  if (!key.includes(' ')) return undefined
  const picture = [key, ...singularPhrases(key)].map((one) => senses.get(one)).find((one) => one !== undefined)
  return picture === undefined ? undefined : { picture, second: null, tells: [], book: books[0] ?? '' }
}

/** Whether a row is drawn so whatever stands beside it. */
function isForAny(rows: readonly Need[]): boolean {
  return rows.some(({ tells }) => tells.length === 0)
}

/** Of the rows of a need the one of a field: of its books, the nearest first, or told by its words. */
export function rowOfField(rows: readonly Need[], { books, words }: Field): Need | undefined {
  const ofBook = books.flatMap((book) => rows.find((row) => row.book === book) ?? [])
  return ofBook[0] ?? rows.find(({ tells }) => tells.some((word) => words.has(word)))
}

/**
 * Of the rows of a need the one that a word of the product tells: "fleet tracking" is logistics, and says "fleet" besides. Whatever has a product is an app: nothing there is
 * disabled as people are.
 */
function rowOfProduct(rows: readonly Need[], { product }: Field): Need | undefined {
  const said = new Set(wordsOf(product))
  const ofProduct = rows.find(({ tells }) => tells.some((word) => said.has(word)))
  return ofProduct ?? rows.find(({ tells, book }) => OF_APPS.test(book) && tells.includes('app'))
}

/** The book of what nearly every app has. */
const OF_APPS = /^core-app$/
/** Books of no field. */
const GENERAL = /^core-/

/** Whether a need that other fields have too has a word that means something else in this one: a lift that is closed is no cable car in a tower. */
function meansOtherwise(key: string, rows: readonly Need[], { senses }: Field): boolean {
  // Out of stock is a package to a shop, and to a warehouse.
  const isShown = (word: string): boolean => {
    const sense = senses.get(word)
    return rows.some(({ tells, picture }) => tells.length === 0 && headOf(picture).replace(/ off$/, '') === sense)
  }
  const isOther = (word: string): boolean => senses.has(word) && !isShown(word)
  return isOther(key) || (rows.every(({ book }) => !GENERAL.test(book)) && wordsOf(key).some(isOther))
}

/** The rows with a key. "Team event" is the need of the row "team events"; but "skin" is not that of "skins". */
function rowsOf(key: string, { called }: PhraseBook): readonly Need[] {
  const rows = called(key)
  if (rows.length > 0 || !key.includes(' ')) return rows
  return (
    pluralPhrases(key)
      .map(called)
      .find(({ length }) => length > 0) ?? []
  )
}

/** Requests of more words say more than a need and its field. */
const MOST_WORDS = 8

/** "Returns (parcel)", "shop returns": a need beside nothing but words of its field. */
function inItsField(key: string, { called }: PhraseBook): Need | null {
  const words = wordsOf(key)
  if (words.length < 2 || words.length > MOST_WORDS) return null
  for (let length = words.length - 1; length >= 1; length--) {
    for (let at = 0; at + length <= words.length; at++) {
      const rest = words.toSpliced(at, length)
      const rows = called(words.slice(at, at + length).join(' '))
      const found = rows.find(({ tells }) => rest.every((word) => tells.includes(word)))
      if (found !== undefined) return found
    }
  }
  return null
}
