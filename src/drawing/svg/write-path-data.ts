import { pointAt } from '../geometry/measure.ts'
import type { Arc, Path, Point } from '../geometry/segment.ts'
import { tidyPath } from './tidy-path.ts'

/** An arc between 2.5 rad and half a circle moves too far when its ends are rounded, so it is cut in two. */
const WIDEST_SWEEP = 2.5

/** How far, in hundredths of a px, the middle of a printed arc may stand from the true one. */
const SETTLED = 0.5
const TOLERABLE = 0.9

/** What a sum of sines may be off by, in hundredths of a px, and far more: it differs from one machine to another. */
const NOISE = 1e-6

/** An arc that rises less than this, in hundredths of a px, is printed as a line. */
const FLAT = 0.25

/** Shorter turns than this are not cut further, whatever they look like. */
const NARROWEST_SWEEP = 0.05

/**
 * The `d` of a `<path>` for some paths in px. Every coordinate is rounded to 1/100 px in absolute terms first; relative
 * ones are differences of rounded positions, so errors never add up.
 */
export function writePathData(paths: readonly Path[]): string {
  const pen: Pen = { text: '', command: '', number: '', x: 0, y: 0, isDown: false }
  for (const path of paths) drawPath(pen, path)
  return pen.text
}

/** Writes a length in px with at most two decimals. */
export function writeNumber(value: number): string {
  return writeHundredths(toHundredths(value))
}

/** Where the writer stands: what is written, the last command and number, and the position in hundredths. */
interface Pen {
  text: string
  command: string
  number: string
  x: number
  y: number
  isDown: boolean
}

/** A command with its numbers as they would be written. */
interface Spelling {
  readonly command: string
  readonly numbers: readonly string[]
}

function drawPath(pen: Pen, path: Path): void {
  const { x, y, steps } = stepsOf(tidyPath(path))
  put(pen, pen.isDown ? [spell('M', [x, y]), spell('m', [x - pen.x, y - pen.y])] : [spell('M', [x, y])])
  pen.x = x
  pen.y = y
  pen.isDown = true
  // A stroke of no length would vanish in some tools; .01 px survives them all and still shows as a dot.
  if (steps.length === 0) put(pen, [spell('h', [1])])
  if (steps.length === 0) pen.x += 1
  const last = steps.at(-1)
  const closesByItself = path.closed && last?.kind === 'line' && last.x === x && last.y === y && steps.length > 1
  for (const step of closesByItself ? steps.slice(0, -1) : steps) {
    put(pen, spellings(step, pen))
    pen.x = step.x
    pen.y = step.y
  }
  if (!path.closed || steps.length === 0) return
  pen.text += 'Z'
  pen.command = 'Z'
  pen.x = x
  pen.y = y
}

function spellings(step: Step, from: { readonly x: number; readonly y: number }): Spelling[] {
  const dx = step.x - from.x
  const dy = step.y - from.y
  if (step.kind === 'arc') {
    const round = [writeHundredths(step.r), writeHundredths(step.r), '0', '0', step.clockwise ? '1' : '0']
    return [
      { command: 'A', numbers: [...round, writeHundredths(step.x), writeHundredths(step.y)] },
      { command: 'a', numbers: [...round, writeHundredths(dx), writeHundredths(dy)] },
    ]
  }
  if (dy === 0) return [spell('H', [step.x]), spell('h', [dx])]
  if (dx === 0) return [spell('V', [step.y]), spell('v', [dy])]
  return [spell('L', [step.x, step.y]), spell('l', [dx, dy])]
}

function spell(command: string, hundredths: readonly number[]): Spelling {
  return { command, numbers: hundredths.map(writeHundredths) }
}

