import type { Arc, Loop } from '../../geometry/segment.ts'

/**
 * Where scan lines run through ink: line i of `count` lies at (i + ½) · size / count across the canvas, and its spans
 * are `ends[2k], ends[2k + 1]` for k from `first[i]` to `first[i + 1]` (exclusive), from left to right, in px.
 */
export interface Scan {
  readonly size: number
  readonly count: number
  readonly first: Int32Array
  readonly ends: Float64Array
}

interface Crossings {
  readonly line: number[]
  readonly at: number[]
  readonly way: number[]
}

/**
 * Cuts the ink with `count` evenly spread scan lines, rows (`across` = 'y') or columns (`across` = 'x'). Exact on each
 * line. Ink outside the canvas above or below is not met; left and right of it is.
 */
export function scan(ink: readonly Loop[], size: number, count: number, across: 'x' | 'y'): Scan {
  const crossings: Crossings = { line: [], at: [], way: [] }
  const perPixel = count / size
  for (const loop of ink) {
    for (const s of loop) {
      if (s.kind === 'arc') crossArc(s, across, perPixel, count, crossings)
      else if (across === 'y') crossLine(s.x0, s.y0, s.x1, s.y1, perPixel, count, crossings)
      else crossLine(s.y0, s.x0, s.y1, s.x1, perPixel, count, crossings)
    }
  }
  return spansOf(crossings, size, count)
}

/** `u` runs along the scan lines, `v` across them. */
function crossLine(
  u0: number,
  v0: number,
  u1: number,
  v1: number,
  perPixel: number,
  count: number,
  out: Crossings,
): void {
  const way = v1 > v0 ? 1 : -1
  const low = Math.min(v0, v1)
  const high = Math.max(v0, v1)
  const slope = (u1 - u0) / (v1 - v0)
  for (let i = Math.max(0, Math.ceil(low * perPixel - 0.5)); i < count; i++) {
    const v = (i + 0.5) / perPixel
    if (v >= high) return
    put(out, i, u0 + (v - v0) * slope, way)
  }
}

/** Walks the arc in pieces that only rise or only fall. */
function crossArc(s: Arc, across: 'x' | 'y', perPixel: number, count: number, out: Crossings): void {
  const rows = across === 'y'
  const cu = rows ? s.cx : s.cy
  const cv = rows ? s.cy : s.cx
  const sweep = rows ? s.sweep : -s.sweep
  const start = rows ? s.start : Math.PI / 2 - s.start
  const end = start + sweep
  const step = sweep < 0 ? -1 : 1
  let angle = start
  let v = rows ? s.y0 : s.x0
  let half = step > 0 ? Math.floor(start / Math.PI - 0.5 + 1e-12) + 1 : Math.ceil(start / Math.PI - 0.5 - 1e-12) - 1
  for (;;) {
    const turn = (half + 0.5) * Math.PI
    const last = step > 0 ? turn >= end : turn <= end
    const next = last ? end : turn
    const to = last ? (rows ? s.y1 : s.x1) : cv + s.r * (half % 2 === 0 ? 1 : -1)
    const right = Math.cos((angle + next) / 2) > 0 ? 1 : -1
    const way = to > v ? 1 : -1
    const low = Math.min(v, to)
    const high = Math.max(v, to)
    for (let i = Math.max(0, Math.ceil(low * perPixel - 0.5)); i < count; i++) {
      const at = (i + 0.5) / perPixel
      if (at >= high) break
      const rise = at - cv
      put(out, i, cu + right * Math.sqrt(Math.max(0, s.r * s.r - rise * rise)), way)
    }
    if (last) return
    angle = next
    v = to
    half += step
  }
}

function put(out: Crossings, line: number, at: number, way: number): void {
  out.line.push(line)
  out.at.push(at)
  out.way.push(way)
}

/** Sorts the crossings by line and place and keeps the stretches of non-zero winding. */
function spansOf(crossings: Crossings, size: number, count: number): Scan {
  const total = crossings.line.length
  const begin = new Int32Array(count + 1)
  for (let i = 0; i < total; i++) begin[(crossings.line[i] as number) + 1]! += 1
  for (let i = 0; i < count; i++) begin[i + 1]! += begin[i] as number
  const fill = begin.slice()
  const order = new Int32Array(total)
  for (let i = 0; i < total; i++) order[fill[crossings.line[i] as number]!++] = i
  const at = crossings.at
  const first = new Int32Array(count + 1)
  const ends = new Float64Array(total + 2)
  let spans = 0
  for (let line = 0; line < count; line++) {
    const from = begin[line] as number
    const to = begin[line + 1] as number
    for (let i = from + 1; i < to; i++) {
      const moved = order[i] as number
      let j = i - 1
      while (j >= from && (at[order[j] as number] as number) > (at[moved] as number))
        order[j + 1] = order[j--] as number
      order[j + 1] = moved
    }
    let winding = 0
    for (let i = from; i < to; i++) {
      const crossing = order[i] as number
      const was = winding
      winding += crossings.way[crossing] as number
      if (was === 0) ends[2 * spans] = at[crossing] as number
      else if (winding === 0) ends[2 * spans++ + 1] = at[crossing] as number
    }
    first[line + 1] = spans
  }
  return { size, count, first, ends: ends.subarray(0, 2 * spans) }
}

/** The length that lies in spans of both lists; each holds start, end, start, end … from left to right. */
export function sharedLength(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let shared = 0
  for (let i = 0, k = 0; i < a.length && k < b.length;) {
    const endA = a[i + 1] as number
    const endB = b[k + 1] as number
    shared += Math.max(0, Math.min(endA, endB) - Math.max(a[i] as number, b[k] as number))
    if (endA < endB) i += 2
    else k += 2
  }
  return shared
}
