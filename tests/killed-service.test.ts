/**
 * The service is killed in the middle of draws, again and again, and nobody loses or is given a credit: whoever sends an
 * `Idempotency-Key` and asks until there is an answer pays exactly what the answers say. `BURIN_FUZZ=full` kills it 200 times.
 */
import { deepEqual, equal, ok } from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, describe, it } from 'node:test'
import { checkLedger } from '../src/accounts/credits/check-ledger.ts'
import { releaseExpiredHolds } from '../src/accounts/credits/release-expired-holds.ts'
import type { DrawObject } from '../src/contract/draw-object.ts'
import type { Database } from '../src/database/database.ts'
import { openDatabase } from '../src/database/open-database.ts'
import { makeDataFolder } from './data-folder.ts'
import { makePayer } from './make-payer.ts'
import type { Payer } from './make-payer.ts'
import { startService, whenReady } from './start-service.ts'
import type { StartedService } from './start-service.ts'
import { localServer, ownServer, silent } from './test-database.ts'
import type { TestServer } from './test-database.ts'

const isFull = process.env['BURIN_FUZZ'] === 'full'
const KILLS = isFull ? 200 : 2
const CLIENTS = isFull ? 64 : 12
const PAYERS = isFull ? 20 : 6
const DRAWS_A_LIFE = (isFull ? 3 : 8) * CLIENTS
const CREDITS = 100_000

/** What a client asks for, until it has an answer. `key` null: it does not ask again. */
interface Wish {
  readonly payer: number
  readonly key: string | null
  readonly body: unknown
}

interface Tally {
  /** Credits that answers named, by payer. */
  readonly answered: number[]
  /** Credits that draws without an answer may have cost, by payer. */
  readonly unsure: number[]
  /** Wishes with a key that have no answer yet. */
  readonly open: Wish[]
}

/** Two kinds of accounts: the first half always sends a key, so that it must come out exactly. */
const hasKeys = (payer: number): boolean => payer < PAYERS / 2

const BODIES = [
  { concept: 'heart' },
  { concept: 'bell', n: 2 },
  { prompt: 'qzxv wjkq' },
  { concept: 'star', stream: true },
  { n: 9 },
]

function wishOf(turn: number): Wish {
  const payer = turn % PAYERS
  const body = BODIES[(turn + Math.floor(turn / PAYERS)) % BODIES.length]
  return { payer, key: hasKeys(payer) ? randomUUID() : null, body }
}

describe('a service that is killed in the middle of draws', () => {
  const stack = new AsyncDisposableStack()
  after(() => stack.disposeAsync())

  async function run(server: TestServer): Promise<void> {
    const url = await server.makeDatabase()
    const database = stack.use(await openDatabase({ url, dataFolder: '', log: silent, now: Date.now }))
    const { path } = stack.use(await makeDataFolder())
    const payers = await Promise.all(Array.from({ length: PAYERS }, () => makePayer(database, CREDITS)))
    const tally: Tally = { answered: payers.map(() => 0), unsure: payers.map(() => 0), open: [] }
    const environment = {
      DATABASE_URL: url,
      BURIN_DATA: path,
      BURIN_CREDITS: 'on',
      BURIN_WORKERS: '1',
      BURIN_LOG: 'error',
      BURIN_LIMIT_LIVE: '0',
      BURIN_LIMIT_LIVE_AT_ONCE: '0',
    }
    for (let life = 0; life < KILLS; life += 1) await oneLife(startService(environment), payers, tally, life)
    equal((await checkLedger(database)).problems.join('\n'), '')
    const last = startService(environment)
    await whenReady(last)
    // Those who still wait for an answer come back after the deadline of the draw that was killed. Twice, because the
    // database may finish a statement of the killed service after it is gone, and that draw then runs on for others.
    for (let round = 0; round < 2 && tally.open.length > 0; round += 1) {
      await database.query('update kept_answer set runs_until = now() where answer is null')
      for (const wish of tally.open.splice(0)) await ask(last, payers, wish, tally, null)
    }
    last.child.kill('SIGTERM')
    await last.ended
    deepEqual(tally.open, [])
    await everythingAddsUp(database, payers, tally)
  }

  it('neither loses nor doubles a credit on the embedded PostgreSQL', { timeout: 3_600_000 }, async () =>
    run(stack.use(await ownServer())),
  )
  it('neither loses nor doubles a credit on the PostgreSQL of this machine', { timeout: 3_600_000 }, async (test) => {
    const server = await localServer()
    if (server === null) return test.skip('MISSING: a PostgreSQL at 127.0.0.1:5432, so nothing was killed beside it')
    await run(stack.use(server))
  })
})

