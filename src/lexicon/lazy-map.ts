/** A map whose keys are known and whose values are made when they are first asked for; a value is made once. */
export function lazyMap<V>(names: readonly string[], make: (name: string) => V): ReadonlyMap<string, V> {
  const made = new Map<string, V>()
  const known = new Set(names)
  const get = (name: string): V | undefined => {
    if (!known.has(name)) return undefined
    const before = made.get(name)
    if (before !== undefined) return before
    const value = make(name)
    made.set(name, value)
    return value
  }
  const whole = (): Map<string, V> => new Map(names.map((name) => [name, get(name) as V]))
  const map: ReadonlyMap<string, V> = {
    size: known.size,
    get,
    has: (name) => known.has(name),
    keys: () => known.keys(),
    values: () => whole().values(),
    entries: () => whole().entries(),
    forEach: (visit) => {
      for (const [name, value] of whole()) visit(value, name, map)
    },
    [Symbol.iterator]: () => whole()[Symbol.iterator](),
  }
  return map
}
