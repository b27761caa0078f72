/**
 * Writes `src/lexicon/index/`: what every phrase means, found from the word tables and the words that glyphs declare, in which books of the
 * phrase book a need is, and which glyphs are described by which words, so that a process need not find it.
 *
 *   node scripts/run.mjs scripts/write-words.ts
 *
 * To be run when a glyph is added or its words change, or a line of `synonyms.txt`, `ideas.txt`, `languages.txt`, `compositions.txt` or
 * `descriptions.txt`, or a row of the phrase book.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { DESCRIPTIONS_INDEX } from '../src/lexicon/descriptions.ts'
import { glyphNames } from '../src/lexicon/read-glyphs.ts'
import { GLYPHS_FOLDER, indexFolder, makeDescriptionsIndex, makeWordIndex } from '../src/lexicon/load.ts'
import { indexOfNeeds, NEEDS_INDEX, readPhraseBook } from '../src/lexicon/phrase-book.ts'
import { INDEX_FILES, indexFiles } from '../src/lexicon/read-word-index.ts'

const folder = indexFolder(GLYPHS_FOLDER)
const index = makeWordIndex()
const files = indexFiles(
  index,
  glyphNames(GLYPHS_FOLDER).map(({ name }) => name),
)
mkdirSync(folder, { recursive: true })
for (const name of ['phrases', 'glyphs', 'words'] as const) writeFileSync(`${folder}/${INDEX_FILES[name]}`, files[name])
const described = makeDescriptionsIndex(index)
for (const name of ['whole', 'words'] as const) writeFileSync(DESCRIPTIONS_INDEX[name], described[name])
const needs = readPhraseBook().all()
writeFileSync(NEEDS_INDEX, indexOfNeeds(needs))
console.log(`${index.phrases().length} phrases, ${index.words().length} words and ${needs.length} needs`)
