import { check } from '../src/drawing/checker/check.ts'
import { compile } from '../src/drawing/compiler/compile.ts'
import { lower } from '../src/drawing/compiler/lower.ts'
import type { Element } from '../src/drawing/compiler/skeleton.ts'
import { presentAtEither, styleOf } from '../src/drawing/compiler/style.ts'
import { bind } from '../src/drawing/language/bind.ts'
import type { BoundProgram } from '../src/drawing/language/bound.ts'
import { expand } from '../src/drawing/language/expand.ts'
import type { Detail, Program } from '../src/drawing/language/program.ts'
import { variantsOf } from '../src/drawing/language/variants.ts'
import { clearance, FINISHES, HOUSE_CUT, lanes, SIZES, STROKES } from '../src/drawing/model/cut.ts'
import type { Cut, Radius, Size, Stroke } from '../src/drawing/model/cut.ts'
import type { Finding } from '../src/drawing/model/finding.ts'
import { read } from '../src/drawing/svg/read.ts'
import { write } from '../src/drawing/svg/write.ts'
import { judgePicture } from '../tests/judge/judge-picture.ts'

const ALL = SIZES.flatMap((size) => STROKES.map((stroke) => ({ size, stroke })))

/** Lanes of the cut that has the fewest. */
const FEWEST = Math.min(...ALL.map(lanes))

/** Sharp corners and flat ends make another drawing than round ones: what holds at one radius holds at all that are like it. */
const CORNERS = [[0], [1, 2, 3]] as const

/**
 * What a glyph shows at each cut, in all its variants: at a heavy one the most of what it shows at the house cut that the
 * checker passes; where it does not pass the level of the cut's own lanes, the next one below that it passes. Only what
 * differs from the level of the cut's own lanes is said.
 */
export function detailOf(glyph: Program, lookup: (name: string) => Program | null): Detail[] {
  const expanded = expand({ ...glyph, detail: [] }, lookup).program
  const variants = variantsOf(expanded).map((values) => bind(expanded, values).program)
  return ALL.flatMap((at) => {
    const own = Math.floor(lanes(at) * 1000) / 1000
    const [sharp, round] = CORNERS.map((radii) =>
      FINISHES.map((finish) => richest(variants, { ...HOUSE_CUT, ...at, finish }, radii) ?? own),
    ) as [number[], number[]]
    const sharpOnly = sharp.map((level, index) => (level === round[index] ? null : level))
    const usual = round.map((level) => (level === own ? null : level))
    return [...entriesFor(at, 0, sharpOnly), ...entriesFor(at, null, usual)]
  })
}

/** What is said of a level at either finish; null for what needs no word. */
function entriesFor(
  at: { readonly size: Size; readonly stroke: Stroke },
  radius: 0 | null,
  [outlined = null, filled = null]: readonly (number | null)[],
): Detail[] {
  if (outlined === filled) return outlined === null ? [] : [{ ...at, radius, finish: null, lanes: outlined }]
  return [
    ...(outlined === null ? [] : [{ ...at, radius, finish: 'outlined' as const, lanes: outlined }]),
    ...(filled === null ? [] : [{ ...at, radius, finish: 'filled' as const, lanes: filled }]),
  ]
}

/** The lanes of the richest level that holds; null where that is the cut's own, or none does. */
function richest(variants: readonly BoundProgram[], cut: Cut, radii: readonly Radius[]): number | null {
  const elements = variants.flatMap((program) => lower(program).skeleton.elements)
  const own = shown(elements, cut, lanes(cut))
  const all = (passes: typeof isSound, level: number): boolean =>
    variants.every((program) => passes(program, cut, level, radii))
  const levels = levelsIn(elements, cut)
  const isOwn = (level: number): boolean => shown(elements, cut, level) === own
  const richer = levels.filter((level) => level > lanes(cut) && !isOwn(level)).find((level) => all(holds, level))
  if (richer !== undefined) return leastFor(richer)
  if (all(isSound, lanes(cut))) return null
  // Its own level has faults: the same with its gaps as narrow as may be, or less.
  const less = levels.filter((level) => level < lanes(cut) || isOwn(level))
  return less.find((level) => all(holds, level)) ?? less.find((level) => all(isSound, level)) ?? null

  /** The same level at the lanes at which it begins. */
  function leastFor(level: number): number {
    const shows = shown(elements, cut, level)
    return Math.min(...levels.filter((one) => one > lanes(cut) && shown(elements, cut, one) === shows))
  }
}

/** Lanes for each level that may be tried at a cut, from the richest down: at a heavy one those of the house cut are the most. */
function levelsIn(elements: readonly Element[], cut: Cut): number[] {
  const most = Math.max(lanes(HOUSE_CUT), lanes(cut))
  const bounds = elements.flatMap(({ presence }) =>
    presence.flatMap(({ fromLanes, belowLanes, scale }) => [fromLanes / scale, belowLanes / scale]),
  )
  const rounded = [most, ...bounds, FEWEST].map((at) => Math.ceil(at * 1000 - 1e-6) / 1000)
  return [...new Set(rounded)]
    .filter((at) => at >= FEWEST && at <= Math.ceil(most * 1000) / 1000)
    .toSorted((a, b) => b - a)
}

/** Which elements are drawn at a cut by so many lanes. */
function shown(elements: readonly Element[], cut: Cut, by: number): string {
  const drawn = new Set(presentAtEither(elements, styleOf(cut, by)))
  return elements.flatMap((element, index) => (drawn.has(element) ? [index] : [])).join(' ')
}

/**
 * Whether a level is to be preferred: no error, not darker (or fainter) than the family, as letters in a frame are before they are a blot,
 * and with nothing that runs together in the pixels of its real size.
 */
function holds(program: BoundProgram, cut: Cut, level: number, radii: readonly Radius[]): boolean {
  return radii.every((radius) => {
    const drawing = draw(program, { ...cut, radius }, level)
    const findings = findingsOf(drawing)
    const passes = findings?.every(({ rule, severity }) => severity !== 'error' && rule !== 'density') ?? false
    return passes && judgePicture(write(drawing.drawing), cut.size, clearance({ ...cut, radius })).length === 0
  })
}

/** Whether the checker finds no error in a level. */
function isSound(program: BoundProgram, cut: Cut, level: number, radii: readonly Radius[]): boolean {
  return radii.every(
    (radius) =>
      findingsOf(draw(program, { ...cut, radius }, level))?.every(({ severity }) => severity !== 'error') ?? false,
  )
}

function draw(program: BoundProgram, cut: Cut, level: number): ReturnType<typeof compile> {
  const { size, stroke } = cut
  return compile({ ...program, detail: [{ size, stroke, radius: null, finish: null, lanes: level }] }, cut)
}

/** What the checker says; null of a drawing that the compiler has problems with. */
function findingsOf({ drawing, problems }: ReturnType<typeof compile>): Finding[] | null {
  return problems.length > 0 ? null : check({ drawing, document: read(write(drawing)) })
}
