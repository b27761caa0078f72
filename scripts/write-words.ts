/**
 * Writes `src/lexicon/index/`: what every phrase means, found from the word tables and the words that glyphs declare, so that a process need not find it.
 *
 *   node scripts/run.mjs scripts/write-words.ts
 *
 * To be run when a glyph is added or its words change, or a line of `synonyms.txt`, `ideas.txt`, `languages.txt` or `compositions.txt`.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { glyphNames } from '../src/lexicon/read-glyphs.ts'
import { GLYPHS_FOLDER, indexFolder, makeWordIndex } from '../src/lexicon/load.ts'
import { INDEX_FILES, indexFiles } from '../src/lexicon/read-word-index.ts'

const folder = indexFolder(GLYPHS_FOLDER)
const index = makeWordIndex()
const files = indexFiles(
  index,
  glyphNames(GLYPHS_FOLDER).map(({ name }) => name),
)
mkdirSync(folder, { recursive: true })
for (const name of ['phrases', 'glyphs', 'words'] as const) writeFileSync(`${folder}/${INDEX_FILES[name]}`, files[name])
console.log(`${index.phrases().length} phrases and ${index.words().length} words`)
