/**
 * Writes `src/lexicon/silhouettes.bin`: how each glyph looks in a few cuts, by which a glyph is known again in a picture.
 *
 *   node scripts/run.mjs scripts/write-silhouettes.ts
 *
 * To be run when a glyph changes, or what the compiler makes of one.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadLexicon } from '../src/lexicon/load.ts'
import { packed } from '../src/lexicon/silhouettes.ts'
import { hashOf, silhouettesOf } from './silhouettes-of.ts'

const lexicon = loadLexicon()
const programs = lexicon.names().flatMap((name) => lexicon.glyphs.get(name) ?? [])
const made = programs.flatMap((program) =>
  silhouettesOf(program).map((silhouette) => ({ glyph: program.name, silhouette })),
)
const side = made[0]?.silhouette.length ?? 0
const cells = new Int8Array(made.length * side)
made.forEach(({ silhouette }, index) => cells.set(silhouette, index * side))
const file = packed({ glyphs: made.map(({ glyph }) => glyph), cells, madeOf: hashOf(programs) })
writeFileSync(join(import.meta.dirname, '../src/lexicon/silhouettes.bin'), file)
console.log(`${made.length} silhouettes of ${programs.length} glyphs, ${Math.round(file.length / 1024)} KB`)
