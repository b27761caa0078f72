/** A process that asks a language model as often as it is told to, as the service would; for tests of what several of them share. */
import { randomBytes } from 'node:crypto'
import type { GuardedProvider } from '../src/author/model/guarded-provider.ts'
import { openProviders } from '../src/main/open-providers.ts'
import { steadyRedisOn } from './run-redis.ts'
import { silent } from './test-database.ts'
import { writtenMeter } from './written-meter.ts'

/** What it is started with, as JSON. */
export interface CallerSettings {
  readonly redisUrl: string
  readonly modelUrl: string
  readonly microUsdPerDay: number | null
  readonly atOnce: number
}

/** What it is told: so many calls at the same time. It answers how each of them ended, and whether it would call now. */
export interface CallsOrder {
  readonly times: number
}

export interface CallsReport {
  readonly ends: readonly string[]
  readonly failure: string | null
}

async function calls(provider: GuardedProvider, { times }: CallsOrder): Promise<CallsReport> {
  const asked = { rules: '', turns: [{ role: 'user', content: 'words: good' }], onText: () => undefined } as const
  const ends = await Promise.all(
    Array.from({ length: times }, async () => {
      const answered = await provider.ask({ ...asked, signal: new AbortController().signal })
      return answered.kind === 'said' ? 'said' : answered.failure.kind
    }),
  )
  return { ends, failure: (await provider.failure())?.kind ?? null }
}

const { redisUrl, modelUrl, ...author } = JSON.parse(process.argv[2] ?? '') as CallerSettings
const provider = await openProviders(
  {
    ...author,
    models: [{ protocol: 'openai-compatible', model: 'stand-in', url: modelUrl, key: null, seesPictures: false }],
    prices: { inputToken: 1, outputToken: 1 },
    seconds: 90,
  },
  {
    log: silent,
    meter: writtenMeter().meter,
    now: Date.now,
    random: randomBytes,
    redis: await steadyRedisOn(redisUrl),
  },
)
if (provider === null) throw new Error('no provider')
process.on('message', (order: CallsOrder) => void calls(provider, order).then((made) => process.send?.(made)))
process.once('disconnect', () => process.exit())
process.send?.('ready')
