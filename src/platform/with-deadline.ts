/** What the promise gives, or `otherwise` when it has given nothing within `mostMs` milliseconds. Rejects as the promise does. */
export async function withDeadline<T, Late>(
  promise: T | Promise<T>,
  mostMs: number,
  otherwise: Late,
): Promise<T | Late> {
  const { promise: late, resolve } = Promise.withResolvers<Late>()
  const timer = setTimeout(() => resolve(otherwise), mostMs)
  try {
    return await Promise.race([promise, late])
  } finally {
    // A timer that stays would keep the process from ending.
    clearTimeout(timer)
  }
}
