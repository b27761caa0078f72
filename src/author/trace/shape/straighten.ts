import type { Point } from '../../../drawing/geometry/segment.ts'
import type { Raster } from '../../../drawing/model/raster.ts'
import type { InkPart } from '../ink-part.ts'
import { distance } from './run.ts'

/** Chords of an edge, as a share of the picture's longer side and of so many px at least, that bend by less than so many px are straight. */
const CHORD = { share: 0.17, bend: 0.6, least: 6 }
/** Lines that lean by less than this are meant to be level or upright, in radians; … */
const LEANING = 0.09
/** … by less than this they are, and a picture that leans is not drawn so; … */
const LEAST = 0.012
/** … and lines of a picture that leans all lean alike: by this and by so many px at the end of a chord, as the root of the mean square, there being as much of them as so many sides of the picture. */
const ALIKE = { least: 0.018, grain: 0.15 }
const SIDES = 1.5

/** The parts of a picture that was put down a little turned, turned back: then its lines are level and upright again. */
export function straightened(parts: readonly InkPart[], { width, height }: Raster): readonly InkPart[] {
  const lean = leanOf(parts, Math.max(width, height))
  if (lean === 0) return parts
  const [cos, sin] = [Math.cos(-lean), Math.sin(-lean)]
  const [x, y] = [width / 2, height / 2]
  const turned = (point: Point): Point => ({
    x: x + (point.x - x) * cos - (point.y - y) * sin,
    y: y + (point.x - x) * sin + (point.y - y) * cos,
  })
  return parts.map((part) => ({
    ...part,
    strands: part.strands.map((strand) => ({ ...strand, points: strand.points.map(turned) })),
    contours: part.contours.map((contour) => ({ ...contour, points: contour.points.map(turned) })),
  }))
}

/** By how much all level and upright lines of a picture lean, in radians, clockwise positive; 0 where they do not, or not alike. */
function leanOf(parts: readonly InkPart[], side: number): number {
  const reach = Math.max(CHORD.least, CHORD.share * side)
  let [length, sum, squares] = [0, 0, 0]
  for (const { contours } of parts)
    for (const { points } of contours)
      for (const { angle, step } of chordsOf(points, reach)) {
        // A quarter turn more or less is the other of the two.
        const lean = angle - (Math.round(angle / (Math.PI / 2)) * Math.PI) / 2
        if (Math.abs(lean) > LEANING) continue
        length += step
        sum += step * lean
        squares += step * lean * lean
      }
  if (length < SIDES * side) return 0
  const lean = sum / length
  const spread = Math.sqrt(Math.max(0, squares / length - lean * lean))
  return Math.abs(lean) < LEAST || spread > ALIKE.least + ALIKE.grain / reach ? 0 : lean
}

/** The straight chords of a loop, one from each of its points, and how far it is from there to the next. */
function* chordsOf(points: readonly Point[], reach: number): Generator<{ angle: number; step: number }> {
  const count = points.length
  if (count < 8) return
  const at = (i: number): Point => points[i % count]!
  let end = 1
  for (let start = 0; start < count; start++) {
    end = Math.max(end, start + 1)
    while (end - start < count && distance(at(start), at(end)) < reach) end++
    if (end - start >= count) return
    const [from, to] = [at(start), at(end)]
    const [dx, dy, length] = [to.x - from.x, to.y - from.y, distance(from, to)]
    let isStraight = true
    for (let i = start + 1; i < end && isStraight; i++) {
      const off = Math.abs((at(i).x - from.x) * dy - (at(i).y - from.y) * dx) / length
      isStraight = off < CHORD.bend
    }
    if (isStraight) yield { angle: Math.atan2(dy, dx), step: distance(from, at(start + 1)) }
  }
}
