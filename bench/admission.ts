import { availableParallelism } from 'node:os'
import { openDatabase } from '../src/database/open-database.ts'
import { loadLexicon } from '../src/lexicon/load.ts'
import { wholeOption } from '../src/tools/stop.ts'
import { runBench } from './command/run-bench.ts'
import type { FloodOrder, FloodReport } from './admission/flood.ts'
import type { HangUpOrder } from './admission/hang-up.ts'
import { interlacedPicture } from './admission/interlaced-picture.ts'
import type { SteadyOrder, SteadyReport } from './admission/steady.ts'
import { newRequests } from './icons-service/new-requests.ts'
import { dataFolder, startHelper, startService } from './icons-service/processes.ts'
import type { Service } from './icons-service/processes.ts'
import { makeAccounts } from './ledger/make-accounts.ts'

const HELP = `admission: what those who attack take from those who do not, on this machine

  npm run -s bench -- admission [--seconds N] [--connections N] [--bodies N] [--json]

  --seconds N      how long live draws are measured, quiet and under the flood (default 20)
  --connections N  of the flood (default 700)
  --bodies N       with pictures, whose senders hang up (default 200)
  --json           the figures as JSON

The service runs as it is (credits on, usual limits, a database of its own), started anew for each part; what it logs goes to
/dev/null. The same live draws are measured quiet and under the flood, which sends other prompts, no two alike. The load
comes from other processes: the attackers from 127.0.0.3 (bodies) and 127.0.0.1 (flood), everybody else from 127.0.0.2.`

interface Figures {
  readonly cores: number
  readonly bodies: {
    readonly count: number
    readonly mib: number
    readonly seconds: number
    /** Memory of the service, in MiB. */
    readonly before: number
    readonly most: number
    readonly afterwards: number
    /** Pictures of somebody else, as soon as the last body was sent. */
    readonly honest: SteadyReport
  }
  readonly flood: FloodReport & {
    readonly quiet: SteadyReport
    readonly live: SteadyReport
    /** Of the slowest of a hundred. */
    readonly ratio: number
  }
}

interface Order {
  readonly seconds: number
  readonly connections: number
  readonly bodies: number
}

const ACCOUNTS = 16
const LIVE_EVERY_MS = 40
const HONEST_PICTURES = 10
const SANDBOX_KEYS = ['svc_test_0123456789ABCDEFGHIJKLMNOPQRSTUV']
const WATCH_MS = 50
/** More than it is let send in any run, since refusals are paced. */
const FLOOD_REQUESTS = 5000
/** How long the service is left alone before its memory is read for the last time. */
const CALM_MS = 3000

const silent = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }

async function measure(order: Order): Promise<Figures> {
  await using stack = new AsyncDisposableStack()
  const { path } = stack.use(dataFolder())
  const keys = await accountKeys(path)
  const steady = stack.use(startHelper('../admission/steady.ts'))
  // A service of its own for each: nothing of one part is in the memory, the cache or the queues of the next.
  const served = async <Found>(part: (service: Service, ask: Ask) => Promise<Found>): Promise<Found> => {
    const settings = { BURIN_DATA: path, BURIN_CREDITS: 'on', BURIN_LIMIT_SANDBOX: '' }
    await using service = await startService(availableParallelism(), settings)
    return await part(service, (one) => steady.ask({ port: service.port, ...one }))
  }
  const bodies = await served(async (service, ask) => hangUps(stack, service, order, ask))
  const requests = Math.floor((order.seconds * 1000) / LIVE_EVERY_MS)
  const drawn = newRequests(loadLexicon().names(), 2 * requests + FLOOD_REQUESTS).map((one) => JSON.stringify(one))
  const live: LiveOrder = { keys, warmUp: drawn.slice(0, requests), draws: drawn.slice(requests, 2 * requests) }
  const quiet = await served(async (_, ask) => liveDraws(live, ask, async () => null))
  const attacker = stack.use(startHelper('../admission/flood.ts'))
  const { seconds, connections } = order
  const attacked = await served(async ({ port }, ask) => {
    const flood: FloodOrder = { port, connections, seconds: seconds + 2, bodies: drawn.slice(2 * requests) }
    return liveDraws(live, ask, async () => attacker.ask<FloodReport>(flood))
  })
  const flood = { ...attacked.meanwhile, quiet: quiet.report, live: attacked.report }
  return { cores: availableParallelism(), bodies, flood: { ...flood, ratio: flood.live.p99 / flood.quiet.p99 } }
}

