import { deepEqual, equal, ok, rejects } from 'node:assert/strict'
import { describe, it } from 'node:test'
import { refusedAs } from '../../tests/refused-as.ts'
import { drawLine } from '../../tests/run-icons-service.ts'
import { memoryAnswerStore } from '../platform/answers/memory-answer-store.ts'
import { createLimiter } from '../platform/limits/create-limiter.ts'
import { createLog } from '../platform/log.ts'
import type { Caller } from './caller.ts'
import { countDraw } from './count-draw.ts'
import type { Hold } from './charge/hold.ts'
import { draw, keptDraw } from './draw.ts'
import type { DrawCall } from './draw.ts'
import type { DrawDeps } from './draw-deps.ts'
import { DrawRefused } from './draw-refused.ts'
import type { DrawsEvent } from './draws-event.ts'
import type { ReceivedDraw } from './received-draw.ts'

const PAYER: Caller = { kind: 'live', id: 'key', accountId: 'acc_1', keyId: 'key_1' }
const SANDBOX: Caller = { kind: 'sandbox', id: 'sandbox', network: '192.0.2.1' }
const CLOUD: ReceivedDraw = { concept: 'cloud', images: [] }

/** Draws lines, and writes down what became of money and places. */
function scene(changes: Partial<DrawDeps> = {}): { deps: DrawDeps; happened: string[]; events: DrawsEvent[] } {
  const happened: string[] = []
  const events: DrawsEvent[] = []
  const store = memoryAnswerStore({ now: Date.now, mostBytes: 1024 * 1024 })
  const hold: Hold = {
    saysCredits: true,
    isPaid: true,
    cover: null,
    settle: async (delivered) => {
      const units = delivered?.data.length ?? 0
      happened.push(`charged ${units}`)
      return { units, isGone: false, isKept: false }
    },
  }
  const policy = (name: string): { name: string; quota: number; windowSeconds: number } => ({
    name,
    quota: 1,
    windowSeconds: 60,
  })
  const deps: DrawDeps = {
    studio: async () => ({ revision: 'test', isDeterministic: true, concept: () => 'cloud', draw: drawLine }),
    now: () => 0,
    makeDrawId: () => 'draw_1',
    readPicture: async () => ({ problem: 'is none.' }),
    hasCredits: true,
    modelStatus: 'online',
    limiter: createLimiter(null),
    policies: {
      sandbox: policy('sandbox'),
      sandboxNetwork: policy('sandbox-network'),
      live: policy('live'),
      member: policy('member'),
      visitor: policy('visitor'),
      freeDraws: policy('free-draws'),
      wrongKeys: policy('wrong-keys'),
    },
    answersOf: () => store,
    holdFor: async (_caller, { units }) => (happened.push(`held ${units}`), hold),
    enter: async () => (happened.push('entered'), () => void happened.push('left')),
    log: createLog('silent', Date.now, () => undefined),
    observe: (event) => void events.push(event),
    ...changes,
  }
  return { deps, happened, events }
}

function callOf(caller: Caller, idempotencyKey: string | null = null): DrawCall {
  return { caller, idempotencyKey, receivedAt: 0, signal: new AbortController().signal }
}

