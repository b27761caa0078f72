import type { AuthorFailure, Usage } from '../author.ts'
import type { Circuit } from '../../platform/limits/circuit.ts'
import type { Log } from '../../platform/log.ts'
import type { Meter } from '../../platform/meter.ts'
import type { Answered } from './provider.ts'

/** How a call of a provider ended, for operators. */
export type Outcome = 'said' | 'refused' | 'error' | 'unavailable' | 'offline' | 'left'

/** What operators see of a call. */
export interface ToldCall {
  /** The first text has come. */
  readonly heard: () => void
  readonly ended: (answered: Answered, outcome: Outcome, microUsd: number) => void
}

/** What is needed to tell of calls. */
export interface TellDeps {
  readonly circuit: Circuit
  readonly meter: Meter
  readonly log: Log
  /** Milliseconds. */
  readonly now: () => number
}

const CIRCUIT = { closed: 0, 'half-open': 1, open: 2 } as const

/** Makes what begins to tell operators of a call of a provider: in metrics, and what failed in the log. */
export function tellCalls(provider: string, { circuit, meter, log, now }: TellDeps): () => ToldCall {
  const metrics = metricsOf(meter)
  meter.onLook(async () => metrics.circuit.set({ provider }, CIRCUIT[(await circuit.look()).state]))
  /** Each call would say the same until somebody changes the settings. */
  let saidOfSettings: string | null = null
  const tell = (failure: AuthorFailure, outcome: Outcome): void => {
    const problem = problemOf(failure)
    const settings = settingsToBlame(failure)
    if (settings !== null && saidOfSettings === problem) return
    saidOfSettings = settings === null ? null : problem
    log.warn('model-call-failed', { provider, outcome, problem, ...(settings === null ? {} : { settings }) })
  }
  return () => {
    const began = now()
    const seconds = (): number => (now() - began) / 1000
    return {
      heard: () => metrics.first.observe({ provider }, seconds()),
      ended(answered, outcome, microUsd) {
        metrics.calls.add({ provider, outcome })
        metrics.whole.observe({ provider }, seconds())
        for (const [kind, count] of kindsOf(answered.usage)) metrics.tokens.add({ provider, kind }, count)
        metrics.cost.add({ provider }, microUsd / 1e6)
        if (answered.kind === 'said') saidOfSettings = null
        else if (outcome !== 'left') tell(answered.failure, outcome)
      },
    }
  }
}

/** The provider's status, if it answered with one. */
function statusOf({ cause }: AuthorFailure): number | null {
  return cause instanceof Error && 'statusCode' in cause && typeof cause.statusCode === 'number'
    ? cause.statusCode
    : null
}

function settingsToBlame(failure: AuthorFailure): string | null {
  const status = statusOf(failure)
  if (status === 401 || status === 403) return 'it does not take the key'
  return status === 404 ? 'it does not know the model, or speaks the protocol at another address' : null
}

/** The provider's status, or the kind of error: messages may hold what was sent or answered. */
function problemOf(failure: AuthorFailure): string {
  const status = statusOf(failure)
  const name = failure.cause instanceof Error ? failure.cause.name : failure.kind
  return status === null ? name : `${name} (status ${status})`
}

function kindsOf(usage: Usage | null): readonly (readonly [kind: string, count: number])[] {
  if (usage === null) return []
  const { inputTokens, cachedInputTokens = 0, outputTokens, reasoningTokens } = usage
  return [
    ['input', inputTokens],
    ['cached', cachedInputTokens],
    ['output', outputTokens],
    ['reasoning', reasoningTokens],
  ]
}

const SECONDS = [0.25, 0.5, 1, 2, 5, 10, 20, 45, 90]

// What the meter gives needs no names of types here.
// oxlint-disable-next-line typescript/explicit-function-return-type
function metricsOf(meter: Meter) {
  return {
    calls: meter.counter({
      name: 'burin_model_calls_total',
      help: 'Calls of a language model by how they ended; left: nobody waited for the answer any more.',
      labels: ['provider', 'outcome'],
    }),
    first: meter.histogram(
      { name: 'burin_model_first_text_seconds', help: 'Time until the first text of an answer.', labels: ['provider'] },
      SECONDS,
    ),
    whole: meter.histogram(
      { name: 'burin_model_call_seconds', help: 'Time of calls of a language model.', labels: ['provider'] },
      SECONDS,
    ),
    tokens: meter.counter({
      name: 'burin_model_tokens_total',
      help: 'Tokens that a provider reported, by kind; cached ones are among the input, reasoning ones among the output.',
      labels: ['provider', 'kind'],
    }),
    cost: meter.counter({
      name: 'burin_model_cost_usd_total',
      help: 'What calls cost by the prices that are set; estimated where the provider reported no tokens.',
      labels: ['provider'],
    }),
    circuit: meter.gauge({
      name: 'burin_model_circuit',
      help: 'Whether a provider is called: 0 yes, 1 once to try, 2 no.',
      labels: ['provider'],
    }),
  }
}
