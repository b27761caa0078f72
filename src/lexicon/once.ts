/** A value that is made when it is first asked for. */
export function once<V extends object | number | string>(make: () => V): () => V {
  let made: V | null = null
  return () => (made ??= make())
}
