/** Puts a measurement off until it is first asked for, and then keeps it. */
export function once<T>(measure: () => T): () => T {
  let kept: { readonly value: T } | null = null
  return () => {
    kept ??= { value: measure() }
    return kept.value
  }
}
