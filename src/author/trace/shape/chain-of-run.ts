import type { Point } from '../../../drawing/geometry/segment.ts'
import type { Chain, Node } from './chain.ts'
import { crossingsOf } from './crossings.ts'
import { type FittedPiece, fitPieces } from './fit-pieces.ts'
import { resample, smooth } from './resample.ts'
import { distance, lengthOfRun, type Run } from './run.ts'
import type { FittedCircle, FittedLine } from './sums.ts'
import { withoutShort } from './without-short.ts'

/** Points of a course: enough for corners, few enough for dynamic programming. */
const POINTS = { step: 0.2, most: 170 }
/** A circle that its neighbour cuts by less than this share of its radius touches it. */
const NEARLY_TOUCHES = 0.3
/** An arc whose ends were moved turns by no more than this otherwise, in radians. */
const MOST_CHANGE = 1
/** A crossing farther than this from where the pieces were parted is none, in units. */
const FARTHEST_CROSSING = 2.5

/** The points of a run that lines and arcs are fitted to, evenly apart; `grain` (a pixel of the picture) in units. */
export function evenPoints(run: Run, grain: number): Point[] {
  const step = Math.max(POINTS.step, lengthOfRun(run) / POINTS.most)
  const times = Math.min(6, Math.round((1.5 * grain) / step))
  return smooth(resample(run, step), run.closed, times)
}

/** Lines and arcs along the even points of a run, no seam where a loop begins. `tolerance` in units. */
export function piecesOf(even: readonly Point[], closed: boolean, tolerance: number): FittedPiece[] {
  const points = closed ? fromStraightest(even) : even
  const found = fitPieces(points, distance(points[0]!, points[1]!), tolerance)
  return withoutShort(closed ? withoutSeam(found) : found, closed)
}

/** The same loop, begun in the middle of its straightest stretch, so that no corner is parted. */
function fromStraightest(loop: readonly Point[]): Point[] {
  const open = loop.slice(0, -1)
  const count = open.length
  const reach = Math.max(2, Math.floor(count / 16))
  const chords = open.map((_, i) => distance(open[(i - reach + count) % count]!, open[(i + reach) % count]!))
  const start = chords.indexOf(Math.max(...chords))
  const turned = [...open.slice(start), ...open.slice(0, start)]
  return [...turned, turned[0]!]
}

/** Joins the first and the last piece of a loop where they are one line or one circle. */
function withoutSeam(pieces: readonly FittedPiece[]): FittedPiece[] {
  const first = pieces[0]!
  const last = pieces.at(-1)!
  if (pieces.length < 3) return [...pieces]
  const a = first.carrier
  const b = last.carrier
  const isSame =
    a.kind === 'line' && b.kind === 'line'
      ? Math.abs(a.dx * b.dy - a.dy * b.dx) < 0.1
      : a.kind === 'circle' && b.kind === 'circle' && first.sweep * last.sweep > 0
        ? Math.hypot(a.x - b.x, a.y - b.y) + Math.abs(a.r - b.r) < 0.12 * (a.r + b.r)
        : false
  if (!isSame) return [...pieces]
  const longer = distance(first.start, first.end) > distance(last.start, last.end) ? first : last
  const merged = { ...longer, start: last.start, middle: first.start, end: first.end, sweep: first.sweep + last.sweep }
  return [...pieces.slice(1, -1), merged]
}

/** The chain that pieces make: each begins where it meets the one before. */
export function chainOf(pieces: readonly FittedPiece[], ends: Omit<Run, 'points'>): Chain {
  const count = pieces.length
  const { closed, joinsAtStart, joinsAtEnd } = ends
  const places: Point[] = []
  for (let i = 0; i < count; i++) {
    const before = pieces[i - 1] ?? (closed ? pieces.at(-1) : undefined)
    const after = pieces[i]!
    const { start } = after
    places.push(before === undefined ? onto(after.carrier, start) : meetingOf(before.carrier, after.carrier, start))
  }
  if (!closed) places.push(onto(pieces.at(-1)!.carrier, pieces.at(-1)!.end))
  const sweeps = pieces.map((piece, i) => sweepBetween(piece, places[i]!, places[(i + 1) % places.length]!))
  const nodes = places.map((place): Node => ({ ...place, corner: 'cut' }))
  return { nodes, sweeps, closed, joinsAtStart, joinsAtEnd }
}

/** How far an arc turns between its ends as they were moved. */
function sweepBetween({ carrier, sweep, middle }: FittedPiece, start: Point, end: Point): number {
  if (carrier.kind === 'line') return 0
  const on = onto(carrier, middle)
  // The angle at a point of the arc sees the chord under half of what is left of the whole turn.
  const ax = start.x - on.x
  const ay = start.y - on.y
  const bx = end.x - on.x
  const by = end.y - on.y
  const seen = Math.atan2(Math.abs(ax * by - ay * bx), ax * bx + ay * by)
  const turned = (sweep < 0 ? -1 : 1) * Math.min(2 * (Math.PI - seen), 2 * Math.PI - 0.1)
  // Ends that were moved past each other turn the arc inside out: then it is kept as it was seen.
  return Math.abs(turned - sweep) > MOST_CHANGE ? Math.sign(sweep) * Math.min(Math.abs(sweep), MOST_CHANGE) : turned
}

/** The place of a line or circle that is nearest to a point. */
export function onto(carrier: FittedLine | FittedCircle, { x, y }: Point): Point {
  if (carrier.kind === 'line') {
    const along = (x - carrier.x) * carrier.dx + (y - carrier.y) * carrier.dy
    return { x: carrier.x + along * carrier.dx, y: carrier.y + along * carrier.dy }
  }
  const away = Math.hypot(x - carrier.x, y - carrier.y) || 1
  return { x: carrier.x + ((x - carrier.x) * carrier.r) / away, y: carrier.y + ((y - carrier.y) * carrier.r) / away }
}

/** Where two neighbours meet: where they cross, or the place where they touch. */
function meetingOf(a: FittedLine | FittedCircle, b: FittedLine | FittedCircle, parted: Point): Point {
  const touching = touchOf(a, b)
  if (touching !== null && distance(touching, parted) <= FARTHEST_CROSSING) return touching
  const near = crossingsOf(a, b).toSorted((p, q) => distance(p, parted) - distance(q, parted))[0]
  if (near !== undefined && distance(near, parted) <= FARTHEST_CROSSING) return near
  const p = onto(a, parted)
  const q = onto(b, parted)
  return { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 }
}

/** The place where a circle touches its neighbour, when it nearly does: such pieces run out into each other. */
function touchOf(a: FittedLine | FittedCircle, b: FittedLine | FittedCircle): Point | null {
  if (a.kind === 'line' && b.kind === 'line') return null
  if (a.kind === 'circle' && b.kind === 'circle') {
    const apart = distance(a, b)
    const along = (a.r * a.r - b.r * b.r + apart * apart) / (2 * apart)
    if (apart < 1e-6 || a.r * a.r - along * along > (NEARLY_TOUCHES * Math.min(a.r, b.r)) ** 2) return null
    return { x: a.x + (along * (b.x - a.x)) / apart, y: a.y + (along * (b.y - a.y)) / apart }
  }
  const [line, circle] = a.kind === 'line' ? [a, b as FittedCircle] : [b as FittedLine, a]
  const foot = onto(line, circle)
  const away = distance(foot, circle)
  return away >= circle.r * Math.sqrt(1 - NEARLY_TOUCHES ** 2) ? foot : null
}
