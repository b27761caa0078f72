import { deepEqual, equal } from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { AuthorFailure } from '../author.ts'
import { writtenMeter } from '../../../tests/written-meter.ts'
import { createLog } from '../../platform/log.ts'
import { createTurns } from '../../platform/create-turns.ts'
import { memoryCircuit } from '../../platform/limits/memory-circuit.ts'
import { memoryTally } from '../../platform/limits/tally.ts'
import { createBudget } from './budget.ts'
import { firstOrSecond, guardedProvider } from './guarded-provider.ts'
import type { GuardedProvider } from './guarded-provider.ts'
import type { Answered, Asked, Provider } from './provider.ts'

const USAGE = { inputTokens: 1000, outputTokens: 100, reasoningTokens: 0, totalTokens: 1100 }
const SAID: Answered = { kind: 'said', isRefusal: false, usage: USAGE }
const AWAY: AuthorFailure = { kind: 'unavailable', retryAfterSeconds: 5 }

/** A provider that answers as it is told, and how often it was asked. */
function scene(
  answer: (asked: Asked) => Promise<Answered>,
  { seats = 8, mostMicroUsd = null as number | null, tally = memoryTally } = {},
) {
  const clock = { at: 0 }
  const counts = { asked: 0 }
  const lines: string[] = []
  const log = createLog('info', () => 0, (line) => lines.push(line)) // prettier-ignore
  const metrics = writtenMeter()
  const now = (): number => clock.at
  const provider: Provider = {
    name: 'a model',
    seesPictures: false,
    ask: async (asked) => {
      counts.asked += 1
      return answer(asked)
    },
  }
  const guarded = guardedProvider(provider, {
    turns: createTurns({ seats, mostWaiting: 10, mostWaitingOfOne: 10, retrySeconds: 3 }),
    circuit: memoryCircuit(now),
    budget: createBudget({ mostMicroUsd, prices: { inputToken: 1, outputToken: 5 }, tally, log, now }),
    meter: metrics.meter,
    log,
    now,
  })
  return { guarded, clock, counts, lines, metrics }
}

function ask(provider: GuardedProvider, signal = new AbortController().signal): Promise<Answered> {
  return provider.ask({ rules: '', turns: [], signal, onText: () => undefined })
}

