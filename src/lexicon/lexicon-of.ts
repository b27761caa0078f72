import type { Program } from '../drawing/language/program.ts'
import { once } from './once.ts'
import type { WordClass } from './classes.ts'
import type { Descriptions } from './descriptions.ts'
import type { Fields } from './fields.ts'
import type { Forms, Occasion } from './forms.ts'
import type { Frames } from './frames.ts'
import type { Grammar } from './grammar.ts'
import type { Familiarity, Lexicon } from './lexicon.ts'
import type { PhraseBook } from './phrase-book.ts'
import type { WordPictures } from './word-pictures.ts'
import { lookUp } from './look-up.ts'
import type { Tables } from './look-up.ts'
import { singularPhrases } from './phrase.ts'
import type { Generals } from './read-general.ts'
import { remembered } from './remembered.ts'
import type { Twins } from './twins.ts'
import { takenFor } from './twins.ts'
import type { WordIndex } from './word-index.ts'

/** A set of words or phrases, of which no more is asked than whether it has one. */
export type HasWord = Pick<ReadonlySet<string>, 'has'>

/** What a lexicon knows beside what phrases mean. */
export interface WordTables {
  /** Two words that name one thing which nobody has drawn; asked for once, when first needed. */
  readonly compounds: () => HasWord
  /** English words that look like slips of known ones; asked for once, when first needed. */
  readonly noSlips: () => HasWord
  /** Nouns of many meanings; asked for once, when first needed. */
  readonly manySensed: () => readonly string[]
  /** Names of companies and products; asked for once, when first needed. */
  readonly brands: () => readonly string[]
  /** Words and the more general glyph that may stand for them; asked for once, when first needed. */
  readonly general: () => Generals
  /** The phrase book; asked for once, when first needed. */
  readonly needs: () => PhraseBook
  /** What words are drawn as; asked for once, when first needed. */
  readonly wordPictures: () => (stem: string) => WordPictures | null
  /** What needs are put together of; asked for once, when first needed. */
  readonly frames: () => Frames
  /** What people see in glyphs; asked for once, when first needed. */
  readonly descriptions: () => Descriptions
  /** Fields by their products; asked for once, when first needed. */
  readonly fields: () => Fields
  /** Of which class a word's thing is; asked for once, when first needed. */
  readonly classes: () => (phrase: string) => WordClass | null
  /** The tables of the grammar; asked for once, when first needed. */
  readonly grammar: () => Grammar
  /** Which glyph each is taken for at which cuts; asked for once, when first needed. */
  readonly twins: () => Twins
  /** Forms of glyphs on an occasion; asked for once each, when first needed. */
  readonly forms: (occasion: Occasion) => Forms
}

/** Builds a lexicon from glyphs, what phrases mean, and tables: what `loadLexicon` does once it knows its files. */
export function lexiconOf(
  glyphs: ReadonlyMap<string, Program>,
  index: WordIndex,
  { compounds, noSlips, brands, general, ...later }: WordTables,
): Lexicon {
  const owned = once(() => new Set(brands()))
  const real = once(noSlips)
  const manySensed = once(() => new Set(later.manySensed()))
  const above = once(general)
  const grammarOnce = once(later.grammar)
  const twinsOnce = once(later.twins)
  const tables: Tables = { glyphs, rowOf: remembered(index.rowOf), general: above, compounds: once(compounds) }
  return {
    glyphs,
    lookUp: remembered((phrase) => lookUp(phrase, tables)),
    familiarity: (word) => familiarity(word, { owned, index, real, above }),
    isManySensed: (word) => [word, ...singularPhrases(word)].some((form) => manySensed().has(form)),
    words: index.words,
    phrasesOf: index.phrasesOf,
    takenFor: (glyph, cut) => takenFor(glyph, cut, twinsOnce()),
    companyOf: lazily(() => later.forms('company')),
    crossedOutOf: lazily(() => later.forms('crossed-out')),
    holdingOf: lazily(() => later.forms('holding')),
    heldOf: lazily(() => later.forms('held')),
    overlappedOf: lazily(() => later.forms('overlapped')),
    stackedOf: lazily(() => later.forms('stacked')),
    betweenOf: lazily(() => later.forms('between')),
    needs: once(later.needs),
    picturesOf: remembered(lazily(later.wordPictures)),
    frames: once(later.frames),
    descriptions: once(later.descriptions),
    fields: once(later.fields),
    classOf: remembered(lazily(later.classes)),
    longestPhrase: (most) => Math.min(index.longest, most),
    get grammar() {
      return grammarOnce()
    },
    names: () => [...glyphs.keys()].sort(),
  }
}

interface KnownWords {
  /** Of brands. */
  readonly owned: () => ReadonlySet<string>
  readonly index: WordIndex
  readonly real: () => HasWord
  readonly above: () => Generals
}

function familiarity(word: string, { owned, index, real, above }: KnownWords): Familiarity {
  if (owned().has(word) && (index.rowOf(word)?.glyph ?? null) === null) return 'brand'
  if (index.isWord(word)) return 'known'
  return real().has(word) || above().has(word) ? 'english' : 'strange'
}

/** A function that is made when it is first called. */
function lazily<A extends unknown[], V>(make: () => (...asked: A) => V): (...asked: A) => V {
  const made = once(make)
  return (...asked) => made()(...asked)
}
