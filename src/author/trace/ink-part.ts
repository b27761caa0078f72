import type { Point } from '../../drawing/geometry/segment.ts'

/**
 * One connected piece of ink as it was found in a picture, before anything is made of it. Lengths are in px of the raster, x to the
 * right and y down; the middle of the first pixel is (0.5, 0.5). Points lie between pixels where that is more exact, about 1 px apart in
 * a drawing of 240 px, and nearer in a smaller one; corners are points of their own.
 */
export interface InkPart {
  /** Which colour: parts of different layers may lie upon each other, 0 lowest. One colour: all are 0. */
  readonly layer: number
  /** How much ink, in px². */
  readonly area: number
  /** Drawn with a pen of one width, or an area with an edge. */
  readonly kind: 'stroke' | 'solid'
  /** How plain the kind is: 0 as good as the other, 1 beyond doubt. */
  readonly certainty: number
  /** Median width of the ink across its skeleton, in px. */
  readonly width: number
  /** The skeleton. Junctions are numbered within the part; a number at two or more ends says that strands meet there. */
  readonly strands: readonly Strand[]
  /** Ground within a solid, as a pen of the ground's colour would draw it: all that is said here of ink is said of that ground. */
  readonly isKnockOut?: boolean
  /** The edges: one outer contour, then its holes. */
  readonly contours: readonly Contour[]
}

/** A run of the skeleton between two ends or junctions, or a loop; a dot has one point. A free end is half a pen before the ink's tip. */
export interface Strand {
  readonly points: readonly Point[]
  readonly closed: boolean
  /** The junctions at which it begins and ends; null for a free end, and for a loop. */
  readonly from: number | null
  readonly to: number | null
}

/** A closed edge; its last point is not its first. */
export interface Contour {
  readonly points: readonly Point[]
  readonly isHole: boolean
}
