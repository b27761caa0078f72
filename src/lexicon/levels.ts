import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from '../drawing/language/parse.ts'
import type { Detail } from '../drawing/language/program.ts'

/** The levels of detail that were found for glyphs: by name, the text that they were found for and what `detail` says. */
export type Levels = ReadonlyMap<string, { readonly digest: string; readonly detail: string }>

/** The table beside a folder of glyphs that `scripts/write-levels.ts` writes: `glyph digest 20/2=6 16/2=4.6`. Empty where there is none. */
export function readLevels(folder: string): Levels {
  let text: string
  try {
    text = readFileSync(levelsFile(folder), 'utf8')
  } catch {
    return new Map()
  }
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(
    lines.map((line) => {
      const [glyph = '', digest = '', ...detail] = line.split(' ')
      return [glyph, { digest, detail: detail.join(' ') }]
    }),
  )
}

/** Where the levels of a folder of glyphs stand. */
export function levelsFile(folder: string): string {
  return join(folder, '../levels.txt')
}

/** The levels of a glyph; none for a text that they were not found for: it has been drawn anew since. */
export function levelsOf(glyph: string, text: string, levels: Levels): readonly Detail[] {
  const found = levels.get(glyph)
  if (found === undefined || found.detail === '' || found.digest !== digestOf(text)) return []
  return parse(`icon levels\ndetail ${found.detail}\n`).program.detail
}

/** By which a line of the table tells that its glyph has been drawn anew. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8)
}
