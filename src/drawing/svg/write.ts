import { boundsOf } from '../geometry/bounds.ts'
import { line } from '../geometry/construct.ts'
import { inset } from '../geometry/inset.ts'
import { headingChange } from '../geometry/measure.ts'
import type { Arc, Path } from '../geometry/segment.ts'
import type { Size } from '../model/cut.ts'
import type { Drawing, Mark } from '../model/drawing.ts'
import { tidyPath } from './tidy-path.ts'
import { writeNumber, writePathData } from './write-path-data.ts'

const FULL_TURN = 2 * Math.PI

/** More elements than this are merged into one path. */
const MOST_ELEMENTS = 9

/**
 * Writes a drawing as a self-contained SVG text in `currentColor`: strokes where the drawing has a stroke width,
 * otherwise one filled path. The same drawing gives the same bytes on every machine.
 */
export function write(drawing: Drawing): string {
  if (drawing.strokeWidth === null) return expandStrokes(drawing)
  const { strokeWidth, cap, join } = drawing
  const shapes = drawing.marks.flatMap((mark) => shapesOf(mark, strokeWidth, cap))
  const children = few(shapes).map(writeShape).join('')
  const paint =
    `fill="none" stroke="currentColor" stroke-width="${writeNumber(strokeWidth)}"` +
    ` stroke-linecap="${cap}" stroke-linejoin="${join}"`
  return frame(drawing.cut.size, paint, children)
}

/**
 * Writes all ink of a drawing as one filled path: the form of every filled icon, and the export for icon fonts and
 * cutters, which know no strokes. Holes wind the other way, so that both fill rules show the same picture.
 */
export function expandStrokes(drawing: Drawing): string {
  const data = writePathData(drawing.ink.map((segments) => ({ segments, closed: true })))
  return frame(drawing.cut.size, 'fill="currentColor"', data === '' ? '' : `<path d="${data}"/>`)
}

/** The root element round some children; `paint` is written as it is. */
function frame(size: Size, paint: string, children: string): string {
  const root = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}"`
  return `${root} ${paint}>${children}</svg>`
}

/** What one mark becomes: a circle, a small square, or path data. */
type Shape =
  | { readonly kind: 'circle'; readonly cx: number; readonly cy: number; readonly r: number; readonly path: Path }
  | { readonly kind: 'square'; readonly x: number; readonly y: number; readonly side: number; readonly path: Path }
  | { readonly kind: 'path'; readonly paths: readonly Path[] }

/** A solid is its own stroke and strokes round its inside, so near that they close: the root alone paints, and it paints strokes. */
function shapesOf(mark: Mark, strokeWidth: number, cap: 'round' | 'butt'): Shape[] {
  const edge = shapeOf(mark, strokeWidth, cap)
  if (mark.solid !== true) return [edge]
  const inside = insideOf(mark.path, strokeWidth).map(tidyPath)
  // All of them lie so deep in the solid that what goes through their middles stays in its ink, also where they turn to both sides.
  const fillers = inside.flatMap((path) => [...backboneOf(path, strokeWidth, cap), path])
  const paths = [...(edge.kind === 'path' ? edge.paths : [edge.path]), ...fillers]
  return [{ kind: 'path', paths }]
}

/** How far apart strokes stand that close to a solid, also in its sharpest corners: in stroke widths. */
const CLOSED_AT = 0.5

/** Closed paths inside a closed path, one in another until nothing is left between strokes along them. */
function insideOf({ segments }: Path, strokeWidth: number): Path[] {
  return inset(segments, CLOSED_AT * strokeWidth).flatMap((loop) => {
    const path = { segments: loop, closed: true }
    return [path, ...insideOf(path, strokeWidth)]
  })
}

function shapeOf(mark: Mark, strokeWidth: number, cap: 'round' | 'butt'): Shape {
  if (mark.dot !== null) return dotShape(mark.dot, strokeWidth, cap)
  const path = tidyPath(mark.path)
  const backbone = isConvex(path) ? backboneOf(path, strokeWidth, cap) : []
  if (backbone.length > 0) return { kind: 'path', paths: [...backbone, path] }
  const circle = wholeCircle(path)
  if (circle === null) return { kind: 'path', paths: [path] }
  return { kind: 'circle', cx: circle.cx, cy: circle.cy, r: circle.r, path }
}

/**
 * Strokes through the middle of a small closed path; none where they are not needed. Renderers draw the inner side of
 * a stroke as an offset curve; where a round path is narrower than its stroke, that curve turns inside out and leaves a
 * pinhole, in browsers as in resvg, although all of the middle lies within half a stroke of the path.
 */
