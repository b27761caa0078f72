import { availableParallelism } from 'node:os'
import { checkLedger } from '../src/accounts/credits/check-ledger.ts'
import { keyRegister } from '../src/accounts/keys/key-register.ts'
import type { Database } from '../src/database/database.ts'
import { openDatabase } from '../src/database/open-database.ts'
import { quantile } from '../src/tools/quantile.ts'
import { wholeOption } from '../src/tools/stop.ts'
import { runBench } from './command/run-bench.ts'
import { bareLedgerRate, drawOnce } from './ledger/bare-ledger-rate.ts'
import type { LedgerRate } from './ledger/bare-ledger-rate.ts'
import { openLedgerBefore } from './ledger/ledger-before.ts'
import { makeAccounts } from './ledger/make-accounts.ts'
import type { LoadReport } from './icons-service/load.ts'
import { dataFolder, startHelper, startService } from './icons-service/processes.ts'

const HELP = `ledger: draws a second with live keys, beside what the bare ledger takes down, on the embedded database of this machine

  npm run -s bench -- ledger [--seconds N] [--rounds N] [--clients N] [--json]

  --seconds N  how long each measurement takes (default 5)
  --rounds N   how often each is made; the middle one counts (default 3)
  --clients N  how many draw at the same time (default 16)
  --json       the figures as JSON

A draw is two transactions: a reserve and its settlement. The clients share one pool of connections, as in the service.
The ledger of before is that in which statements wrote the totals themselves and a superuser served: the price of a database
that keeps the books is the share of it.`

interface Figures {
  readonly cores: number
  readonly clients: number
  /** On as many accounts as there are in the races of the tests: few have to wait for each other. */
  readonly manyAccounts: LedgerRate
  /** Everybody has to wait for everybody. */
  readonly oneAccount: LedgerRate
  /** As `manyAccounts`, with the ledger of before the database kept the books. */
  readonly before: LedgerRate
  /** The ledger beside that of before, in the same round. */
  readonly sharesOfBefore: readonly number[]
  /** Draws over HTTP with live keys of the same accounts; their drawing is kept already. */
  readonly draws: LedgerRate
  /** Draws beside the bare ledger of the same round. */
  readonly shares: readonly number[]
  /** How long it takes to find whose a live key is: one that was not used for a while, and one that was. */
  readonly keyMs: { readonly first: number; readonly again: number }
  /** Statements that find nothing to do: what the way to the database and back costs. */
  readonly emptyPerSecond: number
}

interface Order {
  readonly seconds: number
  readonly rounds: number
  readonly clients: number
}

const ACCOUNTS = 20
/** Before anything is measured: connections are made, code is compiled. */
const WARM_UP_SECONDS = 2

const silent = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }

async function measure({ seconds, rounds, clients }: Order): Promise<Figures> {
  await using stack = new AsyncDisposableStack()
  const { path } = stack.use(dataFolder())
  const database = stack.use(await openDatabase({ url: null, dataFolder: path, log: silent, now: Date.now }))
  const payers = await makeAccounts(database, ACCOUNTS)
  const accounts = payers.map(({ id }) => id)
  const before = stack.use(await openLedgerBefore(path, accounts))
  const ledger = drawOnce(database)
  const draw = await livingDraws(stack, { path, keys: payers.map(({ key }) => key), clients })
  await draw(WARM_UP_SECONDS)
  for (const one of [ledger, before.draw]) await bareLedgerRate(one, { accounts, clients, seconds: WARM_UP_SECONDS })
  const many: LedgerRate[] = []
  const was: LedgerRate[] = []
  const one: LedgerRate[] = []
  const empty: number[] = []
  const draws: LoadReport[] = []
  for (let round = 0; round < rounds; round++) {
    was.push(await bareLedgerRate(before.draw, { accounts, clients, seconds }))
    many.push(await bareLedgerRate(ledger, { accounts, clients, seconds }))
    one.push(await bareLedgerRate(ledger, { accounts: accounts.slice(0, 1), clients, seconds }))
    draws.push(await draw(seconds))
    empty.push(await emptyRate(database, clients, seconds))
  }
  const { problems } = await checkLedger(database)
  if (problems.length > 0) throw new Error(`the ledger does not add up: ${problems.join('; ')}`)
  return {
    cores: availableParallelism(),
    clients,
    manyAccounts: middleOf(many),
    oneAccount: middleOf(one),
    before: middleOf(was),
    sharesOfBefore: many.map(({ pairsPerSecond }, round) => pairsPerSecond / (was[round]?.pairsPerSecond ?? NaN)),
    draws: middleDraws(draws),
    shares: draws.map(({ answers, seconds: took }, round) => answers / took / (many[round]?.pairsPerSecond ?? NaN)),
    keyMs: await keyTimes(
      database,
      payers.map(({ key }) => key),
    ),
    emptyPerSecond: empty.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0,
  }
}

