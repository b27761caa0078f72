import type { SharedPixels } from './pixels.ts'
import { sharedRoom } from './pixels.ts'

/** Turns and mirrors a picture as it was meant: 1 to 8 as in EXIF, where anything else is 1. */
export function turnUpright(picture: SharedPixels, orientation: number): SharedPixels {
  if (!(orientation >= 2 && orientation <= 8)) return picture
  const isTurned = orientation >= 5
  const [width, height] = isTurned ? [picture.height, picture.width] : [picture.width, picture.height]
  const isFromRight = [2, 3, 7, 8].includes(orientation)
  const isFromBelow = [3, 4, 6, 7].includes(orientation)
  const data = sharedRoom(width, height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [across, down] = isTurned ? [y, x] : [x, y]
      const column = isFromRight ? picture.width - 1 - across : across
      const row = isFromBelow ? picture.height - 1 - down : down
      const from = 4 * (row * picture.width + column)
      data.set(picture.data.subarray(from, from + 4), 4 * (y * width + x))
    }
  return { width, height, channels: 4, data }
}
