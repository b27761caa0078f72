import type { Drawing } from '../../model/drawing.ts'

/** Everything that several rules measure on a drawing; each figure is worked out when it is first asked for. */
export interface Measures {
  readonly drawing: Drawing
}
