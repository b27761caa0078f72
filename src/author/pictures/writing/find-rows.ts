import type { Box, Mark } from './find-marks.ts'

/** In shares of the height of the higher of two neighbours: how far their feet and heights may differ, and how far apart they are at most. */
const FEET = 0.16
const HEIGHTS = 0.27
/** A J or a Q hangs down from the line; its top is level with the others. */
const TOPS = 0.08
const SMALL_FEET = 0.36
const SMALL_HEIGHTS = 0.42
const GAP = 0.75

/** The pen of one neighbour is at most so many times that of the other. */
const PENS = 1.7

/** From so many on, marks of unlike heights in a row are small letters. */
const LEAST_OF_WORD = 4

/** Marks that stand beside each other in one line as type does, from left to right; those alone as well. */
export function findRows(marks: readonly Mark[]): Mark[][] {
  const rows = rowsBy(marks, FEET, HEIGHTS)
  const words = rowsBy(marks, SMALL_FEET, SMALL_HEIGHTS).filter((row) => row.length >= LEAST_OF_WORD)
  const inWords = new Set(words.flat())
  return [...words, ...rows.filter((row) => !row.some((mark) => inWords.has(mark)))]
}

function rowsBy(marks: readonly Mark[], feet: number, heights: number): Mark[][] {
  const rows: Mark[][] = []
  for (const mark of marks.toSorted((a, b) => a.box.x0 - b.box.x0)) {
    const row = rows.find((one) => isNext(one.at(-1)!, mark, feet, heights))
    if (row === undefined) rows.push([mark])
    else row.push(mark)
  }
  return rows
}

function isNext(one: Mark, next: Mark, feet: number, heights: number): boolean {
  const [a, b] = [one.box, next.box]
  const [first, second] = [heightOf(a), heightOf(b)]
  const height = Math.max(first, second)
  const gap = b.x0 - a.x1
  return (
    one.within === next.within &&
    (Math.abs(a.y1 - b.y1) <= feet * height || Math.abs(a.y0 - b.y0) <= TOPS * height) &&
    Math.abs(first - second) <= heights * height &&
    gap > -0.1 * height &&
    gap <= GAP * height &&
    Math.max(one.pen, next.pen) <= PENS * Math.min(one.pen, next.pen)
  )
}

/** How high a box is. */
export function heightOf({ y0, y1 }: Box): number {
  return y1 - y0
}
