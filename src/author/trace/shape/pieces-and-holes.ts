import { lengthOf, pointAt } from '../../../drawing/geometry/measure.ts'
import type { Point } from '../../../drawing/geometry/segment.ts'
import { labelAreas } from '../ink/label-areas.ts'
import type { Figure } from './figure.ts'
import { linesOf, SLACK } from './gaps.ts'

/** How figures are drawn at a cut, in units of the 24 grid. */
export interface Pen {
  readonly width: number
  /** What is cleared beside a line that lies over the others. */
  readonly space: number
  /** Whether areas are filled, not outlined. */
  readonly isFilled: boolean
}

/** How many pieces of ink a drawing has, and how many holes are in them. */
export interface PiecesAndHoles {
  readonly pieces: number
  readonly holes: number
}

/** Pixels for a unit, and how many units are seen beyond the grid on each side. */
const SCALE = 4
const RIM = 2
const SIDE = (24 + 2 * RIM) * SCALE
/** What has fewer pixels is nothing that anybody sees. */
const LEAST = 3
/** What is left of a line beside what lies over it is no stub from so many widths of the pen on. */
const LEAST_RUN = 0.9
const RANK_OF_OVER = 3

/** Paints figures as a cut draws them, coarsely, and counts. */
export function piecesAndHoles(figures: readonly Figure[], pen: Pen): PiecesAndHoles {
  const ink = new Uint8Array(SIDE * SIDE)
  const half = pen.width / 2
  const over = figures.filter(({ isOver }) => isOver === true).flatMap(({ form }) => linesOf(form).flatMap(placesAlong))
  for (const figure of figures.toSorted((a, b) => rankOf(a) - rankOf(b))) {
    const { form, role, isOver } = figure
    const isArea = pen.isFilled && (role === 'solid' || role === 'hole')
    const isCleared = over.length > 0 && !isArea && rankOf(figure) < RANK_OF_OVER
    const places = linesOf(form).flatMap(placesAlong)
    if (isOver === true) draw(ink, places, half + pen.space, 0)
    if (isArea) fill(ink, places, role === 'solid' ? 1 : 0)
    if (isArea && role === 'hole') continue
    const radius = form.kind === 'dot' ? half * form.scale : half
    draw(ink, isCleared ? clearOf(places, over, pen) : places, radius, pen.isFilled && role === 'knock-out' ? 0 : 1)
  }
  return { pieces: countOf(ink, 1, true), holes: countOf(ink, 0, false) - 1 }
}

/** The places of a line that are clear of what lies over it; what is left of it in between is drawn where it is no stub. */
function clearOf(places: readonly Point[], over: readonly Point[], { width, space }: Pen): Point[] {
  const reach = (width + space - SLACK) * SCALE
  const clear: Point[] = []
  let run: Point[] = []
  const end = (): void => {
    if (run.length === places.length || run.length > LEAST_RUN * width * SCALE) clear.push(...run)
    run = []
  }
  for (const place of places) {
    if (over.every(({ x, y }) => Math.hypot(x - place.x, y - place.y) >= reach)) run.push(place)
    else end()
  }
  end()
  return clear
}

/** What is drawn later covers what is drawn sooner, as in the program. */
function rankOf({ role, isOver, endsOnOver }: Figure): number {
  if (endsOnOver === true) return RANK_OF_OVER + 1
  return isOver === true ? RANK_OF_OVER : { solid: 0, hole: 0, 'knock-out': 1, pen: 2 }[role]
}

function placesAlong(line: Parameters<typeof lengthOf>[0]): Point[] {
  const count = Math.max(1, Math.ceil(lengthOf(line) * SCALE))
  return Array.from({ length: count + 1 }, (_, i) => pixelOf(pointAt(line, i / count)))
}

function pixelOf({ x, y }: Point): Point {
  return { x: (x + RIM) * SCALE, y: (y + RIM) * SCALE }
}

function draw(ink: Uint8Array, places: readonly Point[], units: number, value: 0 | 1): void {
  const radius = units * SCALE
  for (const { x, y } of places) {
    for (let row = Math.max(0, Math.ceil(y - radius - 0.5)); row < SIDE && row + 0.5 <= y + radius; row++) {
      const reach = Math.sqrt(Math.max(0, radius ** 2 - (row + 0.5 - y) ** 2))
      fillRow(ink, row, x - reach, x + reach, value)
    }
  }
}

/** Fills what a loop goes round. */
function fill(ink: Uint8Array, loop: readonly Point[], value: 0 | 1): void {
  for (let row = 0; row < SIDE; row++) {
    const level = row + 0.5
    const crossings = loop.flatMap((to, i) => {
      const from = loop.at(i - 1)!
      if (from.y > level === to.y > level) return []
      return [from.x + ((level - from.y) / (to.y - from.y)) * (to.x - from.x)]
    })
    crossings.sort((a, b) => a - b)
    for (let i = 0; i + 1 < crossings.length; i += 2) fillRow(ink, row, crossings[i]!, crossings[i + 1]!, value)
  }
}

function fillRow(ink: Uint8Array, row: number, from: number, to: number, value: 0 | 1): void {
  const start = Math.max(0, Math.ceil(from - 0.5))
  const end = Math.min(SIDE, Math.floor(to + 0.5))
  if (start < end) ink.fill(value, row * SIDE + start, row * SIDE + end)
}

function countOf(ink: Uint8Array, value: 0 | 1, isDiagonalToo: boolean): number {
  const { sizes } = labelAreas(ink, SIDE, value, isDiagonalToo)
  return sizes.filter((size) => size >= LEAST).length
}
