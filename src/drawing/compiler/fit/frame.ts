/** What the search is asked for, in output px. */
export interface Frame {
  readonly size: number
  /** px per unit of the 24 grid. */
  readonly scale: number
  readonly stroke: number
  /** Smallest clear space between two strokes. */
  readonly clearance: number
  /** Where ink may be: [low, high] on this axis. Soft columns at the ends may be held further in. */
  readonly low: number
  readonly high: number
  readonly softLow: number
  readonly softHigh: number
  /** The outermost columns belong on the bounds, not only within them. */
  readonly exact: boolean
}
