/** Points closer than twice the tolerance are one corner. `at` gives the number of the corner at (x, y). */
export interface Corners {
  readonly x: number[]
  readonly y: number[]
  readonly at: (x: number, y: number) => number
}

/** Cells are far wider than the tolerance, so a look-up nearly always reads one of them. */
const CELLS_PER_UNIT = 64
const ROW = 2 ** 21

/** An empty set of corners for one arrangement. */
export function cornersWithin(tolerance: number): Corners {
  const x: number[] = []
  const y: number[] = []
  const next: number[] = []
  const heads = new Map<number, number>()
  const near = tolerance * 2

  const find = (cell: number, px: number, py: number): number => {
    for (let i = heads.get(cell) ?? -1; i >= 0; i = next[i]!) {
      if (Math.abs(x[i]! - px) < near && Math.abs(y[i]! - py) < near) return i
    }
    return -1
  }

  const at = (px: number, py: number): number => {
    const column = Math.floor(px * CELLS_PER_UNIT)
    const row = Math.floor(py * CELLS_PER_UNIT)
    const firstColumn = Math.floor((px - near) * CELLS_PER_UNIT)
    const lastColumn = Math.floor((px + near) * CELLS_PER_UNIT)
    const firstRow = Math.floor((py - near) * CELLS_PER_UNIT)
    const lastRow = Math.floor((py + near) * CELLS_PER_UNIT)
    for (let c = firstColumn; c <= lastColumn; c++) {
      for (let r = firstRow; r <= lastRow; r++) {
        const known = find(c * ROW + r, px, py)
        if (known >= 0) return known
      }
    }
    const added = x.length
    const cell = column * ROW + row
    x.push(px)
    y.push(py)
    next.push(heads.get(cell) ?? -1)
    heads.set(cell, added)
    return added
  }

  return { x, y, at }
}
