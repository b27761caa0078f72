/** An object whose properties are made when they are first asked for. */
export function lazyObject<T extends object>(makers: { readonly [K in keyof T]: () => T[K] }): T {
  const object: Partial<T> = {}
  for (const name of Object.keys(makers) as (keyof T)[]) {
    const get = (): T[typeof name] => {
      const value = makers[name]()
      // From here on it is a property like any other.
      Object.defineProperty(object, name, { value, enumerable: true })
      return value
    }
    Object.defineProperty(object, name, { get, enumerable: true, configurable: true })
  }
  return object as T
}
