import { availableParallelism } from 'node:os'
import { embeddedAuthor } from '../src/author/embedded/embedded-author.ts'
import { loadLexicon } from '../src/lexicon/load.ts'
import { attempt } from '../src/studio/attempt.ts'
import { createStudio } from '../src/studio/draw.ts'
import { quantile } from '../src/tools/quantile.ts'
import { wholeOption } from '../src/tools/stop.ts'
import { runBench } from './command/run-bench.ts'
import type { ConstantOrder } from './icons-service/constant.ts'
import { drawAlone } from './icons-service/draw-alone.ts'
import type { EngineRate } from './icons-service/draw-alone.ts'
import type { EngineOrder } from './icons-service/engine.ts'
import type { LoadOrder, LoadReport } from './icons-service/load.ts'
import { newRequests } from './icons-service/new-requests.ts'
import { startHelper, startService } from './icons-service/processes.ts'
import type { Helper, Service } from './icons-service/processes.ts'

const HELP = `icons-service: draws a second of the service beside those of the engine alone, on this machine

  npm run -s bench -- icons-service [--seconds N] [--rounds N] [--json]

  --seconds N  how long each measurement takes (default 5)
  --rounds N   how often each is made; the middle one counts (default 3)
  --json       the figures as JSON

The load comes from a process of its own, over 64 connections; the log (level info) goes to /dev/null; no rate limits.`

interface Figures {
  readonly cores: number
  readonly enginePerSecond: number
  readonly engineProcessorMs: number
  /** The engine alone in as many processes as there are cores: more than this the machine does not give. */
  readonly enginesPerSecond: number
  /** New prompts. */
  readonly oneWorker: Rate
  readonly allCores: Rate
  /** Waits of `/healthz` while all cores draw. */
  readonly healthMs: { readonly p50: number; readonly p99: number; readonly max: number }
  readonly repeated: Rate
  /** A constant of the same size, from the same route, and from a Fastify without anything of ours. */
  readonly constant: Rate
  readonly plain: Rate
  /** What the service is held to, a number for each round: shares of the engine's draws, and of the constant's answers. */
  readonly shares: Record<
    'oneWorker' | 'allCores' | 'allCoresOfEngines' | 'repeated' | 'repeatedOfPlain',
    readonly number[]
  >
  readonly statuses: Readonly<Record<string, number>>
}

interface Rate {
  readonly perSecond: number
  /** What an answer takes of a processor, in all threads of the service; says more than the rate while others use the machine. */
  readonly processorMs: number | null
  readonly p50Ms: number
  readonly p99Ms: number
}

const CONNECTIONS = 64
const POLL_MS = 5
/** Before anything is measured: as long as it takes for the code to be compiled. */
const WARM_UP_SECONDS = 4
const REPEATED = JSON.stringify({ prompt: 'a cloud with a lightning bolt' })

interface Bench {
  readonly names: readonly string[]
  readonly seconds: number
  readonly load: Helper
  readonly poller: Helper
}

interface Round {
  readonly engine: EngineRate
  /** As many processes as cores, each with the engine alone: the draws a second of all together. */
  readonly engines: number
  readonly oneWorker: MeasuredReport
  readonly allCores: MeasuredReport
  readonly health: LoadReport
  readonly repeated: MeasuredReport
  readonly constant: MeasuredReport
  readonly plain: MeasuredReport
}

type MeasuredReport = LoadReport & { readonly processorMs: number | null }
type Target = Pick<Service, 'port' | 'processorSeconds'>

