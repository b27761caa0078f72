/** What all strokes of a drawing share, in px. */
export interface Pen {
  readonly width: number
  readonly cap: 'round' | 'butt'
  readonly join: 'round' | 'miter'
  /** Clear space round whatever lies over something else, and the least that may be. */
  readonly moat: number
  readonly tightMoat: number
  /** Side of the canvas. */
  readonly size: number
}
