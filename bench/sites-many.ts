import { once } from 'node:events'
import { Agent, get } from 'node:http'
import type { IncomingMessage } from 'node:http'
import pg from 'pg'
import { openHosting } from '../tests/open-hosting.ts'
import { loneServer } from '../tests/test-database.ts'
import { quantile } from '../src/tools/quantile.ts'
import { wholeOption } from '../src/tools/stop.ts'
import { runBench } from './command/run-bench.ts'
import { startService } from './icons-service/processes.ts'
import { addCopies } from './sites/add-copies.ts'

const HELP = `sites-many: what one process takes to serve a few busy sites among very many

  npm run -s bench -- sites-many [--sites N] [--busy N] [--cold N] [--readers N]

  --sites N    sites in the database, of 20 files each (default 100000)
  --busy N     sites that are asked for all the time (default 1000)
  --cold N     of the others, how many are asked for once (default 20000)
  --readers N  how many ask for busy ones, each waiting for its answer; 4 more ask for cold ones (default 8)

A cold site is one whose manifest and contents the process does not have in memory. At the end names are asked for that nobody has.`

const OPTIONS = {
  sites: { type: 'string', default: '100000' },
  busy: { type: 'string', default: '1000' },
  cold: { type: 'string', default: '20000' },
  readers: { type: 'string', default: '8' },
} as const

const COLD_READERS = 4
const FILES = 20
const PARTS = 5
/** A busy reader reads on after so long, as people do. */
const THINKING_MS = 5

await runBench(HELP, OPTIONS, async (values) => {
  const sites = wholeOption('sites', values.sites, 1)
  const busy = wholeOption('busy', values.busy, 1)
  const cold = Math.min(wholeOption('cold', values.cold, 0), sites - busy)
  const readers = wholeOption('readers', values.readers, 1)
  await using stack = new AsyncDisposableStack()
  const server = stack.use(await loneServer())
  const hosting = stack.use(await openHosting(server))
  const superuser = new pg.Client({ connectionString: server.asSuperuser(hosting.url) })
  await superuser.connect()
  stack.defer(() => superuser.end())
  await addCopies(hosting, superuser, { sites, files: FILES })
  const service = stack.use(
    await startService(1, {
      BURIN_PARTS: 'sites',
      BURIN_SITES_PORT: '0',
      BURIN_SITES_DOMAIN: 'localhost',
      BURIN_DATA: hosting.dataFolder,
      DATABASE_URL: hosting.url,
    }),
  )
  const ask = asker(service.port, readers + COLD_READERS)
  const memory = (): string => `${Math.round(service.residentMib() ?? 0)} MiB`
  const lines: string[] = []
  for (let count = 0; count < 500; count += 1) await ask(count % busy, 200)
  lines.push(`memory after the start: ${memory()}`)
  await inTurn(range(0, busy), COLD_READERS, (site) => ask(site, 200))
  lines.push(`memory with ${busy} busy sites: ${memory()}`)
  const busyMs: number[] = []
  const over = new AbortController()
  const reading = Array.from({ length: readers }, async (_, reader) => {
    for (let count = reader; !over.signal.aborted; count += readers) {
      busyMs.push(await ask((count * 7919) % busy, 200))
      await new Promise((resolve) => setTimeout(resolve, THINKING_MS))
    }
  })
  const coldMs: number[] = []
  // What is bounded does not grow from one part to the next; one figure at the end would not tell.
  for (const [from, to] of parts(busy, busy + cold)) {
    await inTurn(range(from, to), COLD_READERS, async (site) => void coldMs.push(await ask(site, 200)))
    lines.push(`memory after ${to - busy} cold ones: ${memory()}`)
  }
  over.abort()
  await Promise.all(reading)
  for (const [from, to] of parts(sites, sites + cold)) {
    await inTurn(range(from, to), COLD_READERS, (site) => ask(site, 404))
    lines.push(`memory after ${to - sites} names that nobody has: ${memory()}`)
  }
  return [...lines, told('busy', busyMs), told('cold', coldMs)].join('\n')
})

function told(what: string, figures: readonly number[]): string {
  const [half, late, last] = [0.5, 0.99, 1].map((share) => (quantile(figures, share) ?? 0).toFixed(1))
  return `${what}: ${figures.length} answers, median ${half} ms, p99 ${late} ms, most ${last} ms`
}

/** Five parts of a range, one after the other. */
function parts(from: number, to: number): [number, number][] {
  const at = (part: number): number => from + Math.round(((to - from) * part) / PARTS)
  return Array.from({ length: PARTS }, (_, part) => [at(part), at(part + 1)])
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, at) => from + at)
}

async function inTurn<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const left = items[Symbol.iterator]()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of left) await work(item)
    }),
  )
}

/** Asks for a page of the site of this number; gives how long that took, in milliseconds. */
function asker(port: number, connections: number): (site: number, expected: number) => Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  return async (site, expected) => {
    const startedAt = performance.now()
    const path = `/page-${site % FILES}`
    const asked = get({ port, host: '127.0.0.1', path, headers: { host: `site-${site}.localhost` }, agent })
    const [response] = (await once(asked, 'response')) as [IncomingMessage]
    await once(response.resume(), 'end')
    if (response.statusCode !== expected) throw new Error(`site ${site} answered ${response.statusCode}`)
    return performance.now() - startedAt
  }
}
