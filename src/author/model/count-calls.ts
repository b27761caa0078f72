import type { Usage } from '../author.ts'
import type { Meter } from '../../platform/meter.ts'
import type { Circuit } from './circuit.ts'

/** How a call of a provider ended, for operators. */
export type Outcome = 'said' | 'refused' | 'error' | 'unavailable' | 'offline' | 'left'

/** Counts calls of one provider. */
export interface CountCalls {
  readonly began: (seconds: number) => void
  readonly ended: (outcome: Outcome, seconds: number) => void
  readonly used: (usage: Usage, microUsd: number) => void
}

const SECONDS = [0.25, 0.5, 1, 2, 5, 10, 20, 45, 90]
const CIRCUIT = { closed: 0, 'half-open': 1, open: 2 } as const

/** Makes what counts the calls of a provider. */
export function countCalls(meter: Meter, provider: string, circuit: Circuit): CountCalls {
  const calls = meter.counter({
    name: 'burin_model_calls_total',
    help: 'Calls of a language model by how they ended; left: nobody waited for the answer any more.',
    labels: ['provider', 'outcome'],
  })
  const first = meter.histogram(
    { name: 'burin_model_first_text_seconds', help: 'Time until the first text of an answer.', labels: ['provider'] },
    SECONDS,
  )
  const whole = meter.histogram(
    { name: 'burin_model_call_seconds', help: 'Time of calls of a language model.', labels: ['provider'] },
    SECONDS,
  )
  const tokens = meter.counter({
    name: 'burin_model_tokens_total',
    help: 'Tokens that a provider reported, by kind.',
    labels: ['provider', 'kind'],
  })
  const cost = meter.counter({
    name: 'burin_model_cost_usd_total',
    help: 'What the tokens cost by the prices that are set.',
    labels: ['provider'],
  })
  const gauge = meter.gauge({
    name: 'burin_model_circuit',
    help: 'Whether a provider is called: 0 yes, 1 once to try, 2 no.',
    labels: ['provider'],
  })
  meter.onLook(() => gauge.set({ provider }, CIRCUIT[circuit.state()]))
  return {
    began: (seconds) => first.observe({ provider }, seconds),
    ended(outcome, seconds) {
      calls.add({ provider, outcome })
      whole.observe({ provider }, seconds)
    },
    used({ inputTokens, outputTokens, reasoningTokens }, microUsd) {
      tokens.add({ provider, kind: 'input' }, inputTokens)
      tokens.add({ provider, kind: 'output' }, outputTokens)
      tokens.add({ provider, kind: 'reasoning' }, reasoningTokens)
      cost.add({ provider }, microUsd / 1e6)
    },
  }
}
