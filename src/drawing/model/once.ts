/** Puts work off until what it gives is first asked for, and then keeps that. */
export function once<T>(work: () => T): () => T {
  let kept: { readonly value: T } | null = null
  return () => {
    kept ??= { value: work() }
    return kept.value
  }
}
