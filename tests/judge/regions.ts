/** A connected group of pixels. Areas are in pixels of the raster, boxes in whole pixels, ends included. */
export interface Region {
  readonly pixels: number
  readonly atEdge: boolean
  readonly x0: number
  readonly y0: number
  readonly x1: number
  readonly y1: number
}

/** The groups of a mask; `labels` holds for each pixel the number of its group, -1 outside the mask. */
export interface Regions {
  readonly labels: Int32Array
  readonly list: readonly Region[]
}

/** Groups the pixels of a square mask. `diagonal`: pixels that touch only at a corner belong together. */
export function regionsOf(mask: Uint8Array, size: number, diagonal: boolean): Regions {
  const labels = new Int32Array(mask.length).fill(-1)
  const list: Region[] = []
  for (let start = 0; start < mask.length; start++) {
    if (mask[start] === 1 && labels[start] === -1) list.push(flood(start, list.length, mask, labels, size, diagonal))
  }
  return { labels, list }
}

function flood(
  start: number,
  label: number,
  mask: Uint8Array,
  labels: Int32Array,
  size: number,
  diagonal: boolean,
): Region {
  const stack = [start]
  labels[start] = label
  let pixels = 0
  let [x0, y0, x1, y1] = [size, size, 0, 0]
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    const x = at % size
    const y = (at - x) / size
    pixels++
    if (x < x0) x0 = x
    if (x > x1) x1 = x
    if (y < y0) y0 = y
    if (y > y1) y1 = y
    const [left, right] = [x === 0 ? 0 : -1, x === size - 1 ? 0 : 1]
    const [top, bottom] = [y === 0 ? 0 : -1, y === size - 1 ? 0 : 1]
    for (let dy = top; dy <= bottom; dy++) {
      for (let dx = left; dx <= right; dx++) {
        if (!diagonal && dx !== 0 && dy !== 0) continue
        const next = at + dy * size + dx
        if (mask[next] !== 1 || labels[next] !== -1) continue
        labels[next] = label
        stack.push(next)
      }
    }
  }
  return { pixels, atEdge: x0 === 0 || y0 === 0 || x1 === size - 1 || y1 === size - 1, x0, y0, x1, y1 }
}
