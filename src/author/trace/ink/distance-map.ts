/** How far each pixel of ink is from the ground. */
export interface DistanceMap {
  /** The nearest pixel of the ground, by its index; a pixel of the ground has itself. */
  readonly feet: Int32Array
  /** Distance between the middles of both, in px. */
  readonly distances: Float32Array
}

/** The exact Euclidean distance map of a mask that has ground at its rim. */
export function distanceMap(mask: Uint8Array, width: number): DistanceMap {
  const height = mask.length / width
  const rows = nearestInColumns(mask, width, height)
  const feet = new Int32Array(mask.length)
  const distances = new Float32Array(mask.length)
  const sites = new Int32Array(width)
  const bounds = new Float64Array(width + 1)
  for (let y = 0; y < height; y++) {
    const at = y * width
    const count = lowerEnvelope(rows, at, width, y, sites, bounds)
    let k = 0
    for (let x = 0; x < width; x++) {
      while (k + 1 < count && bounds[k + 1]! < x) k++
      const column = sites[k]!
      const row = rows[at + column]!
      feet[at + x] = row * width + column
      distances[at + x] = Math.sqrt((x - column) * (x - column) + (y - row) * (y - row))
    }
  }
  return { feet, distances }
}

/** For each pixel the row of the nearest ground in its own column; far away where the column has none. */
function nearestInColumns(mask: Uint8Array, width: number, height: number): Int32Array {
  const far = 4 * (width + height)
  const rows = new Int32Array(mask.length)
  for (let x = 0; x < width; x++) {
    let row = -far
    for (let y = 0; y < height; y++) {
      if (mask[y * width + x] === 0) row = y
      rows[y * width + x] = row
    }
    row = far
    for (let y = height - 1; y >= 0; y--) {
      const at = y * width + x
      if (mask[at] === 0) row = y
      if (row - y < y - rows[at]!) rows[at] = row
    }
  }
  return rows
}

/** The columns whose parabolas lie lowest along a row, and where each begins to; answers how many. */
function lowerEnvelope(
  rows: Int32Array,
  at: number,
  width: number,
  y: number,
  sites: Int32Array,
  bounds: Float64Array,
): number {
  const heights = new Float64Array(width)
  for (let x = 0; x < width; x++) heights[x] = (rows[at + x]! - y) * (rows[at + x]! - y) + x * x
  let k = 0
  sites[0] = 0
  bounds[0] = -Infinity
  for (let x = 1; x < width; x++) {
    let from = (heights[x]! - heights[sites[k]!]!) / (2 * (x - sites[k]!))
    while (k > 0 && from <= bounds[k]!) {
      k--
      from = (heights[x]! - heights[sites[k]!]!) / (2 * (x - sites[k]!))
    }
    k++
    sites[k] = x
    bounds[k] = from
  }
  return k + 1
}
