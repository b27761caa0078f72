/**
 * Does the work again and again, `everyMs` apart, and leaves a turn out while one still runs. A work that rejects ends the process.
 * Disposing waits for the turn that runs.
 */
export function repeatEvery(everyMs: number, work: () => Promise<void>): AsyncDisposable {
  let turn: Promise<void> | null = null
  const timer = setInterval(() => {
    turn ??= work().finally(() => (turn = null))
  }, everyMs)
  // The service lives by its listening ports, not by this.
  timer.unref()
  return {
    [Symbol.asyncDispose]: async () => {
      clearInterval(timer)
      await turn
    },
  }
}
