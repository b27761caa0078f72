import { openDatabase } from '../src/database/open-database.ts'
import { loadLexicon } from '../src/lexicon/load.ts'
import { quantile } from '../src/tools/quantile.ts'
import { wholeOption } from '../src/tools/stop.ts'
import { runBench } from './command/run-bench.ts'
import { newRequests } from './icons-service/new-requests.ts'
import { dataFolder, startHelper, startService } from './icons-service/processes.ts'
import type { Service } from './icons-service/processes.ts'
import { makeAccounts } from './ledger/make-accounts.ts'
import { attemptCost } from './model-waits/attempt-cost.ts'
import type { AttemptCost } from './model-waits/attempt-cost.ts'
import type { StandInOrder, StandInReport } from './model-waits/stand-in.ts'
import type { VisitFigures, VisitsOrder, VisitsReport } from './model-waits/visits.ts'

const HELP = `model-waits: what draws that wait for a language model take from others, how soon they end, and what an attempt costs

  npm run -s bench -- model-waits [--seconds N] [--rounds N] [--every MS] [--draws N] [--json]

  --seconds N  how long visits are measured each time (default 20)
  --rounds N   how often, quiet and with draws that wait, in turn (default 3)
  --every MS   from one visit to the next (default 30); a machine that has much else to do needs more
  --draws N    that wait for a model which says nothing (default 64)
  --json       the figures as JSON

A stand-in for the model answers nothing. Embedded draws of a sandbox key, a page and /healthz are asked for steadily, quiet and while the
draws wait; then the callers of those hang up, and others wait until their time is over.`

/** The least that may be set. */
const DEADLINE_SECONDS = 5
const DEADLINES = 4
const DRAWS_OF_ACCOUNT = 8
const SANDBOX_KEY = `svc_test_${'m'.repeat(32)}`
const silent = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }

interface Order {
  readonly seconds: number
  readonly rounds: number
  readonly everyMs: number
  readonly draws: number
}

interface Figures {
  readonly quiet: readonly VisitsReport[]
  readonly waiting: readonly VisitsReport[]
  /** Milliseconds from hanging up to the end of the provider's request. */
  readonly cancelMs: readonly number[]
  /** Milliseconds from the deadline to the answer. */
  readonly lateMs: readonly number[]
  readonly attempt: AttemptCost
}

async function measure({ seconds, rounds, everyMs, draws }: Order): Promise<Figures> {
  using data = dataFolder()
  using model = startHelper('../model-waits/stand-in.ts')
  using visitor = startHelper('../model-waits/visits.ts')
  const { url } = await model.ask<StandInReport>({ kind: 'where' } satisfies StandInOrder)
  const keys = await liveKeys(data.path, Math.ceil(draws / DRAWS_OF_ACCOUNT))
  const settings = {
    BURIN_DATA: data.path,
    BURIN_CREDITS: 'on',
    BURIN_LIMIT_LIVE: '0',
    BURIN_OPERATIONS_PORT: '4399',
    BURIN_AUTHOR: 'openai-compatible:stand-in',
    BURIN_AUTHOR_URL: url,
    BURIN_AUTHOR_AT_ONCE: String(draws),
  }
  const prompts = newRequests(
    loadLexicon().names(),
    Math.ceil(((2 * rounds + 1) * (seconds + 1) * 1000) / everyMs / 3) + 100,
  ).map(({ prompt }) => prompt)
  const quiet: VisitsReport[] = []
  const waiting: VisitsReport[] = []
  let cancelMs: readonly number[] = []
  {
    await using service = await startService(1, { ...settings, BURIN_MODEL_SECONDS: '240' })
    const visits = async (): Promise<VisitsReport> =>
      visitor.ask(
        visitsOf(service, { seconds, everyMs, prompts: prompts.splice(0, Math.ceil((seconds * 1000) / everyMs / 3)) }),
      )
    await visits()
    let left = 0
    const cancels: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      quiet.push(await visits())
      const leaving = new AbortController()
      const asked = Array.from({ length: draws }, (_, at) => askModel(service, keys[at % keys.length] ?? '', leaving.signal)) // prettier-ignore
      // What the lexicon knows of each request was asked of the threads first.
      await model.ask<StandInReport>({ kind: 'called', count: left + draws } satisfies StandInOrder)
      waiting.push(await visits())
      const hungUpAt = Date.now()
      leaving.abort()
      await Promise.all(asked)
      const { leftAt } = await model.ask<StandInReport>({ kind: 'left', count: left + draws } satisfies StandInOrder)
      cancels.push(...leftAt.slice(left).map((at) => at - hungUpAt))
      left += draws
    }
    cancelMs = cancels
  }
  await using service = await startService(1, { ...settings, BURIN_MODEL_SECONDS: String(DEADLINE_SECONDS) })
  const lateMs: number[] = []
  for (const key of keys.slice(0, DEADLINES)) {
    const begun = performance.now()
    await askModel(service, key, new AbortController().signal)
    lateMs.push(performance.now() - begun - DEADLINE_SECONDS * 1000)
  }
  return { quiet, waiting, cancelMs, lateMs, attempt: await attemptCost() }
}

