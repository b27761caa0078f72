import { deepEqual, equal, rejects } from 'node:assert/strict'
import { describe, it } from 'node:test'
import { LIMITS } from '../contract/limits.ts'
import type { Raster } from '../drawing/model/raster.ts'
import { BusyError } from '../platform/workers.ts'
import { sampleRaster } from '../../tests/sample-raster.ts'
import type { Decoder, Unreadable } from './read-picture.ts'
import { createReadPicture } from './read-picture.ts'

const RASTER = sampleRaster()

/** A decoder whose pictures are one byte, their name; capital letters are large. They are decoded until they are told to end. */
function heldDecoder(): {
  readonly decoder: Decoder
  readonly begun: string[]
  readonly end: (name: string, error?: Error) => Promise<void>
} {
  const begun: string[] = []
  const running = new Map<string, PromiseWithResolvers<Raster>>()
  const nameOf = (bytes: Uint8Array): string => String.fromCharCode(bytes[0] ?? 0)
  return {
    begun,
    decoder: {
      measure: async (bytes) => {
        if (nameOf(bytes) === '?') throw new Error('no head')
        if (nameOf(bytes) === '!') return { width: 4097, height: 1, orientation: 1 }
        const side = /[A-Z]/.test(nameOf(bytes)) ? 4096 : 2000
        return { width: side, height: side, orientation: 1 }
      },
      decode: (bytes) => {
        begun.push(nameOf(bytes))
        const work = Promise.withResolvers<Raster>()
        running.set(nameOf(bytes), work)
        return work.promise
      },
    },
    end: async (name, error) => {
      if (error === undefined) running.get(name)?.resolve(RASTER)
      else running.get(name)?.reject(error)
      await new Promise(setImmediate)
    },
  }
}

const open = new AbortController().signal
const gone = new Error('gone')

describe('createReadPicture', () => {
  const held = (): ReturnType<typeof heldDecoder> & {
    readonly read: (name: string, who?: string, signal?: AbortSignal) => Promise<Raster | Unreadable>
  } => {
    const all = heldDecoder()
    const readPicture = createReadPicture(all.decoder)
    return { ...all, read: (name, who = 'any', signal = open) => readPicture(Buffer.from(name), { who, signal }) }
  }
  const soon = (): Promise<unknown> => new Promise(setImmediate)

  it('passes on that there is no room, which is nothing about the picture', async () => {
    const { read, end } = held()
    const one = read('a')
    await soon()
    const busy = new BusyError('overload', 3)
    const refused = rejects(one, busy)
    await end('a', busy)
    await refused
  })

  it('decodes two pictures at a time, and a large one alone', async () => {
    const { read, begun, end } = held()
    const all = ['a', 'b', 'C', 'd'].map((name) => read(name))
    await soon()
    deepEqual(begun, ['a', 'b'])
    await end('a')
    deepEqual(begun, ['a', 'b'])
    await end('b')
    deepEqual(begun, ['a', 'b', 'C'])
    await end('C')
    await end('d')
    deepEqual(await Promise.all(all), [RASTER, RASTER, RASTER, RASTER])
  })

  it('never decodes what nobody waits for any more', async () => {
    const { read, begun, end } = held()
    const controller = new AbortController()
    const first = read('A')
    const dropped = read('B', 'any', controller.signal)
    const last = read('C')
    await soon()
    controller.abort(gone)
    await rejects(dropped, gone)
    await end('A')
    await end('C')
    deepEqual([await first, await last, begun], [RASTER, RASTER, ['A', 'C']])
    await rejects(read('D', 'any', controller.signal), gone)
    deepEqual(begun, ['A', 'C'])
  })

  it('is not over before the decoder has let go of the bytes', async () => {
    const { read, end } = held()
    const controller = new AbortController()
    let isOver = false
    const leaving = read('A', 'any', controller.signal).catch(() => {
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
    const { read, begun, end } = held()
    for (const name of ['A', 'B', 'C', 'D']) void read(name, 'greedy')
    void read('X', 'modest')
    await soon()
    for (let place = 0; place < 5; place++) await end(begun[place] ?? '')
    deepEqual(begun, ['A', 'B', 'X', 'C', 'D'])
  })

  it('refuses at once what would wait too long', async () => {
    const { read } = held()
    for (const name of 'ABCDEFGHI') void read(name, 'greedy')
    await soon()
    await rejects(read('J', 'greedy'), { name: 'BusyError', reason: 'overload', retryAfterSeconds: 5 })
    void read('K', 'modest')
  })

  it('says what is wrong, and goes on with others', async () => {
    const { read, end } = held()
    deepEqual(await read('?'), { problem: 'cannot be decoded: the picture is damaged.' })
    deepEqual(await read('!'), { problem: 'is 4097 × 1 pixels; at most 4096 × 4096 are allowed.' })
    const slow = read('A')
    const whole = read('B')
    await soon()
    await end('A', new Error('timeout: 5% complete'))
    await end('B')
    deepEqual(await slow, { problem: `could not be decoded within ${LIMITS.imageSeconds} seconds.` })
    equal(await whole, RASTER)
  })
})
