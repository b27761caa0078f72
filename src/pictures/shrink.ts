import { setImmediate as turn } from 'node:timers/promises'
import type { Pixels, SharedPixels } from './pixels.ts'
import { sharedRoom } from './pixels.ts'

/** So many pixels are averaged before others have their turn: about a millisecond. */
const PIXELS_A_TURN = 300_000

/**
 * Makes a picture so small that no side is longer than `side` px, in its proportions; a smaller one stays as it is. Each pixel is the
 * average of the area that it stands for, weighted by alpha. All sums are whole numbers below 2^53, so that nothing depends on the
 * order in which a processor adds; what is wholly transparent becomes black.
 */
export async function shrink(picture: Pixels, side: number): Promise<SharedPixels> {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height))
  const width = Math.max(1, Math.round(picture.width * scale))
  const height = Math.max(1, Math.round(picture.height * scale))
  const data = sharedRoom(width, height)
  const sums = new Float64Array(4 * width)
  const rowsATurn = Math.max(1, Math.floor(PIXELS_A_TURN / picture.width))
  let target = 0
  for (let y = 0; y < picture.height; y++) {
    // In shares of the few rows: how much of this one lies in the target; the rest lies in the next.
    const inTarget = Math.min((y + 1) * height, (target + 1) * picture.height) - y * height
    addRow(picture, y, inTarget, sums)
    if ((y + 1) * height >= (target + 1) * picture.height) {
      writeRow(sums, picture, data.subarray(4 * width * target, 4 * width * (target + 1)))
      sums.fill(0)
      target += 1
      if (inTarget < height) addRow(picture, y, height - inTarget, sums)
    }
    if (y % rowsATurn === rowsATurn - 1) await turn()
  }
  return { width, height, channels: 4, data }
}

/** Adds a share of a row: red, green and blue times alpha, and alpha, into the pixels in which they lie. */
function addRow({ width, channels, data }: Pixels, y: number, rowShare: number, sums: Float64Array): void {
  const few = sums.length / 4
  const hasAlpha = channels === 4
  let from = y * width * channels
  let [red, green, blue, alpha] = [0, 0, 0, 0]
  // A pixel of the many is `few`, one of the few is `width`: so much of the one at hand is still to come.
  let [to, left] = [0, width]
  for (let x = 0; x < width; x++, from += channels) {
    const ownAlpha = hasAlpha ? data[from + 3]! : 255
    const ownRed = ownAlpha * data[from]!
    const ownGreen = ownAlpha * data[from + 1]!
    const ownBlue = ownAlpha * data[from + 2]!
    if (left > few) {
      red += few * ownRed
      green += few * ownGreen
      blue += few * ownBlue
      alpha += few * ownAlpha
      left -= few
      continue
    }
    sums[to]! += (red + left * ownRed) * rowShare
    sums[to + 1]! += (green + left * ownGreen) * rowShare
    sums[to + 2]! += (blue + left * ownBlue) * rowShare
    sums[to + 3]! += (alpha + left * ownAlpha) * rowShare
    const rest = few - left
    red = rest * ownRed
    green = rest * ownGreen
    blue = rest * ownBlue
    alpha = rest * ownAlpha
    to += 4
    left = width - rest
  }
}

function writeRow(sums: Float64Array, { width, height }: Pixels, into: Uint8Array): void {
  const whole = width * height
  for (let i = 0; i < into.length; i += 4) {
    const alpha = sums[i + 3]!
    const opaque = Math.round(alpha / whole)
    into[i + 3] = opaque
    for (let channel = 0; channel < 3; channel++)
      into[i + channel] = opaque === 0 ? 0 : Math.round(sums[i + channel]! / alpha)
  }
}
