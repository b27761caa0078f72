import { deepEqual, equal, rejects } from 'node:assert/strict'
import { describe, it } from 'node:test'
import { LIMITS } from '../../contract/limits.ts'
import type { Decoder } from './inspect-image.ts'
import { createInspectImage } from './inspect-image.ts'

/** A decoder whose pictures are one byte, their name; capital letters are large. They are decoded until they are told to end. */
function heldDecoder(): {
  readonly decoder: Decoder
  readonly begun: string[]
  readonly end: (name: string, error?: Error) => Promise<void>
} {
  const begun: string[] = []
  const running = new Map<string, PromiseWithResolvers<void>>()
  const nameOf = (bytes: Uint8Array): string => String.fromCharCode(bytes[0] ?? 0)
  return {
    begun,
    decoder: {
      measure: async (bytes) => {
        if (nameOf(bytes) === '?') throw new Error('no head')
        if (nameOf(bytes) === '!') return { width: 4097, height: 1 }
        return /[A-Z]/.test(nameOf(bytes)) ? { width: 4096, height: 4096 } : { width: 2000, height: 2000 }
      },
      decode: (bytes) => {
        begun.push(nameOf(bytes))
        const work = Promise.withResolvers<void>()
        running.set(nameOf(bytes), work)
        return work.promise
      },
    },
    end: async (name, error) => {
      if (error === undefined) running.get(name)?.resolve()
      else running.get(name)?.reject(error)
      await new Promise(setImmediate)
    },
  }
}

const open = new AbortController().signal
const gone = new Error('gone')

describe('createInspectImage', () => {
  const held = (): ReturnType<typeof heldDecoder> & {
    readonly inspect: (name: string, who?: string, signal?: AbortSignal) => Promise<string | null>
  } => {
    const all = heldDecoder()
    const inspect = createInspectImage(all.decoder)
    return { ...all, inspect: (name, who = 'any', signal = open) => inspect(Buffer.from(name), { who, signal }) }
  }
  const soon = (): Promise<unknown> => new Promise(setImmediate)

  it('decodes two pictures at a time, and a large one alone', async () => {
    const { inspect, begun, end } = held()
    const all = ['a', 'b', 'C', 'd'].map((name) => inspect(name))
    await soon()
    deepEqual(begun, ['a', 'b'])
    await end('a')
    deepEqual(begun, ['a', 'b'])
    await end('b')
    deepEqual(begun, ['a', 'b', 'C'])
    await end('C')
    await end('d')
    deepEqual(await Promise.all(all), [null, null, null, null])
  })

  it('never decodes what nobody waits for any more', async () => {
    const { inspect, begun, end } = held()
    const controller = new AbortController()
    const first = inspect('A')
    const dropped = inspect('B', 'any', controller.signal)
    const last = inspect('C')
    await soon()
    controller.abort(gone)
    await rejects(dropped, gone)
    await end('A')
    await end('C')
    deepEqual([await first, await last, begun], [null, null, ['A', 'C']])
    await rejects(inspect('D', 'any', controller.signal), gone)
    deepEqual(begun, ['A', 'C'])
  })

  it('is not over before the decoder has let go of the bytes', async () => {
    const { inspect, end } = held()
    const controller = new AbortController()
    let isOver = false
    const leaving = inspect('A', 'any', controller.signal).catch(() => {
      isOver = true
    })
    await soon()
    controller.abort(gone)
    await soon()
    equal(isOver, false)
    await end('A')
    await leaving
    equal(isOver, true)
  })

  it('takes turns among those who send pictures', async () => {
    const { inspect, begun, end } = held()
    for (const name of ['A', 'B', 'C', 'D']) void inspect(name, 'greedy')
    void inspect('X', 'modest')
    await soon()
    for (let place = 0; place < 5; place++) await end(begun[place] ?? '')
    deepEqual(begun, ['A', 'B', 'X', 'C', 'D'])
  })

  it('refuses at once what would wait too long', async () => {
    const { inspect } = held()
    for (const name of 'ABCDEFGHI') void inspect(name, 'greedy')
    await soon()
    await rejects(inspect('J', 'greedy'), { name: 'BusyError', reason: 'overload', retryAfterSeconds: 5 })
    void inspect('K', 'modest')
  })

  it('says what is wrong, and goes on with others', async () => {
    const { inspect, end } = held()
    equal(await inspect('?'), 'cannot be decoded: the picture is damaged.')
    equal(await inspect('!'), 'is 4097 × 1 pixels; at most 4096 × 4096 are allowed.')
    const slow = inspect('A')
    const whole = inspect('B')
    await soon()
    await end('A', new Error('timeout: 5% complete'))
    await end('B')
    equal(await slow, `could not be decoded within ${LIMITS.imageSeconds} seconds.`)
    equal(await whole, null)
  })
})
