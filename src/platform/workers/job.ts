import type { WorkOptions } from '../workers.ts'
import type { Thread } from './start-thread.ts'

/** One call of `run`, from its first moment to its last. */
export interface Job {
  readonly name: string
  readonly task: unknown
  /** Undefined when nobody listens. */
  readonly onEvent: ((event: unknown) => void) | undefined
  /** What the caller gets. */
  readonly promise: Promise<unknown>
  /** Null while it waits. */
  thread: Thread | null
  readonly resolve: (result: unknown) => void
  readonly reject: (reason: unknown) => void
}

/** A job that rejects by itself when its signal aborts or its listener throws; `settled` hears once that it is over, however. */
export function createJob(name: string, task: unknown, options: WorkOptions, settled: (job: Job) => void): Job {
  const { onEvent, signal } = options
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  let isOver = false
  const end = (settle: () => void): void => {
    if (isOver) return
    isOver = true
    signal?.removeEventListener('abort', abort)
    settle()
    settled(job)
  }
  const giveUp = (reason: unknown): void => {
    job.thread?.cancel()
    job.reject(reason)
  }
  const hear = (event: unknown): void => {
    try {
      if (!isOver) onEvent?.(event)
    } catch (error) {
      giveUp(error)
    }
  }
  const job: Job = {
    name,
    task,
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
