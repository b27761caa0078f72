import type { Raster } from '../../../drawing/model/raster.ts'
import type { Backdrop } from './backdrop.ts'
import type { Ground, InkProblem } from './ink.ts'

/** Ink told from what it lies on. */
export interface Grounded {
  /** How much of each pixel is ink, 0 to 1. */
  readonly coverage: Float32Array
  readonly ground: Ground
  readonly problem: InkProblem | null
}

/** Ink on the page, and the picture as it looks there. */
export interface OnPage extends Grounded {
  /** The picture without clear pixels. */
  readonly raster: Raster
  /** What the page looks like. */
  readonly page: Pick<Backdrop, 'channels'>
}