/** Appends the shortest spelling; the first one wins a draw. */
function put(pen: Pen, choices: readonly Spelling[]): void {
  let best: string | null = null
  let chosen: Spelling | null = null
  for (const choice of choices) {
    for (const withLetter of [true, false]) {
      if (!withLetter && !continues(pen.command, choice.command)) continue
      const text = written(choice, withLetter, pen.number)
      if (best !== null && text.length >= best.length) continue
      best = text
      chosen = choice
    }
  }
  if (best === null || chosen === null) return
  pen.text += best
  pen.command = chosen.command
  pen.number = chosen.numbers.at(-1) ?? ''
}

/** Whether a command's letter may be left out after another: `l` repeats, and numbers behind a move are lines. */
function continues(before: string, next: string): boolean {
  if (next === 'M' || next === 'm') return false
  return before === next || (before === 'M' && next === 'L') || (before === 'm' && next === 'l')
}

function written(spelling: Spelling, withLetter: boolean, numberBefore: string): string {
  let text = withLetter ? spelling.command : ''
  let before = withLetter ? null : numberBefore
  for (const number of spelling.numbers) {
    if (before !== null) text += separator(before, number)
    text += number
    before = number
  }
  return text
}

/** One drawing command with absolute positions in hundredths of a px. Arcs turn by half a circle at most. */
type Step =
  | { readonly kind: 'line'; readonly x: number; readonly y: number }
  | { readonly kind: 'arc'; readonly x: number; readonly y: number; readonly r: number; readonly clockwise: boolean }

/** A path rounded to hundredths: where it begins and how it goes on. */
interface Steps {
  readonly x: number
  readonly y: number
  readonly steps: readonly Step[]
}

/** Rounds a path to hundredths and cuts its arcs into pieces that survive the rounding. */
function stepsOf(path: Path): Steps {
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
  if (rise < FLAT + NOISE) return lineStep(from, to)
  const r = arcRadius(arc, chord, rise)
  return r === null ? null : [{ kind: 'arc', x: to.x, y: to.y, r: Math.max(1, r), clockwise: arc.sweep > 0 }]
}

/** Prefers half the chord for half circles (a renderer scales a radius up to it, never down), then the true radius. */
function arcRadius(arc: Arc, chord: number, rise: number): number | null {
  if (Math.abs(rise - chord / 2) < SETTLED - NOISE) return Math.floor(chord / 2 + NOISE)
  const plain = toHundredths(arc.r)
  if (Math.abs(riseOf(plain, chord) - rise) < SETTLED + NOISE) return plain
  // Of two as near the smaller: where it is less than half the chord, a renderer makes it that.
  const fitted = Math.round((chord * chord * 0.25 + rise * rise) / (2 * rise) - NOISE)
  return Math.abs(riseOf(fitted, chord) - rise) < TOLERABLE + NOISE ? fitted : null
}

function riseOf(r: number, chord: number): number {
  const half = chord / 2
  return r <= half ? half : r - Math.sqrt(r * r - half * half)
}

/** How far a point stands from a chord. */
function riseOver(from: Point, to: Point, point: Point, chord: number): number {
  return Math.abs((to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x)) / chord
}

/** Coordinates are kept as whole hundredths of a px while a picture is written, so that rounding happens exactly once. */
function toHundredths(value: number): number {
  // The small nudge sends values like 1.0049999999 and 1.0050000001, which differ by noise only, to the same side.
  return Math.round(value * 100 + NOISE) + 0
}

/** Writes hundredths as the shortest decimal: `-.5`, `12`, `3.25`. */
function writeHundredths(hundredths: number): string {
  const digits = Math.abs(hundredths)
  const whole = Math.floor(digits / 100)
  const fraction = String(digits % 100)
    .padStart(2, '0')
    .replace(/0+$/, '')
  const sign = hundredths < 0 ? '-' : ''
  if (fraction === '') return `${sign}${whole}`
  return `${sign}${whole === 0 ? '' : whole}.${fraction}`
}

/** What must stand between two numbers: nothing when the second begins with a sign, or with a point after a fraction. */
function separator(before: string, next: string): '' | ' ' {
  if (next.startsWith('-')) return ''
  return next.startsWith('.') && before.includes('.') ? '' : ' '
}
