/**
 * Many draw at once from few accounts, with all that goes wrong, and processes die in the middle of it. What the ledger
 * says afterwards is held against what witnesses outside the database wrote down.
 */
import { deepEqual, equal, ok } from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { after, before, describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { checkLedger } from '../src/accounts/credits/check-ledger.ts'
import type { Database } from '../src/database/database.ts'
import { below, randomDrawer, sweepLedger } from './ledger-draws.ts'
import type { Witness } from './ledger-draws.ts'
import type { TestServer } from './test-database.ts'
import { LEDGER_SERVERS, makeLedger } from './test-ledger.ts'
import type { TestLedger } from './test-ledger.ts'
import { until } from './until.ts'

const isFull = process.env['BURIN_FUZZ'] === 'full'
const ACCOUNTS = 20
const WORKERS = isFull ? 64 : 24
/** Of all workers together. */
const DRAWS = isFull ? 20_000 : 300
const KILLS = isFull ? 200 : 2
const START_CREDITS = 40n
const TIMEOUT_MS = isFull ? 3_600_000 : 120_000

interface Records extends Witness {
  readonly tries: Map<string, number[]>
  readonly settlements: Map<string, number>
  readonly additions: Map<string, number>
}

function makeRecords(): Records {
  const tries = new Map<string, number[]>()
  const settlements = new Map<string, number>()
  const additions = new Map<string, number>()
  return {
    tries,
    settlements,
    additions,
    tried: (holdId, units) => void tries.set(holdId, [...(tries.get(holdId) ?? []), units]),
    settled: (holdId, units) => {
      ok(!settlements.has(holdId), `${holdId} was settled twice`)
      settlements.set(holdId, units)
    },
    added: (ref, credits) => void additions.set(ref, credits),
  }
}

/** Holds the ledger against the records, hold by hold; tries without an answer may or may not have come through. */
async function compare(database: Database, { tries, settlements, additions }: Records): Promise<void> {
  const rows = await database.query<{ kind: string; ref: string; amount: bigint }>(
    "select kind, ref, amount from credit_transfer where kind in ('capture', 'purchase')",
  )
  const captures = new Map(
    rows.filter(({ kind }) => kind === 'capture').map(({ ref, amount }) => [ref, Number(amount)]),
  )
  for (const [holdId, units] of settlements)
    if (units > 0) equal(captures.get(holdId), units, `${holdId} was settled with ${units}`)
  for (const [holdId, units] of captures)
    if (settlements.get(holdId) !== units)
      ok(!settlements.has(holdId) && tries.get(holdId)?.includes(units), `${holdId} captured ${units} unasked`)
  for (const { kind, ref, amount } of rows) if (kind === 'purchase') equal(Number(amount), additions.get(ref))
}

/** Every credit that ever came is somewhere, and none is anywhere twice; nothing is below zero. */
async function account(database: Database): Promise<void> {
  const rows = await database.query<{ owned: bigint; least: bigint; came: bigint; went: bigint }>(
    `select b.available + b.held as owned, least(b.available, b.held) as least,
       coalesce(sum(amount) filter (where kind in ('grant', 'purchase')), 0)::bigint as came,
       coalesce(sum(amount) filter (where kind in ('capture', 'refund', 'expire')), 0)::bigint as went
     from credit_balance as b left join credit_transfer as t using (account_id) group by b.account_id`,
  )
  equal(rows.length, ACCOUNTS)
  for (const { owned, least, came, went } of rows) {
    equal(came - went, owned)
    ok(least >= 0n)
  }
  deepEqual((await checkLedger(database)).problems, [])
}

/** Releases what was forgotten. */
async function tidy(database: Database): Promise<void> {
  const later = new Date(Date.now() + 86_400_000)
  do await sweepLedger(database, later)
  while ((await database.query('select from credit_hold limit 1')).length > 0)
  const [row] = await database.query<{ held: bigint }>('select sum(held)::bigint as held from credit_balance')
  equal(row?.held, 0n)
}

for (const { name, open, skip } of LEDGER_SERVERS)
  describe(`races for credits on ${name}`, { skip, timeout: TIMEOUT_MS }, () => {
    const stack = new AsyncDisposableStack()
    let server: TestServer
    before(async () => {
      server = stack.use(await open())
    })
    after(() => stack.disposeAsync())
    const begin = async (): Promise<{ ledger: TestLedger; accounts: readonly string[] }> => {
      const ledger = await makeLedger(server)
      const accounts: string[] = []
      while (accounts.length < ACCOUNTS) accounts.push(await ledger.addAccount(START_CREDITS))
      return { ledger, accounts }
    }

    it(
      `neither lose nor double one: ${DRAWS} draws by ${WORKERS} workers, beside sweeps`,
      { timeout: TIMEOUT_MS },
      async () => {
        const { ledger, accounts } = await begin()
        const { database } = ledger
        const records = makeRecords()
        const { draws, sweeps } = await drawTogether(ledger, accounts, records, async (work) => await work())
        equal(draws, DRAWS)
        ok(sweeps > 0 && records.settlements.size > DRAWS / 4)
        await compare(database, records)
        await account(database)
        await tidy(database)
        await account(database)
        await database[Symbol.asyncDispose]()
      },
    )

    it('neither lose nor double one when connections are cut in the middle', { timeout: TIMEOUT_MS }, async () => {
      const { ledger, accounts } = await begin()
      const { database } = ledger
      const records = makeRecords()
      const over = new AbortController()
      let cuts = 0
      // Somewhere in the work, however fast that goes: after some more settlements were tried.
      const { tried } = records
      let triesLeft = 0
      let isDue = Promise.withResolvers<void>()
      const witness: Records = {
        ...records,
        tried: (holdId, units) => {
          tried(holdId, units)
          if (--triesLeft <= 0) isDue.resolve()
        },
      }
      const cutting = (async () => {
        while (!over.signal.aborted) {
          triesLeft = 1 + below(10)
          isDue = Promise.withResolvers<void>()
          await isDue.promise
          const cut = await database
            .query(
              `select pg_terminate_backend(pid) from pg_stat_activity
               where datname = current_database() and pid <> pg_backend_pid() order by random() limit 3`,
            )
            .catch(() => [])
          cuts += cut.length
        }
      })()
      let failures = 0
      await drawTogether(ledger, accounts, witness, (work) => work().catch(() => void failures++))
      over.abort()
      isDue.resolve()
      await cutting
      await database[Symbol.asyncDispose]()
      ok(cuts > 0 && failures > 0, `${cuts} cuts, ${failures} failures`)
      await using again = await ledger.reopen()
      await compare(again, records)
      await account(again)
      await tidy(again)
      await account(again)
    })

    it(`neither lose nor double one when the process is killed, ${KILLS} times`, { timeout: TIMEOUT_MS }, async () => {
      const { ledger, accounts } = await begin()
      const { database, url } = ledger
      const records = makeRecords()
      for (let turn = 0; turn < KILLS; turn++) {
        await drawUntilKilled({ url, name: `kill${turn}`, accounts, records })
        // The server ends what the dead had begun.
        await until(async () => (await database.query(VICTIMS)).length === 0)
        await compare(database, records)
        await account(database)
        if (turn % 3 === 0) await tidy(database)
      }
      ok(records.settlements.size >= KILLS, `only ${records.settlements.size} draws were settled`)
      await tidy(database)
      await account(database)
      await database[Symbol.asyncDispose]()
    })
  })

/** All draws, by all workers, with two that sweep beside them. */
async function drawTogether(
  { database }: TestLedger,
  accounts: readonly string[],
  witness: Witness,
  guard: (work: () => Promise<void>) => Promise<void>,
): Promise<{ draws: number; sweeps: number }> {
  const over = new AbortController()
  let draws = 0
  let sweeps = 0
  const sweepers = [1, 2].map(async () => {
    while (!over.signal.aborted) {
      await guard(() => sweepLedger(database))
      sweeps++
    }
  })
  const workers = Array.from({ length: WORKERS }, async (_, place) => {
    const draw = randomDrawer({ database, accounts, witness, name: `worker${place}` })
    while (draws < DRAWS) {
      draws++
      await guard(draw)
    }
  })
  await Promise.all(workers)
  over.abort()
  await Promise.all(sweepers)
  return { draws, sweeps }
}

const VICTIM = 'ledger-user'
const VICTIMS = `select pid from pg_stat_activity where application_name = '${VICTIM}' and datname = current_database()`

/** Starts a process that draws, kills it in the middle, and takes down what it said until then. */
async function drawUntilKilled(of: {
  url: string
  name: string
  accounts: readonly string[]
  records: Records
}): Promise<void> {
  const url = new URL(of.url)
  url.searchParams.set('application_name', VICTIM)
  const child = spawn(
    process.execPath,
    [fileURLToPath(import.meta.resolve('./ledger-user.ts')), url.href, of.name, ...of.accounts],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const ended = once(child, 'exit')
  // Somewhere in its work, however fast that goes.
  let linesLeft = 40 + below(200)
  for await (const line of createInterface(child.stdout)) {
    const [what = '', ref = '', count = ''] = line.split(' ')
    if (--linesLeft === 0) child.kill('SIGKILL')
    if (what === 'tried') of.records.tried(ref, Number(count))
    if (what === 'settled') of.records.settled(ref, Number(count))
    if (what === 'added') of.records.added(ref, Number(count))
  }
  deepEqual(await ended, [null, 'SIGKILL'])
}
