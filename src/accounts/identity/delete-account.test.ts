import { deepEqual, equal, ok, rejects } from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { openIdentityDesk } from '../../../tests/identity-desk.ts'
import type { IdentityDesk } from '../../../tests/identity-desk.ts'
import { until } from '../../../tests/until.ts'
import { addCredits } from '../credits/add-credits.ts'
import { checkLedger } from '../credits/check-ledger.ts'
import type { Account, AccountStore } from '../account.ts'
import { createKey } from '../keys/create-key.ts'
import { sha256 } from '../sha-256.ts'
import { findLiveKey } from '../keys/entities/live-key.ts'
import { accountOfPerson } from './account-of-person.ts'
import { answerDevice } from './answer-device.ts'
import { beginDevice } from './begin-device.ts'
import { createAccountToken } from './create-account-token.ts'
import { deleteAccount } from './delete-account.ts'
import { exportAccount } from './export-account.ts'
import { findSession } from './find-session.ts'
import { openSession } from './open-session.ts'
import { pollDevice } from './poll-device.ts'
import { redeemCode } from './redeem-code.ts'
import { requestCode } from './request-code.ts'
import { linkIdentity } from './entities/linked-identity.ts'

/** Of statements on this database one that waits for another's row. */
const SOMEBODY_WAITS = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"

let desk: IdentityDesk
before(async () => {
  desk = await openIdentityDesk()
})
after(() => desk[Symbol.asyncDispose]())

/** Every row of every table, as text. */
async function everything(): Promise<string> {
  const { query } = desk.deps.database
  const tables = await query<{ name: string }>("select tablename as name from pg_tables where schemaname = 'public'")
  ok(tables.length > 8)
  const texts = await Promise.all(
    tables.map(async ({ name }) => {
      const rows = await query<{ row: string }>(`select row_to_json(t)::text as row from "${name}" as t`)
      return rows.map(({ row }) => `${name} ${row}`).join('\n')
    }),
  )
  return texts.join('\n')
}

/** A life of an account, with all the secrets that were handed out in it. */
async function live(email: string): Promise<{ account: Account; secrets: string[] }> {
  const { deps } = desk
  const secrets: string[] = []
  const { token, session } = await desk.signIn(email)
  const { account } = session
  secrets.push(token)
  await accountOfPerson(deps, { kind: 'person', issuer: 'https://login.example', subject: `${email}-at-work`, email })
  for (const name of ['Build server', 'Laptop']) {
    const key = await createKey(deps, { accountId: account.id, name, formToken: `${email} ${name}` })
    ok(key.kind === 'made')
    secrets.push(key.secret)
  }
  const made = await createAccountToken(deps, { account, name: 'Build server', days: 90 })
  ok(made.kind === 'made')
  secrets.push(made.secret)
  for (const approve of [true, true]) {
    const begun = await beginDevice(deps, { clientId: 'burin-cli', network: email })
    ok(begun.kind === 'begun')
    await answerDevice(deps, { userCode: begun.userCode, account, approve })
    secrets.push(begun.deviceCode, begun.userCode, begun.userCode.replace('-', ''))
    if (secrets.length > 8) continue
    const poll = await pollDevice(deps, { deviceCode: begun.deviceCode, clientId: 'burin-cli' })
    ok(poll.kind === 'granted')
    secrets.push(poll.token)
  }
  const request = await requestCode(deps, { email, network: email, browser: 'Firefox', knownBrowser: null })
  ok(request.kind === 'sent')
  secrets.push(request.challenge, desk.lastCode())
  await addCredits(deps.database, {
    accountId: account.id,
    kind: 'grant',
    credits: 12n,
    ref: account.id,
    at: new Date(deps.now()),
    expiresAt: null,
    note: 'Welcome',
  })
  return { account, secrets }
}

describe('the database', () => {
  it('has no secret that was handed out, nor a part of one that lets somebody in', async () => {
    const { secrets } = await live('scan@example.com')
    const text = await everything()
    ok(text.includes('scan@example.com'), 'the scan sees what is there')
    equal(secrets.length, 13)
    for (const secret of secrets) {
      // Six digits may well be part of a number: as a value of its own, they must not be there.
      const isThere = /^\d{6}$/.test(secret)
        ? new RegExp(`(?<![0-9a-f.])${secret}(?![0-9a-f+])`).test(text)
        : text.includes(secret)
      ok(!isThere, `a secret stands in the database: ${secret.slice(0, 6)}…`)
      const inHex = Buffer.from(secret).toString('hex')
      ok(!text.includes(inHex), `a secret stands in the database as bytes: ${secret.slice(0, 6)}…`)
    }
    for (const mark of ['burin_session_', 'burin_token_', 'svc_live_']) ok(!text.includes(mark), mark)
  })
})

describe('exportAccount', () => {
  it('gives all that is kept, ready for JSON and without hashes', async () => {
    const { account } = await live('export@example.com')
    const other = await live('somebody-else@example.com')
    const all = await exportAccount(desk.deps, account)
    deepEqual(JSON.parse(JSON.stringify(all)), all)
    deepEqual(all.account, {
      id: account.id,
      email: 'export@example.com',
      createdAt: account.createdAt.toISOString(),
      embeddedOnlySince: null,
    })
    deepEqual(all.sessions.map(({ kind, label }) => `${kind} ${label}`).sort(), ['browser Firefox', 'token burin-cli'])
    deepEqual(all.keys.map(({ name }) => `key ${name}`).sort(), ['key Build server', 'key Laptop'])
    deepEqual(
      all.linkedIdentities.map(({ issuer, subject }) => [issuer, subject]),
      [['https://login.example', 'export@example.com-at-work']],
    )
    deepEqual(
      all.transfers.map(({ kind, credits, balanceAfter, note }) => [kind, credits, balanceAfter, note]),
      [['grant', 12, 12, 'Welcome']],
    )
    const text = JSON.stringify(all)
    for (const strange of ['hash', 'somebody-else', other.account.id]) ok(!text.includes(strange), strange)
  })

  it('gives transfers of more than one page, each once', async () => {
    const { session } = await desk.signIn('pages@example.com')
    for (let i = 0; i < 3; i += 1)
      await addCredits(desk.deps.database, {
        accountId: session.account.id,
        kind: 'grant',
        credits: 1n,
        ref: `page ${i}`,
        at: new Date(desk.deps.now()),
        expiresAt: null,
        note: null,
      })
    const { transfers } = await exportAccount(desk.deps, session.account, 2)
    deepEqual(
      transfers.map(({ balanceAfter }) => balanceAfter),
      [3, 2, 1],
    )
  })
})

