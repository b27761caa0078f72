/** Timers, one after the other, that a deadline is made of. */
const PARTS = 4

/**
 * What the promise gives, or `otherwise` when it has given nothing within `mostMs` milliseconds. Rejects as the promise does.
 * While this thread is busy nobody can answer it: however long that takes, it uses up a quarter of the time at most.
 */
export async function withDeadline<T, Late>(
  promise: T | Promise<T>,
  mostMs: number,
  otherwise: Late,
): Promise<T | Late> {
  const { promise: late, resolve } = Promise.withResolvers<Late>()
  let left = PARTS
  let timer: NodeJS.Timeout
  const begin = (): void => {
    if (left-- === 0) resolve(otherwise)
    else timer = setTimeout(begin, mostMs / PARTS)
  }
  begin()
  try {
    return await Promise.race([promise, late])
  } finally {
    // A timer that stays would keep the process from ending.
    clearTimeout(timer!)
  }
}
