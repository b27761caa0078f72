import type { Config } from '../config/config.ts'
import type { RunningIcons } from './compose-icons.ts'
import type { IconsPartDeps } from './icons-part-deps.ts'
import { openGround } from './open-ground.ts'
import type { GroundDeps } from './open-ground.ts'
import type { RunningPart } from './running-part.ts'
import type { ShowStep } from './show-steps.ts'

/** What the service takes from outside: tests replace any of it. */
export interface ServiceDeps extends GroundDeps, IconsPartDeps {}

export interface Running extends AsyncDisposable {
  /** Null: this process does not run it. */
  readonly icons: RunningIcons | null
  /** Null: this process does not run it. */
  readonly api: RunningPart | null
  /** Null: this process does not run it. */
  readonly sites: RunningPart | null
  /** Where metrics and health are. */
  readonly operationsOn: string
  /**
   * Opens the database, and has every part load what its first request needs. Rejects when the database cannot be opened. Each
   * step runs through `show`.
   */
  ready(show?: ShowStep): Promise<void>
}

/** Builds the parts that the configuration names on their ground, and listens. Disposing of it stops all gracefully. */
export async function compose(config: Config, deps: ServiceDeps): Promise<Running> {
  await using stack = new AsyncDisposableStack()
  const ground = stack.use(await openGround(config, deps))
  const { database, log } = ground
  const icons = config.parts.includes('icons')
    ? stack.use(await (await import('./compose-icons.ts')).composeIcons(ground, deps))
    : null
  const { accounts } = ground
  const isHosting = config.parts.includes('api') || config.parts.includes('sites')
  const sweeping =
    isHosting && database !== null ? stack.use((await import('./sweep-sites.ts')).sweepSites(ground, database)) : null
  const api =
    config.parts.includes('api') && accounts !== null && sweeping !== null
      ? stack.use(await (await import('./compose-api.ts')).composeApi(ground, accounts, sweeping.packSoon))
      : null
  const sites =
    config.parts.includes('sites') && database !== null
      ? stack.use(await (await import('./compose-sites.ts')).composeSites(ground, database))
      : null
  const asking =
    isHosting && database !== null
      ? stack.use(await (await import('./compose-ask.ts')).composeAsk(ground, database, sites?.hosts ?? null))
      : null
  const acts = database === null ? null : stack.use((await import('./follow-acts.ts')).followActs(log, database))
  const parts = [icons, api, sites].filter((part) => part !== null)
  const operationsOn = await ground.listen()
  stack.defer(ground.beginStop)
  const running = stack.move()
  let isReady = false
  return {
    icons,
    api,
    sites,
    operationsOn,
    async ready(show = (_what, step) => step()) {
      const opened = database === null ? null : show('opening the database', () => database.open())
      await Promise.all([opened, asking?.ready(), acts?.ready(), ...parts.map((part) => part.ready(show))])
      isReady = true
    },
    async [Symbol.asyncDispose]() {
      // A service that never got ready says why in its own words.
      if (isReady) log.info('stopping')
      await running.disposeAsync()
      if (isReady) log.info('stopped')
    },
  }
}
