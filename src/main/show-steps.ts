/** Runs a step of the start, and shows it: what is done is `what`, such as `opening the database`. Rejects as the step does. */
export type ShowStep = <T>(what: string, step: () => Promise<T>) => Promise<T>

/**
 * Writes a line when a step begins and one with its seconds when it is done; several may run at once. After one has failed the
 * start has, and no other is said to be done. `now` gives milliseconds.
 */
export function showSteps(write: (text: string) => void, now: () => number): ShowStep {
  let hasFailed = false
  return async (what, step) => {
    const startedAt = now()
    write(`burin: ${what} …\n`)
    try {
      const done = await step()
      if (!hasFailed) write(`burin: ${what}: done after ${((now() - startedAt) / 1000).toFixed(1)} s\n`)
      return done
    } catch (error) {
      hasFailed = true
      throw error
    }
  }
}
