import { areaOf } from './area.ts'
import { arc, arcWithEnds, boxLoop, circleLoop, line } from './construct.ts'
import { headingChange, lengthOf, reverseLoop, tangentAt } from './measure.ts'
import { type OffsetSide, offsetRun } from './offset.ts'
import type { Arc, Loop, Path, Point, Segment } from './segment.ts'

/** How the ends and corners of a stroke look. `miterLimit` is a ratio of the stroke width, as in SVG. */
export interface StrokeStyle {
  readonly cap: 'butt' | 'round' | 'square'
  readonly join: 'miter' | 'round' | 'bevel'
  readonly miterLimit: number
}

/** Segments shorter than this have no direction worth following. */
const CRUMB = 1e-7
/** Radians below which two segments continue each other. */
const SMOOTH = 1e-6
/** Up to this turn a pointed join cannot be told from a round or a bevelled one, and needs no piece of its own. */
const SLIGHT = 0.02

/**
 * Loops whose nonzero union is the painted stroke of the given width; they overlap and are not united yet. A path
 * of no length is a disc with round caps, an upright square with square caps, nothing with butt caps.
 */
export function strokePath(path: Path, width: number, style: StrokeStyle): Loop[] {
  const half = width / 2
  const segments = path.segments.filter((s) => lengthOf(s) > CRUMB)
  const first = segments[0]
  if (!first) return dot(path.segments[0], half, style.cap)
  const loops: Loop[] = []
  const smooth = segments.map((s, i) => followsSmoothly(s, segments[(i + 1) % segments.length]!, half))
  if (!path.closed) smooth[segments.length - 1] = false
  addBodies(loops, segments, smooth, path.closed, half)
  const joints = path.closed ? segments.length : segments.length - 1
  for (let i = 0; i < joints; i++) {
    if (!smooth[i]) addJoin(loops, segments[i]!, segments[(i + 1) % segments.length]!, half, style)
  }
  if (!path.closed && style.cap !== 'butt') {
    const last = segments[segments.length - 1]!
    const out = tangentAt(first, 0)
    addCap(loops, first.x0, first.y0, { x: -out.x, y: -out.y }, half, style.cap)
    addCap(loops, last.x1, last.y1, tangentAt(last, 1), half, style.cap)
  }
  return loops
}

function dot(s: Segment | undefined, half: number, cap: StrokeStyle['cap']): Loop[] {
  if (!s || cap === 'butt') return []
  if (cap === 'round') return [circleLoop(s.x0, s.y0, half)]
  return [boxLoop({ x0: s.x0 - half, y0: s.y0 - half, x1: s.x0 + half, y1: s.y0 + half })]
}

/** An arc whose inner edge would turn inside out. */
function isTight(s: Segment, half: number): s is Arc {
  return s.kind === 'arc' && s.r <= half + 1e-6
}

function followsSmoothly(a: Segment, b: Segment, half: number): boolean {
  return !isTight(a, half) && !isTight(b, half) && Math.abs(headingChange(a, b)) < SMOOTH
}

/** The stroke without joins and caps: one band per smooth run, tight arcs apart. */
function addBodies(
  loops: Loop[],
  segments: readonly Segment[],
  smooth: readonly boolean[],
  closed: boolean,
  half: number,
): void {
  if (closed && smooth.every(Boolean)) {
    // Both edges as loops, the left one backwards: the winding counts how often the band covers a place.
    loops.push(offsetRun(segments, half, -1, true), reverseLoop(offsetRun(segments, half, 1, true)))
    return
  }
  const start = closed ? smooth.indexOf(false) + 1 : 0
  let run: Segment[] = []
  for (let i = 0; i < segments.length; i++) {
    const at = (start + i) % segments.length
    const s = segments[at]!
    if (isTight(s, half)) addTightArc(loops, s, half)
    else run.push(s)
    if (run.length > 0 && !smooth[at]) {
      loops.push(band(run, half))
      run = []
    }
  }
}

