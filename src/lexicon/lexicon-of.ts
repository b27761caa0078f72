import type { Program } from '../drawing/language/program.ts'
import { once } from './once.ts'
import type { WordClass } from './classes.ts'
import type { Fields } from './fields.ts'
import type { Occasion } from './forms.ts'
import type { Frames } from './frames.ts'
import type { Grammar } from './grammar.ts'
import type { Familiarity, Lexicon } from './lexicon.ts'
import type { PhraseBook } from './phrase-book.ts'
import type { WordPictures } from './word-pictures.ts'
import { lookUp } from './look-up.ts'
import type { Tables } from './look-up.ts'
import { HOSTS, OPERATOR_WORDS, SIGNS } from './operator-words.ts'
import { phraseKey, singularPhrases } from './phrase.ts'
import type { Generals } from './read-general.ts'
import type { IdeaLine, SynonymLine } from './read-synonyms.ts'
import { remembered } from './remembered.ts'
import { textTable } from './text-table.ts'
import { wordTable } from './word-table.ts'
import type { Twins } from './twins.ts'
import { takenFor } from './twins.ts'

/** A set of words or phrases, of which no more is asked than whether it has one. */
export type HasWord = Pick<ReadonlySet<string>, 'has'>

/** The word tables beside the words that glyphs declare themselves. */
export interface WordTables {
  readonly synonyms: readonly SynonymLine[]
  /** The same for other languages; never a reason to correct a word. */
  readonly languages: readonly SynonymLine[]
  readonly ideas: readonly IdeaLine[]
  /** Phrases and the requests that draw them where they have no glyph; a request is the line's only picture. */
  readonly compositions: readonly IdeaLine[]
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
  /** Fields by their products; asked for once, when first needed. */
  readonly fields: () => Fields
  /** Of which class a word's thing is; asked for once, when first needed. */
  readonly classes: () => (phrase: string) => WordClass | null
  /** The tables of the grammar; asked for once, when first needed. */
  readonly grammar: () => Grammar
  /** Which glyph each is taken for at which cuts; asked for once, when first needed. */
  readonly twins: () => Twins
  /** Forms of glyphs on an occasion; asked for once each, when first needed. */
  readonly forms: (occasion: Occasion) => (glyph: string) => readonly Program[]
}

/** What is known of a glyph before its drawing is parsed. */
export interface GlyphHead {
  readonly name: string
  readonly words: readonly string[]
}

/** A glyph's name and words with their phrase keys, which several tables are made of. */
interface KeyedHead {
  readonly name: string
  readonly key: string
  readonly words: readonly string[]
}

function keyed({ name, words }: GlyphHead): KeyedHead {
  return { name, key: phraseKey(name), words: words.map(phraseKey) }
}