async function liveKeys(path: string, count: number): Promise<readonly string[]> {
  await using database = await openDatabase({ url: null, dataFolder: path, log: silent, now: Date.now })
  return (await makeAccounts(database, count)).map(({ key }) => key)
}

function visitsOf(
  { port }: Service,
  { prompts, ...pace }: Omit<VisitsOrder, 'visits'> & { readonly prompts: readonly string[] },
): VisitsOrder {
  return {
    ...pace,
    visits: [
      { name: 'embedded draw', port, path: '/api/v1/icons', draw: { key: SANDBOX_KEY, prompts } },
      { name: 'page', port, path: '/sign-in', draw: null },
      { name: '/healthz', port: 4399, path: '/healthz', draw: null },
    ],
  }
}

/** Resolves when it is answered, or its caller has left. */
async function askModel({ port }: Service, key: string, signal: AbortSignal): Promise<void> {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ prompt: 'a bell' })
  const asking = fetch(`http://127.0.0.1:${port}/api/v1/icons`, { method: 'POST', headers, body, signal })
  await asking.then((response) => response.text()).catch(() => null)
}

function table({ quiet, waiting, cancelMs, lateMs, attempt }: Figures): string {
  const names = Object.keys(quiet[0] ?? {})
  const middle = (all: readonly VisitsReport[], name: string, figure: keyof VisitFigures): number =>
    quantile(all.map((one) => one[name]?.[figure] ?? 0), 0.5) ?? 0 // prettier-ignore
  const rows = names.flatMap((name) =>
    (['p50', 'p99'] as const).map((figure) => {
      const [before, then] = [middle(quiet, name, figure), middle(waiting, name, figure)]
      return `${name} ${figure}: ${before.toFixed(1)} ms quiet, ${then.toFixed(1)} ms beside them, ${(then / before).toFixed(2)} times`
    }),
  )
  const failed = [...quiet, ...waiting].flatMap((one) => Object.values(one)).reduce((sum, one) => sum + one.failed, 0)
  return [
    ...rows,
    `visits that failed: ${failed}`,
    `hanging up ends the provider's request after ${spread(cancelMs)}`,
    `the answer comes ${spread(lateMs)} after the deadline`,
    `of a processor: an attempt takes ${attempt.ownMs.toFixed(2)} ms of ours (prompt, reading, judging), the embedded author's drafts of a request ${attempt.draftsMs.toFixed(2)} ms, a call of the library ${attempt.libraryMs.toFixed(2)} ms`,
  ].join('\n')
}

function spread(all: readonly number[]): string {
  return `${(quantile(all, 0.5) ?? 0).toFixed(0)} ms (p99 ${(quantile(all, 0.99) ?? 0).toFixed(0)} ms, of ${all.length})`
}

await runBench(
  HELP,
  {
    seconds: { type: 'string', default: '20' },
    rounds: { type: 'string', default: '3' },
    every: { type: 'string', default: '30' },
    draws: { type: 'string', default: '64' },
    json: { type: 'boolean', default: false },
  },
  async ({ seconds, rounds, every, draws, json }) => {
    const figures = await measure({
      seconds: wholeOption('seconds', seconds, 1, 120),
      rounds: wholeOption('rounds', rounds, 1, 20),
      everyMs: wholeOption('every', every, 1, 1000),
      draws: wholeOption('draws', draws, 1, 200),
    })
    return json ? JSON.stringify(figures, null, 1) : table(figures)
  },
)
