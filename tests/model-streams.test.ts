/** Streams of draws by a stand-in for a model that fails in all the ways it can, to readers that hang up when they like. */
import { deepEqual, equal, ok } from 'node:assert/strict'
import { once } from 'node:events'
import { request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { after, before, describe, it } from 'node:test'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createParser } from 'eventsource-parser'
import fc from 'fast-check'
import type { Brief } from '../src/author/author.ts'
import { createBudget } from '../src/author/model/budget.ts'
import { guardedProvider } from '../src/author/model/guarded-provider.ts'
import { modelAuthor } from '../src/author/model/model-author.ts'
import { encodeRaster } from '../src/pictures/encode-raster.ts'
import { openProvider } from '../src/author/model/open-provider.ts'
import { drawEventSchema } from '../src/contract/draw-event.ts'
import type { DrawStreamEvent } from '../src/contract/draw-event.ts'
import { createMetrics } from '../src/operations/metrics.ts'
import { createTurns } from '../src/platform/create-turns.ts'
import { memoryCircuit } from '../src/platform/limits/memory-circuit.ts'
import { memoryTally } from '../src/platform/limits/tally.ts'
import { attempt } from '../src/studio/attempt.ts'
import { createStudio } from '../src/studio/draw.ts'
import type { Studio } from '../src/studio/draw.ts'
import type { Payer } from './make-payer.ts'
import { startModelStandIn } from './model-stand-in.ts'
import type { ModelStandIn } from './model-stand-in.ts'
import { runPayingService } from './paying-service.ts'
import type { PayingService } from './paying-service.ts'
import { ownServer, silent } from './test-database.ts'
import { until } from './until.ts'

const STREAMS = process.env['BURIN_FUZZ'] === 'full' ? 10_000 : 100
/** 10,000 take some ten minutes of a processor, which may have much else to do. */
const LONGEST_MS = Math.max(600_000, STREAMS * 1000)
const AT_ONCE = 16
const PLENTY = 1_000_000
const HASTE_MS = 40

/** What the stand-in does → how a stream of it ends: with a draw, or with a code. */
const ENDS = {
  good: 'draw.completed',
  nearly: 'draw.completed',
  misspelt: 'draw.completed',
  fenced: 'draw.completed',
  chatty: 'draw.completed',
  other: 'draw.completed',
  slow: 'draw.completed',
  busy: 'model_unavailable',
  crowd: 'model_unavailable',
  'wrong-key': 'model_unavailable',
  unknown: 'model_unavailable',
  broken: 'model_unavailable',
  overloaded: 'model_unavailable',
  /** Its time is over. */
  silent: 'model_unavailable',
  hangs: 'model_unavailable',
  prose: 'model_error',
  garbage: 'model_error',
  never: 'model_error',
  cut: 'model_error',
} as const
const TIMED_OUT: readonly string[] = ['silent', 'hangs']

const streams = fc.record({
  word: fc.constantFrom(...(Object.keys(ENDS) as (keyof typeof ENDS)[])),
  n: fc.constantFrom(1, 2),
  cut: fc.record({
    size: fc.constantFrom(16, 20, 24),
    stroke: fc.constantFrom(1, 1.5, 2, 2.5, 3),
    finish: fc.constantFrom('outlined', 'filled'),
  }),
  /** After so many bytes the reader is gone; null: it stays. */
  leavesAfter: fc.option(fc.nat(4000), { freq: 3 }),
})
type Stream = typeof streams extends fc.Arbitrary<infer T> ? T : never