/** Builds a lexicon from glyphs and word tables: what `loadLexicon` does once the files are read. */
export function lexiconOf(
  heads: readonly GlyphHead[],
  glyphs: ReadonlyMap<string, Program>,
  { synonyms, languages, ideas, compositions, compounds, noSlips, brands, general, ...later }: WordTables,
): Lexicon {
  const programs = heads.map(keyed)
  const names = new Map(programs.map(({ key, name }) => [key, name]))
  const claims = claimsOf(programs)
  const phrases = ownPhrases(programs, names)
  const stretched = stretchedWords(programs, synonyms, phrases)
  addLines(synonyms, phrases, { names, stretched })
  addIdeas(ideas, phrases, claims, stretched)
  const english = [...phrases.keys()]
  addLines(languages, phrases, { names: new Map(), stretched })
  // What follows is made when it is first needed: nothing is read before the first request.
  const rewrites = once(() => rewritesOf(synonyms, compositions, phrases))
  const undrawn = once(() => undrawnPhrases(synonyms, phrases, rewrites()))
  const text = once(() => textOfWords(synonyms, ideas, english))
  const known = once(() => wordTable(text()))
  const owned = once(() => new Set(brands()))
  const real = once(noSlips)
  const manySensed = once(() => new Set(later.manySensed()))
  const above = once(general)
  const grammarOnce = once(later.grammar)
  const twinsOnce = once(later.twins)
  const byGlyph = once(() => Map.groupBy(english, (phrase) => phrases.get(phrase) ?? ''))
  const tables: Tables = {
    glyphs,
    phrases,
    claims,
    stretched,
    general: above,
    undrawn,
    compounds: once(compounds),
    compositions: rewrites,
  }
  return {
    glyphs,
    lookUp: remembered((phrase) => lookUp(phrase, tables)),
    familiarity: (word) => familiarity(word, { owned, drawn: phrases, known, real, above }),
    isManySensed: (word) => [word, ...singularPhrases(word)].some((form) => manySensed().has(form)),
    words: () => [...new Set([...english.filter((phrase) => !phrase.includes(' ')), ...text().split(' ')])],
    phrasesOf: (glyph) =>
      (byGlyph().get(glyph) ?? []).filter((phrase) => phrase !== phraseKey(glyph) && !stretched.has(phrase)),
    takenFor: (glyph, cut) => takenFor(glyph, cut, twinsOnce()),
    companyOf: lazily(() => later.forms('company')),
    crossedOutOf: lazily(() => later.forms('crossed-out')),
    holdingOf: lazily(() => later.forms('holding')),
    needs: once(later.needs),
    picturesOf: remembered(lazily(later.wordPictures)),
    frames: once(later.frames),
    fields: once(later.fields),
    classOf: remembered(lazily(later.classes)),
    longestPhrase: upTo(everLonger(phrases, rewrites, undrawn)),
    get grammar() {
      return grammarOnce()
    },
    names: () => [...glyphs.keys()].sort(),
  }
}

interface KnownWords {
  /** Of brands. */
  readonly owned: () => ReadonlySet<string>
  /** Phrases with a picture. */
  readonly drawn: ReadonlyMap<string, string>
  readonly known: () => (word: string) => boolean
  readonly real: () => HasWord
  readonly above: () => Generals
}

function familiarity(word: string, { owned, drawn, known, real, above }: KnownWords): Familiarity {
  if (owned().has(word) && !drawn.has(word)) return 'brand'
  if (known()(word)) return 'known'
  return real().has(word) || above().has(word) ? 'english' : 'strange'
}

/** Which glyph each phrase means: a glyph's own name first, then the words that glyphs declare. */
function ownPhrases(programs: readonly KeyedHead[], names: ReadonlyMap<string, string>): Map<string, string> {
  const phrases = new Map<string, string>()
  const add = (phrase: string, glyph: string): void => {
    if (phrase !== '' && !phrases.has(phrase)) phrases.set(phrase, glyph)
  }
  for (const [phrase, name] of names) add(phrase, name)
  for (const { name, words } of programs)
    for (const phrase of words) if (!isPluralOf(phrase, name, names)) add(phrase, name)
  return phrases
}

/** What decides which glyph a line is about. */
interface Claims {
  readonly names: ReadonlyMap<string, string>
  /** Words that a glyph declares although they belong to another idea: not enough to give it the whole line. */
  readonly stretched: ReadonlySet<string>
}

/** Adds what the lines of a table mean; a phrase that means something already keeps its meaning. */
function addLines(lines: readonly SynonymLine[], phrases: Map<string, string>, claims: Claims): void {
  const resolved = lines.flatMap((line) => {
    const glyph = glyphOf(line, phrases, claims)
    return glyph === null ? [] : [{ line, glyph }]
  })
  const add = (phrase: string, glyph: string): void => {
    if (!phrases.has(phrase)) phrases.set(phrase, glyph)
  }
  for (const { line, glyph } of resolved) add(line.key, glyph)
  for (const { line, glyph } of resolved) {
    for (const phrase of line.phrases) {
      // Asked first: half of them mean something already.
      if (phrases.has(phrase)) continue
      if (!leftToTheGrammar(phrase, glyph, phrases) && !isPluralOf(phrase, glyph, claims.names)) add(phrase, glyph)
    }
  }
}

/** "keys" are keys, whatever a table says of keyboards. */
function isPluralOf(phrase: string, glyph: string, names: ReadonlyMap<string, string>): boolean {
  return singularPhrases(phrase).some((single) => {
    const own = names.get(single)
    return own !== undefined && own !== glyph && !glyph.startsWith(`${own}-`) && !singularPhrases(glyph).includes(own)
  })
}