async function measure(seconds: number, rounds: number): Promise<Figures> {
  await using stack = new AsyncDisposableStack()
  const lexicon = loadLexicon()
  const names = lexicon.names()
  const bench: Bench = {
    names,
    seconds,
    load: stack.use(startHelper('load.ts')),
    poller: stack.use(startHelper('load.ts')),
  }
  const studio = createStudio({ author: embeddedAuthor(lexicon), judge: attempt, revision: 'bench' })
  const cores = availableParallelism()
  const one = stack.use(await startService(1))
  const all = stack.use(await startService(cores))
  const drawn = drawAlone(studio, newRequests(names, 50_000))
  await drawn(WARM_UP_SECONDS)
  // None is sent twice to the same service.
  const places = new Map([one, all].map(({ port }) => [port, 0]))
  const drawNew = async (target: Target, forSeconds: number): Promise<MeasuredReport> => {
    const first = places.get(target.port) ?? 0
    const report = await drawFrom(bench, target, forSeconds, { names, first })
    places.set(target.port, first + report.answers + CONNECTIONS)
    return report
  }
  await drawNew(one, WARM_UP_SECONDS)
  await drawNew(all, WARM_UP_SECONDS)
  const repeat = (target: Target, forSeconds = seconds): Promise<MeasuredReport> =>
    drawFrom(bench, target, forSeconds, { body: REPEATED })
  const { bytes } = await repeat(one, WARM_UP_SECONDS / 2)
  const constant = async (kind: ConstantOrder['kind']): Promise<Target> => {
    const helper = stack.use(startHelper('constant.ts'))
    const port = await helper.ask<number>({ kind, bytes } satisfies ConstantOrder)
    await repeat({ ...helper, port }, WARM_UP_SECONDS / 2)
    return { port, processorSeconds: helper.processorSeconds }
  }
  const route = await constant('route')
  const plain = await constant('plain')
  const engines = Array.from({ length: cores }, () => stack.use(startHelper('engine.ts')))
  const drawTogether = async (forSeconds: number): Promise<number> =>
    sum(await Promise.all(engines.map((one) => one.ask<number>({ seconds: forSeconds } satisfies EngineOrder))))
  await drawTogether(WARM_UP_SECONDS)
  const done: Round[] = []
  for (let round = 0; round < rounds; round++) {
    const engine = await drawn(seconds)
    const together = await drawTogether(seconds)
    const oneWorker = await drawNew(one, seconds)
    const [allCores, health] = await Promise.all([
      drawNew(all, seconds),
      bench.poller.ask<LoadReport>({ kind: 'poll', port: all.port, everyMs: POLL_MS, seconds } satisfies LoadOrder),
    ])
    const [repeated, fromRoute, fromPlain] = [await repeat(one), await repeat(route), await repeat(plain)]
    done.push({
      engine,
      engines: together,
      oneWorker,
      allCores,
      health,
      repeated,
      constant: fromRoute,
      plain: fromPlain,
    })
  }
  return figuresOf(cores, done)
}

async function drawFrom(
  { load }: Bench,
  { port, processorSeconds }: Target,
  seconds: number,
  requests: Extract<LoadOrder, { kind: 'draw' }>['requests'],
): Promise<MeasuredReport> {
  const before = processorSeconds()
  const report = await load.ask<LoadReport>({
    kind: 'draw',
    port,
    connections: CONNECTIONS,
    seconds,
    requests,
  } satisfies LoadOrder)
  const after = processorSeconds()
  return {
    ...report,
    processorMs: before === null || after === null ? null : ((after - before) * 1000) / report.answers,
  }
}

