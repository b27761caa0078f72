import type { AddressInfo } from 'node:net'
import type { AnyRoute } from '../api/route.ts'
import type { ApiVersion } from '../api/versions.ts'
import type { Config } from '../config/config.ts'
import type { Database } from '../database/database.ts'
import { cutName } from '../drawing/model/cut.ts'
import type { Caller } from '../draws/caller.ts'
import type { Observe } from '../draws/happening.ts'
import type { Decoder } from '../draws/pictures/decoder.ts'
import type { Authenticate } from '../icons/credentials.ts'
import type { IconsDeps } from '../icons/icons-deps.ts'
import type { StudioFigures } from '../operations/figures.ts'
import type { MakePage } from '../pages/page.ts'
import { originOf } from '../platform/http/origin-of.ts'
import type { Pace } from '../platform/create-pace.ts'
import type { RoundRobin } from '../platform/create-round-robin.ts'
import { createLimiter } from '../platform/limits/create-limiter.ts'
import { memoryPlaces } from '../platform/limits/memory-places.ts'
import { redisPlaces } from '../platform/limits/redis-places.ts'
import { createLog } from '../platform/log.ts'
import type { Log } from '../platform/log.ts'
import { randomText } from '../platform/random-text.ts'
import type { RandomBytes } from '../platform/random-text.ts'
import type { Redis } from '../platform/redis/open-redis.ts'
import { traceOf } from '../platform/trace-of.ts'
import type { Crash } from '../studio/crash.ts'
import type { Studio } from '../studio/draw.ts'
import { FIRST_BRIEF } from './first-brief.ts'
import { keepDatabase } from './keep-database.ts'
import type { KeptDatabase } from './keep-database.ts'
import { loadOnce } from './load-once.ts'
import type { Accounts, AccountsWorld } from './open-accounts.ts'
import type { ShowStep } from './show-steps.ts'
import { storedSecret } from './stored-secret.ts'
import { watchService } from './watch-service.ts'
import type { Watch } from './watch-service.ts'

/** A studio that has something to close is closed when the service stops. */
export interface LoadedStudio extends Studio, Partial<AsyncDisposable> {
  /** Makes pages elsewhere than on this thread; left out: they are made here. */
  readonly makePage?: MakePage
  /** What its threads and its cache are at; left out where it has none. */
  readonly figures?: () => StudioFigures
}

/** The outside world, handed in: tests replace any of it. */
export interface World {
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly random: RandomBytes
  /** Opens the database; left out, everything is kept in memory. */
  readonly openDatabase?: (config: Config, log: Log) => Promise<Database>
  /** `report` hears of each crash of the engine. */
  readonly loadStudio: (report: (crash: Crash) => void) => Promise<LoadedStudio>
  readonly writeLog: (line: string) => void
  /** Judges credentials; tests put callers of their own here. */
  readonly authenticate?: Authenticate
  /** Looks into pictures, where it is not to be the usual one: tests hold it. */
  readonly decoder?: Decoder
  /** When those who are turned away over and over are answered, where it is not to be ten a second. */
  readonly pace?: Pace
  /** When requests are begun with, where it is not to be one of each network after the other. */
  readonly takeTurn?: RoundRobin
  /** How much memory all bodies in work may take together, where it is not to be 128 MiB. */
  readonly bodyRoomBytes?: number
  /** The versions of the API, where they are to be others than those that are served. */
  readonly versions?: readonly ApiVersion[]
  /** How long requests in work may take to end when the service stops, in milliseconds, where it is not to be ten seconds. */
  readonly closingMs?: number
  /**
   * Has pages made before anybody asks, and answers that one is not ready when it takes longer than so many milliseconds. Left
   * out, each is made at its first visit, however long that takes.
   */
  readonly pagePatienceMs?: number
  /** The routes, where they are to be others than the service's own: a benchmark measures what one costs. */
  readonly routes?: readonly AnyRoute<IconsDeps, Caller>[]
}

export interface Running extends AsyncDisposable {
  /** Public origin of the icon service. */
  readonly baseUrl: string
  /** Where it really listens, such as `http://127.0.0.1:3000`. */
  readonly listensOn: string
  /** Where metrics and health are. */
  readonly operationsOn: string
  /** A sandbox key for examples; any other of its form works as well. */
  readonly exampleKey: string
  /**
   * Opens the database, and loads what the first draw and the first page need so that the first caller need not wait for it.
   * Rejects when the database cannot be opened; when loading fails the log says so, and the service stays up. Both steps run
   * through `show`.
   */
  ready(show?: ShowStep): Promise<void>
}

