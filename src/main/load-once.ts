/**
 * Loads at the first call only; a failure is forgotten, so that the next call tries again. Disposing closes what was
 * loaded, or is being loaded, if anything was.
 */
export function loadOnce<T extends Partial<AsyncDisposable>>(
  load: () => Promise<T>,
): (() => Promise<T>) & AsyncDisposable {
  let result: Promise<T> | null = null
  const get = (): Promise<T> => {
    result ??= load().catch((error: unknown) => {
      result = null
      throw error
    })
    return result
  }
  return Object.assign(get, {
    [Symbol.asyncDispose]: async () => {
      const loaded = await result?.catch(() => null)
      await loaded?.[Symbol.asyncDispose]?.()
    },
  })
}
