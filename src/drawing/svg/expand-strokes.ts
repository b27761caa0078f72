import type { Drawing } from '../model/drawing.ts'
import { frame } from './frame.ts'
import { writePathData } from './write-path-data.ts'

/**
 * Writes all ink of a drawing as one filled path: the form of every filled icon, and the export for icon fonts and
 * cutters, which know no strokes. Holes wind the other way, so that both fill rules show the same picture.
 */
export function expandStrokes(drawing: Drawing): string {
  const data = writePathData(drawing.ink.map((segments) => ({ segments, closed: true })))
  return frame(drawing.cut.size, 'fill="currentColor"', data === '' ? '' : `<path d="${data}"/>`)
}
