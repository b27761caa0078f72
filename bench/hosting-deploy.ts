import { randomBytes } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createHostingClient } from '../src/client/create-hosting-client.ts'
import type { Database } from '../src/database/database.ts'
import { deployFolder } from '../src/deploy/deploy-folder.ts'
import { quantile } from '../src/tools/quantile.ts'
import { wholeOption } from '../src/tools/stop.ts'
import { runBench } from './command/run-bench.ts'
import { openStage, SLUG } from './hosting-deploy/stage.ts'
import type { Stage } from './hosting-deploy/stage.ts'
import { MIXED, TEXT, writeSite } from './hosting-deploy/sample-site.ts'
import type { Service } from './icons-service/processes.ts'

const HELP = `hosting-deploy: what it takes to deploy a folder of 1,000 files and 20 MB with the typed client, to a service in a process of its own

  npm run -s bench -- hosting-deploy [--rounds N]

  --rounds N  how often each is done, of which the median counts (default 5)

Each site is deployed, deployed again as it is, and again with one file changed. Processor time is that of the service's process,
from before the deployment is created until its finalize is answered, and what it takes after that to pack what was not packed at once;
brotli 11, which the sweep makes later, is not in it. PostgreSQL's is beside it.`

interface Cost {
  /** Of the service, until the answer and after it, and of PostgreSQL until the answer, in ms. */
  readonly before: number
  readonly after: number
  readonly database: number
  /** From before the deployment is created, in ms. */
  readonly wall: number
  /** After it was created. */
  readonly requests: number
}

async function measure(rounds: number): Promise<string> {
  await using stack = new AsyncDisposableStack()
  const stage = stack.use(await openStage())
  const { path } = stage
  const lines: string[] = []
  for (const [name, kinds] of [
    ['mixed', MIXED],
    ['text', TEXT],
  ] as const) {
    const costs: Record<string, Cost[]> = { new: [], unchanged: [], 'one file': [] }
    let mix = ''
    for (let round = 0; round <= rounds; round += 1) {
      const folder = join(path, 'sites', `${name}-${round}`)
      mkdirSync(folder, { recursive: true })
      mix = writeSite(folder, kinds)
      for (const [change, all] of Object.entries(costs)) {
        if (change === 'one file')
          writeFileSync(join(folder, 'html-0', '0.html'), `${randomBytes(8).toString('hex')}${' changed'.repeat(1000)}`)
        const cost = await deploy(stage, folder)
        // The first round warms up.
        if (round > 0) all.push(cost)
      }
    }
    lines.push(`${name}: ${mix}`, HEADS, ...Object.entries(costs).map(([change, all]) => line(change, all)), '')
  }
  return lines.join('\n').trimEnd()
}

const HEADS = '           service, ms   then, ms   PostgreSQL, ms   wall, ms   requests'

function line(change: string, costs: readonly Cost[]): string {
  const told = (of: (cost: Cost) => number, width: number): string =>
    String(Math.round(quantile(costs.map(of), 0.5) ?? 0)).padEnd(width)
  return `${change.padEnd(11)}${told(({ before }) => before, 14)}${told(({ after }) => after, 11)}${told(({ database }) => database, 17)}${told(({ wall }) => wall, 11)}${told(({ requests }) => requests, 0)}`
}

async function deploy({ service, database, postmaster, token }: Stage, folder: string): Promise<Cost> {
  let requests = 0
  let [cpu, databaseCpu, begun] = [0, 0, 0]
  const counting: typeof fetch = async (address, init) => {
    const isCreate = new URL(address as string).pathname.endsWith('/deployments')
    if (isCreate) [cpu, databaseCpu, begun] = [cpuOf(service), cpuOfFamily(postmaster), performance.now()]
    requests = isCreate ? 0 : requests + 1
    return fetch(address, init)
  }
  const client = createHostingClient({ baseUrl: `http://localhost:${service.port}`, token, fetch: counting })
  await deployFolder(client, { folder, project: SLUG })
  const wall = performance.now() - begun
  const answered = cpuOf(service)
  const databaseAnswered = cpuOfFamily(postmaster)
  await packed(database)
  return {
    before: answered - cpu,
    after: cpuOf(service) - answered,
    database: databaseAnswered - databaseCpu,
    wall,
    requests,
  }
}

/** Waits until what was finalized has its quick forms. */
async function packed(database: Database): Promise<void> {
  const due = async (): Promise<number> => (await database.query("select from deployment where packing = 'due'")).length
  while ((await due()) > 0) await new Promise((resolve) => setTimeout(resolve, 50))
}

function cpuOf({ processorSeconds }: Service): number {
  return (processorSeconds() ?? NaN) * 1000
}

/** Of a process and its children: PostgreSQL has one for each connection. */
function cpuOfFamily(parent: number): number {
  const all = globSync('/proc/[0-9]*/stat').flatMap((path) => {
    try {
      const text = readFileSync(path, 'utf8')
      const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
      return [
        { pid: Number(text.split(' ')[0]), parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) },
      ]
    } catch {
      // It has ended meanwhile.
      return []
    }
  })
  return all
    .filter((one) => one.pid === parent || one.parent === parent)
    .reduce((sum, { ticks }) => sum + ticks * 10, 0)
}

const OPTIONS = { rounds: { type: 'string', default: '5' } } as const

await runBench(HELP, OPTIONS, (values) => measure(wholeOption('rounds', values.rounds, 1)))