/** Runs clients until so many draws were answered or lost, and kills the service under them. */
async function oneLife(service: StartedService, payers: readonly Payer[], tally: Tally, life: number): Promise<void> {
  await whenReady(service)
  let turn = life * DRAWS_A_LIFE
  const end = turn + DRAWS_A_LIFE
  const client = async (): Promise<void> => {
    while (turn < end) {
      turn += 1
      const wish = tally.open.length > 0 && turn % 3 === 0 ? (tally.open.shift() as Wish) : wishOf(turn)
      if (turn === end - CLIENTS) service.child.kill('SIGKILL')
      // Some go away before there is an answer, some ask twice at once.
      const gone = turn % 7 === 0 && wish.key === null ? AbortSignal.timeout(turn % 11) : null
      await Promise.all([
        ask(service, payers, wish, tally, gone),
        ...(turn % 5 === 0 && wish.key !== null ? [twin(service, payers, wish)] : []),
      ])
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
  await service.ended
}

/** The same request once more, whose answer nobody counts. */
async function twin(service: StartedService, payers: readonly Payer[], wish: Wish): Promise<void> {
  await ask(service, payers, wish, { answered: [], unsure: [], open: [] }, null)
}

async function ask(
  service: StartedService,
  payers: readonly Payer[],
  wish: Wish,
  tally: Tally,
  gone: AbortSignal | null,
): Promise<void> {
  const { payer, key, body } = wish
  const most = (body as { n?: number }).n === 2 ? 2 : 1
  try {
    const response = await fetch(`${/at (http:\S+)/.exec(service.out)?.[1]}/api/v1/icons`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${payers[payer]?.key}`,
        'content-type': 'application/json',
        ...(key === null ? {} : { 'idempotency-key': key }),
      },
      body: JSON.stringify(body),
      signal: gone,
    })
    const text = await response.text()
    if (response.status === 400) return
    if (response.status === 429) return void tally.open.push(wish)
    ok(response.status === 200, text)
    tally.answered[payer] = (tally.answered[payer] ?? 0) + creditsIn(text)
  } catch (error) {
    // A connection that broke, or a stream that ended before its end, is what this is about; anything else is a fault.
    if (error instanceof Error && error.name === 'AssertionError') throw error
    if (key === null) tally.unsure[payer] = (tally.unsure[payer] ?? 0) + most
    else tally.open.push(wish)
  }
}

/** What a whole answer says that it cost; throws for half a stream. */
function creditsIn(text: string): number {
  if (text.startsWith('{')) return (JSON.parse(text) as DrawObject).credits ?? NaN
  const last = /"type":"draw\.completed","draw":(\{.*\}),"sequence"/.exec(text)?.[1]
  if (last === undefined) throw new Error('the stream broke')
  return (JSON.parse(last) as DrawObject).credits ?? NaN
}

async function everythingAddsUp(database: Database, payers: readonly Payer[], tally: Tally): Promise<void> {
  await releaseExpiredHolds(database, { at: new Date(Date.now() + 24 * 60 * 60 * 1000), most: 100_000 })
  const { problems } = await checkLedger(database)
  equal(problems.join('\n'), '')
  const rows = await database.query<{ id: string; available: bigint; held: bigint }>(
    'select account_id as id, available, held from credit_balance',
  )
  for (const [index, { accountId }] of payers.entries()) {
    const { available, held } = rows.find(({ id }) => id === accountId) ?? { available: -1n, held: -1n }
    const spent = CREDITS - Number(available)
    const [answered = 0, unsure = 0] = [tally.answered[index], tally.unsure[index]]
    equal(held, 0n)
    if (hasKeys(index)) equal(spent, answered, `account ${index}`)
    else
      ok(
        spent >= answered && spent <= answered + unsure,
        `account ${index}: ${answered} ≤ ${spent} ≤ ${answered + unsure}`,
      )
  }
  // Enough was answered on either side of the kills for all of this to mean something.
  for (const withKeys of [true, false]) {
    const credits = tally.answered.filter((_, payer) => hasKeys(payer) === withKeys).reduce((sum, one) => sum + one, 0)
    ok(credits > 0, `no credits were spent ${withKeys ? 'with' : 'without'} keys`)
  }
}
