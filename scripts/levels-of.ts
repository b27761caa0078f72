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
import { clearance, FINISHES, HOUSE_CUT, isHeavy, lanes, SIZES, STROKES } from '../src/drawing/model/cut.ts'
import type { Cut, Radius, Size, Stroke } from '../src/drawing/model/cut.ts'
import { read } from '../src/drawing/svg/read.ts'
import { write } from '../src/drawing/svg/write.ts'
import { judgePicture } from '../tests/judge/judge-picture.ts'

/** Sizes and strokes at which a glyph may have to show less than at the house cut. */
const HEAVY = SIZES.flatMap((size) => STROKES.map((stroke) => ({ size, stroke }))).filter(isHeavy)

/** Sharp corners and flat ends make another drawing than round ones: what holds at one radius holds at all that are like it. */
const CORNERS = [[0], [1, 2, 3]] as const

/**
 * What a glyph shows at each heavy cut: the most of what it shows at the house cut that the checker passes, in all its
 * variants. Only what differs from the level of the cut's own lanes is said.
 */
export function detailOf(glyph: Program, lookup: (name: string) => Program | null): Detail[] {
  const expanded = expand({ ...glyph, detail: [] }, lookup).program
  const variants = variantsOf(expanded).map((values) => bind(expanded, values).program)
  return HEAVY.flatMap((at) => {
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

/** The lanes of the richest level that holds; null where that is the cut's own. */
function richest(variants: readonly BoundProgram[], cut: Cut, radii: readonly Radius[]): number | null {
  const elements = variants.flatMap((program) => lower(program).skeleton.elements)
  const own = shown(elements, cut, lanes(cut))
  let tried = ''
  for (const level of levelsIn(elements, lanes(cut))) {
    const shows = shown(elements, cut, level)
    if (shows === own) return null
    if (shows !== tried && variants.every((program) => holds(program, cut, level, radii))) return leastFor(shows, level)
    tried = shows
  }
  return null

  /** The same level at the lanes at which it begins. */
  function leastFor(shows: string, level: number): number {
    const same = levelsIn(elements, lanes(cut)).filter((one) => shown(elements, cut, one) === shows && one <= level)
    return Math.min(level, ...same)
  }
}

/** Where what is shown changes, from the house cut down to so many lanes. */
function levelsIn(elements: readonly Element[], from: number): number[] {
  const house = lanes(HOUSE_CUT)
  const bounds = elements.flatMap(({ presence }) =>
    presence.flatMap(({ fromLanes, belowLanes, scale }) => [fromLanes / scale, belowLanes / scale]),
  )
  const rounded = [house, ...bounds].map((at) => Math.ceil(at * 1000 - 1e-6) / 1000)
  return [...new Set(rounded)]
    .filter((at) => at > from && at <= Math.ceil(house * 1000) / 1000)
    .toSorted((a, b) => b - a)
}

/** Which elements are drawn at a cut by so many lanes. */
function shown(elements: readonly Element[], cut: Cut, by: number): string {
  const drawn = new Set(presentAtEither(elements, styleOf(cut, by)))
  return elements.flatMap((element, index) => (drawn.has(element) ? [index] : [])).join(' ')
}

/**
 * Whether a level passes: no error, not darker (or fainter) than the family, as letters in a frame are before they are a blot, and
 * with nothing that runs together in the pixels of its real size.
 */
function holds(program: BoundProgram, cut: Cut, level: number, radii: readonly Radius[]): boolean {
  const { size, stroke } = cut
  const detailed = { ...program, detail: [{ size, stroke, radius: null, finish: null, lanes: level }] }
  return radii.every((radius) => {
    const { drawing, problems } = compile(detailed, { ...cut, radius })
    const svg = write(drawing)
    const findings = check({ drawing, document: read(svg) })
    const passes =
      problems.length === 0 && findings.every(({ rule, severity }) => severity !== 'error' && rule !== 'density')
    return passes && judgePicture(svg, size, clearance({ ...cut, radius })).length === 0
  })
}