describe('a guarded provider', () => {
  it('is asked until the budget of the day is used up, and again the next day', async () => {
    const { guarded, clock, counts, lines } = scene(async () => SAID, { mostMicroUsd: 3000 })
    for (let times = 0; times < 2; times++) equal((await ask(guarded)).kind, 'said')
    deepEqual(await ask(guarded), { kind: 'failed', failure: { kind: 'offline' }, usage: null })
    deepEqual([counts.asked, await guarded.failure()], [2, { kind: 'offline' }])
    // Once a day.
    deepEqual(
      lines.map((line) => (JSON.parse(line) as { event: string }).event),
      ['model-budget-used-up'],
    )
    clock.at += 24 * 60 * 60 * 1000
    equal((await ask(guarded)).kind, 'said')
  })

  it('is not asked more often at a time than it may be', async () => {
    const gate = Promise.withResolvers<void>()
    const { guarded, counts } = scene(async () => gate.promise.then(() => SAID), { seats: 2 })
    const asking = Array.from({ length: 5 }, () => ask(guarded))
    await new Promise((resolve) => setImmediate(resolve))
    equal(counts.asked, 2)
    gate.resolve()
    await Promise.all(asking)
    equal(counts.asked, 5)
  })

  it('that is too slow has failed, but not where its caller has left', async () => {
    let leaving = new AbortController()
    let reason = new DOMException('gone', 'AbortError')
    const { guarded } = scene(async () => {
      leaving.abort(reason)
      return { kind: 'failed', failure: AWAY, usage: null }
    })
    const leave = async (why: DOMException): Promise<void> => {
      leaving = new AbortController()
      reason = why
      await ask(guarded, leaving.signal)
    }
    for (let times = 0; times < 9; times++) await leave(new DOMException('gone', 'AbortError'))
    equal(await guarded.failure(), null)
    for (let times = 0; times < 5; times++) await leave(new DOMException('late', 'TimeoutError'))
    equal((await guarded.failure())?.kind, 'unavailable')
  })

  it('spends what was sent and heard where a call was broken off, or its provider reports nothing; not where it was refused', async () => {
    const leaving = new AbortController()
    const answers: readonly ((asked: Asked) => Answered)[] = [
      () => ({ kind: 'failed', failure: AWAY, usage: null }),
      () => (leaving.abort(), { kind: 'failed', failure: AWAY, usage: null }),
      ({ onText }) => (onText('x'.repeat(30)), { kind: 'failed', failure: { kind: 'error' }, usage: null }),
      () => ({ kind: 'said', isRefusal: false, usage: null }),
      () => SAID,
    ]
    for (const [at, cost] of [0, 500, 550, 500, 1500].entries()) {
      const { guarded, metrics } = scene(async (asked) => answers[at]?.(asked) ?? SAID, { mostMicroUsd: 3000 })
      await guarded.ask({
        rules: 'r'.repeat(900),
        turns: [{ role: 'user', content: 't'.repeat(600) }],
        signal: at === 1 ? leaving.signal : new AbortController().signal,
        onText: () => undefined,
      })
      deepEqual(
        metrics.lines.filter((line) => line.includes('cost')),
        [`burin_model_cost_usd_total a model ${cost / 1e6}`],
      )
    }
  })

  it('says once that its settings are wrong, until it has answered, and every other failure as it comes', async () => {
    let status = 401
    const { guarded, lines, clock } = scene(async () => {
      clock.at += 60_000
      if (status === 200) return SAID
      const cause = Object.assign(new Error('what was sent'), { name: 'Refused', statusCode: status })
      return { kind: 'failed', failure: { ...AWAY, cause }, usage: null }
    })
    for (status of [401, 401, 404, 404, 200, 404, 500, 500]) await ask(guarded)
    const told = lines.map((line) => JSON.parse(line) as { problem: string; settings?: string })
    deepEqual(
      told.map(({ problem, settings }) => [problem, settings !== undefined]),
      [
        ['Refused (status 401)', true],
        ['Refused (status 404)', true],
        ['Refused (status 404)', true],
        ['Refused (status 500)', false],
        ['Refused (status 500)', false],
      ],
    )
  })

  it('is seen by operators: calls, seconds, tokens by kind, cost, circuit', async () => {
    const { guarded, metrics } = scene(async ({ onText }) => {
      onText('icon ')
      return { kind: 'said', isRefusal: false, usage: { ...USAGE, cachedInputTokens: 900, reasoningTokens: 20 } }
    })
    await ask(guarded)
    await metrics.look()
    deepEqual(
      metrics.lines.map((line) => line.replace('burin_model_', '')),
      [
        'first_text_seconds a model 0',
        'calls_total a model said 1',
        'call_seconds a model 0',
        'tokens_total a model input 1000',
        'tokens_total a model cached 900',
        'tokens_total a model output 100',
        'tokens_total a model reasoning 20',
        'cost_usd_total a model 0.0015',
        'circuit a model 0',
      ],
    )
  })

  it('gives way to the second where it is away, and not where it has begun to answer', async () => {
    const away = scene(async () => ({ kind: 'failed', failure: AWAY, usage: null }))
    const second = scene(async () => SAID)
    const both = firstOrSecond(away.guarded, second.guarded)
    for (let times = 0; times < 7; times++) equal((await ask(both)).kind, 'said')
    deepEqual([away.counts.asked, second.counts.asked, await both.failure()], [5, 7, null])
    const broken = scene(async ({ onText }) => {
      onText('icon ')
      return { kind: 'failed', failure: AWAY, usage: null }
    })
    equal((await ask(firstOrSecond(broken.guarded, second.guarded))).kind, 'failed')
    equal(second.counts.asked, 7)
  })
})
