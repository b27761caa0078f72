/** One contract, four stores: the memory, Redis, the embedded PostgreSQL, and the oldest version that is promised. */
import { deepEqual, equal, ok } from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import type { Database } from '../src/database/database.ts'
import { openDatabase } from '../src/database/open-database.ts'
import { postgresAnswerStore } from '../src/database/postgres-answer-store.ts'
import type { AnswerStore, Claim } from '../src/platform/answers/answer-store.ts'
import { memoryAnswerStore } from '../src/platform/answers/memory-answer-store.ts'
import { redisAnswerStore } from '../src/platform/answers/redis-answer-store.ts'
import { freePort, NO_REDIS, runRedis, steadyRedisOn } from './run-redis.ts'
import { localServer, ownServer, silent } from './test-database.ts'

const stack = new AsyncDisposableStack()
after(() => stack.disposeAsync())

const local = await localServer()
if (local !== null) stack.use(local)
const skip = local === null && 'PostgreSQL does not answer at 127.0.0.1:5432'

const SECOND = 1000
const DAY = 24 * 60 * 60 * SECOND

const clock = { at: Date.parse('2026-01-01T00:00:00Z') }
const now = (): number => clock.at

async function openAt(url: string): Promise<Database> {
  return stack.use(await openDatabase({ url, dataFolder: '', log: silent, now }))
}

describe('the memory keeps answers', () => {
  promises(async () => memoryAnswerStore({ now, mostBytes: 64 * 1024 }))

  it('drops what was kept longest ago when the bytes are used up', async () => {
    const store = memoryAnswerStore({ now, mostBytes: 3000 })
    for (const key of ['a', 'b', 'c']) await keep(store, key, 'x'.repeat(400))
    equal((await store.claim('owner', 'a', 'same')).kind, 'first')
    equal((await store.claim('owner', 'c', 'same')).kind, 'kept')
  })

  it('drops nothing for an answer that is too large to be kept at all', async () => {
    const store = memoryAnswerStore({ now, mostBytes: 3000 })
    await keep(store, 'small', 'small')
    await keep(store, 'large', 'x'.repeat(3000))
    equal((await store.claim('owner', 'small', 'same')).kind, 'kept')
    equal((await store.claim('owner', 'large', 'same')).kind, 'first')
  })
})

describe('Redis keeps answers', { skip: NO_REDIS }, () => {
  let url = ''
  let port = 0
  const otherwise = (): AnswerStore => memoryAnswerStore({ now, mostBytes: 64 * 1024 })
  const storeAt = async (mostBytes = 1024 * 1024): Promise<AnswerStore> =>
    redisAnswerStore(stack.use(await steadyRedisOn(url)), {
      now,
      random: randomBytes,
      mostBytes,
      otherwise: otherwise(),
    })
  before(async () => {
    port = await freePort()
    url = stack.adopt(await runRedis(port), (server) => server.stop()).url
  })
  promises(() => storeAt())

  it('drops what was kept longest ago when the bytes are used up, and nothing that was kept anew', async () => {
    const own = stack.adopt(await runRedis(await freePort()), (server) => server.stop())
    const store = redisAnswerStore(stack.use(await steadyRedisOn(own.url)), {
      now,
      random: randomBytes,
      mostBytes: 3000,
      otherwise: otherwise(),
    })
    for (const key of ['a', 'b', 'c']) {
      await keep(store, key, 'x'.repeat(600))
      clock.at += SECOND
    }
    equal((await store.claim('owner', 'a', 'same')).kind, 'first')
    equal((await store.claim('owner', 'c', 'same')).kind, 'kept')
    clock.at += DAY
    for (const key of ['b', 'c', 'd', 'e']) {
      await keep(store, key, 'x'.repeat(600))
      clock.at += SECOND
    }
    equal((await store.claim('owner', 'd', 'same')).kind, 'kept')
    equal((await store.claim('owner', 'e', 'same')).kind, 'kept')
  })

  it('does not keep an answer that is too large by itself, and drops nothing for it', async () => {
    const store = await storeAt(3000)
    await keep(store, 'small', 'small')
    await keep(store, 'large', 'x'.repeat(3000))
    equal((await store.claim('owner', 'small', 'same')).kind, 'kept')
    equal((await store.claim('owner', 'large', 'same')).kind, 'first')
  })

  it('keeps them in the process while Redis is away', async () => {
    const own = await freePort()
    const server = await runRedis(own)
    const redis = stack.use(await steadyRedisOn(server.url))
    const store = redisAnswerStore(redis, { now, random: randomBytes, mostBytes: 9000, otherwise: otherwise() })
    const during = await first(store, 'during')
    await server.stop()
    await during.keep('made while it went away')
    await keep(store, 'away', 'answer')
    deepEqual(await store.claim('owner', 'during', 'same'), { kind: 'kept', answer: 'made while it went away' })
    deepEqual(await store.claim('owner', 'away', 'same'), { kind: 'kept', answer: 'answer' })
  })

  it('stores neither owner nor key in the clear, and nothing for ever', async () => {
    const { createClient } = await import('@redis/client')
    const operator = stack.adopt(await createClient({ url }).connect(), (client) => client.destroy())
    await keep(await storeAt(), 'private-key', 'answer', 'private-owner')
    const keys = await operator.keys('burin:answer*')
    ok(keys.length > 2 && !keys.some((key) => key.includes('private')))
    for (const key of keys) ok((await operator.pTTL(key)) > 0, key)
  })
})

