import { pointAt } from '../geometry/measure.ts'
import type { Arc, Path, Point } from '../geometry/segment.ts'
import { toHundredths } from './write-number.ts'

/** One drawing command with absolute positions in hundredths of a px. Arcs turn by half a circle at most. */
export type Step =
  | { readonly kind: 'line'; readonly x: number; readonly y: number }
  | { readonly kind: 'arc'; readonly x: number; readonly y: number; readonly r: number; readonly clockwise: boolean }

/** A path rounded to hundredths: where it begins and how it goes on. */
export interface Steps {
  readonly x: number
  readonly y: number
  readonly steps: readonly Step[]
}

/** An arc between 2.5 rad and half a circle moves too far when its ends are rounded, so it is cut in two. */
const WIDEST_SWEEP = 2.5

/** How far, in hundredths of a px, the middle of a printed arc may stand from the true one. */
const SETTLED = 0.5
const TOLERABLE = 0.9

/** An arc that rises less than this, in hundredths of a px, is printed as a line. */
const FLAT = 0.25

/** Shorter turns than this are not cut further, whatever they look like. */
const NARROWEST_SWEEP = 0.05

/** Rounds a path to hundredths and cuts its arcs into pieces that survive the rounding. */
export function stepsOf(path: Path): Steps {
  const first = path.segments[0]
  if (first === undefined) return { x: 0, y: 0, steps: [] }
  const start = rounded({ x: first.x0, y: first.y0 })
  const steps: Step[] = []
  let from = start
  path.segments.forEach((segment, index) => {
    const isSeam = path.closed && index === path.segments.length - 1
    const end = isSeam ? start : rounded({ x: segment.x1, y: segment.y1 })
    const pieces = segment.kind === 'line' ? lineStep(from, end) : arcSteps(segment, 0, 1, from, end)
    steps.push(...pieces)
    from = end
  })
  return { ...start, steps }
}

function rounded(point: Point): Point {
  return { x: toHundredths(point.x), y: toHundredths(point.y) }
}

function lineStep(from: Point, to: Point): Step[] {
  return from.x === to.x && from.y === to.y ? [] : [{ kind: 'line', x: to.x, y: to.y }]
}

/** The part [t0, t1] of an arc, between two rounded ends. */
function arcSteps(arc: Arc, t0: number, t1: number, from: Point, to: Point): Step[] {
  const sweep = Math.abs(arc.sweep) * (t1 - t0)
  const isHalf = (arc.r * 100 * Math.abs(sweep - Math.PI)) / 2 < SETTLED
  if (sweep <= WIDEST_SWEEP || isHalf) {
    const step = printedArc(arc, (t0 + t1) / 2, from, to)
    if (step !== null) return step
  }
  if (!(sweep > NARROWEST_SWEEP)) return lineStep(from, to)
  const parts = sweep > 2 * WIDEST_SWEEP && Math.abs(sweep - 2 * Math.PI) > 1e-6 ? 3 : 2
  const steps: Step[] = []
  let at = from
  for (let part = 1; part <= parts; part++) {
    const t = t0 + ((t1 - t0) * part) / parts
    const end = part === parts ? to : rounded(pointAt(arc, t))
    steps.push(...arcSteps(arc, t0 + ((t1 - t0) * (part - 1)) / parts, t, at, end))
    at = end
  }
  return steps
}

/** The arc with a radius in hundredths whose middle comes near enough to the true one; null when none does. */
function printedArc(arc: Arc, middle: number, from: Point, to: Point): Step[] | null {
  const chord = Math.hypot(to.x - from.x, to.y - from.y)
  const truth = pointAt(arc, middle)
  const rise = chord === 0 ? 0 : riseOver(from, to, { x: truth.x * 100, y: truth.y * 100 }, chord)
  if (rise < FLAT) return lineStep(from, to)
  const r = arcRadius(arc, chord, rise)
  return r === null ? null : [{ kind: 'arc', x: to.x, y: to.y, r: Math.max(1, r), clockwise: arc.sweep > 0 }]
}

/** Prefers half the chord for half circles (a renderer scales a radius up to it, never down), then the true radius. */
function arcRadius(arc: Arc, chord: number, rise: number): number | null {
  if (Math.abs(rise - chord / 2) < SETTLED) return Math.floor(chord / 2 + 1e-6)
  const plain = Math.round(arc.r * 100)
  if (Math.abs(riseOf(plain, chord) - rise) < SETTLED) return plain
  const fitted = Math.round((chord * chord * 0.25 + rise * rise) / (2 * rise))
  return Math.abs(riseOf(fitted, chord) - rise) < TOLERABLE ? fitted : null
}

function riseOf(r: number, chord: number): number {
  const half = chord / 2
  return r <= half ? half : r - Math.sqrt(r * r - half * half)
}

/** How far a point stands from a chord. */
function riseOver(from: Point, to: Point, point: Point, chord: number): number {
  return Math.abs((to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x)) / chord
}