describe('deleteAccount', () => {
  it('takes back the credits that are left in the same transaction: both happen or none', async () => {
    const { account } = await live('rich@example.com')
    const { database } = desk.deps
    const state = (): Promise<readonly object[]> =>
      database.query(
        `select available, deleted_at is not null as deleted from account join credit_balance on account_id = id where id = $1`,
        [account.id],
      )
    // Whatever it asks last of the database fails.
    const failing = (text: string): boolean => text.includes('deleted_at = $2')
    const broken: AccountStore = {
      ...database,
      transaction: (work) =>
        database.transaction((within) =>
          work({
            query: (text, values) => (failing(text) ? Promise.reject(new Error('away')) : within.query(text, values)),
          }),
        ),
    }
    await rejects(deleteAccount({ ...desk.deps, database: broken }, account), /away/)
    deepEqual(await state(), [{ available: 12n, deleted: false }])
    equal(await deleteAccount(desk.deps, account), true)
    deepEqual(await state(), [{ available: 0n, deleted: true }])
    deepEqual((await checkLedger(database)).problems, [])
  })

  it('lets nobody in any more, and leaves nothing that tells whose it was but the bare id', async () => {
    const email = 'delete@example.com'
    const { account, secrets } = await live(email)
    const theirs = await live('stays@example.com')
    const challenge = secrets.at(-2) ?? ''
    const code = secrets.at(-1) ?? ''
    equal(await deleteAccount(desk.deps, account), true)
    const text = await everything()
    ok(!text.includes(email))
    const mine = text.split('\n').filter((row) => row.includes(account.id))
    deepEqual([...new Set(mine.map((row) => `${row.split(' ')[0]}`))].sort(), [
      'account',
      'credit_balance',
      'credit_transfer',
      'live_key',
    ])
    const keys = mine.filter((row) => row.startsWith('live_key'))
    ok(keys.length === 2 && keys.every((row) => row.includes('"name":"deleted"') && !row.includes('"revoked_at":null')))
    for (const token of secrets.filter((secret) => secret.startsWith('burin_session_')))
      equal(await findSession(desk.deps, token), null)
    const label = 'Firefox'
    const of = { challenge, code, oldToken: null, knownBrowser: null, label, network: 'late' }
    const late = await redeemCode(desk.deps, of)
    equal(late.kind, 'gone')
    ok((await findSession(desk.deps, theirs.secrets[0] ?? '')) !== null)
    equal(await deleteAccount(desk.deps, account), false)
  })

  it('denies a device that was approved and has not fetched its token yet', async () => {
    const { session } = await desk.signIn('device@example.com')
    const begun = await beginDevice(desk.deps, { clientId: 'burin-cli', network: 'device' })
    ok(begun.kind === 'begun')
    await answerDevice(desk.deps, { userCode: begun.userCode, account: session.account, approve: true })
    await deleteAccount(desk.deps, session.account)
    const poll = await pollDevice(desk.deps, { deviceCode: begun.deviceCode, clientId: 'burin-cli' })
    equal(poll.kind, 'unknown')
  })

  it('wins over a sign-in at the same moment, that ends after it', async () => {
    const { deps } = desk
    const { account } = (await desk.signIn('late@example.com')).session
    await deleteAccount(deps, account)
    const { token } = await openSession(deps.database, deps, { account, kind: 'browser', label: 'late' })
    equal(await findSession(deps, token), null)
    const of = { issuer: 'https://login.example', subject: 'late' }
    await linkIdentity(deps.database, { ...of, accountId: account.id, at: new Date(deps.now()) })
    const found = await accountOfPerson(deps, { kind: 'person', ...of, email: 'late@example.com' })
    ok(found.id !== account.id)
  })

  it('revokes also a key that is being made at the same moment', async () => {
    const { deps } = desk
    const { account } = (await desk.signIn('race@example.com')).session
    const { promise: isMade, resolve: made } = Promise.withResolvers<void>()
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
    const slow: AccountStore = {
      query: deps.database.query,
      transaction: (work) =>
        deps.database.transaction(async (within) => {
          const result = await work(within)
          made()
          await mayEnd
          return result
        }),
    }
    const making = createKey({ ...deps, database: slow }, { accountId: account.id, name: 'Late', formToken: 'late' })
    await isMade
    const deleting = deleteAccount(deps, account)
    await until(async () => (await deps.database.query(SOMEBODY_WAITS)).length > 0)
    end()
    const key = await making
    ok(key.kind === 'made')
    equal(await deleting, true)
    equal(await findLiveKey(deps.database, sha256(key.secret)), null)
  })

  it('lets the address begin anew', async () => {
    const first = await desk.signIn('again@example.com')
    await deleteAccount(desk.deps, first.session.account)
    const second = await desk.signIn('again@example.com')
    ok(second.session.account.id !== first.session.account.id)
    equal(await findSession(desk.deps, first.token), null)
  })
})
