/**
 * Writes `src/lexicon/letter-shapes.bin`: how letters and digits look in type, by which writing in a picture is read.
 *
 *   node scripts/run.mjs scripts/write-letter-shapes.ts
 *
 * To be run when `scripts/letter-forms.ts` changes.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packed } from '../src/lexicon/silhouettes.ts'
import { hashOfForms, letterShapes } from './letter-shapes-of.ts'

const made = letterShapes()
const side = made[0]?.shape.length ?? 0
const cells = new Int8Array(made.length * side)
made.forEach(({ shape }, index) => cells.set(shape, index * side))
const file = packed({ glyphs: made.map(({ character }) => character), cells, madeOf: hashOfForms() })
writeFileSync(join(import.meta.dirname, '../src/lexicon/letter-shapes.bin'), file)
console.log(`${made.length} shapes, ${Math.round(file.length / 1024)} KB`)
