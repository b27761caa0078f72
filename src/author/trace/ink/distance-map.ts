/** How far each pixel of ink is from the ground. */
export interface DistanceMap {
  /** The nearest pixel of the ground, by its index; a pixel of the ground has itself. */
  readonly feet: Int32Array
  /** Distance between the middles of both, in px. */
  readonly distances: Float32Array
}

/** What a row is measured by, kept from row to row: the columns whose parabolas lie lowest, where each begins to, and how high they are. */
interface Envelope {
  readonly sites: Int32Array
  readonly bounds: Float64Array
  readonly heights: Float64Array
  /** Columns whose ground is farther away than this many px are passed over. */
  readonly reach: number
}

/** The exact Euclidean distance map of a mask; what is farther than `reach` px from the ground is told to be farther, and no more exactly. */
export function distanceMap(mask: Uint8Array, width: number, reach: number = Infinity): DistanceMap {
  const height = mask.length / width
  const rows = nearestInColumns(mask, width, height)
  const map: DistanceMap = { feet: new Int32Array(mask.length), distances: new Float32Array(mask.length) }
  const envelope: Envelope = {
    sites: new Int32Array(width),
    bounds: new Float64Array(width + 1),
    heights: new Float64Array(width),
    reach,
  }
  for (let y = 0, at = 0; y < height; y++, at += width) {
    for (let x = 0; x < width; x++) {
      if (mask[at + x] === 0) {
        map.feet[at + x] = at + x
        continue
      }
      // No pixel between two of the ground is nearer to one beyond them: each run of ink is measured alone.
      const from = Math.max(0, x - 1)
      while (x + 1 < width && mask[at + x + 1] !== 0) x++
      measureRun(map, rows, { at, y, from, to: Math.min(width - 1, x + 1) }, envelope)
    }
  }
  return map
}

/** For each pixel the row of the nearest ground in its own column; far away where the column has none. */
function nearestInColumns(mask: Uint8Array, width: number, height: number): Int32Array {
  const far = 4 * (width + height)
  const rows = new Int32Array(mask.length)
  const nearest = new Int32Array(width).fill(-far)
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      if (mask[at] === 0) nearest[x] = y
      rows[at] = nearest[x]!
    }
  }
  nearest.fill(far)
  for (let y = height - 1; y >= 0; y--) {
    for (let x = 0, at = y * width; x < width; x++, at++) {
      if (mask[at] === 0) nearest[x] = y
      if (nearest[x]! - y < y - rows[at]!) rows[at] = nearest[x]!
    }
  }
  return rows
}

/** A stretch of the row that begins at the pixel `at`, with both its ends. */
interface Stretch {
  readonly at: number
  readonly y: number
  readonly from: number
  readonly to: number
}

/** Measures a stretch of a row by the lower envelope of its columns' parabolas. */
function measureRun(
  { feet, distances }: DistanceMap,
  rows: Int32Array,
  { at, y, from, to }: Stretch,
  { sites, bounds, heights, reach }: Envelope,
): void {
  const width = heights.length
  let last = -1
  for (let x = from; x <= to; x++) {
    const away = rows[at + x]! - y
    if (away > reach || away < -reach) continue
    const height = away * away + x * x
    heights[x] = height
    if (last < 0) {
      last = 0
      sites[0] = x
      bounds[0] = -Infinity
      continue
    }
    let begins = (height - heights[sites[last]!]!) / (2 * (x - sites[last]!))
    while (last > 0 && begins <= bounds[last]!) {
      last--
      begins = (height - heights[sites[last]!]!) / (2 * (x - sites[last]!))
    }
    last++
    sites[last] = x
    bounds[last] = begins
  }
  if (last < 0) {
    distances.fill(Infinity, at + from, at + to + 1)
    return
  }
  let k = 0
  for (let x = from; x <= to; x++) {
    while (k < last && bounds[k + 1]! < x) k++
    const column = sites[k]!
    const row = rows[at + column]!
    feet[at + x] = row * width + column
    distances[at + x] = Math.sqrt((x - column) * (x - column) + (y - row) * (y - row))
  }
}