describe('the embedded PostgreSQL keeps answers', () => {
  let database: Database | null = null
  before(async () => {
    const server = stack.use(await ownServer())
    database = await openAt(await server.makeDatabase())
  })
  storesIn(() => database)
})

describe('PostgreSQL at an address keeps answers', { skip }, () => {
  let database: Database | null = null
  before(async () => {
    database = local && (await openAt(await local.makeDatabase()))
  })
  storesIn(() => database)
})

function storesIn(database: () => Database | null): void {
  const opened = (): Database => database() ?? failToOpen()
  promises(async () => postgresAnswerStore(opened(), { now, random: randomBytes }))

  it('stores neither owner nor key in the clear', async () => {
    const store = postgresAnswerStore(opened(), { now, random: randomBytes })
    await keep(store, 'private-key', 'answer', 'private-owner')
    const rows = await opened().query<{ row: string }>('select kept_answer::text as row from kept_answer')
    ok(rows.some(({ row }) => row.includes('answer')))
    ok(!rows.some(({ row }) => row.includes('private')))
  })

  it('deletes answers whose time is over, with a later claim', async () => {
    const count = async (): Promise<bigint | undefined> =>
      (await opened().query<{ count: bigint }>('select count(*) from kept_answer'))[0]?.count
    const store = postgresAnswerStore(opened(), { now, random: randomBytes })
    for (const key of ['one', 'two', 'three']) await keep(store, key, 'answer')
    ok(((await count()) ?? 0n) >= 3n)
    clock.at += DAY
    await keep(store, 'four', 'answer')
    equal(await count(), 1n)
  })
}

function failToOpen(): never {
  throw new Error('the database did not open')
}

