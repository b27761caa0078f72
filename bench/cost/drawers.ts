import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { Brief } from '../../src/author/author.ts'
import type { Opened } from './draw-turns.ts'

/** A process that draws with one checkout. */
export interface Drawer extends Disposable {
  readonly opened: Opened
  /** Milliseconds of processor time that each draw took. */
  draw(briefs: readonly Brief[]): Promise<number[]>
}

/** Starts a process that draws with a checkout, and waits until it has drawn once. */
export async function startDrawer(checkout: string): Promise<Drawer> {
  const child = fork(join(import.meta.dirname, 'draw-turns.ts'), [checkout], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const answer = <T>(): Promise<T> =>
    new Promise((resolve, reject) => {
      child.removeAllListeners()
      child.once('message', (message) => resolve(message as T))
      child.once('exit', (code) => reject(new Error(`drawing with ${checkout} ended with code ${code}`)))
    })
  const opened = await answer<Opened>()
  return {
    opened,
    draw(briefs) {
      child.send(briefs)
      return answer()
    },
    [Symbol.dispose]() {
      child.removeAllListeners()
      child.kill()
    },
  }
}