async function accountKeys(path: string): Promise<readonly string[]> {
  await using database = await openDatabase({ url: null, dataFolder: path, log: silent, now: Date.now })
  return (await makeAccounts(database, ACCOUNTS)).map(({ key }) => key)
}

interface LiveOrder {
  readonly keys: readonly string[]
  /** Drawn first, and not measured. */
  readonly warmUp: readonly string[]
  readonly draws: readonly string[]
}

type Ask = (one: Omit<SteadyOrder, 'port'>) => Promise<SteadyReport>

/** Asks for draws that are new to the service, while something else goes on. */
async function liveDraws<Found>(
  { keys, warmUp, draws }: LiveOrder,
  ask: Ask,
  goOn: () => Promise<Found>,
): Promise<{ readonly report: SteadyReport; readonly meanwhile: Found }> {
  const all = async (bodies: readonly string[]): Promise<SteadyReport> =>
    ask({ keys, requests: bodies.length, everyMs: LIVE_EVERY_MS, bodies })
  await all(warmUp)
  const [meanwhile, report] = await Promise.all([goOn(), all(draws)])
  return { report, meanwhile }
}

async function hangUps(
  stack: AsyncDisposableStack,
  service: Service,
  { bodies }: Order,
  ask: Ask,
): Promise<Figures['bodies']> {
  const sender = stack.use(startHelper('../admission/hang-up.ts'))
  const image = { base64: interlacedPicture(1024, 100_000).toString('base64'), mime: 'image/png' }
  const honest = (requests: number): Promise<SteadyReport> =>
    ask({
      keys: SANDBOX_KEYS,
      requests,
      everyMs: 1000,
      bodies: [JSON.stringify({ prompt: 'a cloud', images: [image] })],
    })
  await honest(2)
  const before = service.residentMib() ?? 0
  let most = before
  const watch = setInterval(() => (most = Math.max(most, service.residentMib() ?? 0)), WATCH_MS)
  const begun = performance.now()
  const hangUp: HangUpOrder = { port: service.port, bodies, atOnce: 8 }
  const mib = await sender.ask<number>(hangUp)
  const seconds = (performance.now() - begun) / 1000
  const report = await honest(HONEST_PICTURES)
  clearInterval(watch)
  await new Promise((resolve) => setTimeout(resolve, CALM_MS))
  return { count: bodies, mib, seconds, before, most, afterwards: service.residentMib() ?? 0, honest: report }
}

function table({ cores, bodies, flood }: Figures): string {
  const counted = (statuses: Readonly<Record<string, number>>): string =>
    Object.entries(statuses)
      .map(([status, count]) => `${count} × ${status}`)
      .join(', ')
  const row = (name: string, { p50, p99, max, statuses }: SteadyReport): string =>
    `${name.padEnd(32)} p50 ${p50.toFixed(1).padStart(7)} ms   p99 ${p99.toFixed(1).padStart(7)} ms   longest ${max.toFixed(1).padStart(7)} ms   ${counted(statuses)}`
  const { count, mib, seconds, before, most, afterwards, honest } = bodies
  return [
    `${cores} cores`,
    `${count} bodies of ${mib.toFixed(1)} MiB whose senders hang up, in ${seconds.toFixed(1)} s:`,
    `${'memory of the service'.padEnd(32)} ${before.toFixed(0)} MiB before, ${afterwards.toFixed(0)} afterwards: ${(afterwards - before).toFixed(0)} more; at most ${(most - before).toFixed(0)} more on the way`,
    row('pictures of others then', honest),
    `a flood of sandbox draws with invented keys: ${counted(flood.statuses)}; ${flood.closed} connections closed`,
    row('live draws, quiet', flood.quiet),
    row('live draws, under the flood', flood.live),
    `${'p99, beside quiet'.padEnd(32)} ${flood.ratio.toFixed(2)} times`,
  ].join('\n')
}

const OPTIONS = {
  seconds: { type: 'string', default: '20' },
  connections: { type: 'string', default: '700' },
  bodies: { type: 'string', default: '200' },
  json: { type: 'boolean' },
} as const

await runBench(HELP, OPTIONS, async (values) => {
  const figures = await measure({
    seconds: wholeOption('seconds', values.seconds, 1, 40),
    connections: wholeOption('connections', values.connections, 1, 5000),
    bodies: wholeOption('bodies', values.bodies, 1, 230),
  })
  return values.json === true ? JSON.stringify(figures, null, 2) : table(figures)
})
