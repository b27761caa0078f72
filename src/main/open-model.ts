import type { Config } from '../config/config.ts'
import type { Crash } from '../studio/drawn.ts'
import { encodeRaster } from '../pictures/encode-raster.ts'
import type { Studio } from '../studio/draw.ts'
import type { LoadedStudio } from './icons-part-deps.ts'
import type { Ground } from './open-ground.ts'

/** More calls than this are not waited for: they would be answered too late. */
const MOST_WAITING = 200
const RETRY_SECONDS = 5

/** Where live draws are made by a language model, and whether it would be asked now. */
export interface ModelStudio extends Studio {
  readonly isUp: () => boolean
}

/** Opens the studio of the models that the configuration names; null: it names none. Libraries of providers are loaded only here. */
export async function openModel(
  { author }: Pick<Config, 'author'>,
  { log, meter, now }: Pick<Ground, 'log' | 'meter' | 'now'>,
  { forModel }: LoadedStudio,
  report: (crash: Crash) => void,
): Promise<ModelStudio | null> {
  const [first, second] = author.models
  if (first === undefined || forModel === undefined) return null
  const [{ openProvider }, guards, { modelAuthor }, { createBudget }, { createTurns }, studio] = await Promise.all([
    import('../author/model/open-provider.ts'),
    import('../author/model/guarded-provider.ts'),
    import('../author/model/model-author.ts'),
    import('../author/model/budget.ts'),
    import('../platform/create-turns.ts'),
    import('../studio/draw.ts'),
  ])
  const { reportingStudio } = await import('../studio/reporting-studio.ts')
  const deps = {
    turns: createTurns({
      seats: author.atOnce,
      mostWaiting: MOST_WAITING,
      mostWaitingOfOne: MOST_WAITING,
      retrySeconds: RETRY_SECONDS,
    }),
    budget: createBudget(author.microUsdPerDay, author.prices, now),
    meter,
    log,
    now,
  }
  const open = async (settings: typeof first): Promise<ReturnType<typeof guards.guardedProvider>> =>
    guards.guardedProvider(await openProvider(settings, fetch), deps)
  const provider = guards.firstOrSecond(await open(first), second === undefined ? null : await open(second))
  const modelStudio = studio.createStudio({
    author: await modelAuthor({ provider, source: forModel.source, encode: encodeRaster }),
    judge: forModel.judge,
    startDeadline: () => AbortSignal.timeout(author.seconds * 1000),
  })
  log.info('model-opened', { provider: provider.name })
  return { ...reportingStudio(modelStudio, report), isUp: () => provider.failure() === null }
}
