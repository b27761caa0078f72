import { availableParallelism } from 'node:os'
import { openDatabase } from '../src/database/open-database.ts'
import { loadLexicon } from '../src/lexicon/load.ts'
import { wholeOption } from '../src/tools/whole-option.ts'
import { runBench } from './command/run-bench.ts'
import type { FloodOrder, FloodReport } from './admission/flood.ts'
import type { HangUpOrder } from './admission/hang-up.ts'
import { interlacedPicture } from './admission/interlaced-picture.ts'
import type { SteadyOrder, SteadyReport } from './admission/steady.ts'
import { dataFolder, startHelper, startService } from './icons-service/processes.ts'
import type { Service } from './icons-service/processes.ts'
import { makeAccounts } from './ledger/make-accounts.ts'

const HELP = `admission: what those who attack take from those who do not, on this machine

  npm run -s bench -- admission [--seconds N] [--connections N] [--bodies N] [--json]

  --seconds N      how long live draws are measured, quiet and under the flood (default 20)
  --connections N  of the flood (default 700)
  --bodies N       with pictures, whose senders hang up (default 200)
  --json           the figures as JSON

The service runs as it is (credits on, usual limits, a database of its own); what it logs goes to /dev/null. The load comes
from other processes: the attackers from 127.0.0.3 (bodies) and 127.0.0.1 (flood), everybody else from 127.0.0.2.`

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
/** How long the service is left alone before its memory is read for the last time. */
const CALM_MS = 3000

const silent = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }

async function measure(order: Order): Promise<Figures> {
  await using stack = new AsyncDisposableStack()
  const { path } = stack.use(dataFolder())
  const database = stack.use(await openDatabase({ url: null, dataFolder: path, log: silent, now: Date.now }))
  const keys = (await makeAccounts(database, ACCOUNTS)).map(({ key }) => key)
  const settings = { BURIN_DATA: path, BURIN_CREDITS: 'on', BURIN_LIMIT_SANDBOX: '' }
  const service = stack.use(await startService(availableParallelism(), settings))
  const steady = stack.use(startHelper('../admission/steady.ts'))
  const ask = (one: Omit<SteadyOrder, 'port'>): Promise<SteadyReport> => steady.ask({ port: service.port, ...one })
  // The bodies first: what they add to the memory is told, and a flood takes some.
  const bodies = await hangUps(stack, service, order, ask)
  return { cores: availableParallelism(), bodies, flood: await flooded(stack, service, { ...order, keys }, ask) }
}

type Ask = (one: Omit<SteadyOrder, 'port'>) => Promise<SteadyReport>

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
      bodies: { body: JSON.stringify({ prompt: 'a cloud', images: [image] }) },
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

async function flooded(
  stack: AsyncDisposableStack,
  service: Service,
  { seconds, connections, keys }: Order & { readonly keys: readonly string[] },
  ask: Ask,
): Promise<Figures['flood']> {
  const names = loadLexicon().names()
  const requests = Math.floor((seconds * 1000) / LIVE_EVERY_MS)
  const live = (first: number): Promise<SteadyReport> =>
    ask({ keys, requests, everyMs: LIVE_EVERY_MS, bodies: { names, first } })
  await live(2 * requests)
  const quiet = await live(0)
  const attacker = stack.use(startHelper('../admission/flood.ts'))
  const flood: FloodOrder = { port: service.port, connections, seconds: seconds + 2 }
  const [report, drawn] = await Promise.all([attacker.ask<FloodReport>(flood), live(requests)])
  return { ...report, quiet, live: drawn, ratio: drawn.p99 / quiet.p99 }
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
