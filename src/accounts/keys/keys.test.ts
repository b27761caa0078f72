import { deepEqual, equal, match, ok, rejects } from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { ownServer, silent } from '../../../tests/test-database.ts'
import { openDatabase } from '../../database/open-database.ts'
import type { Database } from '../../database/database.ts'
import { randomText } from '../../platform/random-text.ts'
import { createKey } from './create-key.ts'
import type { CreatedKey } from './create-key.ts'
import { keyRegister } from './key-register.ts'
import { listKeys, revokeKey } from './entities/live-key.ts'

const stack = new AsyncDisposableStack()
let database: Database
let clock = Date.UTC(2026, 10, 21)
const now = (): number => clock

before(async () => {
  const url = await stack.use(await ownServer()).makeDatabase()
  database = stack.use(await openDatabase({ url, dataFolder: '', log: silent, now: Date.now }))
})
after(() => stack.disposeAsync())

async function makeAccount(): Promise<string> {
  const id = `acc_${randomText(randomBytes, 24)}`
  await database.query('insert into account (id, email, created_at) values ($1, $2, now())', [id, `${id}@example.com`])
  return id
}
const make = (
  accountId: string,
  name = 'a key',
  formToken: string = randomText(randomBytes, 24),
): Promise<CreatedKey> => createKey({ database, now, random: randomBytes }, { accountId, name, formToken })

async function secretFor(accountId: string): Promise<{ secret: string; keyId: string }> {
  const created = await make(accountId)
  if (created.kind !== 'made') throw new Error(created.kind)
  return { secret: created.secret, keyId: created.key.id }
}

describe('live keys', () => {
  it('are shown once, and stored as a hash and four characters', async () => {
    const accountId = await makeAccount()
    const created = await make(accountId, '  build server ')
    ok(created.kind === 'made')
    match(created.secret, /^svc_live_[0-9A-Za-z]{32}$/)
    const [listed] = await listKeys(database, accountId)
    deepEqual(listed, created.key)
    deepEqual([listed?.name, listed?.lastFour], ['build server', created.secret.slice(-4)])
    const [row] = await database.query<{ text: string }>('select live_key::text as text from live_key where id = $1', [
      created.key.id,
    ])
    ok(!row?.text.includes(created.secret.slice(9, 40)))
  })
  it('are made once by a form, however often and however fast it is sent', async () => {
    const accountId = await makeAccount()
    const all = await Promise.all(Array.from({ length: 10 }, () => make(accountId, 'twice', 'one form')))
    deepEqual(all.map(({ kind }) => kind).sort(), [...Array.from({ length: 9 }, () => 'already'), 'made'])
    equal((await listKeys(database, accountId)).length, 1)
  })
  it('have names of 1 to 60 characters on one line', async () => {
    const accountId = await makeAccount()
    for (const good of ['k', '😀'.repeat(60)]) equal((await make(accountId, good)).kind, 'made')
    for (const bad of ['', '   ', 'k'.repeat(61), 'two\nlines'])
      equal((await make(accountId, bad)).kind, 'bad-name', bad)
  })
  it('are at most 50 for an account, revoked ones left out, also when made at once', async () => {
    const accountId = await makeAccount()
    const all = await Promise.all(Array.from({ length: 60 }, () => make(accountId)))
    equal(all.filter(({ kind }) => kind === 'made').length, 50)
    deepEqual(await make(accountId), { kind: 'too-many', most: 50 })
    const [key] = await listKeys(database, accountId)
    ok(await revokeKey({ database, now }, { accountId, keyId: key?.id ?? '' }))
    equal((await make(accountId)).kind, 'made')
  })
  it('are revoked by their own account only, once and for good', async () => {
    const [mine, other] = [await makeAccount(), await makeAccount()]
    const { keyId } = await secretFor(mine)
    equal(await revokeKey({ database, now }, { accountId: other, keyId }), false)
    equal(await revokeKey({ database, now }, { accountId: mine, keyId }), true)
    const first = (await listKeys(database, mine))[0]?.revokedAt
    clock += 1000
    equal(await revokeKey({ database, now }, { accountId: mine, keyId }), true)
    deepEqual((await listKeys(database, mine))[0]?.revokedAt, first)
  })
})

describe('the register of keys', () => {
  const open = (from: Pick<Database, 'query'> = database): ReturnType<typeof keyRegister> =>
    keyRegister({
      database: from,
      now,
      failed: (error) => {
        throw error
      },
    })

  it('finds whose a key is, and asks the database once in five seconds', async () => {
    const accountId = await makeAccount()
    const { secret, keyId } = await secretFor(accountId)
    let asked = 0
    await using register = open({ query: async (...args) => ((asked += 1), database.query(...args)) })
    for (let i = 0; i < 3; i += 1) deepEqual(await register.find(secret), { keyId, accountId, suspendedFor: null })
    equal(asked, 1)
    clock += 5000
    await register.find(secret)
    equal(asked, 1)
    clock += 1
    await register.find(secret)
    equal(asked, 2)
  })
  it('does not ask for what is no key, and knows no key that was never made', async () => {
    await using register = open({
      query: async () => {
        throw new Error('asked')
      },
    })
    for (const text of [
      '',
      'svc_live_',
      `svc_live_${'0'.repeat(31)}`,
      `svc_live_${'0'.repeat(33)}`,
      `svc_test_${'0'.repeat(32)}`,
    ])
      equal(await register.find(text), null, text)
    await rejects(register.find(`svc_live_${'0'.repeat(32)}`), /asked/)
    await using real = open()
    equal(await real.find(`svc_live_${'0'.repeat(32)}`), null)
  })
  it('lets a revoked key in for five seconds at most, and not at all where it was revoked', async () => {
    const accountId = await makeAccount()
    const { secret, keyId } = await secretFor(accountId)
    await using here = open()
    await using elsewhere = open()
    ok((await here.find(secret)) !== null && (await elsewhere.find(secret)) !== null)
    await revokeKey({ database, now }, { accountId, keyId })
    here.forget(keyId)
    equal(await here.find(secret), null)
    clock += 5001
    equal(await elsewhere.find(secret), null)
  })
  it('writes down when a key was used last, and never goes back in time', async () => {
    const accountId = await makeAccount()
    const { secret, keyId } = await secretFor(accountId)
    const lastUse = async (): Promise<Date | null> => (await listKeys(database, accountId))[0]?.lastUsedAt ?? null
    const at = clock
    {
      await using register = open()
      await register.find(secret)
      equal(await lastUse(), null)
    }
    deepEqual(await lastUse(), new Date(at))
    clock -= 60_000
    {
      await using register = open()
      await register.find(secret)
    }
    deepEqual(await lastUse(), new Date(at))
    clock += 60_000
    equal(keyId.length, 28)
  })
})
