import { deepEqual, equal } from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { AuthorFailure } from '../author.ts'
import { writtenMeter } from '../../../tests/written-meter.ts'
import { silent } from '../../../tests/test-database.ts'
import { createTurns } from '../../platform/create-turns.ts'
import { createBudget } from './budget.ts'
import { firstOrSecond, guardedProvider } from './guarded-provider.ts'
import type { GuardedProvider } from './guarded-provider.ts'
import type { Answered, Asked, Provider } from './provider.ts'

const USAGE = { inputTokens: 1000, outputTokens: 100, reasoningTokens: 0, totalTokens: 1100 }
const SAID: Answered = { kind: 'said', isRefusal: false, usage: USAGE }
const AWAY: AuthorFailure = { kind: 'unavailable', retryAfterSeconds: 5 }

/** A provider that answers as it is told, and how often it was asked. */
function scene(answer: (asked: Asked) => Promise<Answered>, { seats = 8, mostMicroUsd = null as number | null } = {}) {
  const clock = { at: 0 }
  const counts = { asked: 0 }
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
    budget: createBudget(mostMicroUsd, { inputToken: 1, outputToken: 5 }, () => clock.at),
    meter: writtenMeter().meter,
    log: silent,
    now: () => clock.at,
  })
  return { guarded, clock, counts }
}

function ask(provider: GuardedProvider, signal = new AbortController().signal): Promise<Answered> {
  return provider.ask({ rules: '', turns: [], signal, onText: () => undefined })
}

describe('a guarded provider', () => {
  it('is asked until the budget of the day is used up, and again the next day', async () => {
    const { guarded, clock, counts } = scene(async () => SAID, { mostMicroUsd: 3000 })
    for (let times = 0; times < 2; times++) equal((await ask(guarded)).kind, 'said')
    deepEqual(await ask(guarded), { kind: 'failed', failure: { kind: 'offline' }, usage: null })
    deepEqual([counts.asked, guarded.failure()], [2, { kind: 'offline' }])
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
    const { guarded } = scene(async () => ({ kind: 'failed', failure: AWAY, usage: null }))
    const leave = async (reason: DOMException): Promise<void> => {
      const leaving = new AbortController()
      const asking = ask(guarded, leaving.signal)
      leaving.abort(reason)
      await asking
    }
    for (let times = 0; times < 9; times++) await leave(new DOMException('gone', 'AbortError'))
    equal(guarded.failure(), null)
    for (let times = 0; times < 5; times++) await leave(new DOMException('late', 'TimeoutError'))
    equal(guarded.failure()?.kind, 'unavailable')
  })

  it('gives way to the second where it is away, and not where it has begun to answer', async () => {
    const away = scene(async () => ({ kind: 'failed', failure: AWAY, usage: null }))
    const second = scene(async () => SAID)
    const both = firstOrSecond(away.guarded, second.guarded)
    for (let times = 0; times < 7; times++) equal((await ask(both)).kind, 'said')
    deepEqual([away.counts.asked, second.counts.asked, both.failure()], [5, 7, null])
    const broken = scene(async ({ onText }) => {
      onText('icon ')
      return { kind: 'failed', failure: AWAY, usage: null }
    })
    equal((await ask(firstOrSecond(broken.guarded, second.guarded))).kind, 'failed')
    equal(second.counts.asked, 7)
  })
})
