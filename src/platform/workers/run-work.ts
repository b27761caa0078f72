import { flushCompileCache } from 'node:module'
import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import type { WorkContext } from '../workers.ts'

/** What a thread is started with. */
export interface ThreadData {
  /** Address of the workers' file. */
  readonly file: string
  /** One number: the order whose result nobody waits for. Shared, since a thread at work reads no messages. */
  readonly cancelled: Int32Array
  /** How far it stands back for others: 0 not at all, 19 for everybody. */
  readonly niceness: number
}

/** What a thread is told. */
export interface Order {
  /** From 1, another one for each order of a thread. */
  readonly number: number
  readonly name: string
  readonly task: unknown
  /** Whether somebody listens to events. */
  readonly watched: boolean
}

/** What a thread says. */
export type Reply =
  | { readonly kind: 'loaded' }
  | { readonly kind: 'event'; readonly event: unknown }
  | { readonly kind: 'done'; readonly result: unknown }
  | { readonly kind: 'failed'; readonly error: unknown }

type Work = (task: unknown, context: WorkContext) => unknown

/** A thread's own program: loads the workers' file, then does what it is told, one order after the other. */
async function runWork(): Promise<void> {
  const { file, cancelled, niceness } = workerData as ThreadData
  // Elsewhere this would hold for the whole process: only Linux takes 0 for the thread that asks.
  if (niceness > 0 && process.platform === 'linux') setPriority(0, niceness)
  const functions = (await import(file)) as Readonly<Record<string, unknown>>
  parentPort?.on('message', (order: Order) => void follow(order, functions[order.name], cancelled))
  // At once: a thread may be ended without a word.
  flushCompileCache()
  reply({ kind: 'loaded' })
}

async function follow({ number, name, task, watched }: Order, work: unknown, cancelled: Int32Array): Promise<void> {
  const context: WorkContext = {
    emit: watched ? (event) => reply({ kind: 'event', event }) : () => undefined,
    isCancelled: () => Atomics.load(cancelled, 0) === number,
  }
  try {
    if (typeof work !== 'function') throw new Error(`the workers' file exports no function "${name}"`)
    reply({ kind: 'done', result: await (work as Work)(task, context) })
  } catch (error) {
    reply({ kind: 'failed', error: error instanceof Error ? error : new Error(String(error)) })
  }
}

function reply(message: Reply): void {
  parentPort?.postMessage(message)
}

await runWork()
