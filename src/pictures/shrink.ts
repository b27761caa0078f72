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
  const across = spansOf(picture.width, width)
  const sums = new Float64Array(4 * width)
  const rowsATurn = Math.max(1, Math.floor(PIXELS_A_TURN / picture.width))
  let target = 0
  for (let y = 0; y < picture.height; y++) {
    // In shares of the few rows: how much of this one lies in the target; the rest lies in the next.
    const inTarget = Math.min((y + 1) * height, (target + 1) * picture.height) - y * height
    addRow(picture, y, across, inTarget, sums)
    if ((y + 1) * height >= (target + 1) * picture.height) {
      writeRow(sums, picture, data.subarray(4 * width * target, 4 * width * (target + 1)))
      sums.fill(0)
      target += 1
      if (inTarget < height) addRow(picture, y, across, height - inTarget, sums)
    }
    if (y % rowsATurn === rowsATurn - 1) await turn()
  }
  return { width, height, channels: 4, data }
}

/** Which of many cells lie in each of few, and how much of the first and the last of them: all of one is `few`. */
interface Spans {
  readonly few: number
  readonly first: Int32Array
  readonly last: Int32Array
  readonly inFirst: Int32Array
  readonly inLast: Int32Array
}

function spansOf(many: number, few: number): Spans {
  const each = (valueOf: (to: number) => number): Int32Array => Int32Array.from({ length: few }, (_, to) => valueOf(to))
  const firstOf = (to: number): number => Math.floor((to * many) / few)
  const lastOf = (to: number): number => Math.ceil(((to + 1) * many) / few) - 1
  return {
    few,
    first: each(firstOf),
    last: each(lastOf),
    inFirst: each((to) => Math.min((firstOf(to) + 1) * few, (to + 1) * many) - to * many),
    inLast: each((to) => (to + 1) * many - lastOf(to) * few),
  }
}

/** Adds a share of a row: red, green and blue times alpha, and alpha, into the pixels in which they lie. */
function addRow(
  { width, channels, data }: Pixels,
  y: number,
  across: Spans,
  rowShare: number,
  sums: Float64Array,
): void {
  for (let to = 0; to < across.few; to++) {
    const first = across.first[to] ?? 0
    const last = across.last[to] ?? 0
    let red = 0
    let green = 0
    let blue = 0
    let alpha = 0
    let from = (y * width + first) * channels
    for (let x = first; x <= last; x++, from += channels) {
      const share = (x === first ? across.inFirst[to] : x === last ? across.inLast[to] : across.few) ?? 0
      const weight = channels === 4 ? share * (data[from + 3] ?? 0) : share * 255
      red += weight * (data[from] ?? 0)
      green += weight * (data[from + 1] ?? 0)
      blue += weight * (data[from + 2] ?? 0)
      alpha += weight
    }
    sums[4 * to] = (sums[4 * to] ?? 0) + red * rowShare
    sums[4 * to + 1] = (sums[4 * to + 1] ?? 0) + green * rowShare
    sums[4 * to + 2] = (sums[4 * to + 2] ?? 0) + blue * rowShare
    sums[4 * to + 3] = (sums[4 * to + 3] ?? 0) + alpha * rowShare
  }
}

function writeRow(sums: Float64Array, { width, height }: Pixels, into: Uint8Array): void {
  const whole = width * height
  for (let i = 0; i < into.length; i += 4) {
    const alpha = sums[i + 3] ?? 0
    into[i + 3] = Math.round(alpha / whole)
    for (let channel = 0; channel < 3; channel++)
      into[i + channel] = into[i + 3] === 0 ? 0 : Math.round((sums[i + channel] ?? 0) / alpha)
  }
}
