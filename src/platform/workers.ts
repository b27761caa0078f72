/** Why work was not done although nothing is wrong with it. `retryAfterSeconds` is a guess at when it would be. */
export interface BusyError extends Error {
  readonly name: 'BusyError'
  readonly reason: 'overload' | 'time-out' | 'stopped'
  readonly retryAfterSeconds: number
}

/** Whether something caught means "not now" and not "wrong". */
export function isBusyError(error: unknown): error is BusyError {
  return error instanceof Error && error.name === 'BusyError'
}

export interface WorkOptions {
  /** Hears what the work reports on its way, in order, before the promise settles. */
  readonly onEvent?: (event: unknown) => void
  /** Waiting work is dropped, running work is told to stop at its next chance; either way the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal
}

/** Threads that do work which would keep this one from answering. */
export interface Workers extends AsyncDisposable {
  /** Runs the function `name` of the workers' file on `task`. Rejects with a `BusyError` when there is no room or it takes too long. */
  run<Result>(name: string, task: unknown, options?: WorkOptions): Promise<Result>
}
