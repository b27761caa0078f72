import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Program } from '../drawing/language/program.ts'
import type { Found, Lexicon } from './lexicon.ts'
import { OPERATOR_WORDS } from './operator-words.ts'
import { phraseKey, singularPhrases } from './phrase.ts'
import { presetOf } from './presets.ts'
import { readGlyphs } from './read-glyphs.ts'
import type { IdeaLine, SynonymLine } from './read-synonyms.ts'
import { readIdeas, readSynonyms } from './read-synonyms.ts'

/** Where the glyphs live. */
export const GLYPHS_FOLDER: string = fileURLToPath(new URL('glyphs', import.meta.url))

const WORDS = { synonyms: 'synonyms.txt', ideas: 'ideas.txt', languages: 'languages.txt' } as const

/**
 * Reads the whole lexicon once. A glyph file with a problem is a fault of ours, so it throws, naming file, line
 * and what to write instead.
 */
export function loadLexicon(folder: string = GLYPHS_FOLDER): Lexicon {
  const files = readGlyphs(folder)
  const bad = files.find((file) => file.problems.length > 0)
  const problem = bad?.problems[0]
  if (bad !== undefined && problem !== undefined) {
    throw new Error(`lexicon: ${bad.path}:${problem.span.line}:${problem.span.column}: ${problem.message} Expected ${problem.expected}. ${problem.hint}`)
  }
  return lexiconOf(files.map((file) => file.program), {
    synonyms: [...readSynonyms(wordsFile('synonyms')), ...readSynonyms(wordsFile('languages'))],
    ideas: readIdeas(wordsFile('ideas')),
  })
}

function wordsFile(name: keyof typeof WORDS): string {
  return readFileSync(new URL(WORDS[name], import.meta.url), 'utf8')
}

/** The word tables beside the words that glyphs declare themselves. */
export interface WordTables {
  readonly synonyms: readonly SynonymLine[]
  readonly ideas: readonly IdeaLine[]
}

/** Builds a lexicon from programs and word tables: what `loadLexicon` does once the files are read. */
export function lexiconOf(programs: readonly Program[], { synonyms, ideas }: WordTables): Lexicon {
  const glyphs = new Map(programs.map((program) => [program.name, program]))
  const claims = claimsOf(programs)
  const phrases = phrasesOf(programs, synonyms)
  addIdeas(ideas, phrases, claims)
  const rewrites = rewritesOf(synonyms, phrases)
  // Only a word that nothing else explains is looked for here, so the set is made when first needed.
  let known: ReadonlySet<string> | null = null
  let longestPhrase = 1
  for (const phrase of phrases.keys()) longestPhrase = Math.max(longestPhrase, wordCount(phrase))
  for (const phrase of rewrites.keys()) longestPhrase = Math.max(longestPhrase, wordCount(phrase))
  return {
    glyphs,
    find: (phrase) => find(phraseKey(phrase), phrases, glyphs),
    others: (phrase) => othersOf(phraseKey(phrase), phrases, claims),
    rewrite: (phrase) => rewrites.get(phraseKey(phrase)) ?? null,
    knowsWord: (word) => (known ??= wordsIn(synonyms, ideas, phrases)).has(word),
    drawableWords: [...phrases.keys()].filter((phrase) => !phrase.includes(' ')),
    longestPhrase,
    names: () => [...glyphs.keys()].sort(),
  }
}

/** Which glyph each phrase means: a glyph's own name first, then the words it declares, then the synonym table. */
function phrasesOf(programs: readonly Program[], synonyms: readonly SynonymLine[]): Map<string, string> {
  const phrases = new Map<string, string>()
  const add = (phrase: string, glyph: string): void => {
    if (phrase !== '' && !phrases.has(phrase)) phrases.set(phrase, glyph)
  }
  for (const program of programs) add(phraseKey(program.name), program.name)
  for (const program of programs) for (const words of program.words) add(phraseKey(words), program.name)
  const names = new Map(programs.map((program) => [phraseKey(program.name), program.name]))
  const resolved = synonyms.map((line) => ({ line, glyph: glyphOf(line, phrases, names) }))
  for (const { line, glyph } of resolved) if (glyph !== null) add(phraseKey(line.head), glyph)
  for (const { line, glyph } of resolved) {
    if (glyph === null) continue
    for (const phrase of line.phrases) if (!leftToTheGrammar(phrase, glyph, phrases)) add(phrase, glyph)
  }
  return phrases
}

/** An idea means the first of its pictures that exists; the others are claims, for a second idea. Never overrules a synonym. */
function addIdeas(ideas: readonly IdeaLine[], phrases: Map<string, string>, claims: Map<string, string[]>): void {
  for (const idea of ideas) {
    const glyphs = [...new Set(idea.pictures.flatMap((picture) => phrases.get(phraseKey(picture)) ?? []))]
    const [first] = glyphs
    if (first === undefined) continue
    for (const phrase of idea.phrases) {
      if (!phrases.has(phrase)) phrases.set(phrase, first)
      claims.set(phrase, [...new Set([...(claims.get(phrase) ?? []), ...glyphs])])
    }
  }
}

