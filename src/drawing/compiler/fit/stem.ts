/**
 * A place on one axis that the eye reads as an edge: a straight stroke, the extreme of a round, the outermost point
 * of a drawing. Stems are what the pixel grid moves; everything else follows.
 */
export interface Stem {
  /** Position of the centre line in the 24 grid. */
  readonly at: number
  /** How much the eye minds a blurred or moved stem here; about its length in the 24 grid. */
  readonly weight: number
  /** A straight stroke: must have an edge on a whole pixel. */
  readonly straight: boolean
  /** Half the painted width in px. */
  readonly half: number
  /** Where it lies on the other axis, in the 24 grid. */
  readonly from: number
  readonly to: number
  /** Keeps its distance from other stems beside it; the end of an open stroke does not, as it belongs to the stroke. */
  readonly keepsClear: boolean
}

/** Two positions about one middle, as of a closed shape, or of a stroke that another crosses (that one is then a pair in itself); `width` in px where it is fixed (circles), else null. */
export interface Pair {
  readonly low: number
  readonly high: number
  readonly width: number | null
}

/** What one axis of a drawing asks of the grid. */
export interface AxisStems {
  readonly stems: readonly Stem[]
  readonly pairs: readonly Pair[]
}
