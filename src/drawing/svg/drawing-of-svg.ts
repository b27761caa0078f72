import { union } from '../geometry/combine.ts'
import { lengthOf } from '../geometry/measure.ts'
import type { Loop, Path } from '../geometry/segment.ts'
import { type StrokeStyle, strokePath } from '../geometry/stroke.ts'
import type { Cut } from '../model/cut.ts'
import type { SvgDocument } from '../model/document.ts'
import type { Drawing, Mark, Traits, Twin } from '../model/drawing.ts'
import { shapePaths } from './shape-paths.ts'

/** What a picture alone does not say about a drawing. */
export interface Declared {
  readonly traits?: Partial<Traits>
  readonly twin?: Twin | null
}

const PLAIN: Traits = { keyline: 'free', directional: false, partial: false, unfillable: false, badge: null }
/** A stroke no longer than this is a dot. */
const DOT_LENGTH = 0.05

/**
 * The drawing that an SVG shows: for faults that the compiler would not make, in tests and on the page of the rules. One
 * mark for each path; a root with a stroke gives strokes, any other solids.
 */
export function drawingOfSvg(document: SvgDocument, cut: Cut, declared: Declared = {}): Drawing {
  const root = document.attributes
  const stroked = (root.get('stroke') ?? 'none') !== 'none'
  const strokeWidth = stroked ? Number(root.get('stroke-width') ?? '1') : null
  const cap = root.get('stroke-linecap') === 'round' ? 'round' : 'butt'
  const join = root.get('stroke-linejoin') === 'round' ? 'round' : 'miter'
  const paths = document.elements.flatMap(shapePaths)
  const marks = paths.map((path, index): Mark => ({
    path,
    span: { start: index, end: index + 1, line: index + 1, column: 1 },
    part: '',
    dot: strokeWidth === null ? null : dotOf(path, strokeWidth),
  }))
  const ink =
    strokeWidth === null
      ? union(paths.map((path) => path.segments))
      : inkOfStrokes(paths, strokeWidth, { cap, join, miterLimit: 4 })
  return {
    cut,
    strokeWidth,
    cap,
    join,
    marks,
    ink,
    traits: { ...PLAIN, ...declared.traits },
    twin: declared.twin ?? null,
  }
}

function dotOf(path: Path, diameter: number): Mark['dot'] {
  const first = path.segments[0]
  const length = path.segments.reduce((sum, s) => sum + lengthOf(s), 0)
  return first === undefined || length > DOT_LENGTH ? null : { x: (first.x0 + first.x1) / 2, y: first.y0, diameter }
}

function inkOfStrokes(paths: readonly Path[], width: number, style: StrokeStyle): Loop[] {
  return union(paths.flatMap((path) => strokePath(path, width, style)))
}
