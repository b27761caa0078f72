import { lookAlikes } from '../bench/identity/look-alikes.ts'
import { likeness, lookOf } from '../bench/identity/look-of.ts'
import { compile } from '../src/drawing/compiler/compile.ts'
import type { Program } from '../src/drawing/language/program.ts'
import type { Cut } from '../src/drawing/model/cut.ts'
import { HOUSE_CUT } from '../src/drawing/model/cut.ts'
import { write } from '../src/drawing/svg/write.ts'
import { greatestDifference, softened } from './greatest-difference.ts'
import { hashOf } from './silhouettes-of.ts'

/**
 * Two drawings that differ nowhere by more, seen through a pen of their own stroke, are taken for each other. Looked at on sheets of
 * pairs in the order of their difference: at 16/3 a viewer tells hardly any below .3 apart, at 16/2 and larger most above .18.
 */
const SAME = 0.18

/** Pairs that nobody minds, or that are told apart by a little that all know. */
const ALLOWED: readonly (readonly [one: string, other: string, why: string])[] = [
  ['radio-button', 'record', 'A dot in a ring is what both are, in all sets.'],
  ['line', 'slash', 'A slash is a line.'],
  ['database', 'cylinder', 'A cylinder is what a database is drawn as, in all sets.'],
  ['square', 'stop', 'A square is what both are, in all sets.'],
  ['cross', 'medical-cross', 'A cross is what both are; which of its arms is longer, a heavy pen does not show.'],
  ['brightness', 'sun', 'Brightness is shown by a sun.'],
  ['confused', 'meh', 'The wave of its mouth is what a confused face is known by.'],
]

/** The hash of all drawings, by which a table of their twins tells that it is old; words draw nothing. */
export function drawingsHash(programs: ReadonlyMap<string, Program>): string {
  return hashOf([...programs.values()].map((program) => ({ ...program, category: null, words: [] })))
}

/** A glyph whose drawing at a cut is taken for that of another. */
export interface TakenFor {
  readonly glyph: string
  readonly twin: string
}

/**
 * The glyphs that are taken for others at a cut. Of two that come out alike it is the one that is less like its own drawing at size and
 * stroke of the house cut: it lost more. A glyph with several twins is taken for the one that is most itself.
 */
export function twinsAt(cut: Cut, programs: ReadonlyMap<string, Program>): TakenFor[] {
  const drawings = new Map([...programs].map(([name, program]) => [name, write(compile(program, cut).drawing)]))
  const inks = memo((name) => softened(drawings.get(name) ?? '', cut))
  const selves = memo((name) => likenessToItself(programs.get(name), drawings.get(name) ?? '', cut))
  const pairs = lookAlikes(drawings, cut.size).filter(
    ({ one, other }) => !isAllowed(one, other) && greatestDifference(inks(one), inks(other)) < SAME,
  )
  const taken = new Map<string, string>()
  for (const { one, other } of pairs) {
    const [glyph, twin] = selves(one) < selves(other) ? [one, other] : [other, one]
    const before = taken.get(glyph)
    if (before === undefined || selves(twin) > selves(before)) taken.set(glyph, twin)
  }
  return [...taken].map(([glyph, twin]) => ({ glyph, twin }))
}

function isAllowed(one: string, other: string): boolean {
  return ALLOWED.some((pair) => pair.includes(one) && pair.includes(other))
}

/** How much of a glyph's own looks is left at a cut, from 0 to 1. */
function likenessToItself(program: Program | undefined, svg: string, cut: Cut): number {
  if (program === undefined) return 0
  const { size, stroke } = HOUSE_CUT
  const own = write(compile(program, { ...cut, size, stroke }).drawing)
  return likeness(lookOf(svg, cut.size), lookOf(own, size))
}

function memo<V>(make: (name: string) => V): (name: string) => V {
  const made = new Map<string, V>()
  return (name) => {
    const before = made.get(name)
    if (before !== undefined) return before
    const value = make(name)
    made.set(name, value)
    return value
  }
}
