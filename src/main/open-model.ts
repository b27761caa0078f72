import type { Config } from '../config/config.ts'
import type { Crash } from '../studio/drawn.ts'
import { encodeRaster } from '../pictures/encode-raster.ts'
import type { Studio } from '../studio/draw.ts'
import type { LoadedStudio } from './icons-part-deps.ts'
import { openProviders } from './open-providers.ts'
import type { ProvidersGround } from './open-providers.ts'

/** Where live draws are made by a language model, and whether it would be asked now. */
export interface ModelStudio extends Studio {
  readonly isUp: () => Promise<boolean>
}

/** Opens the studio of the models that the configuration names; null: it names none. Libraries of providers are loaded only here. */
export async function openModel(
  { author }: Pick<Config, 'author'>,
  ground: ProvidersGround,
  { forModel }: LoadedStudio,
  report: (crash: Crash) => void,
): Promise<ModelStudio | null> {
  if (forModel === undefined) return null
  const provider = await openProviders(author, ground)
  if (provider === null) return null
  const [{ modelAuthor }, { createStudio }, { reportingStudio }] = await Promise.all([
    import('../author/model/model-author.ts'),
    import('../studio/draw.ts'),
    import('../studio/reporting-studio.ts'),
  ])
  const studio = createStudio({
    author: await modelAuthor({ provider, source: forModel.source, encode: encodeRaster }),
    judge: forModel.judge,
    startDeadline: () => AbortSignal.timeout(author.seconds * 1000),
  })
  ground.log.info('model-opened', { provider: provider.name })
  return { ...reportingStudio(studio, report), isUp: async () => (await provider.failure()) === null }
}