describe('a draw', () => {
  it('of whoever pays comes in pieces, and is charged when the first of them was taken', async () => {
    const { deps, happened } = scene()
    const drawing = await draw(deps, { ...CLOUD, n: 2 }, callOf(PAYER))
    ok(drawing.kind === 'pieces')
    const { pieces } = drawing
    const first = await pieces.next()
    deepEqual(happened, ['entered', 'held 2'])
    const last = await pieces.next()
    deepEqual(happened, ['entered', 'held 2', 'charged 2', 'left'])
    const { credits, data } = JSON.parse(`${first.value}${last.value}`) as { credits: number; data: unknown[] }
    deepEqual([last.done, credits, data.length], [true, 2, 2])
  })

  it('costs nothing when nobody takes it', async () => {
    const { deps, happened } = scene()
    const drawing = await draw(deps, CLOUD, callOf(PAYER))
    ok(drawing.kind === 'pieces')
    await drawing.pieces.next()
    await drawing.pieces.return?.()
    deepEqual(happened, ['entered', 'held 1', 'charged 0', 'left'])
  })

  it('with a key is charged and kept at once; the same again is neither drawn nor charged', async () => {
    const { deps, happened } = scene()
    const first = await draw(deps, CLOUD, callOf(PAYER, 'once'))
    const again = await draw({ ...deps, makeDrawId: () => 'draw_2' }, CLOUD, callOf(PAYER, 'once'))
    ok(first.kind === 'whole' && again.kind === 'whole')
    deepEqual([first.isRepeat, again.isRepeat, again.draw.id], [false, true, 'draw_1'])
    deepEqual(again.draw, first.draw)
    deepEqual(happened, ['entered', 'held 1', 'charged 1', 'left'])
    await rejects(draw(deps, { ...CLOUD, concept: 'sun' }, callOf(PAYER, 'once')), refusedAs('invalid_request'))
  })

  it('of a sandbox key is whole, and its stream is moments; a repeat is told as moments too', async () => {
    const { deps } = scene()
    equal((await draw(deps, CLOUD, callOf(SANDBOX))).kind, 'whole')
    for (const isRepeat of [false, true]) {
      const drawing = await draw(deps, { ...CLOUD, stream: true }, callOf(SANDBOX, 'k'))
      ok(drawing.kind === 'moments')
      equal(drawing.isRepeat, isRepeat)
      const types: string[] = []
      for await (const { type } of drawing.moments) types.push(type)
      deepEqual([types[0], types.at(-1)], ['draw.created', 'draw.completed'])
    }
  })

  it('that is refused says why as a value, leaves its place and lets its key go', async () => {
    const { deps, happened, events } = scene({
      holdFor: async () => Promise.reject(new DrawRefused('insufficient_credits', 'None is left.')),
    })
    await rejects(draw(deps, CLOUD, callOf(PAYER, 'poor')), refusedAs('insufficient_credits'))
    deepEqual(happened, ['entered', 'left'])
    const rich = scene({ answersOf: deps.answersOf })
    equal((await draw(rich.deps, CLOUD, callOf(PAYER, 'poor'))).kind, 'whole')
    deepEqual(
      events.map((event) => event.kind),
      ['key-claimed'],
    )
  })

  it('that is kept is given again, counted and charged by nobody; of one that is not, nothing is claimed', async () => {
    const { deps, happened } = scene()
    equal(await keptDraw(deps, CLOUD, callOf(PAYER, 'seen')), null)
    const drawing = await draw(deps, CLOUD, callOf(PAYER, 'seen'))
    ok(drawing.kind === 'whole')
    const before = happened.length
    deepEqual(await keptDraw(deps, CLOUD, callOf(PAYER, 'seen')), drawing.draw)
    equal(happened.length, before)
  })

  it('is refused for what a schema cannot see, in the order of the API', async () => {
    const { deps } = scene({ modelStatus: 'offline', readPicture: async () => ({ problem: 'is torn.' }) })
    const images = [{ mime: 'image/png' as const, bytes: new Uint8Array(8) }]
    await rejects(draw(deps, { images: [] }, callOf(SANDBOX)), refusedAs('invalid_request'))
    await rejects(draw(deps, { ...CLOUD, images, model: 'x' }, callOf(SANDBOX)), (error: DrawRefused) => {
      deepEqual([error.refusal.param, error.message], ['images[0].base64', '`images[0].base64` is torn.'])
      return true
    })
    await rejects(draw(deps, { ...CLOUD, model: 'x' }, callOf(PAYER)), refusedAs('model_not_found'))
    await rejects(draw(deps, CLOUD, callOf(PAYER)), refusedAs('model_offline'))
    equal((await draw(deps, CLOUD, callOf(SANDBOX))).kind, 'whole')
  })

  it('is counted before it begins, and refused when it was too much', async () => {
    const { deps, events } = scene()
    equal((await countDraw(deps, SANDBOX)).refused, null)
    const { refused } = await countDraw(deps, SANDBOX)
    deepEqual([refused?.refusal.code, (refused?.refusal.retryAfter ?? 0) >= 1], ['rate_limit_exceeded', true])
    deepEqual(events, [{ kind: 'rate-limited', policy: 'sandbox' }])
  })
})