/** Draws over HTTP with live keys, of one request whose drawing is kept, so that what is charged costs most of the time. */
async function livingDraws(
  stack: AsyncDisposableStack,
  { path, keys, clients }: { path: string; keys: readonly string[]; clients: number },
): Promise<(seconds: number) => Promise<LoadReport>> {
  const settings = { BURIN_DATA: path, BURIN_CREDITS: 'on', BURIN_LIMIT_LIVE: '0', BURIN_LIMIT_LIVE_AT_ONCE: '0' }
  const { port } = stack.use(await startService(1, settings))
  const load = stack.use(startHelper('load.ts'))
  return async (seconds) => {
    const requests = { body: JSON.stringify({ prompt: 'a cloud with a lightning bolt' }) }
    const report = await load.ask<LoadReport>({ kind: 'draw', port, connections: clients, seconds, requests, keys })
    const failed = Object.entries(report.statuses).filter(([status]) => status !== '200')
    if (failed.length > 0) throw new Error(`draws were refused: ${JSON.stringify(report.statuses)}`)
    return report
  }
}

function middleDraws(reports: readonly LoadReport[]): LedgerRate {
  return middleOf(
    reports.map(({ answers, seconds, p50, p99 }) => ({ pairsPerSecond: answers / seconds, p50Ms: p50, p99Ms: p99 })),
  )
}

const LOOK_UPS = 200

/** Medians. */
async function keyTimes(database: Database, keys: readonly string[]): Promise<Figures['keyMs']> {
  const times = { first: [] as number[], again: [] as number[] }
  for (let turn = 0; turn < LOOK_UPS; turn++) {
    const register = keyRegister({ database, now: Date.now, failed: () => undefined })
    const key = keys[turn % keys.length] ?? ''
    for (const kind of ['first', 'again'] as const) {
      const from = performance.now()
      await register.find(key)
      times[kind].push(performance.now() - from)
    }
  }
  return { first: quantile(times.first, 0.5) ?? 0, again: quantile(times.again, 0.5) ?? 0 }
}

async function emptyRate(database: Database, clients: number, seconds: number): Promise<number> {
  let count = 0
  const from = performance.now()
  const until = from + seconds * 1000
  const client = async (): Promise<void> => {
    for (; performance.now() < until; count++) await database.query('select 1')
  }
  await Promise.all(Array.from({ length: clients }, client))
  return (count * 1000) / (performance.now() - from)
}

function middleOf(rates: readonly LedgerRate[]): LedgerRate {
  const sorted = rates.toSorted((a, b) => a.pairsPerSecond - b.pairsPerSecond)
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (middle === undefined) throw new Error('nothing was measured')
  return middle
}

function table(figures: Figures): string {
  const { cores, clients, manyAccounts, oneAccount, draws, shares, keyMs, emptyPerSecond, before, sharesOfBefore } =
    figures
  const row = (name: string, { pairsPerSecond, p50Ms, p99Ms }: LedgerRate): string =>
    `${name.padEnd(36)} ${pairsPerSecond.toFixed(0).padStart(6)} draws/s   p50 ${p50Ms.toFixed(1).padStart(6)} ms   p99 ${p99Ms.toFixed(1).padStart(6)} ms`
  return [
    `${clients} clients, ${cores} cores, embedded PostgreSQL; a draw is a reserve and its settlement`,
    row(`ledger, ${ACCOUNTS} accounts`, manyAccounts),
    row('ledger, one account', oneAccount),
    row(`live keys over HTTP, ${ACCOUNTS} accounts`, draws),
    `${'share of the bare ledger'.padEnd(36)} ${shares.map((share) => share.toFixed(2)).join(' ')}`,
    row('ledger of before', before),
    `${'share of the ledger of before'.padEnd(36)} ${sharesOfBefore.map((share) => share.toFixed(2)).join(' ')}`,
    `${'whose a live key is'.padEnd(36)} ${keyMs.first.toFixed(3)} ms the first time, ${keyMs.again.toFixed(3)} ms again`,
    `${'empty statements'.padEnd(36)} ${emptyPerSecond.toFixed(0).padStart(6)} /s`,
  ].join('\n')
}

const OPTIONS = {
  seconds: { type: 'string' },
  rounds: { type: 'string' },
  clients: { type: 'string' },
  json: { type: 'boolean' },
} as const

await runBench(HELP, OPTIONS, async (values) => {
  const figures = await measure({
    seconds: wholeOption('seconds', values.seconds ?? '5', 1, 60),
    rounds: wholeOption('rounds', values.rounds ?? '3', 1, 20),
    clients: wholeOption('clients', values.clients ?? '16', 1, 256),
  })
  return values.json === true ? JSON.stringify(figures, null, 2) : table(figures)
})
