import { momentsOf } from '../../geometry/area.ts'
import { unite } from '../../geometry/bounds.ts'
import type { Box } from '../../geometry/segment.ts'
import type { Drawing } from '../../model/drawing.ts'
import { once } from '../../model/once.ts'
import { boundaryOf, type Feature } from './boundary.ts'
import { coverageOf } from './coverage.ts'
import { type Facings, facingsOf } from './facing.ts'
import { type Inscribed, inscribedIn } from './inscribed.ts'
import { mirroredShare } from './mirrored-share.ts'
import { nest, type NestedLoop } from './nesting.ts'
import { type Scan, scan } from './scan.ts'
import { turnedShare } from './turned-share.ts'

/** Everything that several rules measure on a drawing; each figure is worked out when it is first asked for. In px. */
export interface Measures {
  /** Exact box round all ink; inverted and infinite when there is none. */
  readonly inkBox: () => Box
  /** Exact area and centroid of the ink. */
  readonly moments: () => { readonly area: number; readonly x: number; readonly y: number }
  /** The loops of the ink, sorted into parts and holes. */
  readonly nesting: () => readonly NestedLoop[]
  /** Walls and corners of the ink's outline. */
  readonly boundary: () => readonly Feature[]
  /** Exact places up to 3 px where white (gaps) or ink (bridges) is narrowest. */
  readonly facings: () => Facings
  /** Scan lines across the canvas, 8 a pixel. */
  readonly rows: () => Scan
  /** Scan lines down the canvas, 8 a pixel. */
  readonly columns: () => Scan
  /** Share of ink in each pixel of the canvas, row by row. */
  readonly coverage: () => Float64Array
  /** Share of the ink that a mirror through the middle of the ink box maps onto ink: upright (x) and level (y). */
  readonly mirrored: () => { readonly x: number; readonly y: number }
  /** Share of the ink that half a turn about the middle of the ink box maps onto ink. */
  readonly turned: () => number
  /** The largest circle in the hole with this index in `nesting`; the search stops at the diameter `enough`. */
  readonly inscribed: (hole: number, enough: number) => Inscribed
}

/** Scan lines in a pixel. */
export const LINES_PER_PIXEL = 8
const REACH = 3

/** Prepares the measures of a drawing; costs nothing until one is asked for. */
export function measure(drawing: Drawing): Measures {
  const { ink, cut } = drawing
  const nesting = once(() => nest(ink))
  const boundary = once(() => boundaryOf(ink))
  const inkBox = once(() => unite(nesting().map((one) => one.box)))
  const rows = once(() => scan(ink, cut.size, cut.size * LINES_PER_PIXEL, 'y'))
  const columns = once(() => scan(ink, cut.size, cut.size * LINES_PER_PIXEL, 'x'))
  return {
    inkBox,
    moments: once(() => momentsOf(ink)),
    nesting,
    boundary,
    facings: once(() => facingsOf(boundary(), REACH)),
    rows,
    columns,
    coverage: once(() => coverageOf(rows())),
    mirrored: once(() => {
      const box = inkBox()
      return { x: mirroredShare(rows(), (box.x0 + box.x1) / 2), y: mirroredShare(columns(), (box.y0 + box.y1) / 2) }
    }),
    turned: once(() => {
      const box = inkBox()
      return turnedShare(rows(), (box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2)
    }),
    inscribed: (hole, enough) => {
      const islands = nesting().filter((one) => one.inside === hole)
      const loop = nesting()[hole]?.loop ?? []
      return inscribedIn([loop, ...islands.map((one) => one.loop)], enough)
    },
  }
}
