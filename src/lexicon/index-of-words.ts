import { HOSTS, OPERATOR_WORDS, SIGNS } from './operator-words.ts'
import { phraseKey, singularPhrases } from './phrase.ts'
import type { IdeaLine, SynonymLine } from './read-synonyms.ts'
import type { PhraseRow, WordIndex } from './word-index.ts'

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

/** The word tables beside the words that glyphs declare themselves. */
export interface PhraseTables {
  readonly synonyms: readonly SynonymLine[]
  /** The same for other languages; never a reason to correct a word. */
  readonly languages: readonly SynonymLine[]
  readonly ideas: readonly IdeaLine[]
  /** Phrases and the requests that draw them where they have no glyph; a request is the line's only picture. */
  readonly compositions: readonly IdeaLine[]
}

/** Finds what every phrase means that the tables and the glyphs themselves have words for. */
export function indexOfWords(
  heads: readonly GlyphHead[],
  { synonyms, languages, ideas, compositions }: PhraseTables,
): WordIndex {
  const programs = heads.map(keyed)
  const names = new Map(programs.map(({ key, name }) => [key, name]))
  const claims = claimsOf(programs)
  const phrases = ownPhrases(programs, names)
  const stretched = stretchedWords(programs, synonyms, phrases)
  addLines(synonyms, phrases, { names, stretched })
  addIdeas(ideas, phrases, claims, stretched)
  const english = [...phrases.keys()]
  addLines(languages, phrases, { names: new Map(), stretched })
  const rewrites = rewritesOf(synonyms, compositions, phrases)
  const undrawn = undrawnPhrases(synonyms, phrases, rewrites)
  const single = english.filter((phrase) => !phrase.includes(' '))
  const words = [...new Set([...single, ...wordsOfTables(synonyms, ideas, english)])]
  const known = new Set(words)
  const byGlyph = Map.groupBy(english, (phrase) => phrases.get(phrase) ?? '')
  const meant = new Set([...phrases.keys(), ...claims.keys(), ...stretched, ...rewrites.keys(), ...undrawn])
  const rowOf = (phrase: string): PhraseRow | null =>
    meant.has(phrase)
      ? {
          glyph: phrases.get(phrase) ?? null,
          claims: claims.get(phrase) ?? [],
          isStretched: stretched.has(phrase),
          isUndrawn: undrawn.has(phrase),
          request: rewrites.get(phrase) ?? null,
        }
      : null
  return {
    phrases: () => [...meant],
    rowOf,
    phrasesOf: (glyph) =>
      (byGlyph.get(glyph) ?? []).filter((phrase) => phrase !== phraseKey(glyph) && !stretched.has(phrase)),
    words: () => words,
    isWord: (word) => known.has(word),
    longest: Math.max(1, ...[...phrases.keys(), ...rewrites.keys(), ...undrawn].map(wordCount)),
  }
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

/** "Car park" is no car in a park: what lines are about that nobody has drawn. */
function undrawnPhrases(
  synonyms: readonly SynonymLine[],
  phrases: ReadonlyMap<string, string>,
  rewrites: ReadonlyMap<string, string>,
): Set<string> {
  const isFree = (phrase: string): boolean =>
    !phrases.has(phrase) && !rewrites.has(phrase) && !phrase.split(' ').some((word) => OPERATOR_WORDS.has(word))
  const undrawn = synonyms.filter(
    ({ key, phrases: others }) =>
      !phrases.has(key) && !others.some((phrase) => rewrites.get(phrase) === key) && !isComposite(key, phrases),
  )
  return new Set(undrawn.flatMap(({ key, phrases: others }) => [key, ...others]).filter(isFree))
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

function wordCount(phrase: string): number {
  return phrase.split(' ').length
}

/** Every word of every phrase, drawable or not; some more than once. */
function wordsOfTables(
  synonyms: readonly SynonymLine[],
  ideas: readonly IdeaLine[],
  phrases: readonly string[],
): string[] {
  const all = [
    ...synonyms.map((line) => line.key),
    ...synonyms.flatMap((line) => line.phrases),
    ...ideas.flatMap((line) => line.phrases),
    ...phrases,
  ]
  return all.flatMap((phrase) => phrase.split(' '))
}
