import { deepEqual, equal, ok } from 'node:assert/strict'
import { once } from 'node:events'
import { request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { after, before, describe, it } from 'node:test'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createParser } from 'eventsource-parser'
import fc from 'fast-check'
import { drawEventSchema } from '../src/contract/draw-event.ts'
import type { DrawStreamEvent } from '../src/contract/draw-event.ts'
import { drawLine, runIconsService } from './run-icons-service.ts'
import type { IconsService } from './run-icons-service.ts'
import { until } from './until.ts'

const STREAMS = process.env['BURIN_FUZZ'] === 'full' ? 2000 : 200

/** How many events the studio may be ahead of the reader. */
const ahead = fc.integer({ min: 1, max: 12 })
/** Where a reader stops: before the answer, after so many bytes of it, or never. */
const cuts = fc.oneof(
  // With so little room the studio still waits when it hears that the reader left, however late that is: it is always cancelled.
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('before' as const), ahead: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('after' as const), bytes: fc.nat(4000), ahead }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('never' as const), ahead }) },
)
type Cut = typeof cuts extends fc.Arbitrary<infer T> ? T : never

/** Goes between the studio of one draw and its reader: the studio waits when it is too far ahead. */
interface Pace {
  readonly begun: Promise<void>
  /** The studio is about to tell something. */
  step(signal: AbortSignal | undefined): Promise<void>
  /** The reader got something. */
  got(): void
}

function makePace(ahead: number): Pace {
  const begun = Promise.withResolvers<void>()
  let allowed = ahead
  let room = Promise.withResolvers<void>()
  if (allowed > 0) room.resolve()
  return {
    begun: begun.promise,
    step: async (signal) => {
      begun.resolve()
      signal?.throwIfAborted()
      const stop = (): void => room.resolve()
      signal?.addEventListener('abort', stop)
      await room.promise
      signal?.removeEventListener('abort', stop)
      signal?.throwIfAborted()
      allowed -= 1
      if (allowed === 0) room = Promise.withResolvers<void>()
    },
    got: () => {
      allowed += 1
      room.resolve()
    },
  }
}

describe(`${STREAMS} streams, cut at random`, () => {
  let service: IconsService
  let running = 0
  let cancelled = 0
  const inWork = (): number => running
  /** Prompt → the pace of its draw. */
  const paces = new Map<string, Pace>()
  before(async () => {
    service = await runIconsService({
      // Events come in step with the reader, so that a cut falls between any two of them.
      draw: async (brief, watch, signal) => {
        running += 1
        try {
          const events: (() => void)[] = []
          const drawn = await drawLine(brief, (event) => events.push(() => watch?.(event)))
          for (const tell of events) {
            await paces.get(brief.prompt ?? '')?.step(signal)
            tell()
          }
          return drawn
        } catch (error) {
          cancelled += 1
          throw error
        } finally {
          running -= 1
        }
      },
    })
  })
  after(async () => service.stop())

  /** The events that came before the cut; a stream that was not cut is read to its end. */
  async function read(cut: Cut): Promise<DrawStreamEvent[]> {
    const prompt = `a cloud ${paces.size}`
    const pace = makePace(cut.ahead)
    paces.set(prompt, pace)
    const body = JSON.stringify({ prompt, n: 2, stream: true })
    const call = request(`${service.baseUrl}/api/v1/icons`, {
      method: 'POST',
      agent: false,
      headers: {
        authorization: `Bearer ${service.key}`,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      },
    })
    call.on('error', () => undefined)
    call.end(body)
    if (cut.kind === 'before') {
      await pace.begun
      call.destroy()
      return []
    }
    const [response] = (await once(call, 'response')) as [IncomingMessage]
    equal(response.statusCode, 200)
    const events: DrawStreamEvent[] = []
    const parser = createParser({
      onEvent: ({ data }) => {
        events.push(drawEventSchema.parse(JSON.parse(data)))
        pace.got()
      },
    })
    let bytes = 0
    response.setEncoding('utf8').on('error', () => undefined)
    for await (const text of response.iterator({ destroyOnReturn: true })) {
      parser.feed(String(text))
      bytes += String(text).length
      if (cut.kind === 'after' && bytes > cut.bytes) break
    }
    return events
  }

  it('end with one terminal event, or are cancelled; nothing is left over', async (test) => {
    const whole = fc.sample(cuts, STREAMS)
    await inTurns(whole.slice(0, 20), read)
    const before = left()
    let ended = 0
    await inTurns(whole, async (cut) => {
      const events = await read(cut)
      deepEqual(
        events.map((event) => event.sequence),
        events.map((_, at) => at),
      )
      const terminal = events.filter(({ type }) => type === 'draw.completed' || type === 'error')
      ok(terminal.length <= 1 && terminal[0] === (terminal.length === 1 ? events.at(-1) : undefined))
      if (cut.kind === 'never') equal(terminal.length, 1)
      ended += terminal.length
    })
    await until(() => inWork() === 0)
    // Both must have happened, or the test tells nothing.
    ok(ended > STREAMS / 10 && cancelled > STREAMS / 10, `${ended} ended, ${cancelled} were cancelled`)
    ok(!service.log.some((line) => line.includes('"level":"error"')))
    // Sockets are gone a moment after their connections.
    await until(() => left().handles <= before.handles)
    const now = left()
    const grownMib = (now.heapBytes - before.heapBytes) / 1024 / 1024
    test.diagnostic(`${ended} ended, ${cancelled} were cancelled, ${grownMib.toFixed(1)} MiB more are in use`)
    ok(grownMib < 8, `${grownMib.toFixed(1)} MiB more are in use than before`)
  })
})

async function inTurns<T>(all: readonly T[], work: (one: T) => Promise<unknown>): Promise<void> {
  const rest = [...all]
  const turns = Array.from({ length: 16 }, async () => {
    for (let one = rest.pop(); one !== undefined; one = rest.pop()) await work(one)
  })
  await Promise.all(turns)
}

/** What the process holds: sockets and timers, and the heap after a collection. */
function left(): { readonly handles: number; readonly heapBytes: number } {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  return {
    handles: process.getActiveResourcesInfo().filter((kind) => kind !== 'TTYWrap').length,
    heapBytes: process.memoryUsage().heapUsed,
  }
}