/** Builds the whole service out of its configuration and the world, and listens. Disposing of it stops it gracefully. */
export async function compose(config: Config, world: World): Promise<Running> {
  await using stack = new AsyncDisposableStack()
  const [{ createApp }, { composePages }, { composeServing }] = await Promise.all([
    import('../api/create-app.ts'),
    import('./compose-pages.ts'),
    import('./compose-serving.ts'),
  ])
  const log = createLog(config.logLevel, world.now, world.writeLog)
  const makeRequestId = (): string => `req_${randomText(world.random, 24)}`
  // First on the stack, so the last to be closed: operators see how the rest stops.
  const { seen, parts, observe, ...watch } = stack.use(await watchService(makeRequestId, log, config.operationsNames))
  const exampleKey = `svc_test_${randomText(world.random, 32)}`
  let baseUrl = config.baseUrl ?? `http://localhost:${config.iconsPort}`
  const publicUrl = (): string => baseUrl
  const redis = config.redisUrl === null ? null : stack.use(await openRedisAt(config.redisUrl, log))
  const limiter = createLimiter(redis)
  const places = redis === null ? memoryPlaces() : stack.use(redisPlaces(redis, world))
  const { openDatabase } = world
  const database = openDatabase === undefined ? null : stack.use(keepDatabase(() => openDatabase(config, log)))
  // After the database, so closed before it: draws that run on for their `Idempotency-Key` are still kept.
  const reportCrash = crashReport(log, observe)
  const studio = stack.use(loadOnce(async () => (seen.studio = await world.loadStudio(reportCrash))))
  showParts(parts, redis, database)
  const accounts = await accountsIn(database, config, { ...world, parts, limiter, log, observe, baseUrl: publicUrl })
  if (accounts !== null) stack.use(accounts)
  const pages = composePages(world, { studio, facts: () => ({ baseUrl, exampleKey }), log })
  const settings = await composeServing(config, world, {
    studio,
    findPage: pages.find,
    database,
    accounts,
    redis,
    limiter,
    places,
    log,
    observe,
    baseUrl: publicUrl,
    exampleKey,
    makeRequestId,
  })
  const app = createApp(settings)
  stack.defer(() => app.close())
  await app.listen({ host: config.host, port: config.iconsPort })
  // Fastify's own answer says 127.0.0.1 also when it listens on every interface.
  const address = app.server.address() as AddressInfo
  if (config.baseUrl === null) baseUrl = `http://localhost:${address.port}`
  const operationsOn = await watch.listen({ host: config.operationsHost, port: config.operationsPort })
  stack.defer(() => void (seen.isStopping = true))
  const running = stack.move()
  return {
    baseUrl,
    listensOn: originOf(address),
    operationsOn,
    exampleKey,
    async ready(show = (_what, step) => step()) {
      const opened = database === null ? null : show('opening the database', () => database.open())
      const warm = show('loading the lexicon', () => warmUp(studio, log))
      await Promise.all([opened, warm, pages.prepareFirst()])
      seen.isWarm = seen.studio !== null
      void pages.prepareOthers()
    },
    async [Symbol.asyncDispose]() {
      // A service that never got ready says why in its own words.
      if (seen.isWarm) log.info('stopping')
      await running.disposeAsync()
      if (seen.isWarm) log.info('stopped')
    },
  }
}

/** What the service uses besides itself, for whoever watches it. */
function showParts(parts: Watch['parts'], redis: Redis | null, database: KeptDatabase | null): void {
  if (redis !== null) parts.set('redis', { isUp: redis.isUp, isNeeded: false, problem: 'is away' })
  if (database !== null)
    parts.set('database', { isUp: () => database.isReady(), isNeeded: true, problem: 'does not answer' })
}

/** Its client takes longer to load than all else here, and most deployments have one process. */
async function openRedisAt(url: string, log: Log): Promise<Redis> {
  const { openRedis } = await import('../platform/redis/open-redis.ts')
  return openRedis(url, log)
}

/** Nobody can be known without a database. */
async function accountsIn(
  database: KeptDatabase | null,
  config: Config,
  world: Omit<AccountsWorld, 'secret'>,
): Promise<Accounts | null> {
  if (database === null) return null
  const secret = config.secret ?? (await storedSecret(config.dataFolder))
  const { openAccounts } = await import('./open-accounts.ts')
  return openAccounts(config, database, { ...world, secret })
}

/** A crash of the engine is ours: its program is no secret, and says more than any message. */
function crashReport(log: Log, observe: Observe): (crash: Crash) => void {
  return ({ program, cut, trace }) => {
    log.error('compiler-crashed', { program, cut: cutName(cut), problem: trace })
    observe({ kind: 'compiler-crashed' })
  }
}

/** A draw loads and compiles more than loading the studio does. The service stays up if it fails: it can still say what it is. */
async function warmUp(studio: () => Promise<Studio>, log: Log): Promise<void> {
  try {
    const { draw } = await studio()
    await draw(FIRST_BRIEF)
  } catch (error) {
    log.error('warm-up-failed', { problem: traceOf(error) })
  }
}
