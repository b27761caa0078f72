/** What the search is asked for, in output px. */
export interface Frame {
  readonly size: number
  /** px per unit of the 24 grid. */
  readonly scale: number
  readonly stroke: number
  /** Smallest clear space between two strokes. */
  readonly clearance: number
  /** Strokes keep the distance that they have, even where it is less. */
  readonly spaced: boolean
  /** Where ink may be: [low, high] on this axis. Soft columns at the ends may be held further in. */
  readonly low: number
  readonly high: number
  readonly softLow: number
  readonly softHigh: number
  /** The outermost columns belong on the bounds, not only within them. */
  readonly exact: boolean
}

/** What a px² of each fault costs, per unit of a column's weight. Found by looking at sheets. */
export const COST = {
  moved: 1,
  missingEdge: 0.35,
  noEdge: 3,
  innerEdge: 0.1,
  innerEdgeOutside: 2,
  softEdge: 0.3,
  gapChange: 0.5,
  crowded: 10,
  crowdedAtAll: 8,
  unevenSpacing: 2,
  wrongWidth: 60,
  unmirrored: 12,
  offCentre: 10,
  shifted: 0.12,
}