function backboneOf(path: Path, strokeWidth: number, cap: 'round' | 'butt'): Path[] {
  if (!path.closed || !path.segments.some((segment) => segment.kind === 'arc')) return []
  const { x0, y0, x1, y1 } = boundsOf(path.segments)
  const [width, height] = [x1 - x0, y1 - y0]
  const bend = Math.min(width, height) / 2
  if (2 * bend >= strokeWidth - 0.01) return []
  // A round end reaches beyond itself. A butt end must go as far as its corners stay within the ink of the path's own end.
  const reach = cap === 'round' ? 0 : 0.98 * Math.sqrt(bend * bend + bend * strokeWidth)
  const [dx, dy] = [width / 2 - bend + reach, height / 2 - bend + reach]
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2]
  const horizontal = line(x - dx, y, x + dx, y)
  const vertical = line(x, y - dy, x, y + dy)
  const along = width >= height ? horizontal : vertical
  const strokes = cap === 'round' ? [along] : [horizontal, vertical]
  return strokes.map((segment) => ({ segments: [segment], closed: false }))
}

/** Whether a closed path turns to one side only. */
function isConvex(path: Path): boolean {
  const turns = path.segments.flatMap((segment, index) => {
    const next = path.segments[(index + 1) % path.segments.length] ?? segment
    return [segment.kind === 'arc' ? segment.sweep : 0, headingChange(segment, next)]
  })
  return turns.every((turn) => turn > -1e-6) || turns.every((turn) => turn < 1e-6)
}

/** The circle that a path runs round exactly once, or null. Expects a tidied path. */
function wholeCircle(path: Path): Arc | null {
  const [only, ...others] = path.segments
  if (only === undefined || others.length > 0 || only.kind === 'line') return null
  return Math.abs(only.sweep) >= FULL_TURN - 1e-6 ? only : null
}

function dotShape(dot: NonNullable<Mark['dot']>, strokeWidth: number, cap: 'round' | 'butt'): Shape {
  const { x, y, diameter } = dot
  const extra = (diameter - strokeWidth) / 2
  if (cap === 'round') return { kind: 'path', paths: [extra < 0.005 ? open([[x, y]]) : disc(x, y, extra)] }
  if (extra < 0.005)
    return {
      kind: 'path',
      paths: [
        open([
          [x - diameter / 2, y],
          [x + diameter / 2, y],
        ]),
      ],
    }
  const [x0, y0, x1, y1] = [x - extra, y - extra, x + extra, y + extra]
  const path = {
    ...open([
      [x0, y0],
      [x1, y0],
      [x1, y1],
      [x0, y1],
      [x0, y0],
    ]),
    closed: true,
  }
  return { kind: 'square', x: x0, y: y0, side: 2 * extra, path }
}

/**
 * A disc wider than the stroke: a spoke from the centre, then once round. A bare circle with a radius below half the stroke
 * keeps a hole in its middle, in browsers as in resvg, because the inner side of its stroke turns inside out.
 */
function disc(x: number, y: number, r: number): Path {
  const spoke = { kind: 'line', x0: x, y0: y, x1: x + r, y1: y } as const
  const round = {
    kind: 'arc',
    x0: x + r,
    y0: y,
    x1: x + r,
    y1: y,
    cx: x,
    cy: y,
    r,
    start: 0,
    sweep: 2 * Math.PI,
  } as const
  return { segments: [spoke, round], closed: false }
}

function open(points: readonly (readonly [number, number])[]): Path {
  const segments = points.map(([x, y], index) => {
    const [x1, y1] = points[index + 1] ?? [x, y]
    return { kind: 'line', x0: x, y0: y, x1, y1 } as const
  })
  return { segments: points.length > 1 ? segments.slice(0, -1) : segments, closed: false }
}

/** Merges path data, then circles and squares too, until few elements are left; the root's paint is common to all. */
function few(shapes: readonly Shape[]): readonly Shape[] {
  if (shapes.length <= MOST_ELEMENTS) return shapes
  const others = shapes.filter((shape) => shape.kind !== 'path')
  const kept = others.length < MOST_ELEMENTS ? others : []
  const paths = shapes.flatMap((shape) => {
    if (shape.kind === 'path') return shape.paths
    return kept.length === 0 ? [shape.path] : []
  })
  return paths.length === 0 ? kept : [{ kind: 'path', paths }, ...kept]
}

function writeShape(shape: Shape): string {
  if (shape.kind === 'path') return `<path d="${writePathData(shape.paths)}"/>`
  if (shape.kind === 'circle') {
    return `<circle cx="${writeNumber(shape.cx)}" cy="${writeNumber(shape.cy)}" r="${writeNumber(shape.r)}"/>`
  }
  const side = writeNumber(shape.side)
  return `<rect x="${writeNumber(shape.x)}" y="${writeNumber(shape.y)}" width="${side}" height="${side}"/>`
}
