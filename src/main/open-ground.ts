import { join } from 'node:path'
import type { Config } from '../config/config.ts'
import type { Database } from '../database/database.ts'
import { measureDatabase } from '../database/measure-database.ts'
import type { CheckDomain } from '../hosting/dns/domain-check.ts'
import type { Operations } from '../operations/create-operations.ts'
import type { HealthCheck } from '../operations/health-check.ts'
import type { OperationsDeps, OperationsPage } from '../operations/operations-server.ts'
import type { ObjectStore } from '../platform/blobs/object-store.ts'
import { createLimiter } from '../platform/limits/create-limiter.ts'
import type { Limiter } from '../platform/limits/limiter.ts'
import { memoryPlaces } from '../platform/limits/memory-places.ts'
import type { Places } from '../platform/limits/places.ts'
import { redisPlaces } from '../platform/limits/redis-places.ts'
import { createLog } from '../platform/log.ts'
import type { Log } from '../platform/log.ts'
import type { Meter } from '../platform/meter.ts'
import { randomText } from '../platform/random-text.ts'
import type { RandomBytes } from '../platform/random-text.ts'
import type { Redis } from '../platform/redis/open-redis.ts'
import { dnsOf } from './dns-of.ts'
import { keepDatabase } from './keep-database.ts'
import type { KeptDatabase } from './keep-database.ts'
import { loadOnce } from './load-once.ts'
import { openObjects } from '../platform/blobs/open-objects.ts'
import { createWatchObjects } from '../platform/blobs/watch-objects.ts'
import { measureDisk } from '../platform/measure-disk.ts'
import type { Accounts, AccountsDeps } from './open-accounts.ts'
import { apiUrlOf } from './server-settings.ts'
import { storedSecret } from './stored-secret.ts'

/** What every part takes from outside: tests replace any of it. */
export interface GroundDeps {
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly random: RandomBytes
  /** Opens the database; left out, everything is kept in memory. */
  readonly openDatabase?: (config: Config, log: Log) => Promise<Database>
  readonly writeLog: (line: string) => void
  /** Looks at the DNS of a domain; left out, the real one is asked. */
  readonly checkDomain?: CheckDomain
}

/** What all parts of a process stand on. Disposing of it closes all of it; the parts are closed before. */
export interface Ground extends AsyncDisposable {
  readonly config: Config
  readonly now: () => number
  readonly random: RandomBytes
  readonly log: Log
  /** Makes `req_` and 24 base-62 characters, never the same twice. */
  readonly makeRequestId: () => string
  /** Where a part counts what happens in it. */
  readonly meter: Meter
  /** What operators are shown the health of, by name. A part adds what it is made of. */
  readonly checks: Map<string, HealthCheck>
  /** What else is answered on the port of operators, by path. A part adds what only it knows. */
  readonly operationsPages: Map<string, OperationsPage>
  /** What shows sites in this process: hears of a change here before whoever made it is answered, and of all others by the database. */
  readonly siteWatchers: Set<(slugOrHost: string) => void>
  readonly checkDomain: CheckDomain
  /** Null: there is one process only. */
  readonly redis: Redis | null
  readonly limiter: Limiter
  readonly places: Places
  /** Null: everything is kept in memory, and there are no accounts. */
  readonly database: KeptDatabase | null
  readonly accounts: Accounts | null
  /** Where the contents of hosted sites lie; opened at the first call. */
  readonly objects: () => Promise<ObjectStore>
  /** Public origin of the icon service, where people sign in too, without a slash at its end. */
  readonly baseUrl: () => string
  /** The icon service listens on this port: where no public origin is set, it is taken from that. */
  iconsListenOn(port: number): void
  /** Public origin of the hosting API, as far as this process knows, without a slash at its end. */
  readonly apiUrl: () => string
  /** The same of the hosting API. */
  apiListensOn(port: number): void
  /** Begins to show operators what they see, and gives where. */
  listen(): Promise<string>
  /** Readiness is over: the process is about to stop. */
  beginStop(): void
}

