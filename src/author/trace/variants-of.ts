import { print } from '../../drawing/language/print.ts'
import { lanes, spaceBeside } from '../../drawing/model/cut.ts'
import type { Cut } from '../../drawing/model/cut.ts'
import type { Raster } from '../../drawing/model/raster.ts'
import { findInk } from './ink/find-ink.ts'
import type { Ink } from './ink/ink.ts'
import type { InkPart } from './ink-part.ts'
import { crowding, difference } from './shape/difference.ts'
import { piecesAndHoles, type Pen, type PiecesAndHoles } from './shape/pieces-and-holes.ts'
import { hasCloseCall, hasFilledWalls, PLAIN_TRACE, see, traceInk, type See, type Seen } from './trace.ts'
import type { Room, Traced, TraceOptions } from './traced.ts'

const MOST = 4

/** Where the room that a cut asks for was too little, this much more is tried, in units: pixels move lines, at a small cut by a whole unit. */
const MORE = { hardly: 0.1, barely: 0.3, little: 0.6, much: 1.4 } as const

/** How far the compiler moves lines where it is free to, in units. */
const BY_COMPILER = 0.05

/**
 * What may be made of a picture and its ink, best first: at most four programs that differ. Drawn at a cut, the first is as the picture was
 * seen; the others have the room that the cut needs, as far as that takes little away, those first that are most like it.
 */
export function* variantsOf(
  raster: Raster,
  ink: Ink = findInk(raster),
  cut: Cut | null = null,
): Generator<Traced, void, void> {
  const different = differentOf(raster, ink, cut)
  const first = different.next()
  if (first.done === true) return
  yield first.value
  if (cut === null) return yield* different
  const room = roomAt(cut)
  const pen = penAt(cut)
  const seen = piecesAndHoles(first.value.drawn, pen)
  const rest = [...different].map((one) => ({
    one,
    off: departure(first.value, one, room) + otherPieces(seen, piecesAndHoles(one.drawn, pen)),
  }))
  yield* rest.sort((a, b) => a.off - b.off).map(({ one, off }) => ({ ...one, departure: off }))
}

/** A figure that is left out is as far off as lines that are moved so much, in units. */
const LEFT_OUT = 1.5

/** How far a reading departs from a picture as it was seen, in units along its lines, about. What is left out is missed more than what is moved. */
function departure(seen: Traced, { program, drawn }: Traced, room: Room): number {
  const off = difference(seen.drawn, drawn) + LEFT_OUT * Math.max(0, seen.drawn.length - drawn.length)
  if (program.traits.includes('spaced')) return off
  // The compiler makes the room that is missing, half of the drawing goes along, and it moves other lines with those.
  return off + crowding(drawn, room) / 2 + BY_COMPILER
}

/** What has come apart, run together, closed or opened is as far off, each, as lines that are moved so much, in units. */
const OTHER_PIECE = 0.5

function otherPieces(seen: PiecesAndHoles, drawn: PiecesAndHoles): number {
  return OTHER_PIECE * (Math.abs(seen.pieces - drawn.pieces) + Math.abs(seen.holes - drawn.holes))
}

/** At most four programs that differ, each made when it is asked for. */
function* differentOf(raster: Raster, ink: Ink, cut: Cut | null): Generator<Traced, void, void> {
  const told = new Set<string>()
  const seeing = seeOnce()
  for (const options of waysFor(ink, cut)) {
    const traced = traceInk(raster, ink, options, seeing)
    const text = print(traced.program)
    if (told.has(text)) continue
    told.add(text)
    yield traced
    if (told.size === MOST) return
  }
}

/** Finds the shapes of ink once for all ways that differ in the room alone. */
function seeOnce(): See {
  const seen = new WeakMap<Ink, Map<string, Seen>>()
  return (raster, ink, options) => {
    const { tolerance, isSymmetric, isOtherKind, isFilled = false } = options
    const way = [tolerance, isSymmetric, isOtherKind, isFilled, hasFilledWalls(options)].join()
    const ofInk = seen.get(ink) ?? new Map<string, Seen>()
    const found = ofInk.get(way) ?? see(raster, ink, options)
    seen.set(ink, ofInk.set(way, found))
    return found
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
  const needed = roomAt(cut)
  const isFilled = cut.finish === 'filled'
  const withRoom = (more: number, isStrict: boolean): TraceOptions => ({
    ...PLAIN_TRACE,
    room: {
      ...needed,
      apart: needed.apart + more,
      isStrict,
      ...(isStrict ? { apartStretched: needed.apart + (isFilled ? MORE.hardly : MORE.barely) } : {}),
    },
    wholeFromLanes: isStrict ? 11 : PLAIN_TRACE.wholeFromLanes,
  })
  const asItIs = { ...PLAIN_TRACE, isSpaced: true }
  const rest = [
    ...other.map(() => ({ ...withRoom(MORE.little, true), isOtherKind: true })),
    withRoom(MORE.much, true),
    { ...withRoom(MORE.little, true), tolerance: looser.tolerance },
  ]
  // As it is where there is room for that; else the compiler makes some, then the tracer, and last something is left out.
  const ways = isFilled
    ? [
        { ...asItIs, hasWallsAsLines: true },
        { ...withRoom(MORE.barely, true), isSpaced: true },
      ]
    : [{ ...withRoom(MORE.barely, isOfAreas(ink)), isSpaced: true }, withRoom(MORE.little, true)]
  return [asItIs, withRoom(0, false), ...ways, ...rest].map((way) => ({ ...way, lanes: lanes(cut), isFilled }))
}

/** The room that a cut asks for at the least. */
function roomAt(cut: Cut): Room {
  return {
    apart: ((cut.stroke + spaceBeside(cut.stroke)) * 24) / cut.size,
    leastRing: leastRingAt(cut),
    filledBy: cut.finish === 'filled' ? (cut.stroke * 24) / cut.size : 0,
    isStrict: false,
    pixel: 24 / cut.size,
  }
}

function penAt({ size, stroke, finish }: Cut): Pen {
  return { width: (stroke * 24) / size, space: (spaceBeside(stroke) * 24) / size, isFilled: finish === 'filled' }
}

/** Whether a picture is of areas more than of lines: outlined, those take twice the room, so that something has to go sooner. */
function isOfAreas({ parts }: Ink): boolean {
  const inkOf = (kind: InkPart['kind']): number =>
    parts.reduce((sum, one) => sum + (one.kind === kind ? one.area : 0), 0)
  return inkOf('solid') > inkOf('stroke')
}

/** The radius from which the compiler, which makes rings whole pixels wide, leaves enough of their inside, in units. */
function leastRingAt(cut: Cut): number {
  const { size, stroke } = cut
  const widest = Math.ceil(spaceBeside(cut.stroke) + 2 * stroke - 1e-9)
  return (((widest - stroke - 0.45) / 2) * 24) / size
}
