/**
 * For each pixel of a square mask the index of the nearest pixel of ink (its own where it is ink); -1 everywhere when
 * there is no ink. Exact Euclidean distances between pixel centres, by lower envelopes of parabolas.
 */
export function nearestInk(mask: Uint8Array, size: number): Int32Array {
  const rowOf = nearestInColumns(mask, size)
  const nearest = new Int32Array(mask.length).fill(-1)
  const columns = new Int32Array(size)
  const heights = new Float64Array(size)
  const starts = new Float64Array(size + 1)
  for (let y = 0; y < size; y++) {
    let last = -1
    for (let x = 0; x < size; x++) {
      const row = rowOf[y * size + x] as number
      if (row < 0) continue
      const own = (row - y) ** 2 + x * x
      let start = -Infinity
      while (last >= 0) {
        const other = columns[last] as number
        start = (own - (heights[last] as number)) / (2 * (x - other))
        if (start > (starts[last] as number)) break
        last--
        start = -Infinity
      }
      last++
      columns[last] = x
      heights[last] = own
      starts[last] = start
    }
    if (last < 0) continue
    starts[last + 1] = Infinity
    for (let x = 0, at = 0; x < size; x++) {
      while ((starts[at + 1] as number) < x && at < last) at++
      const column = columns[at] as number
      nearest[y * size + x] = (rowOf[y * size + column] as number) * size + column
    }
  }
  return nearest
}

/** For each pixel the row of the nearest ink in its own column, -1 for none. */
function nearestInColumns(mask: Uint8Array, size: number): Int32Array {
  const rowOf = new Int32Array(mask.length).fill(-1)
  for (let x = 0; x < size; x++) {
    let last = -1
    for (let y = 0; y < size; y++) {
      if (mask[y * size + x] === 1) last = y
      rowOf[y * size + x] = last
    }
    last = -1
    for (let y = size - 1; y >= 0; y--) {
      if (mask[y * size + x] === 1) last = y
      const above = rowOf[y * size + x] as number
      if (last >= 0 && (above < 0 || last - y < y - above)) rowOf[y * size + x] = last
    }
  }
  return rowOf
}
