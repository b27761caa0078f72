/**
 * Writes `src/studio/prepared.bin`: what comes of each glyph, alone, and of each letter, at every cut, so that a draw of one need only be
 * looked up.
 *
 *   node scripts/run.mjs scripts/write-prepared.ts
 *
 * Takes some minutes. To be run before a release, so that nobody waits for a service to make it: with an engine that has changed since, the table is not
 * used, and of a glyph that has changed nothing is found in it.
 */
import { writeFileSync } from 'node:fs'
import { programsToPrepare } from '../src/catalogue/programs-to-prepare.ts'
import { allCuts } from '../src/drawing/model/cut.ts'
import { loadLexicon } from '../src/lexicon/load.ts'
import { prepare } from '../src/studio/prepare.ts'
import { engineOf, RELEASED_FILE, tableOf } from '../src/studio/prepared.ts'

const made = programsToPrepare(loadLexicon()).flatMap((program) => prepare(program) ?? [])
const file = tableOf(made, engineOf())
writeFileSync(RELEASED_FILE, file)
console.log(`${made.length} programs at ${allCuts().length} cuts, ${Math.round(file.length / 1024)} KB`)
