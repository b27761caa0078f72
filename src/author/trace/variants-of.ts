import { print } from '../../drawing/language/print.ts'
import { lanes, spaceBeside } from '../../drawing/model/cut.ts'
import type { Cut } from '../../drawing/model/cut.ts'
import type { Raster } from '../../drawing/model/raster.ts'
import { findInk } from './ink/find-ink.ts'
import type { Ink } from './ink/ink.ts'
import { hasCloseCall, PLAIN_TRACE, traceInk } from './trace.ts'
import type { Traced, TraceOptions } from './traced.ts'

const MOST = 4

/** Where the room that a cut asks for was too little, this much more is tried, in units: pixels move lines, at a small cut by a whole unit. */
const MORE = [0.6, 1.4] as const

/**
 * What may be made of a picture and its ink, best first: at most four programs that differ, each made when it is asked for. Drawn at
 * a cut, they have the room that it needs, as far as that takes little away.
 */
export function* variantsOf(
  raster: Raster,
  ink: Ink = findInk(raster),
  cut: Cut | null = null,
): Generator<Traced, void, void> {
  const seen = new Set<string>()
  for (const options of waysFor(ink, cut)) {
    const traced = traceInk(raster, ink, options)
    const text = print(traced.program)
    if (seen.has(text)) continue
    seen.add(text)
    yield traced
    if (seen.size === MOST) return
  }
}

function waysFor(ink: Ink, cut: Cut | null): TraceOptions[] {
  const other = hasCloseCall(ink) ? [{ ...PLAIN_TRACE, isOtherKind: true }] : []
  const looser = { ...PLAIN_TRACE, tolerance: 2.2 * PLAIN_TRACE.tolerance }
  if (cut === null)
    return [
      PLAIN_TRACE,
      ...other,
      { ...PLAIN_TRACE, wholeFromLanes: 11 },
      looser,
      { ...PLAIN_TRACE, wholeFromLanes: 11, mostElements: 6 },
      { ...PLAIN_TRACE, isSymmetric: false },
      { ...PLAIN_TRACE, tolerance: PLAIN_TRACE.tolerance / 2 },
    ]
  const apart = ((cut.stroke + spaceBeside(cut.stroke)) * 24) / cut.size
  const isFilled = cut.finish === 'filled'
  const filledBy = isFilled ? (cut.stroke * 24) / cut.size : 0
  const withRoom = (more: number, isStrict: boolean): TraceOptions => ({
    ...PLAIN_TRACE,
    room: { apart: apart + more, leastRing: leastRingAt(cut), filledBy, isStrict },
    wholeFromLanes: isStrict ? 11 : PLAIN_TRACE.wholeFromLanes,
  })
  const [little, much] = MORE
  const otherKind = other.map(() => ({ ...withRoom(little, true), isOtherKind: true }))
  const looserStill = { ...withRoom(little, true), tolerance: looser.tolerance }
  // What is filled is an area sooner than a line, so the other kind comes last; its walls that find no room are lines before anything is left out.
  const walls = [withRoom(0, false), withRoom(little, true), withRoom(much, true), looserStill, ...otherKind]
  const ways = isFilled
    ? [withRoom(0, false), withRoom(little, false), ...walls.map((way) => ({ ...way, hasWallsAsLines: true }))]
    : [withRoom(0, false), withRoom(little, true), ...otherKind, withRoom(much, true), looserStill]
  return [PLAIN_TRACE, ...ways].map((way) => ({ ...way, lanes: lanes(cut), isFilled }))
}

/** The radius from which the compiler, which makes rings whole pixels wide, leaves enough of their inside, in units. */
function leastRingAt(cut: Cut): number {
  const { size, stroke } = cut
  const widest = Math.ceil(spaceBeside(cut.stroke) + 2 * stroke - 1e-9)
  return (((widest - stroke - 0.45) / 2) * 24) / size
}
