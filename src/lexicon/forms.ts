import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from '../drawing/language/parse.ts'
import type { Program } from '../drawing/language/program.ts'
import { lazyMap } from './lazy-map.ts'
import { glyphNames, soundProgram } from './read-glyphs.ts'

/** What a glyph may need another form for: a sign beside it in its corner, a line through it, or a thing that it holds. */
export type Occasion = 'company' | 'crossed-out' | 'holding'

/** Where the forms for an occasion live: `truck.icon`, and `truck-2.icon` for what to draw where the first does not fit. */
export function formsFolder(glyphsFolder: string, occasion: Occasion): string {
  return join(glyphsFolder, '..', occasion)
}

/**
 * How glyphs are drawn on an occasion, by name, best form first: the whole canvas is theirs, and what tells them stands where the
 * occasion leaves room. A form with a problem is a fault of ours, so reading it throws.
 */
export function readForms(glyphsFolder: string, occasion: Occasion): (glyph: string) => readonly Program[] {
  const folder = formsFolder(glyphsFolder, occasion)
  const files = existsSync(folder) ? glyphNames(folder) : []
  const inOrder = files.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const forms = Map.groupBy(inOrder, ({ name }) => name.replace(/-\d$/, ''))
  const programs = lazyMap([...forms.keys()], (glyph) =>
    (forms.get(glyph) ?? []).map(({ path }) =>
      soundProgram(`${occasion}/${path}`, parse(readFileSync(join(folder, path), 'utf8'))),
    ),
  )
  return (glyph) => programs.get(glyph) ?? []
}
