import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from '../drawing/language/parse.ts'
import type { Program } from '../drawing/language/program.ts'
import { glyphNames } from './read-glyphs.ts'

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
  const read = new Map<string, readonly Program[]>()
  return (glyph) => {
    const known = read.get(glyph)
    if (known !== undefined) return known
    const programs = (forms.get(glyph) ?? []).map(({ path }) => formOf(join(folder, path), path))
    read.set(glyph, programs)
    return programs
  }
}

function formOf(file: string, path: string): Program {
  const { program, problems } = parse(readFileSync(file, 'utf8'))
  const [problem] = problems
  if (problem !== undefined)
    throw new Error(`lexicon: company/${path}:${problem.span.line}: ${problem.message} Expected ${problem.expected}.`)
  return program
}
