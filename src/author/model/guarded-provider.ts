import type { AuthorFailure, Usage } from '../author.ts'
import type { Turns } from '../../platform/create-turns.ts'
import type { Circuit } from '../../platform/limits/circuit.ts'
import type { Log } from '../../platform/log.ts'
import type { Meter } from '../../platform/meter.ts'
import { BusyError } from '../../platform/workers.ts'
import type { Budget } from './budget.ts'
import type { Answered, Asked, Provider } from './provider.ts'
import { tellCalls } from './tell-calls.ts'
import type { Outcome } from './tell-calls.ts'

/** Rather fewer than there are: a budget is kept, not met. */
const CHARACTERS_A_TOKEN = 3

/** What calls of a provider are guarded with. */
export interface GuardDeps {
  /** Bounds the calls at work, of all providers. */
  readonly turns: Turns
  readonly circuit: Circuit
  readonly budget: Budget
  readonly meter: Meter
  readonly log: Log
  /** Milliseconds. */
  readonly now: () => number
}

/** A provider that can say whether it would be called now. */
export type GuardedProvider = Required<Provider>

/** Calls a provider only while its circuit is closed and the budget lasts, so many calls at a time, and counts them. */
export function guardedProvider(provider: Provider, deps: GuardDeps): GuardedProvider {
  const { turns, circuit, budget } = deps
  const told = tellCalls(provider.name, deps)
  const failure = async (): Promise<AuthorFailure | null> => {
    const [isUsedUp, { retrySeconds }] = await Promise.all([budget.isUsedUp(), circuit.look()])
    if (isUsedUp) return { kind: 'offline' }
    return retrySeconds === null ? null : { kind: 'unavailable', retryAfterSeconds: retrySeconds }
  }
  const call = async (asked: Asked): Promise<Answered> => {
    if (await budget.isUsedUp()) return failed({ kind: 'offline' })
    const entrance = await circuit.enter()
    if (!entrance.isLet) return failed({ kind: 'unavailable', retryAfterSeconds: entrance.retrySeconds })
    const telling = told()
    let heard = 0
    const onText = (delta: string): void => {
      if (heard === 0) telling.heard()
      heard += delta.length
      asked.onText(delta)
    }
    const answered = await provider.ask({ ...asked, onText })
    const outcome = outcomeOf(answered, asked.signal)
    const usage = answered.usage ?? untold(answered, asked, heard)
    // Whoever is waited for next has to know of it.
    const [cost] = await Promise.all([
      usage === null ? 0 : budget.spend(usage),
      entrance.leave(outcome === 'unavailable' ? 'failed' : outcome === 'left' ? 'unknown' : 'well'),
    ])
    telling.ended(answered, outcome, cost)
    return answered
  }
  return {
    name: provider.name,
    seesPictures: provider.seesPictures,
    failure,
    async ask(asked) {
      // Whom nobody would call need not wait for a turn.
      const closed = await failure()
      if (closed !== null) return failed(closed)
      try {
        return await turns.take({ who: '', seats: 1, signal: asked.signal }, () => call(asked))
      } catch (error) {
        return failed({
          kind: 'unavailable',
          retryAfterSeconds: error instanceof BusyError ? error.retryAfterSeconds : 1,
        })
      }
    },
  }
}

/** Asks the second where the first cannot be asked, or fails before it has said anything. */
export function firstOrSecond(first: GuardedProvider, second: GuardedProvider | null): GuardedProvider {
  if (second === null) return first
  return {
    name: `${first.name}, else ${second.name}`,
    seesPictures: first.seesPictures || second.seesPictures,
    failure: async () => ((await first.failure()) === null ? null : second.failure()),
    async ask(asked) {
      let isSilent = true
      const onText = (delta: string): void => {
        isSilent = false
        asked.onText(delta)
      }
      const answered = await first.ask({ ...asked, onText })
      const isAway = answered.kind === 'failed' && answered.failure.kind !== 'error'
      return isAway && isSilent && !asked.signal.aborted ? second.ask(asked) : answered
    },
  }
}

function failed(failure: AuthorFailure): Answered {
  return { kind: 'failed', failure, usage: null }
}

/** An answer that came too late is the provider's failure; one that nobody waited for is nobody's. */
function outcomeOf(answered: Answered, { aborted, reason }: AbortSignal): Outcome {
  if (answered.kind === 'said') return answered.isRefusal ? 'refused' : 'said'
  if (aborted) return reason instanceof DOMException && reason.name === 'TimeoutError' ? 'unavailable' : 'left'
  return answered.failure.kind
}

/**
 * What a call took that may cost although nobody told of it: one that was broken off, and one of a provider that reports nothing. Whoever
 * leaves in time, over and over, would otherwise spend without limit.
 */
function untold(answered: Answered, { rules, turns, signal }: Asked, heard: number): Usage | null {
  const isRefusal = answered.kind === 'failed' && !signal.aborted && heard === 0
  if (isRefusal) return null
  const sent = turns.reduce((sum, { content }) => sum + content.length, rules.length)
  const inputTokens = Math.ceil(sent / CHARACTERS_A_TOKEN)
  const outputTokens = Math.ceil(heard / CHARACTERS_A_TOKEN)
  return { inputTokens, outputTokens, reasoningTokens: 0, totalTokens: inputTokens + outputTokens }
}