/** Opens what all parts stand on; nothing is asked of the database yet. */
export async function openGround(config: Config, deps: GroundDeps): Promise<Ground> {
  await using stack = new AsyncDisposableStack()
  const { now, random, openDatabase } = deps
  const log = createLog(config.logLevel, now, deps.writeLog)
  const makeRequestId = (): string => `req_${randomText(random, 24)}`
  let isStopping = false
  const checks = new Map<string, HealthCheck>([
    ['service', { isUp: () => !isStopping, isNeeded: true, problem: 'is stopping' }],
  ])
  const operationsPages = new Map<string, OperationsPage>()
  // First on the stack, so the last to be closed: operators see how the rest stops.
  const { meter, operations } = await watchAll(
    { makeRequestId, log, checks, pages: operationsPages, names: config.operationsNames },
    stack,
  )
  let baseUrl = config.baseUrl ?? `http://localhost:${config.iconsPort}`
  let apiUrl = apiUrlOf(config)
  const redis = config.redisUrl === null ? null : stack.use(await openRedisAt(config.redisUrl, config.redisMs, log))
  const limiter = createLimiter(redis)
  const database =
    openDatabase === undefined
      ? null
      : stack.use(keepDatabase(async () => measureDatabase(await openDatabase(config, log), meter)))
  showUsed(checks, redis, database)
  const shared = { now, random, log, meter, checks, limiter, baseUrl: () => baseUrl, apiUrl: () => apiUrl }
  const accounts = await accountsIn(database, config, { ...shared, writeLog: deps.writeLog })
  if (accounts !== null) stack.use(accounts)
  const watch = createWatchObjects({ meter, log })
  await measureDisk(meter, disksOf(config))
  const places = redis === null ? memoryPlaces() : stack.use(redisPlaces(redis, deps))
  const open = stack.move()
  return {
    ...shared,
    config,
    makeRequestId,
    operationsPages,
    siteWatchers: new Set(),
    checkDomain: deps.checkDomain ?? dnsOf(config),
    redis,
    places,
    database,
    accounts,
    objects: loadOnce<ObjectStore & Partial<AsyncDisposable>>(async () => watch(await openObjects(config, random))),
    iconsListenOn: (port) => {
      if (config.baseUrl === null) baseUrl = `http://localhost:${port}`
    },
    apiListensOn: (port) => {
      if (config.apiUrl === null) apiUrl = `http://localhost:${port}`
    },
    listen: () => operations.listen({ host: config.operationsHost, port: config.operationsPort }),
    beginStop: () => void (isStopping = true),
    [Symbol.asyncDispose]: () => open.disposeAsync(),
  }
}

/** Contents may lie on a disk of their own. */
function disksOf({ dataFolder, blobs }: Config): Readonly<Record<string, string>> {
  return { data: dataFolder, ...(blobs === null ? { contents: join(dataFolder, 'blobs') } : {}) }
}

async function watchAll(
  deps: Omit<OperationsDeps, 'metrics'>,
  stack: AsyncDisposableStack,
): Promise<{ readonly meter: Meter; readonly operations: Operations }> {
  const [{ createMetrics }, { createOperations }] = await Promise.all([
    import('../operations/metrics.ts'),
    import('../operations/create-operations.ts'),
  ])
  const metrics = stack.use(createMetrics(deps.checks))
  return { meter: metrics.meter, operations: stack.use(createOperations({ ...deps, metrics })) }
}

/** What the process uses besides itself, for whoever watches it. */
function showUsed(checks: Map<string, HealthCheck>, redis: Redis | null, database: KeptDatabase | null): void {
  if (redis !== null) checks.set('redis', { isUp: redis.isUp, isNeeded: false, problem: 'is away' })
  if (database !== null)
    checks.set('database', { isUp: () => database.isReady(), isNeeded: true, problem: 'does not answer' })
}

/** Its client takes longer to load than all else here, and most deployments have one process. */
async function openRedisAt(url: string, ms: number | null, log: Log): Promise<Redis> {
  const { openRedis } = await import('../platform/redis/open-redis.ts')
  return openRedis(url, log, ms === null ? {} : { commandMs: ms, firstMs: ms })
}

/** Nobody can be known without a database. */
async function accountsIn(
  database: KeptDatabase | null,
  config: Config,
  deps: Omit<AccountsDeps, 'secret'>,
): Promise<Accounts | null> {
  if (database === null) return null
  const secret = config.secret ?? (await storedSecret(config.dataFolder))
  const { openAccounts } = await import('./open-accounts.ts')
  return openAccounts(config, database, { ...deps, secret })
}
