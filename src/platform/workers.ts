import type { Urgency } from './workers/urgency.ts'

const MESSAGES = {
  overload: 'too much work is waiting already',
  'time-out': 'the work took too long',
  stopped: 'the workers are being stopped',
}

/** Why work was not done although nothing is wrong with it. `retryAfterSeconds` is a guess at when it would be. */
export class BusyError extends Error {
  override readonly name = 'BusyError'
  readonly reason: keyof typeof MESSAGES
  /** A whole number, at least 1. */
  readonly retryAfterSeconds: number

  constructor(reason: BusyError['reason'], retryAfterSeconds: number) {
    super(MESSAGES[reason])
    this.reason = reason
    this.retryAfterSeconds = retryAfterSeconds
  }
}

export interface WorkOptions {
  /** Hears what the work reports on its way, in order, before the promise settles. */
  readonly onEvent?: (event: unknown) => void
  /**
   * Waiting work is dropped at once, running work is told to stop at its next chance: only when it has, and the thread is
   * free again, does the promise reject with the signal's reason.
   */
  readonly signal?: AbortSignal
  /** Of normal priority when left out. */
  readonly urgency?: Urgency
}

/** Threads that do work which would keep this one from answering. */
export interface Workers extends AsyncDisposable {
  /** Runs the function `name` of the workers' file on `task`. Rejects with a `BusyError` when there is no room or it takes too long. */
  run<Result>(name: string, task: unknown, options?: WorkOptions): Promise<Result>
}

/** What a function of the workers' file gets besides its task. */
export interface WorkContext {
  /** Reports to `onEvent`; costs nothing when nobody listens. */
  readonly emit: (event: unknown) => void
  /** Whether nobody waits for the result any more: long work asks now and then, and throws if so. */
  readonly isCancelled: () => boolean
}