function figuresOf(cores: number, rounds: readonly Round[]): Figures {
  const rate = (report: (round: Round) => MeasuredReport): Rate => ({
    perSecond: middle(rounds.map((round) => perSecond(report(round)))),
    processorMs: middle(rounds.map((round) => report(round).processorMs ?? 0)) || null,
    p50Ms: middle(rounds.map((round) => report(round).p50)),
    p99Ms: middle(rounds.map((round) => report(round).p99)),
  })
  return {
    cores,
    enginePerSecond: middle(rounds.map(({ engine }) => engine.perSecond)),
    enginesPerSecond: middle(rounds.map(({ engines }) => engines)),
    engineProcessorMs: middle(rounds.map(({ engine }) => engine.processorMs)),
    oneWorker: rate(({ oneWorker }) => oneWorker),
    allCores: rate(({ allCores }) => allCores),
    healthMs: {
      p50: middle(rounds.map(({ health }) => health.p50)),
      p99: middle(rounds.map(({ health }) => health.p99)),
      max: Math.max(...rounds.map(({ health }) => health.max)),
    },
    repeated: rate(({ repeated }) => repeated),
    constant: rate(({ constant }) => constant),
    plain: rate(({ plain }) => plain),
    // The load of the machine changes from minute to minute: what is compared was measured in the same round.
    shares: {
      oneWorker: rounds.map((round) => perSecond(round.oneWorker) / round.engine.perSecond),
      allCores: rounds.map((round) => perSecond(round.allCores) / round.engine.perSecond),
      allCoresOfEngines: rounds.map((round) => perSecond(round.allCores) / round.engines),
      repeated: rounds.map((round) => perSecond(round.repeated) / perSecond(round.constant)),
      repeatedOfPlain: rounds.map((round) => perSecond(round.repeated) / perSecond(round.plain)),
    },
    statuses: statusesOf(rounds.flatMap(({ oneWorker, allCores, repeated }) => [oneWorker, allCores, repeated])),
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

function perSecond({ answers, seconds }: LoadReport): number {
  return answers / seconds
}

function middle(values: readonly number[]): number {
  return quantile(values, 0.5) ?? 0
}

function statusesOf(reports: readonly LoadReport[]): Record<string, number> {
  const all: Record<string, number> = {}
  for (const { statuses } of reports)
    for (const [status, count] of Object.entries(statuses)) all[status] = (all[status] ?? 0) + count
  return all
}

function table(figures: Figures): string {
  const { cores, shares, healthMs } = figures
  const processor = (ms: number | null): string => (ms === null ? '' : `${ms.toFixed(3).padStart(7)} ms processor   `)
  const row = (name: string, { perSecond: rate, p50Ms, p99Ms, processorMs }: Rate, note = ''): string =>
    `${name.padEnd(28)} ${rate.toFixed(0).padStart(6)}/s   ${processor(processorMs)}p50 ${p50Ms.toFixed(1).padStart(6)} ms   p99 ${p99Ms.toFixed(1).padStart(6)} ms   ${note}`
  const share = (values: readonly number[], of: string): string =>
    `${middle(values).toFixed(2)} of ${of} (${values.map((value) => value.toFixed(2)).join(', ')})`
  return [
    `${'engine alone, one thread'.padEnd(28)} ${figures.enginePerSecond.toFixed(0).padStart(6)}/s   ${processor(figures.engineProcessorMs)}`,
    `${`engine alone, ${cores} processes`.padEnd(28)} ${figures.enginesPerSecond.toFixed(0).padStart(6)}/s   ${(figures.enginesPerSecond / figures.enginePerSecond).toFixed(2)} of one thread: what the machine gives`,
    row('new prompts, 1 worker', figures.oneWorker, share(shares.oneWorker, 'the engine')),
    row(
      `new prompts, ${cores} workers`,
      figures.allCores,
      `${share(shares.allCores, 'the engine')}, ${share(shares.allCoresOfEngines, 'the processes')}`,
    ),
    row('repeated request', figures.repeated, share(shares.repeated, 'the constant')),
    row('same route, constant', figures.constant),
    row('plain Fastify, constant', figures.plain, `repeated: ${share(shares.repeatedOfPlain, 'it')}`),
    `/healthz while ${cores} workers draw   p50 ${healthMs.p50.toFixed(1)} ms   p99 ${healthMs.p99.toFixed(1)} ms   longest ${healthMs.max.toFixed(1)} ms`,
    `statuses: ${Object.entries(figures.statuses)
      .map(([status, count]) => `${count} × ${status}`)
      .join(', ')}`,
  ].join('\n')
}

const OPTIONS = {
  seconds: { type: 'string', default: '5' },
  rounds: { type: 'string', default: '3' },
  json: { type: 'boolean' },
} as const

await runBench(HELP, OPTIONS, async (values) => {
  const figures = await measure(
    wholeOption('seconds', values.seconds, 1, 60),
    wholeOption('rounds', values.rounds, 1, 20),
  )
  return values.json === true ? JSON.stringify(figures, null, 2) : table(figures)
})
