import type { WorkOptions } from '../workers.ts'
import type { Thread } from './start-thread.ts'
import { createUrgency } from './urgency.ts'
import type { Urgency } from './urgency.ts'

/** One call of `run`, from its first moment to its last. */
export interface Job {
  readonly name: string
  readonly task: unknown
  readonly urgency: Urgency
  /** Undefined when nobody listens. */
  readonly onEvent: ((event: unknown) => void) | undefined
  /** What the caller gets. */
  readonly promise: Promise<unknown>
  /** Null while it waits. */
  thread: Thread | null
  readonly resolve: (result: unknown) => void
  readonly reject: (reason: unknown) => void
}

/**
 * A job that gives up when its signal aborts or its listener throws: at once while it waits; once a thread is at it, when
 * that is done, whatever comes of it. `settled` hears once that it is over, however.
 */
export function createJob(name: string, task: unknown, options: WorkOptions, settled: (job: Job) => void): Job {
  const { onEvent, signal, urgency = createUrgency('normal') } = options
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  let isOver = false
  let givenUp: { readonly reason: unknown } | null = null
  const end = (settle: () => void): void => {
    if (isOver) return
    isOver = true
    signal?.removeEventListener('abort', abort)
    if (givenUp === null) settle()
    else reject(givenUp.reason)
    settled(job)
  }
  const giveUp = (reason: unknown): void => {
    givenUp ??= { reason }
    if (job.thread === null) job.reject(reason)
    else job.thread.cancel()
  }
  const hear = (event: unknown): void => {
    try {
      if (givenUp === null && !isOver) onEvent?.(event)
    } catch (error) {
      giveUp(error)
    }
  }
  const job: Job = {
    name,
    task,
    urgency,
    onEvent: onEvent && hear,
    promise,
    thread: null,
    resolve: (result) => end(() => resolve(result)),
    reject: (reason) => end(() => reject(reason)),
  }
  const abort = (): void => giveUp(signal?.reason)
  if (signal?.aborted === true) abort()
  else signal?.addEventListener('abort', abort)
  return job
}
