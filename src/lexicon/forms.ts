import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from '../drawing/language/parse.ts'
import type { Modifiers, Program } from '../drawing/language/program.ts'
import { lazyMap } from './lazy-map.ts'
import { glyphNames, soundProgram } from './read-glyphs.ts'

/**
 * What a glyph may need another form for: a sign beside it in its corner, a line through it, a thing that it holds, a second of it behind it, two more of it in a pile, or to
 * lead from one thing to another, or to be held inside another.
 */
export type Occasion = 'company' | 'crossed-out' | 'holding' | 'held' | 'overlapped' | 'stacked' | 'between'

type Finish = NonNullable<Modifiers['finish']>

/** The forms of a glyph, best first: at a finish, or at any where none is said. */
export type Forms = (glyph: string, finish?: Finish) => readonly Program[]

/** What a form's file is called: its glyph, its finish where it is for one alone, its number. */
const NAME = /^(?<glyph>.+?)(?:-(?<finish>filled))?(?:-(?<number>\d))?$/

/**
 * Where the forms for an occasion live: `truck.icon`, and `truck-2.icon` for what to draw where the first does not fit. `truck-filled.icon`
 * goes before them where it is filled, and is drawn at no other finish: its lines say how much of it a sign may take.
 */
export function formsFolder(glyphsFolder: string, occasion: Occasion): string {
  return join(glyphsFolder, '..', occasion)
}

/**
 * How glyphs are drawn on an occasion, by name, best form first: the whole canvas is theirs, and what tells them stands where the
 * occasion leaves room. A form with a problem is a fault of ours, so reading it throws.
 */
export function readForms(glyphsFolder: string, occasion: Occasion): Forms {
  const folder = formsFolder(glyphsFolder, occasion)
  const files = (existsSync(folder) ? glyphNames(folder) : []).map(({ name, path }) => ({ path, ...formNamed(name) }))
  const forms = Map.groupBy(files.toSorted(inOrder), ({ glyph }) => glyph)
  const programs = lazyMap([...forms.keys()], (glyph) =>
    (forms.get(glyph) ?? []).map(({ path, finish }) => ({
      finish,
      program: soundProgram(`${occasion}/${path}`, parse(readFileSync(join(folder, path), 'utf8'))),
    })),
  )
  return (glyph, at) =>
    (programs.get(glyph) ?? [])
      .filter(({ finish }) => at === undefined || finish === null || finish === at)
      .map(({ program }) => program)
}

/** Whose form a file has, for which finish alone, and how good it is. */
export function formNamed(name: string): {
  readonly glyph: string
  readonly finish: Finish | null
  readonly number: number
} {
  const { glyph = name, finish, number } = NAME.exec(name)?.groups ?? {}
  return { glyph, finish: finish === 'filled' ? finish : null, number: Number(number ?? 1) }
}

/** Forms for one finish go before those for both. */
function inOrder(a: ReturnType<typeof formNamed>, b: ReturnType<typeof formNamed>): number {
  return Number(a.finish === null) - Number(b.finish === null) || a.number - b.number
}
