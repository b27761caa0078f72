import { readFileSync } from 'node:fs'
import { gunzipSync, gzipSync } from 'node:zlib'

/** Cells on a side of a silhouette. */
export const SILHOUETTE_SIDE = 32

/** What a cell says that is deep in ink; one deep in paper says the negative. */
export const DEEP = 7

/**
 * A drawing as large as it goes in the middle of a square: how far each cell is from the edge of the ink, `DEEP` to -`DEEP`, ink positive;
 * rows from the top. It tells drawings apart by their edges, and two that differ by the weight of a pen differ little.
 */
export type Silhouette = Int8Array

/** How the glyphs look: those of one glyph at several weights, outlined and filled, stand together. */
export interface Silhouettes {
  /** The glyph of each silhouette. */
  readonly glyphs: readonly string[]
  /** Silhouette after silhouette. */
  readonly cells: Int8Array
  /** The hash of the glyphs that they were made of. */
  readonly madeOf: string
}

const FILE = new URL('silhouettes.bin', import.meta.url)
const LETTERS = new URL('letter-shapes.bin', import.meta.url)
const CELLS = SILHOUETTE_SIDE * SILHOUETTE_SIDE

/** Reads what `scripts/write-silhouettes.ts` has made. */
export function readSilhouettes(): Silhouettes {
  return unpacked(readFileSync(FILE))
}

/** Reads what `scripts/write-letter-shapes.ts` has made: how letters and digits look in type, in the place of glyphs. */
export function readLetterShapes(): Silhouettes {
  return unpacked(readFileSync(LETTERS))
}

/** A file of silhouettes: compressed, two cells a byte, behind a line of JSON. */
export function packed({ glyphs, cells, madeOf }: Silhouettes): Buffer {
  const runs: [string, number][] = []
  for (const glyph of glyphs) {
    const last = runs.at(-1)
    if (last?.[0] === glyph) last[1]++
    else runs.push([glyph, 1])
  }
  const halves = Buffer.alloc(cells.length / 2, 0)
  for (let at = 0; at < halves.length; at++)
    halves[at] = ((cells[2 * at] ?? 0) + DEEP) * 16 + (cells[2 * at + 1] ?? 0) + DEEP
  return gzipSync(Buffer.concat([Buffer.from(`${JSON.stringify({ madeOf, runs })}\n`), halves]), { level: 9 })
}

function unpacked(file: Buffer): Silhouettes {
  const bytes = gunzipSync(file)
  const end = bytes.indexOf('\n')
  const { madeOf, runs } = JSON.parse(bytes.toString('utf8', 0, end)) as {
    readonly madeOf: string
    readonly runs: readonly (readonly [glyph: string, count: number])[]
  }
  const glyphs = runs.flatMap(([glyph, count]) => Array.from({ length: count }, () => glyph))
  const cells = new Int8Array(glyphs.length * CELLS)
  for (let at = 0; at < cells.length; at += 2) {
    const both = bytes[end + 1 + at / 2] ?? 0
    cells[at] = (both >> 4) - DEEP
    cells[at + 1] = (both & 15) - DEEP
  }
  return { glyphs, cells, madeOf }
}
