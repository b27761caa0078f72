import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Brief } from '../src/author/author.ts'
import { allCuts } from '../src/drawing/model/cut.ts'
import { quantile } from '../src/tools/quantile.ts'
import { wholeOption } from '../src/tools/stop.ts'
import { runBench } from './command/run-bench.ts'
import { checkOut, HERE } from './compare/check-out.ts'
import { type Drawer, startDrawer } from './cost/drawers.ts'
import { dataFolder, startService } from './icons-service/processes.ts'

const HELP = `cost: what a draw and a start cost in this checkout, in shares of what they cost in another commit

  npm run -s bench -- cost --before COMMIT [--count N] [--starts N] [--json]

  --before COMMIT  what to compare with, such as main or HEAD~3; it is checked out into a temporary folder
  --count N        how many draws are measured (default 1200): the requests of corpus/prompts/public.tsv, over all 120 cuts in turn
  --starts N       how often an engine and a service are started with each (default 5; 0 leaves that out); the middle one counts
  --json           the figures as JSON

Both draw the same by turns of 50, each in a process of its own, so that whatever else the machine does is in both. A draw counts in
processor time; the start of the service, until it listens, in the time of the wall. Each has been started once before, with the same data.`

/** Draws in each turn of a process. */
const TURN = 50
/** Draws before the measured ones: as many as it takes for the code to be compiled. */
const WARM_UP = 600

type Both = readonly [before: number, now: number]

interface Figures {
  readonly draws: number
  readonly starts: number
  readonly cpuMs: Readonly<Record<'p50' | 'p95' | 'p99' | 'mean', Both>>
  /** The first draw of a process. */
  readonly firstDrawCpuMs: Both
  /** From the start of a process until its engine can draw. */
  readonly openCpuMs: Both
  /** From the start of the service until it listens. */
  readonly serviceReadyMs: Both
}

/** The requests in turn, each time in another cut, until there are so many. */
function briefs(count: number): Brief[] {
  const cuts = allCuts()
  const prompts = readFileSync(join(HERE, 'corpus/prompts/public.tsv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t')[0] ?? '')
  return Array.from({ length: count }, (_, index) => {
    // A stride that shares no factor with 120 goes through all cuts in a mixed order; each lap of the requests begins elsewhere.
    const cut = cuts[(index * 37 + Math.floor(index / prompts.length) * 11) % cuts.length]!
    return { concept: null, prompt: prompts[index % prompts.length]!, images: [], cut, count: 1 }
  })
}

async function measure(before: string, count: number, starts: number): Promise<Figures> {
  const checkouts = [before, HERE] as const
  const ready = await serviceReady(checkouts, starts)
  const open = async (turn: 0 | 1): Promise<Drawer['opened']> => {
    using drawer = await startDrawer(checkouts[turn])
    return drawer.opened
  }
  await byTurns(Math.min(starts, 1), open)
  const opened = await byTurns(starts, open)
  using one = await startDrawer(before)
  using other = await startDrawer(HERE)
  const times = await drawByTurns([one, other], briefs(count + WARM_UP))
  const at = (share: number): Both => [middle(times[0], share), middle(times[1], share)]
  return {
    draws: count,
    starts,
    cpuMs: { p50: at(0.5), p95: at(0.95), p99: at(0.99), mean: [mean(times[0]), mean(times[1])] },
    firstDrawCpuMs: middles(opened, ({ firstDrawMs }) => firstDrawMs),
    openCpuMs: middles(opened, ({ openMs }) => openMs),
    serviceReadyMs: middles(ready, (ms) => ms),
  }
}

/** Both begin with data of their own that is there already, as a service does that is started again. */
async function serviceReady(checkouts: readonly [string, string], starts: number): Promise<[number[], number[]]> {
  using data = dataFolder()
  const start = async (turn: 0 | 1): Promise<number> => {
    const started = performance.now()
    await using _ = await startService(1, { BURIN_DATA: join(data.path, String(turn)) }, checkouts[turn])
    return performance.now() - started
  }
  await byTurns(Math.min(starts, 1), start)
  return byTurns(starts, start)
}

/** Does the same with the one and with the other, so many times. */
async function byTurns<T>(times: number, work: (turn: 0 | 1) => Promise<T>): Promise<[T[], T[]]> {
  const done: [T[], T[]] = [[], []]
  for (let time = 0; time < times; time++) for (const turn of [0, 1] as const) done[turn].push(await work(turn))
  return done
}

async function drawByTurns(drawers: readonly [Drawer, Drawer], all: readonly Brief[]): Promise<[number[], number[]]> {
  const times: [number[], number[]] = [[], []]
  for (let first = 0; first < all.length; first += TURN) {
    const some = all.slice(first, first + TURN)
    for (const turn of [0, 1] as const) times[turn].push(...(await drawers[turn].draw(some)))
  }
  return [times[0].slice(WARM_UP), times[1].slice(WARM_UP)]
}

function middles<T>([one, other]: readonly [readonly T[], readonly T[]], value: (measured: T) => number): Both {
  return [middle(one.map(value)), middle(other.map(value))]
}

function middle(values: readonly number[], share = 0.5): number {
  return quantile(values, share) ?? 0
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function table({ draws, starts, cpuMs, firstDrawCpuMs, openCpuMs, serviceReadyMs }: Figures): string {
  const row = (name: string, [before, now]: Both): string => {
    const ms = (value: number): string => value.toFixed(value < 100 ? 2 : 0).padStart(8)
    return `${name.padEnd(44)} ${ms(before)} ms before ${ms(now)} ms now   ${(now / before).toFixed(2)}`
  }
  return [
    row(`a draw, processor (${draws} draws), median`, cpuMs.p50),
    ...(['p95', 'p99', 'mean'] as const).map((name) => row(`  ${name}`, cpuMs[name])),
    ...(starts === 0
      ? []
      : [
          row('first draw of a process, processor', firstDrawCpuMs),
          row('start of a process to its engine, processor', openCpuMs),
          row('start of the service until it listens', serviceReadyMs),
        ]),
  ].join('\n')
}

const OPTIONS = {
  before: { type: 'string' },
  count: { type: 'string', default: '1200' },
  starts: { type: 'string', default: '5' },
  json: { type: 'boolean' },
} as const

await runBench(HELP, OPTIONS, async (values) => {
  if (values.before === undefined) throw new Error('say what to compare with: --before COMMIT')
  using before = checkOut(values.before)
  const figures = await measure(
    before.path,
    wholeOption('count', values.count, 1),
    wholeOption('starts', values.starts, 0),
  )
  return values.json === true ? JSON.stringify(figures, null, 2) : table(figures)
})
