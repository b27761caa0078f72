import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { bind } from '../../drawing/language/bind.ts'
import { expand } from '../../drawing/language/expand.ts'
import { nearest } from '../../drawing/language/nearest.ts'
import { parse } from '../../drawing/language/parse.ts'
import type { Problem, Program } from '../../drawing/language/program.ts'
import { variantsOf } from '../../drawing/language/variants.ts'
import { GLYPHS_FOLDER } from '../../lexicon/load.ts'
import { glyphNames, readGlyphs } from '../../lexicon/read-glyphs.ts'

/** A program to show, under the name that its cells bear. */
export interface Icon {
  readonly name: string
  readonly path: string
  readonly program: Program
  readonly problems: readonly Problem[]
}

/**
 * The icons that names, patterns (`arrow-*`), categories and files mean, in the order given; all glyphs when nothing is
 * given. With `allVariants`, one for each combination of parameter values. Throws when a name means nothing.
 */
export function chooseIcons(wanted: readonly string[], categories: readonly string[], allVariants: boolean): Icon[] {
  const known = glyphNames(GLYPHS_FOLDER)
  const names = wanted
    .filter((one) => !isFile(one))
    .flatMap((one) =>
      matching(
        one,
        known.map(({ name }) => name),
      ),
    )
  const inCategories = known.filter(({ category }) => categories.includes(category)).map(({ name }) => name)
  const missing = categories.find((category) => !known.some((one) => one.category === category))
  if (missing !== undefined)
    throw new Error(`no category "${missing}"; there are ${[...new Set(known.map((one) => one.category))].join(', ')}`)
  const everything = wanted.length === 0 && categories.length === 0
  const chosen = new Set(everything ? known.map(({ name }) => name) : [...names, ...inCategories])
  const glyphs = new Map(
    readGlyphs(GLYPHS_FOLDER).map(({ program, path, problems }) => [
      basename(path, '.icon'),
      { path, program, problems },
    ]),
  )
  const found = [...chosen].flatMap((name) => {
    const glyph = glyphs.get(name)
    return glyph === undefined ? [] : [{ name, ...glyph }]
  })
  const icons = [...found, ...wanted.filter(isFile).map(readFile)].map((icon) => {
    const { program, problems } = expand(icon.program, (name) => glyphs.get(name)?.program ?? null, [...glyphs.keys()])
    return { ...icon, program, problems: [...icon.problems, ...problems] }
  })
  return allVariants ? icons.flatMap(variants) : icons
}

function isFile(name: string): boolean {
  return name.endsWith('.icon') || name.includes('/')
}

function readFile(path: string): Icon {
  if (!existsSync(path)) throw new Error(`there is no file ${path}`)
  return { name: basename(path, '.icon'), path, ...parse(readFileSync(path, 'utf8')) }
}

function matching(pattern: string, names: readonly string[]): string[] {
  const expression = new RegExp(`^${pattern.split('*').map(escaped).join('.*')}$`)
  const found = names.filter((name) => expression.test(name))
  const [near] = nearest(pattern, names)
  const hint = near === undefined ? "a file's name ends with .icon" : `did you mean ${near}?`
  if (found.length === 0) throw new Error(`no glyph "${pattern}" under src/lexicon/glyphs; ${hint}`)
  return found
}

function escaped(text: string): string {
  return text.replace(/[^a-z0-9]/gi, '\\$&')
}

function variants(icon: Icon): Icon[] {
  if (icon.problems.length > 0 || icon.program.parameters.length === 0) return [icon]
  return variantsOf(icon.program).map((values) => {
    const { program, problems } = bind(icon.program, values)
    return { name: `${icon.name} ${[...values.values()].join(' ')}`, path: icon.path, program, problems }
  })
}
