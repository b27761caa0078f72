import type { Raster } from '../src/drawing/model/raster.ts'
import { sharedRoom } from '../src/pictures/pixels.ts'
import { rasterOf } from '../src/pictures/raster-of.ts'

/** A raster of lines of text: `#` is black, `.` white, a space transparent; all lines are as long as the first. */
export function sampleRaster(lines: readonly string[] = ['#']): Raster {
  const [width, height] = [lines[0]?.length ?? 0, lines.length]
  const data = sharedRoom(width, height)
  for (const [i, sign] of [...lines.join('')].entries()) {
    const shade = sign === '.' ? 255 : 0
    data.set([shade, shade, shade, sign === ' ' ? 0 : 255], 4 * i)
  }
  return rasterOf({ width, height, channels: 4, data }, { width, height })
}
