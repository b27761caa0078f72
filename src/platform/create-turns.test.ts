import { deepEqual, equal, rejects } from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createTurns } from './create-turns.ts'
import type { Turns } from './create-turns.ts'

const SETTINGS = { seats: 2, mostWaiting: 10, mostWaitingOfOne: 5, retrySeconds: 3 }

/** Whoever may begin has begun. */
async function soon(): Promise<void> {
  await new Promise(setImmediate)
}

/** Work that goes on until it is told to end; `begun` has the names of all that were begun, in order. */
function stage(settings: Partial<typeof SETTINGS> = {}): {
  readonly turns: Turns
  readonly begun: string[]
  readonly play: (name: string, seats?: number, signal?: AbortSignal) => Promise<string>
  readonly end: (name: string, error?: Error) => Promise<void>
} {
  const turns = createTurns({ ...SETTINGS, ...settings })
  const begun: string[] = []
  const running = new Map<string, PromiseWithResolvers<string>>()
  return {
    turns,
    begun,
    play: (name, seats = 1, signal = new AbortController().signal) =>
      turns.take({ who: name.split(' ')[0] ?? '', seats, signal }, () => {
        begun.push(name)
        const work = Promise.withResolvers<string>()
        running.set(name, work)
        return work.promise
      }),
    end: async (name, error) => {
      if (error === undefined) running.get(name)?.resolve(`${name} done`)
      else running.get(name)?.reject(error)
      await soon()
    },
  }
}

describe('turns', () => {
  it('are taken by so many at the same time, and given back once, however the work ends', async () => {
    const { turns, begun, play, end } = stage()
    const all = [play('a 1'), play('a 2'), play('a 3'), play('a 4')]
    await soon()
    deepEqual([turns.figures(), begun], [{ taken: 2, waiting: 2 }, ['a 1', 'a 2']])
    const failed = rejects(all[0] ?? Promise.resolve(), { message: 'no' })
    await end('a 1', new Error('no'))
    await failed
    deepEqual(turns.figures(), { taken: 2, waiting: 1 })
    for (const name of ['a 2', 'a 3', 'a 4']) await end(name)
    deepEqual(await Promise.all(all.slice(1)), ['a 2 done', 'a 3 done', 'a 4 done'])
    deepEqual(turns.figures(), { taken: 0, waiting: 0 })
  })

  it('go round: whoever asks much waits longer, not everybody', async () => {
    const { begun, play, end } = stage({ seats: 1 })
    for (const name of ['a 1', 'a 2', 'a 3', 'a 4', 'b 1', 'b 2', 'c 1']) void play(name)
    await soon()
    for (let place = 0; place < 7; place++) await end(begun[place] ?? '')
    deepEqual(begun, ['a 1', 'a 2', 'b 1', 'c 1', 'a 3', 'b 2', 'a 4'])
  })

  it('of who needs every seat come, too, and alone', async () => {
    const { begun, play, end } = stage()
    for (const [name, seats] of [
      ['a 1', 1],
      ['b large', 2],
      ['c 1', 1],
    ] as const)
      void play(name, seats)
    await soon()
    deepEqual(begun, ['a 1'], 'nobody gets past the large one, or it would wait for ever')
    await end('a 1')
    deepEqual(begun, ['a 1', 'b large'])
    await end('b large')
    deepEqual(begun, ['a 1', 'b large', 'c 1'])
  })

  it('are left by who goes while waiting, and kept by who goes while working', async () => {
    const { turns, begun, play, end } = stage({ seats: 1 })
    const [working, waiting] = [new AbortController(), new AbortController()]
    const first = play('a 1', 1, working.signal)
    const second = play('b large', 1, waiting.signal)
    const third = play('c 1')
    await soon()
    waiting.abort(new Error('gone'))
    working.abort(new Error('gone'))
    await rejects(second, { message: 'gone' })
    deepEqual([turns.figures(), begun], [{ taken: 1, waiting: 1 }, ['a 1']])
    await end('a 1')
    equal(await first, 'a 1 done')
    deepEqual(begun, ['a 1', 'c 1'])
    await end('c 1')
    await third
    deepEqual(turns.figures(), { taken: 0, waiting: 0 })
  })

  it('of others come when the one that they waited behind goes', async () => {
    const { begun, play } = stage()
    const large = new AbortController()
    void play('a 1')
    const gone = play('b large', 2, large.signal)
    void play('c 1')
    await soon()
    deepEqual(begun, ['a 1'])
    large.abort(new Error('gone'))
    await rejects(gone, { message: 'gone' })
    await soon()
    deepEqual(begun, ['a 1', 'c 1'])
  })

  it('are refused at once when too many wait, of all or of one', async () => {
    const { turns, play } = stage({ seats: 1, mostWaiting: 3, mostWaitingOfOne: 2 })
    const busy = { name: 'BusyError', reason: 'overload', retryAfterSeconds: 3 }
    for (const name of ['a 1', 'a 2', 'a 3']) void play(name)
    await rejects(play('a 4'), busy)
    void play('b 1')
    await rejects(play('c 1'), busy)
    deepEqual(turns.figures(), { taken: 1, waiting: 3 })
  })

  it('are not for who has gone before', async () => {
    const { turns, begun, play } = stage()
    await rejects(play('a 1', 1, AbortSignal.abort(new Error('gone'))), { message: 'gone' })
    deepEqual([turns.figures(), begun], [{ taken: 0, waiting: 0 }, []])
  })
})
