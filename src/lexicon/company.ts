import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from '../drawing/language/parse.ts'
import type { Program } from '../drawing/language/program.ts'
import { lazyMap } from './lazy-map.ts'
import { glyphNames, soundProgram } from './read-glyphs.ts'

/** Where the forms for company live: `truck.icon`, and `truck-2.icon` for what to draw where the first does not fit. */
export function companyFolder(glyphsFolder: string): string {
  return join(glyphsFolder, '../company')
}

/**
 * How glyphs are drawn beside a sign in their corner, by name, best form first: the whole canvas is theirs, and what tells them stands
 * where the largest sign leaves room. A form with a problem is a fault of ours, so reading it throws.
 */
export function readCompany(glyphsFolder: string): (glyph: string) => readonly Program[] {
  const folder = companyFolder(glyphsFolder)
  const files = existsSync(folder) ? glyphNames(folder) : []
  const inOrder = files.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const forms = Map.groupBy(inOrder, ({ name }) => name.replace(/-\d$/, ''))
  const programs = lazyMap([...forms.keys()], (glyph) =>
    (forms.get(glyph) ?? []).map(({ path }) =>
      soundProgram(`company/${path}`, parse(readFileSync(join(folder, path), 'utf8'))),
    ),
  )
  return (glyph) => programs.get(glyph) ?? []
}