/** What every store promises. Each test takes keys of its own, so they may share one store's rows. */
function promises(makeStore: () => Promise<AnswerStore>): void {
  it('gives the answer to who asks again, and to nobody else', async () => {
    const store = await makeStore()
    const answer = 'Ünïcode \u0000 \ud83d\ude00'.replace('\u0000', '\\u0000')
    await keep(store, 'again', answer)
    deepEqual(await store.claim('owner', 'again', 'same'), { kind: 'kept', answer })
    deepEqual(await store.claim('owner', 'again', 'other'), { kind: 'other-request' })
    equal((await store.claim('stranger', 'again', 'same')).kind, 'first')
    equal((await store.claim('owner again', '', 'same')).kind, 'first')
  })

  it('lets exactly one of many claims at once be the first', async () => {
    const [one, two] = [await makeStore(), await makeStore()]
    // The memory is its own store each time; a database is shared.
    const stores = (await isShared(one, two)) ? [one, two] : [one]
    const claims = await Promise.all(
      Array.from({ length: 40 }, (_, index) => (stores[index % stores.length] ?? one).claim('owner', 'race', 'same')),
    )
    equal(claims.filter(({ kind }) => kind === 'first').length, 1)
    equal(claims.filter(({ kind }) => kind === 'running').length, 39)
  })

  it('says how long to wait while the first call is at work, and refuses another request', async () => {
    const store = await makeStore()
    await first(store, 'work')
    deepEqual(await store.claim('owner', 'work', 'same'), { kind: 'running', retryAfterSeconds: 1 })
    deepEqual(await store.claim('owner', 'work', 'other'), { kind: 'other-request' })
  })

  it('frees the key when the work failed', async () => {
    const store = await makeStore()
    await (await first(store, 'failed')).release()
    await first(store, 'failed', 'other')
  })

  it('keeps an answer a day from its claim on, and frees the key then', async () => {
    const store = await makeStore()
    const claim = await first(store, 'day')
    clock.at += 30 * SECOND
    await claim.keep('answer')
    clock.at += DAY - 31 * SECOND
    equal((await store.claim('owner', 'day', 'same')).kind, 'kept')
    clock.at += SECOND
    await first(store, 'day', 'other')
  })

  it('frees the key a minute after a claim whose caller is gone', async () => {
    const store = await makeStore()
    const gone = await first(store, 'gone')
    clock.at += 59 * SECOND
    equal((await store.claim('owner', 'gone', 'same')).kind, 'running')
    clock.at += SECOND
    const next = await first(store, 'gone')
    // The one that was thought gone comes late: it changes nothing of what is another's now.
    await gone.release()
    await gone.keep('late')
    equal((await store.claim('owner', 'gone', 'same')).kind, 'running')
    await next.keep('in time')
    await gone.keep('later still')
    await gone.release()
    deepEqual(await store.claim('owner', 'gone', 'same'), { kind: 'kept', answer: 'in time' })
  })

  it('leaves the key to work that says in time that it goes on, and no longer', async () => {
    const store = await makeStore()
    const long = await first(store, 'long')
    for (let times = 0; times < 3; times++) {
      clock.at += 40 * SECOND
      await long.renew()
    }
    clock.at += 59 * SECOND
    equal((await store.claim('owner', 'long', 'same')).kind, 'running')
    clock.at += SECOND
    const next = await first(store, 'long')
    await long.renew()
    clock.at += 60 * SECOND
    await first(store, 'long')
    await next.renew()
    equal((await store.claim('owner', 'long', 'same')).kind, 'running')
  })

  it('keeps a late answer when nobody has taken the key over', async () => {
    const store = await makeStore()
    const claim = await first(store, 'late')
    clock.at += 61 * SECOND
    await claim.keep('late')
    deepEqual(await store.claim('owner', 'late', 'same'), { kind: 'kept', answer: 'late' })
  })

  it('does not let go of an answer that is kept', async () => {
    const store = await makeStore()
    const claim = await first(store, 'held')
    await claim.keep('answer')
    await claim.release()
    deepEqual(await store.claim('owner', 'held', 'same'), { kind: 'kept', answer: 'answer' })
  })
}

async function isShared(one: AnswerStore, two: AnswerStore): Promise<boolean> {
  await first(one, 'shared')
  return (await two.claim('owner', 'shared', 'same')).kind === 'running'
}

async function first(store: AnswerStore, key: string, digest = 'same'): Promise<Extract<Claim, { kind: 'first' }>> {
  const claim = await store.claim('owner', key, digest)
  if (claim.kind !== 'first') throw new Error(`the claim of ${key} is ${claim.kind}, not the first`)
  return claim
}

async function keep(store: AnswerStore, key: string, answer: string, owner = 'owner'): Promise<void> {
  const claim = await store.claim(owner, key, 'same')
  if (claim.kind === 'first') await claim.keep(answer)
}
