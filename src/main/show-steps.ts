/** Runs a step of the start, and shows it: what is done is `what`, such as `opening the database`. Rejects as the step does. */
export type ShowStep = <T>(what: string, step: () => Promise<T>) => Promise<T>

/** Writes a line when a step begins and one with its seconds when it is done; several may run at once. `now` gives milliseconds. */
export function showSteps(write: (text: string) => void, now: () => number): ShowStep {
  return async (what, step) => {
    const startedAt = now()
    write(`burin: ${what} …\n`)
    const done = await step()
    write(`burin: ${what}: done after ${((now() - startedAt) / 1000).toFixed(1)} s\n`)
    return done
  }
}