describe(`${STREAMS} streams by a model that fails at random`, () => {
  const stack = new AsyncDisposableStack()
  let model: ModelStandIn
  let service: PayingService
  /** Who asks for draws that fail, and who for the others. */
  let unlucky: Payer
  let lucky: Payer

  before(async () => {
    model = stack.use(await startModelStandIn())
    const address = await stack.use(await ownServer()).makeDatabase()
    service = await runPayingService(address, await modelStudio(model.url), {
      BURIN_LOG: 'error',
      BURIN_LIMIT_LIVE_AT_ONCE: '0',
    })
    stack.defer(() => service.stop())
    ;[unlucky, lucky] = [await service.makePayer(PLENTY), await service.makePayer(PLENTY)]
  })
  after(() => stack.disposeAsync())

  /** The events of a stream, to its end unless its reader leaves. */
  async function read({ word, n, cut, leavesAfter }: Stream): Promise<readonly DrawStreamEvent[]> {
    const payer = ENDS[word] === 'draw.completed' ? lucky : unlucky
    const body = JSON.stringify({ prompt: `${word} ring`, n, cut, stream: true })
    const call = request(`${service.baseUrl}/api/v1/icons`, {
      method: 'POST',
      agent: false,
      headers: {
        authorization: `Bearer ${payer.key}`,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      },
    })
    call.on('error', () => undefined)
    call.end(body)
    const [response] = (await once(call, 'response')) as [IncomingMessage]
    equal(response.statusCode, 200)
    const events: DrawStreamEvent[] = []
    const parser = createParser({ onEvent: ({ data }) => void events.push(drawEventSchema.parse(JSON.parse(data))) })
    let bytes = 0
    response.setEncoding('utf8').on('error', () => undefined)
    for await (const text of response.iterator({ destroyOnReturn: true })) {
      parser.feed(String(text))
      bytes += String(text).length
      if (leavesAfter !== null && bytes > leavesAfter) break
    }
    return events
  }

  async function held(): Promise<bigint> {
    return (await service.balanceOf(lucky))[1] + (await service.balanceOf(unlucky))[1]
  }

  it(
    'end with one terminal event of the right code, cost nothing where they fail, and leave nothing behind',
    { timeout: LONGEST_MS },
    async (test) => {
      const all = fc.sample(streams, STREAMS)
      await inTurns(all.slice(0, 40), read)
      // What some of them hold is given back once they are over, whenever their readers left.
      await until(async () => (await held()) === 0n)
      const before = await left(service, model)
      const balance = await service.balanceOf(lucky)
      const told = { ended: 0, leftEarly: 0, credits: 0, leftItems: 0 }
      await inTurns(all, async (stream) => {
        const events = await read(stream)
        deepEqual(
          events.map(({ sequence }) => sequence),
          events.map((_, at) => at),
        )
        const [end, ...more] = events.filter(({ type }) => type === 'draw.completed' || type === 'error')
        equal(more.length, 0)
        if (end === undefined) {
          ok(stream.leavesAfter !== null, JSON.stringify(stream))
          told.leftEarly += 1
          told.leftItems += stream.n
          return
        }
        equal(end, events.at(-1))
        equal(end.type === 'error' ? end.error.code : end.type, ENDS[stream.word], JSON.stringify(stream))
        told.ended += 1
        if (end.type === 'draw.completed') told.credits += end.draw.credits ?? 0
      })
      ok(told.ended > STREAMS / 3 && told.leftEarly > STREAMS / 20, JSON.stringify(told))
      // Whoever left may have been gone before or after their item was charged.
      await until(async () => (await held()) === 0n)
      deepEqual(await service.balanceOf(unlucky), [BigInt(PLENTY), 0n])
      const spent = Number(balance[0] - (await service.balanceOf(lucky))[0])
      ok(spent >= told.credits && spent <= told.credits + told.leftItems, `${spent} spent, ${JSON.stringify(told)}`)
      ok(told.credits > 0 && service.log.length === 0, service.log.join('\n'))
      // Sockets are gone a moment after their connections.
      await until(async () => (await left(service, model)).handles <= before.handles)
      const grownMib = ((await left(service, model)).heapBytes - before.heapBytes) / 1024 / 1024
      test.diagnostic(`${JSON.stringify(told)}, ${grownMib.toFixed(1)} MiB more are in use`)
      ok(grownMib < 8, `${grownMib.toFixed(1)} MiB more are in use than before`)
    },
  )
})

/** A studio as `main/open-model` makes it, but nothing helps the model, no failures are enough to leave it alone, and who would wait for ever has no time. */
async function modelStudio(url: string): Promise<Studio> {
  let now = 0
  const provider = guardedProvider(
    await openProvider(
      { protocol: 'openai-compatible', model: 'stand-in', url, key: null, seesPictures: false },
      fetch,
    ),
    {
      // Draws whose readers have left may still be on their way out.
      turns: createTurns({ seats: AT_ONCE, mostWaiting: 1000, mostWaitingOfOne: 1000, retrySeconds: 1 }),
      circuit: memoryCircuit(() => (now += 60_000)),
      budget: createBudget({
        mostMicroUsd: null,
        prices: { inputToken: 1, outputToken: 1 },
        tally: memoryTally,
        log: silent,
        now: Date.now,
      }),
      meter: createMetrics(new Map()).meter,
      log: silent,
      now: Date.now,
    },
  )
  const source = {
    rules: async () => 'The rules.',
    knowledge: async () => ({ exemplars: [], vocabulary: [], drafts: [] }),
  }
  const deps = {
    author: await modelAuthor({ provider, source, encode: encodeRaster }),
    judge: attempt,
    revision: 'test',
  }
  const patient = createStudio(deps)
  const hasty = createStudio({ ...deps, startDeadline: () => AbortSignal.timeout(HASTE_MS) })
  const studioOf = ({ prompt }: Brief): Studio => (TIMED_OUT.includes(prompt?.split(' ')[0] ?? '') ? hasty : patient)
  return { ...patient, draw: (brief, ...rest) => studioOf(brief).draw(brief, ...rest) }
}

async function inTurns<T>(all: readonly T[], work: (one: T) => Promise<unknown>): Promise<void> {
  const rest = [...all]
  const turns = Array.from({ length: AT_ONCE }, async () => {
    for (let one = rest.pop(); one !== undefined; one = rest.pop()) await work(one)
  })
  await Promise.all(turns)
}

/** What the process holds: sockets and timers, and the heap after a collection, without what the tests wrote down. */
async function left(
  service: PayingService,
  model: ModelStandIn,
): Promise<{ readonly handles: number; readonly heapBytes: number }> {
  model.forget()
  ;(service.briefs as Brief[]).length = 0
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  return {
    handles: process.getActiveResourcesInfo().filter((kind) => kind !== 'TTYWrap').length,
    heapBytes: process.memoryUsage().heapUsed,
  }
}
