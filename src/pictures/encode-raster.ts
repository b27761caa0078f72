import type { Raster } from '../drawing/model/raster.ts'

/** From so much light on (of 255) what is drawn on nothing would be lost on white. */
const LIGHT = 200

/**
 * A raster as PNG for whoever looks at it elsewhere: made of its pixels alone, so that nothing of the file that somebody sent goes along, such
 * as where a camera stood. What is transparent becomes white, or black behind light ink.
 */
export async function encodeRaster({ width, height, pixels }: Raster): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .flatten({ background: lightOf(pixels) < LIGHT ? '#fff' : '#000' })
    .png()
    .toBuffer()
}

/** The mean light of what is not transparent, 0 to 255; of nothing, 0. */
function lightOf(pixels: Uint8Array): number {
  let [light, weight] = [0, 0]
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4)
    light += ((red + green + blue) / 3) * alpha
    weight += alpha
  }
  return weight === 0 ? 0 : light / weight
}
