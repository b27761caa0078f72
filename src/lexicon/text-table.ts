/**
 * In which of some rows a text is a cell, in order, as often as it is. Each cell is put into a bucket by its length and three of its letters, which is all
 * that is read of it: a `Map` reads and moves all of them, and takes longer to make than all that a first draw asks of it.
 */
export function textTable(rows: readonly (readonly string[])[]): (text: string) => number[] {
  const cells = rows.flat()
  const rowOf = new Int32Array(cells.length)
  let filled = 0
  for (const [row, { length }] of rows.entries()) rowOf.fill(row, filled, (filled += length))
  const mask = 2 ** Math.ceil(Math.log2(cells.length + 1)) - 1
  // From the last to the first: a bucket is a chain, which begins with what was put in last.
  const first = new Int32Array(mask + 1).fill(NONE)
  const next = new Int32Array(cells.length)
  for (let cell = cells.length - 1; cell >= 0; cell--) {
    const bucket = bucketOf(cells[cell]!) & mask
    next[cell] = first[bucket]!
    first[bucket] = cell
  }
  return (text) => {
    const found: number[] = []
    for (let cell = first[bucketOf(text) & mask]!; cell !== NONE; cell = next[cell]!)
      if (cells[cell] === text) found.push(rowOf[cell]!)
    return found
  }
}

const NONE = -1

/** A number by the length and three of the letters of a text, or of a part of it. */
export function bucketOf(text: string, from: number = 0, to: number = text.length): number {
  const length = to - from
  if (length === 0) return 0
  const [first, middle, last] = [text.charCodeAt(from), text.charCodeAt(from + (length >> 1)), text.charCodeAt(to - 1)]
  // Factors that spread letters, which differ in their lowest five bits.
  return Math.imul(length, 0x9e3b) ^ Math.imul(first, 0x3c6f) ^ Math.imul(middle, 0x0425) ^ Math.imul(last, 0x7d21)
}
