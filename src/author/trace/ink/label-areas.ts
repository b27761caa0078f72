/** Connected areas of a mask. */
export interface Areas {
  /** The number of each pixel's area, from 1, in the order of their first pixels; 0 outside the mask. */
  readonly labels: Int32Array
  /** Pixels of each area, by its number; that of number 0 is not counted. */
  readonly sizes: readonly number[]
}

/** Finds the connected areas of pixels whose `mask` is `value`; ink holds together at corners too (`diagonal`), ground does not. */
export function labelAreas(mask: Uint8Array, width: number, value: 0 | 1, diagonal: boolean): Areas {
  const labels = new Int32Array(mask.length)
  const parents = [0]
  const rootOf = (label: number): number => {
    let root = label
    while (parents[root] !== root) root = parents[root]!
    parents[label] = root
    return root
  }
  const joined = (one: number, other: number): number => {
    if (one === 0 || one === other) return other
    if (other === 0) return one
    const [first, second] = [rootOf(one), rootOf(other)]
    const root = Math.min(first, second)
    parents[first] = root
    parents[second] = root
    return root
  }
  for (let at = 0, x = 0; at < mask.length; at++, x = x + 1 === width ? 0 : x + 1) {
    if (mask[at] !== value) continue
    const above = at - width
    let label = x > 0 ? labels[at - 1]! : 0
    if (above >= 0) {
      label = joined(label, labels[above]!)
      if (diagonal && x > 0) label = joined(label, labels[above - 1]!)
      if (diagonal && x + 1 < width) label = joined(label, labels[above + 1]!)
    }
    if (label === 0) {
      label = parents.length
      parents.push(label)
    }
    labels[at] = label
  }
  return { labels, sizes: renumbered(labels, parents) }
}

/** Numbers areas from 1 in place of what their pixels were labelled at first (`parents`: the same area, or itself); answers their sizes. */
function renumbered(labels: Int32Array, parents: readonly number[]): number[] {
  const numbers = new Int32Array(parents.length)
  const sizes = [0]
  for (let label = 1; label < parents.length; label++) {
    const parent = parents[label]!
    numbers[label] = parent === label ? sizes.length : numbers[parent]!
    if (parent === label) sizes.push(0)
  }
  for (let at = 0; at < labels.length; at++) {
    if (labels[at] === 0) continue
    labels[at] = numbers[labels[at]!]!
    sizes[labels[at]!]!++
  }
  return sizes
}