/** The area between both edges of an open smooth run. Its winding is positive wherever the stroke is. */
function band(run: readonly Segment[], half: number): Loop {
  const left = offsetRun(run, half, -1, false)
  const right = reverseLoop(offsetRun(run, half, 1, false))
  const leftEnd = left[left.length - 1]!
  const rightEnd = right[right.length - 1]!
  return [
    ...left,
    line(leftEnd.x1, leftEnd.y1, right[0]!.x0, right[0]!.y0),
    ...right,
    line(rightEnd.x1, rightEnd.y1, left[0]!.x0, left[0]!.y0),
  ]
}

/** An arc with a radius below half the width sweeps a sector, and past its centre a smaller one opposite. */
function addTightArc(loops: Loop[], s: Arc, half: number): void {
  if (Math.abs(s.sweep) >= 2 * Math.PI - 1e-9) {
    loops.push(circleLoop(s.cx, s.cy, s.r + half))
    return
  }
  const start = s.sweep < 0 ? s.start + s.sweep : s.start
  loops.push(sector(s.cx, s.cy, s.r + half, start, Math.abs(s.sweep)))
  if (half - s.r > 1e-6) loops.push(sector(s.cx, s.cy, half - s.r, start + Math.PI, Math.abs(s.sweep)))
}

function sector(cx: number, cy: number, r: number, start: number, sweep: number): Loop {
  const rim = arc(cx, cy, r, start, sweep)
  return [rim, line(rim.x1, rim.y1, cx, cy), line(cx, cy, rim.x0, rim.y0)]
}

function addJoin(loops: Loop[], a: Segment, b: Segment, half: number, style: StrokeStyle): void {
  const turn = headingChange(a, b)
  if (Math.abs(turn) < CRUMB) return
  const outer: OffsetSide = turn > 0 ? -1 : 1
  const { x1: x, y1: y } = a
  const from = tangentAt(a, 1)
  const to = tangentAt(b, 0)
  const ax = x - from.y * half * outer
  const ay = y + from.x * half * outer
  const bx = x - to.y * half * outer
  const by = y + to.x * half * outer
  const rim: Segment[] = []
  const stretch = 1 / Math.abs(Math.cos(turn / 2))
  if (Math.abs(turn) < SLIGHT || (style.join === 'miter' && stretch <= style.miterLimit)) {
    const reach = half * Math.abs(Math.tan(turn / 2))
    const tipX = ax + from.x * reach
    const tipY = ay + from.y * reach
    rim.push(line(ax, ay, tipX, tipY), line(tipX, tipY, bx, by))
  } else if (style.join === 'round') {
    rim.push(arcWithEnds(x, y, half, Math.atan2(ay - y, ax - x), turn, ax, ay, bx, by))
  } else rim.push(line(ax, ay, bx, by))
  const wedge = [line(x, y, ax, ay), ...rim, line(bx, by, x, y)]
  loops.push(areaOf(wedge) < 0 ? reverseLoop(wedge) : wedge)
}

/** The cap beyond (x, y) in the unit direction `out`. */
function addCap(loops: Loop[], x: number, y: number, out: Point, half: number, cap: 'round' | 'square'): void {
  const ax = x + out.y * half
  const ay = y - out.x * half
  const bx = x - out.y * half
  const by = y + out.x * half
  if (cap === 'round') {
    loops.push([arcWithEnds(x, y, half, Math.atan2(ay - y, ax - x), Math.PI, ax, ay, bx, by), line(bx, by, ax, ay)])
    return
  }
  const dx = out.x * half
  const dy = out.y * half
  loops.push([
    line(ax, ay, ax + dx, ay + dy),
    line(ax + dx, ay + dy, bx + dx, by + dy),
    line(bx + dx, by + dy, bx, by),
    line(bx, by, ax, ay),
  ])
}