/** Words that a glyph declares although the table keeps them for another idea: a gavel drawn as a hammer. */
function stretchedWords(
  programs: readonly KeyedHead[],
  synonyms: readonly SynonymLine[],
  phrases: ReadonlyMap<string, string>,
): Set<string> {
  // Only words that glyphs declare are looked up: most of the table is not.
  const declared = new Set(programs.flatMap(({ key, words }) => [key, ...words]))
  const lines = new Map<string, SynonymLine>()
  for (const line of synonyms) {
    if (declared.has(line.key) && !lines.has(line.key)) lines.set(line.key, line)
    for (const phrase of line.phrases) if (declared.has(phrase) && !lines.has(phrase)) lines.set(phrase, line)
  }
  const stretched = new Set<string>()
  for (const { name, key, words } of programs) {
    const own = lines.get(key)
    for (const word of words) {
      const line = lines.get(word)
      if (line === undefined || line === own || word === key || phrases.get(word) !== name) continue
      if (line.key !== key && !line.phrases.includes(key)) stretched.add(word)
    }
  }
  return stretched
}

/** Words and phrases that mean something which nobody has drawn. */
interface Undrawn extends HasWord {
  /** How many words phrases have that have more than so many and more than those before them. */
  readonly everLonger: (than: number) => Generator<number>
}

/** "Car park" is no car in a park. Told of a phrase when it is asked for: there are thousands. */
function undrawnPhrases(
  synonyms: readonly SynonymLine[],
  phrases: ReadonlyMap<string, string>,
  rewrites: ReadonlyMap<string, string>,
): Undrawn {
  const isOf = ({ key, phrases: others }: SynonymLine): boolean =>
    !phrases.has(key) && !others.some((phrase) => rewrites.get(phrase) === key) && !isComposite(key, phrases)
  const isFree = (phrase: string): boolean =>
    !phrases.has(phrase) && !rewrites.has(phrase) && !phrase.split(' ').some((word) => OPERATOR_WORDS.has(word))
  const rows = synonyms.map(({ key, phrases: others }) => [key, ...others])
  const linesWith = textTable(rows)
  return {
    has: (phrase) => isFree(phrase) && linesWith(phrase).some((line) => isOf(synonyms[line]!)),
    everLonger: function* (than) {
      let longest = than
      for (const [line, row] of rows.entries())
        for (const phrase of row)
          if (wordCount(phrase) > longest && isFree(phrase) && isOf(synonyms[line]!))
            yield (longest = wordCount(phrase))
    },
  }
}

/** An idea means the first of its pictures that exists; the others are claims, for a second idea. Never overrules a synonym. */
function addIdeas(
  ideas: readonly IdeaLine[],
  phrases: Map<string, string>,
  claims: Map<string, readonly string[]>,
  stretched: ReadonlySet<string>,
): void {
  for (const idea of ideas) {
    const glyphs = [
      ...new Set(
        idea.pictures
          .map((picture) => phraseKey(picture))
          .flatMap((picture) => (stretched.has(picture) ? [] : (phrases.get(picture) ?? []))),
      ),
    ]
    const [first] = glyphs
    if (first === undefined) continue
    for (const phrase of idea.phrases) {
      if (!phrases.has(phrase)) phrases.set(phrase, first)
      const before = claims.get(phrase)
      claims.set(phrase, before === undefined ? glyphs : [...new Set([...before, ...glyphs])])
    }
  }
}

/** Every glyph that declares a phrase among its words: what else a phrase could be drawn as. */
function claimsOf(programs: readonly KeyedHead[]): Map<string, readonly string[]> {
  const claims = new Map<string, string[]>()
  for (const { name, key, words } of programs) {
    for (const phrase of [key, ...words]) {
      const list = claims.get(phrase)
      if (list === undefined) claims.set(phrase, [name])
      else if (list.at(-1) !== name) list.push(name)
    }
  }
  return claims
}

/**
 * The glyph of a line: the head's, or the first of its phrases that is a glyph's own name. A word that another glyph
 * declares is not enough: "rate" is among the words for a star and for a percent sign, and neither is the other.
 */
