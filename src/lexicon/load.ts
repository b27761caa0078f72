import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Program } from '../drawing/language/program.ts'
import { readForms } from './forms.ts'
import { readClasses } from './classes.ts'
import type { DescriptionFiles } from './descriptions.ts'
import { DESCRIPTIONS_INDEX, indexOfDescriptions, readDescriptions } from './descriptions.ts'
import { readFields } from './fields.ts'
import { readFrames } from './frames.ts'
import { readGrammar } from './grammar.ts'
import { lazyMap } from './lazy-map.ts'
import { type Levels, readLevels } from './levels.ts'
import type { Lexicon } from './lexicon.ts'
import { type HasWord, lexiconOf } from './lexicon-of.ts'
import { glyphNames, readGlyph, soundProgram, wordsOfGlyph } from './read-glyphs.ts'
import { readPhraseBook } from './phrase-book.ts'
import { readWordPictures } from './word-pictures.ts'
import { readGeneral } from './read-general.ts'
import { readIdeas, readSynonyms } from './read-synonyms.ts'
import type { SortedLines } from './sorted-lines.ts'
import { sortedFile } from './sorted-lines.ts'
import { indexOfWords } from './index-of-words.ts'
import { readWordIndex } from './read-word-index.ts'
import { readTwins } from './twins.ts'
import type { WordIndex } from './word-index.ts'

/** Where the glyphs live. */
export const GLYPHS_FOLDER: string = fileURLToPath(new URL('glyphs', import.meta.url))

/** Where what phrases mean is kept for the glyphs of a folder, by `scripts/write-words.ts`. */
export function indexFolder(glyphsFolder: string): string {
  return join(glyphsFolder, '..', 'index')
}

const WORDS = {
  synonyms: 'synonyms.txt',
  ideas: 'ideas.txt',
  languages: 'languages.txt',
  compositions: 'compositions.txt',
  descriptions: 'descriptions.txt',
  compounds: 'compounds.txt',
  manySensed: 'many-sensed.txt',
  general: 'wordnet.tsv',
  noSlips: 'no-slips.txt',
  brands: 'brands.txt',
} as const

/**
 * Reads the words of the whole lexicon; a glyph's drawing is parsed when it is first asked for. A glyph file with a problem
 * is a fault of ours, so asking for it throws, naming file, line and what to write instead; the tests ask for every one.
 */
export function loadLexicon(folder: string = GLYPHS_FOLDER): Lexicon {
  const paths = new Map(glyphNames(folder).map(({ name, path }) => [name, path]))
  const levels = readLevels(folder)
  const glyphs = lazyMap([...paths.keys()], (name) => parsed(folder, name, paths.get(name) ?? '', levels))
  return lexiconOf(glyphs, wordIndex(folder), {
    compounds: () => sortedWords('compounds'),
    noSlips: () => sortedWords('noSlips'),
    manySensed: () => linesOf('manySensed'),
    brands: () => linesOf('brands').flatMap((line) => line.split(' ')),
    general: () => readGeneral(sortedLines('general')),
    needs: readPhraseBook,
    wordPictures: readWordPictures,
    frames: () => readFrames(),
    descriptions: () => readDescriptions(sortedFile(DESCRIPTIONS_INDEX.whole), sortedFile(DESCRIPTIONS_INDEX.words)),
    fields: readFields,
    classes: readClasses,
    grammar: readGrammar,
    twins: () => readTwins(folder),
    forms: (occasion) => readForms(folder, occasion),
  })
}

function wordIndex(folder: string): WordIndex {
  const kept = indexFolder(folder)
  return existsSync(kept) ? readWordIndex(kept) : makeWordIndex(folder)
}

/** What phrases mean, found anew from the tables and from what the glyphs of a folder declare: more work than all the rest of loading. */
export function makeWordIndex(folder: string = GLYPHS_FOLDER): WordIndex {
  const heads = glyphNames(folder).map(({ name, path }) => ({
    name,
    words: wordsOfGlyph(readFileSync(join(folder, path), 'utf8')),
  }))
  return indexOfWords(heads, {
    synonyms: readSynonyms(wordsFile('synonyms')),
    languages: readSynonyms(wordsFile('languages')),
    ideas: readIdeas(wordsFile('ideas')),
    compositions: readIdeas(wordsFile('compositions')),
  })
}

/** What people see in the glyphs of the lexicon, found anew. */
export function makeDescriptionsIndex(index: WordIndex = makeWordIndex()): DescriptionFiles {
  const names = glyphNames(GLYPHS_FOLDER).map(({ name }) => name)
  return indexOfDescriptions(wordsFile('descriptions'), names, index.phrasesOf)
}

function parsed(folder: string, name: string, path: string, levels: Levels): Program {
  return soundProgram(path, readGlyph(folder, name, path, levels))
}

function linesOf(name: keyof typeof WORDS): string[] {
  return wordsFile(name)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
}

/** The words of a table that is sorted: they are looked for in its file. */
function sortedWords(name: keyof typeof WORDS): HasWord {
  const { find } = sortedLines(name)
  return { has: (word) => find(word) !== null }
}

function sortedLines(name: keyof typeof WORDS): SortedLines {
  return sortedFile(fileURLToPath(new URL(WORDS[name], import.meta.url)))
}

function wordsFile(name: keyof typeof WORDS): string {
  return readFileSync(new URL(WORDS[name], import.meta.url), 'utf8')
}
