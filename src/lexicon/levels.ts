import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from '../drawing/language/parse.ts'
import type { Detail } from '../drawing/language/program.ts'
import { sortedFile } from './sorted-lines.ts'

/** The levels of detail that were found for a glyph: the text that they were found for, and what `detail` says; null where none were. */
export type Levels = (glyph: string) => { readonly digest: string; readonly detail: string } | null

/** The table beside a folder of glyphs that `scripts/write-levels.ts` writes: sorted lines `glyph digest 20/2=6 16/2=4.6`. Says nothing where there is none. */
export function readLevels(folder: string): Levels {
  const path = levelsFile(folder)
  if (!existsSync(path)) return () => null
  const { find } = sortedFile(path, ' ')
  return (glyph) => {
    const [, digest = '', ...detail] = find(glyph)?.split(' ') ?? []
    return digest === '' ? null : { digest, detail: detail.join(' ') }
  }
}

/** Where the levels of a folder of glyphs stand. */
export function levelsFile(folder: string): string {
  return join(folder, '../levels.txt')
}

/** The levels of a glyph; none for a text that they were not found for: it has been drawn anew since. */
export function levelsOf(glyph: string, text: string, levels: Levels): readonly Detail[] {
  const found = levels(glyph)
  if (found === null || found.detail === '' || found.digest !== digestOf(text)) return []
  return parse(`icon levels\ndetail ${found.detail}\n`).program.detail
}

/** By which a line of the table tells that its glyph has been drawn anew. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8)
}
