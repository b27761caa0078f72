import { createHash } from 'node:crypto'
import type { Raster } from '../drawing/model/raster.ts'
import type { SharedPixels } from './pixels.ts'

/** A decoded picture with what it is known by; `source` is how large it came. */
export function rasterOf({ width, height, data }: SharedPixels, source: Raster['source']): Raster {
  const sizes = JSON.stringify([width, height, source.width, source.height])
  const id = createHash('sha256').update(sizes).update(data).digest('hex')
  return { width, height, pixels: data, source, id }
}
