import { union } from '../src/drawing/geometry/combine.ts'
import { lengthOf } from '../src/drawing/geometry/measure.ts'
import type { Loop, Path } from '../src/drawing/geometry/segment.ts'
import { type StrokeStyle, strokePath } from '../src/drawing/geometry/stroke.ts'
import type { Cut } from '../src/drawing/model/cut.ts'
import type { SvgDocument } from '../src/drawing/model/document.ts'
import type { Drawing, Mark, Traits, Twin } from '../src/drawing/model/drawing.ts'
import { shapePaths } from '../src/drawing/svg/shape-paths.ts'

/** What a picture alone does not say about a drawing. */
export interface Declared {
  readonly traits?: Partial<Traits>
  readonly twin?: Twin | null
}

const PLAIN: Traits = { keyline: 'free', directional: false, partial: false, unfillable: false, badge: null }
/** A stroke no longer than this is a dot. */
const DOT_LENGTH = 0.05

/**
 * The drawing that an SVG shows: for tests of faults that the compiler would not make. One mark for each path; a root
 * with a stroke gives strokes, any other solids.
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