/** Every glyph that declares a phrase among its words: what else a phrase could be drawn as. */
function claimsOf(programs: readonly Program[]): Map<string, string[]> {
  const claims = new Map<string, string[]>()
  for (const program of programs) {
    for (const phrase of new Set([program.name, ...program.words].map((words) => phraseKey(words)))) {
      const list = claims.get(phrase)
      if (list === undefined) claims.set(phrase, [program.name])
      else list.push(program.name)
    }
  }
  return claims
}

function othersOf(phrase: string, phrases: ReadonlyMap<string, string>, claims: ReadonlyMap<string, readonly string[]>): string[] {
  const first = lookUp(phrase, phrases)
  const all = [phrase, ...singularPhrases(phrase)].flatMap((key) => claims.get(key) ?? [])
  return [...new Set(all)].filter((glyph) => glyph !== first)
}

/**
 * The glyph of a line: the head's, or the first of its phrases that is a glyph's own name. A word that another glyph
 * declares is not enough: "rate" is among the words for a star and for a percent sign, and neither is the other.
 */
function glyphOf(line: SynonymLine, phrases: ReadonlyMap<string, string>, names: ReadonlyMap<string, string>): string | null {
  const head = phrases.get(phraseKey(line.head))
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
  const rest = words.filter((word) => !OPERATOR_WORDS.has(word))
  if (rest.length === words.length || rest.length === 0) return false
  const name = glyph.split('-')
  if (words.some((word) => OPERATOR_WORDS.has(word) && name.includes(word))) return false
  return phrases.get(rest.join(' ')) === glyph
}

/** Lines whose head has no glyph but is made of words that the grammar can put together: bell-off, cloud-upload. */
function rewritesOf(synonyms: readonly SynonymLine[], phrases: ReadonlyMap<string, string>): Map<string, string> {
  const rewrites = new Map<string, string>()
  for (const line of synonyms) {
    const head = phraseKey(line.head)
    const words = head.split(' ')
    if (phrases.has(head) || words.length < 2 || line.head.endsWith('-x')) continue
    const drawable = words.every((word) => phrases.has(word) || OPERATOR_WORDS.has(word)) && words.some((word) => phrases.has(word))
    if (!drawable) continue
    for (const phrase of line.phrases) if (!phrases.has(phrase) && !rewrites.has(phrase)) rewrites.set(phrase, head)
  }
  return rewrites
}

function wordCount(phrase: string): number {
  let count = 1
  for (let at = phrase.indexOf(' '); at >= 0; at = phrase.indexOf(' ', at + 1)) count++
  return count
}

/** Every word of every phrase, drawable or not. */
function wordsIn(synonyms: readonly SynonymLine[], ideas: readonly IdeaLine[], phrases: ReadonlyMap<string, string>): Set<string> {
  const heads = synonyms.map((line) => phraseKey(line.head))
  const all = [...heads, ...synonyms.flatMap((line) => line.phrases), ...ideas.flatMap((line) => line.phrases), ...phrases.keys()]
  return new Set(all.flatMap((phrase) => phrase.split(' ')))
}

function find(phrase: string, phrases: ReadonlyMap<string, string>, glyphs: ReadonlyMap<string, Program>): Found | null {
  const whole = lookUp(phrase, phrases)
  if (whole !== null) return { glyph: whole, preset: new Map() }
  const words = phrase.split(' ')
  for (let kept = words.length - 1; kept >= 1; kept--) {
    for (const [noun, state] of [[words.slice(0, kept), words.slice(kept)], [words.slice(words.length - kept), words.slice(0, words.length - kept)]] as const) {
      const glyph = lookUp(noun.join(' '), phrases)
      const program = glyph === null ? undefined : glyphs.get(glyph)
      const preset = program === undefined ? null : presetOf(program, state.join(' '))
      if (glyph !== null && preset !== null) return { glyph, preset: new Map([[preset.parameter, preset.value]]) }
    }
  }
  return null
}

function lookUp(phrase: string, phrases: ReadonlyMap<string, string>): string | null {
  const exact = phrases.get(phrase)
  if (exact !== undefined) return exact
  for (const singular of singularPhrases(phrase)) {
    const glyph = phrases.get(singular)
    if (glyph !== undefined) return glyph
  }
  // "bold text" is "text bold".
  const [first, second, ...more] = phrase.split(' ')
  return second === undefined || more.length > 0 ? null : (phrases.get(`${second} ${first}`) ?? null)
}
