/** The length that lies in spans of both lists; each holds start, end, start, end … from left to right. */
export function sharedLength(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let shared = 0
  for (let i = 0, k = 0; i < a.length && k < b.length;) {
    const endA = a[i + 1] as number
    const endB = b[k + 1] as number
    shared += Math.max(0, Math.min(endA, endB) - Math.max(a[i] as number, b[k] as number))
    if (endA < endB) i += 2
    else k += 2
  }
  return shared
}
