/**
 * Lines and circular arcs: everything Burin draws is made of these two, so strokes, offsets and
 * fillets are exact. The y axis points down, as in SVG; a positive sweep turns clockwise on screen.
 */

/** A straight piece from (x0, y0) to (x1, y1). */
export interface Line {
  readonly kind: 'line'
  readonly x0: number
  readonly y0: number
  readonly x1: number
  readonly y1: number
}

/** A circular piece. `start` is the angle of (x0, y0) seen from the centre, `sweep` the signed turn; both in radians. */
export interface Arc {
  readonly kind: 'arc'
  readonly x0: number
  readonly y0: number
  readonly x1: number
  readonly y1: number
  readonly cx: number
  readonly cy: number
  readonly r: number
  readonly start: number
  readonly sweep: number
}

export type Segment = Line | Arc

/** A connected run of segments; each begins where the one before it ends. A closed path ends where it began. */
export interface Path {
  readonly segments: readonly Segment[]
  readonly closed: boolean
}

/** A closed run of segments that bounds an area. */
export type Loop = readonly Segment[]

export interface Point {
  readonly x: number
  readonly y: number
}

/** An axis-aligned box. */
export interface Box {
  readonly x0: number
  readonly y0: number
  readonly x1: number
  readonly y1: number
}
