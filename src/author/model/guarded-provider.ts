import type { AuthorFailure } from '../author.ts'
import type { Turns } from '../../platform/create-turns.ts'
import type { Log } from '../../platform/log.ts'
import type { Meter } from '../../platform/meter.ts'
import { BusyError } from '../../platform/workers.ts'
import type { Budget } from './budget.ts'
import { createCircuit } from './circuit.ts'
import { countCalls } from './count-calls.ts'
import type { Outcome } from './count-calls.ts'
import type { Answered, Asked, Provider } from './provider.ts'

/** What calls of a provider are guarded with. */
export interface GuardDeps {
  /** Bounds the calls at work, of all providers. */
  readonly turns: Turns
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
  const { turns, budget, meter, log, now } = deps
  const circuit = createCircuit(now)
  const count = countCalls(meter, provider.name, circuit)
  const failure = (): AuthorFailure | null => {
    if (budget.isUsedUp()) return { kind: 'offline' }
    const seconds = circuit.secondsLeft()
    return seconds === null ? null : { kind: 'unavailable', retryAfterSeconds: seconds }
  }
  const call = async (asked: Asked): Promise<Answered> => {
    const closed = budget.isUsedUp() ? failure() : waiting(circuit.enter())
    if (closed !== null) return failed(closed)
    const began = now()
    let isSilent = true
    const onText = (delta: string): void => {
      if (isSilent) count.began((now() - began) / 1000)
      isSilent = false
      asked.onText(delta)
    }
    const answered = await provider.ask({ ...asked, onText })
    const outcome = outcomeOf(answered, asked.signal)
    circuit.leave(outcome === 'unavailable' ? 'failed' : outcome === 'left' ? 'unknown' : 'well')
    count.ended(outcome, (now() - began) / 1000)
    if (answered.usage !== null) count.used(answered.usage, budget.spend(answered.usage))
    if (answered.kind === 'failed' && outcome !== 'left')
      log.warn('model-call-failed', { provider: provider.name, outcome, problem: problemOf(answered.failure) })
    return answered
  }
  return {
    name: provider.name,
    seesPictures: provider.seesPictures,
    failure,
    async ask(asked) {
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
    failure: () => (first.failure() === null ? null : second.failure()),
    async ask(asked) {
      if (first.failure() !== null) return second.ask(asked)
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

function waiting(seconds: number | null): AuthorFailure | null {
  return seconds === null ? null : { kind: 'unavailable', retryAfterSeconds: seconds }
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

/** The provider's status, or the kind of error: messages may hold what was sent or answered. */
function problemOf(failure: AuthorFailure): string {
  const { cause } = failure
  if (!(cause instanceof Error)) return failure.kind
  const status = 'statusCode' in cause && typeof cause.statusCode === 'number' ? ` (status ${cause.statusCode})` : ''
  return `${cause.name}${status}`
}