function glyphOf(line: SynonymLine, phrases: ReadonlyMap<string, string>, { names, stretched }: Claims): string | null {
  const head = stretched.has(line.key) ? undefined : phrases.get(line.key)
  if (head !== undefined) return head
  for (const phrase of line.phrases) {
    const glyph = names.get(phrase)
    if (glyph !== undefined) return glyph
  }
  return null
}

/** "battery full" is "battery" and a level: taken as a plain synonym, the level would be lost without a word. */
function leftToTheGrammar(phrase: string, glyph: string, phrases: ReadonlyMap<string, string>): boolean {
  if (!phrase.includes(' ')) return false
  const words = phrase.split(' ')
  if (!words.some((word) => OPERATOR_WORDS.has(word))) return false
  const rest = words.filter((word) => !OPERATOR_WORDS.has(word))
  if (rest.length === 0) return false
  const name = glyph.split('-')
  if (words.some((word) => OPERATOR_WORDS.has(word) && name.includes(word))) return false
  return phrases.get(rest.join(' ')) === glyph
}

/** Lines whose head has no glyph but is made of words that the grammar can put together: bell-off, cloud-upload. */
function rewritesOf(
  synonyms: readonly SynonymLine[],
  compositions: readonly IdeaLine[],
  phrases: ReadonlyMap<string, string>,
): Map<string, string> {
  const rewrites = new Map<string, string>()
  for (const line of compositions) {
    for (const phrase of line.phrases) if (!phrases.has(phrase)) rewrites.set(phrase, line.pictures[0] ?? phrase)
  }
  for (const line of synonyms) {
    const head = line.key
    if (!head.includes(' ') || phrases.has(head) || line.head.endsWith('-x')) continue
    const words = head.split(' ')
    if (!isComposite(head, phrases) || !words.some((word) => phrases.has(word))) continue
    for (const phrase of line.phrases) if (!phrases.has(phrase) && !rewrites.has(phrase)) rewrites.set(phrase, head)
  }
  return rewrites
}

/** "file lock" is a file and a lock; "test tube" is no tube with a test, and "bell pepper" no bell. */
function isComposite(head: string, phrases: ReadonlyMap<string, string>): boolean {
  const words = head.split(' ')
  const [first = '', last = ''] = [words[0], words.at(-1)]
  if (words.length < 2 || !words.every((word) => phrases.has(word) || OPERATOR_WORDS.has(word))) return false
  return words.some((word) => OPERATOR_WORDS.has(word)) || SIGNS.has(last) || (SIGNS.has(first) && HOSTS.has(last))
}

/** A function that is made when it is first called. */
function lazily<A, V>(make: () => (asked: A) => V): (asked: A) => V {
  const made = once(make)
  return (asked) => made()(asked)
}

/** How many words phrases have that have more than those before them. */
function* everLonger(
  phrases: ReadonlyMap<string, string>,
  rewrites: () => ReadonlyMap<string, string>,
  undrawn: () => Undrawn,
): Generator<number> {
  let longest = 1
  for (const phrase of phrases.keys()) if (wordCount(phrase) > longest) yield (longest = wordCount(phrase))
  for (const phrase of rewrites().keys()) if (wordCount(phrase) > longest) yield (longest = wordCount(phrase))
  yield* undrawn().everLonger(longest)
}

/** Makes what gives the largest of growing numbers, or `most` as soon as one is as large: no more are looked at than that takes. */
function upTo(growing: Generator<number>): (most: number) => number {
  let largest = 1
  return (most) => {
    while (largest < most) {
      const { value, done } = growing.next()
      if (done === true) break
      largest = value
    }
    return Math.min(largest, most)
  }
}

function wordCount(phrase: string): number {
  let count = 1
  for (let at = phrase.indexOf(' '); at >= 0; at = phrase.indexOf(' ', at + 1)) count++
  return count
}

/** Every word of every phrase, drawable or not, parted by spaces; some more than once. */
function textOfWords(synonyms: readonly SynonymLine[], ideas: readonly IdeaLine[], phrases: readonly string[]): string {
  const all = [
    ...synonyms.map((line) => line.key),
    ...synonyms.flatMap((line) => line.phrases),
    ...ideas.flatMap((line) => line.phrases),
    ...phrases,
  ]
  return all.join(' ')
}
