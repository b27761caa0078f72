import type { GuardedProvider } from '../author/model/guarded-provider.ts'
import type { Config } from '../config/config.ts'
import type { Circuit } from '../platform/limits/circuit.ts'
import type { Ground } from './open-ground.ts'

/** More calls than this are not waited for: they would be answered too late. */
const MOST_WAITING = 200
const RETRY_SECONDS = 5

/** What providers of language models stand on: circuits and the budget are those of all processes that share a Redis. */
export type ProvidersGround = Pick<Ground, 'log' | 'meter' | 'now' | 'random' | 'redis'>

type ModelSettings = Config['author']['models'][number]

/** Opens the providers that are named, as one: the first, or the second where that is away. Null: none is named. Loads their libraries. */
export async function openProviders(
  author: Config['author'],
  ground: ProvidersGround,
): Promise<GuardedProvider | null> {
  const [first, second] = author.models
  if (first === undefined) return null
  const [{ openProvider }, guards, { createBudget }, { createTurns }, { memoryTally }] = await Promise.all([
    import('../author/model/open-provider.ts'),
    import('../author/model/guarded-provider.ts'),
    import('../author/model/budget.ts'),
    import('../platform/create-turns.ts'),
    import('../platform/limits/tally.ts'),
  ])
  const { log, meter, now, random, redis } = ground
  const { redisTally } = await import('../platform/limits/redis-tally.ts')
  const deps = {
    turns: createTurns({
      seats: author.atOnce,
      mostWaiting: MOST_WAITING,
      mostWaitingOfOne: MOST_WAITING,
      retrySeconds: RETRY_SECONDS,
    }),
    budget: createBudget({
      mostMicroUsd: author.microUsdPerDay,
      prices: author.prices,
      tally: redis === null ? memoryTally : redisTally(redis, random),
      log,
      now,
    }),
    meter,
    log,
    now,
  }
  const open = async (settings: ModelSettings, name?: string): Promise<GuardedProvider> => {
    const provider = await openProvider(settings, fetch)
    const circuit = await circuitOf(settings, ground)
    return guards.guardedProvider(name === undefined ? provider : { ...provider, name }, { ...deps, circuit })
  }
  const one = await open(first)
  if (second === undefined) return one
  // The same model at two places is told apart by operators.
  const isNamesake = second.protocol === first.protocol && second.model === first.model
  return guards.firstOrSecond(one, await open(second, isNamesake ? `${one.name} (second)` : undefined))
}

async function circuitOf({ protocol, model, url }: ModelSettings, ground: ProvidersGround): Promise<Circuit> {
  const { now, random, redis } = ground
  if (redis === null) return (await import('../platform/limits/memory-circuit.ts')).memoryCircuit(now)
  const { redisCircuit } = await import('../platform/limits/redis-circuit.ts')
  return redisCircuit(redis, { name: `${protocol} ${model} ${url ?? ''}`, random, now })
}
