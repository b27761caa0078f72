import { equal, ok } from 'node:assert/strict'
import { EventEmitter } from 'node:events'
import { describe, it } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import { HOLD_MS } from '../draws/charge/hold.ts'
import { DELIVERY_MS } from '../icons/routes/create-icon.ts'
import { sendPieces } from './send-pieces.ts'

/** An answer whose reader takes each piece when it is told to. */
function slowReply(): {
  readonly reply: FastifyReply
  readonly isCut: () => boolean
  readonly read: () => void
  /** What came with the end; null before it. */
  readonly ended: () => string | null
} {
  let isCut = false
  let ended: string | null = null
  let read = (): void => undefined
  const response = Object.assign(new EventEmitter(), {
    writeHead: () => response,
    write: (_: string, written: () => void) => void (read = written),
    end: (last = '') => void (ended = last),
  })
  const socket = {
    get destroyed() {
      return isCut
    },
    destroy: () => ((isCut = true), response.emit('close')),
  }
  const reply = { raw: response, hijack: () => undefined, getHeaders: () => ({}), request: { raw: { socket } } }
  return { reply: reply as unknown as FastifyReply, isCut: () => isCut, read: () => read(), ended: () => ended }
}

describe('an answer in pieces', () => {
  it('is cut off before its hold is over, however short each of the pauses of its reader', async ({ mock }) => {
    mock.timers.enable({ apis: ['setTimeout'] })
    const { reply, isCut, read } = slowReply()
    let told = 0
    let isOver = false
    async function* pieces(): AsyncGenerator<string> {
      try {
        for (; told < 100; told += 1) yield 'piece'
      } finally {
        isOver = true
      }
    }
    const sent = sendPieces({ pieces: pieces(), mostMs: DELIVERY_MS }, {}, reply)
    const PAUSE_MS = 59_000
    let passedMs = 0
    for (; passedMs < HOLD_MS && !isCut(); passedMs += PAUSE_MS) {
      await turn()
      mock.timers.tick(PAUSE_MS)
      read()
    }
    ok(isCut())
    await sent
    ok(isOver)
    ok(passedMs < HOLD_MS, `${passedMs} ms have passed`)
    equal(told, 3)
  })

  it('has its last piece go out with the end, when the one before was taken', async () => {
    const { reply, read, ended } = slowReply()
    async function* pieces(): AsyncGenerator<string, string> {
      yield 'piece'
      return 'last'
    }
    const sent = sendPieces({ pieces: pieces(), mostMs: DELIVERY_MS }, {}, reply)
    await turn()
    equal(ended(), null)
    read()
    await sent
    equal(ended(), 'last')
  })

  it('is not cut off when it is over', async ({ mock }) => {
    mock.timers.enable({ apis: ['setTimeout'] })
    const { reply, isCut, read } = slowReply()
    async function* pieces(): AsyncGenerator<string> {
      yield 'piece'
    }
    const sent = sendPieces({ pieces: pieces(), mostMs: DELIVERY_MS }, {}, reply)
    await turn()
    read()
    await sent
    mock.timers.tick(HOLD_MS)
    equal(isCut(), false)
  })
})
