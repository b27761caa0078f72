import type { AddressInfo } from 'node:net'
import { countCrashes } from '../draws/count-crashes.ts'
import { measureStudio } from '../draws/measure-studio.ts'
import { originOf } from '../platform/http/origin.ts'
import type { PageFacts } from '../pages/page.ts'
import type { Log } from '../platform/log.ts'
import { randomText } from '../platform/random-text.ts'
import { traceOf } from '../platform/reason-of.ts'
import { BusyError } from '../platform/workers.ts'
import type { Studio } from '../studio/draw.ts'
import { FIRST_BRIEF } from './load-studio.ts'
import type { IconsPartDeps, LoadedStudio } from './icons-part-deps.ts'
import { loadOnce } from './load-once.ts'
import { modelFacts } from './model-facts.ts'
import { openModel } from './open-model.ts'
import type { ModelStudio } from './open-model.ts'
import type { Ground } from './open-ground.ts'
import type { RunningPart } from './running-part.ts'
import { apiUrlOf, siteUrl } from './server-settings.ts'

/** The icon service, with the pages around it, as it listens. */
export interface RunningIcons extends RunningPart {
  /** A sandbox key for examples; any other of its form works as well. */
  readonly exampleKey: string
}

/** Puts the icon service on its ground, and listens, while the studio is loaded. */
export async function composeIcons(ground: Ground, deps: IconsPartDeps): Promise<RunningIcons> {
  await using stack = new AsyncDisposableStack()
  const { config, log, meter, checks, baseUrl } = ground
  const exampleKey = `svc_test_${randomText(ground.random, 32)}`
  let loaded: LoadedStudio | null = null
  let isWarm = false
  const reportCrash = countCrashes(meter, log)
  const studio = stack.use(loadOnce(async () => (loaded = await deps.loadStudio(reportCrash))))
  // Its threads load while this one does; what goes wrong there is told when the service gets ready.
  studio().catch(() => undefined)
  const [{ createApp }, { composePages }, { iconsSettings }] = await Promise.all([
    import('../api/create-app.ts'),
    import('./compose-pages.ts'),
    import('./icons-settings.ts'),
  ])
  let model: ModelStudio | null = null
  const liveStudio = loadOnce<LoadedStudio>(async () => {
    const embedded = await studio()
    model = await openModel(config, ground, embedded, reportCrash)
    return model ?? embedded
  })
  measureStudio(meter, () => loaded)
  checks.set('studio', { isUp: () => isWarm, isNeeded: true, problem: 'is still loading' })
  const hosting = {
    apiUrl: apiUrlOf(config),
    siteUrl: siteUrl(config, '{slug}'),
    operatorName: config.operatorName,
    operatorMail: config.operatorMail,
    models: modelFacts(config),
  }
  const facts = (): PageFacts => ({ baseUrl: baseUrl(), exampleKey, ...hosting })
  const pages = composePages({ ...deps, studio, facts, log })
  const app = createApp(
    await iconsSettings(ground, {
      ...deps,
      studio,
      liveStudio,
      isModelUp: async () => model?.isUp() ?? true,
      findPage: pages.find,
      exampleKey,
    }),
  )
  stack.defer(() => app.close())
  await app.listen({ host: config.host, port: config.iconsPort })
  // Fastify's own answer says 127.0.0.1 also when it listens on every interface.
  const address = app.server.address() as AddressInfo
  ground.iconsListenOn(address.port)
  const running = stack.move()
  return {
    baseUrl: baseUrl(),
    listensOn: originOf(address),
    exampleKey,
    async ready(show) {
      await Promise.all([show('loading the lexicon', () => warmUp(studio, liveStudio, log)), pages.prepareFirst()])
      isWarm = loaded !== null
      void pages
        .prepareOthers()
        .then(async () => (deps.pagePatienceMs === undefined ? undefined : prepare(loaded, log)))
    },
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  }
}

/** The last that is done ahead: it takes longest, and every draw comes out the same without it. */
async function prepare(studio: LoadedStudio | null, log: Log): Promise<void> {
  try {
    await studio?.prepare?.()
  } catch (error) {
    if (!(error instanceof BusyError)) log.error('drawings-not-prepared', { problem: traceOf(error) })
  }
}

/** A draw loads and compiles more than loading the studio does. The service stays up if it fails: it can still say what it is. */
async function warmUp(studio: () => Promise<Studio>, live: () => Promise<Studio>, log: Log): Promise<void> {
  try {
    const { draw } = await studio()
    await draw(FIRST_BRIEF)
    await live()
  } catch (error) {
    log.error('warm-up-failed', { problem: traceOf(error) })
  }
}
