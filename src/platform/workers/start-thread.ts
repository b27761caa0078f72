import { Worker } from 'node:worker_threads'
import type { Order, Reply, ThreadData } from './run-work.ts'

/** One thread, which does one piece of work at a time. */
export interface Thread {
  /** Resolves when the workers' file is loaded; rejects when the thread ended before. */
  readonly loaded: Promise<void>
  /** Resolves when the thread has ended, for whatever reason. */
  readonly ended: Promise<void>
  /** Rejects with what the work threw, or with an error that says so when the thread ended before it was done. */
  work(name: string, task: unknown, onEvent: ((event: unknown) => void) | undefined): Promise<unknown>
  /** Tells the work of now that nobody waits for its result. */
  cancel(): void
  /** Ends the thread, at work or not. */
  end(): Promise<void>
}

export interface ThreadSettings {
  /** Bounds its long-lived objects: over it, the thread ends, not the process. */
  readonly heapMib: number
  /** How far it stands back for others that want the processor, where the system can tell threads apart: 0 not at all, 19 for everybody. */
  readonly niceness: number
}

/** Starts a thread that loads the workers' `file`. */
export function startThread(file: URL, { heapMib, niceness }: ThreadSettings): Thread {
  const cancelled = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  const worker = new Worker(new URL('run-work.ts', import.meta.url), {
    workerData: { file: file.href, cancelled, niceness } satisfies ThreadData,
    resourceLimits: { maxOldGenerationSizeMb: heapMib },
  })
  const loaded = Promise.withResolvers<void>()
  const ended = Promise.withResolvers<void>()
  let number = 0
  let onEvent: ((event: unknown) => void) | undefined
  let work: PromiseWithResolvers<unknown> | null = null
  let problem: unknown = null
  worker.on('message', (reply: Reply) => {
    if (reply.kind === 'loaded') loaded.resolve()
    else if (reply.kind === 'event') onEvent?.(reply.event)
    else if (reply.kind === 'done') work?.resolve(reply.result)
    else work?.reject(reply.error)
  })
  worker.on('error', (error) => {
    problem = error
  })
  worker.on('exit', () => {
    const error = new Error('a worker thread ended before its work was done', { cause: problem })
    // First of all: whoever hears of the failed work must not give this thread more.
    ended.resolve()
    work?.reject(error)
    loaded.reject(error)
  })
  // Whoever cares awaits it; a rejection that nobody awaits must not end the process.
  loaded.promise.catch(() => undefined)
  return {
    loaded: loaded.promise,
    ended: ended.promise,
    work(name, task, hear) {
      number += 1
      onEvent = hear
      work = Promise.withResolvers()
      worker.postMessage({ number, name, task, watched: hear !== undefined } satisfies Order)
      return work.promise
    },
    cancel() {
      Atomics.store(cancelled, 0, number)
    },
    async end() {
      await worker.terminate()
    },
  }
}
