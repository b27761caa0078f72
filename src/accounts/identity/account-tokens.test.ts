import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { openIdentityDesk } from '../../../tests/identity-desk.ts'
import type { IdentityDesk } from '../../../tests/identity-desk.ts'
import type { Account } from '../account.ts'
import { MOST_ACCOUNT_TOKENS } from './account-token.ts'
import type { AccountToken } from './account-token.ts'
import { createAccountToken } from './create-account-token.ts'
import { deleteAccount } from './delete-account.ts'
import { deleteAccountToken, listAccountTokens } from './entities/account-token.ts'
import { exportAccount } from './export-account.ts'
import { findBearer } from './find-bearer.ts'
import type { Bearer } from './find-bearer.ts'
import { findBrowserSession } from './find-session.ts'
import { revokeOtherSessions, revokeToken } from './revoke-session.ts'
import { sweepIdentity } from './sweep-identity.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

let desk: IdentityDesk
before(async () => {
  desk = await openIdentityDesk()
})
after(() => desk[Symbol.asyncDispose]())

const accountOf = async (email: string): Promise<Account> => (await desk.signIn(email)).session.account
async function make(account: Account, days = 90): Promise<{ secret: string; token: AccountToken }> {
  const made = await createAccountToken(desk.deps, { account, name: 'Build server', days })
  ok(made.kind === 'made', made.kind)
  return made
}
const find = (secret: string): Promise<Bearer> => findBearer(desk.deps, [`Bearer ${secret}`])
const list = (account: Account): Promise<readonly AccountToken[]> =>
  listAccountTokens(desk.deps.database, { accountId: account.id, at: new Date(desk.deps.now()) })

describe('a token for programs', () => {
  it('speaks for its account, and for no session', async () => {
    const account = await accountOf('ada@example.com')
    const { secret, token } = await make(account)
    match(secret, /^burin_token_[0-9A-Za-z]{43}$/)
    match(token.id, /^tok_[0-9A-Za-z]{24}$/)
    deepEqual(await find(secret), { kind: 'account-token', account, tokenId: token.id })
    for (const text of [`${secret}x`, secret.slice(0, -1), secret.toUpperCase(), `burin_token_${'x'.repeat(43)}`])
      deepEqual(await find(text), { kind: 'bad' }, text)
  })

  it('signs nobody in to pages, neither as it is nor as a session', async () => {
    const { secret } = await make(await accountOf('pages@example.com'))
    for (const cookie of [secret, secret.replace('burin_token_', 'burin_session_')])
      equal(await findBrowserSession(desk.deps, cookie), null)
  })

  it('is good until it is over, however seldom it is used, and says for 30 days more since when it is not', async () => {
    const account = await accountOf('year@example.com')
    const { secret, token } = await make(account, 365)
    equal(token.expiresAt.getTime() - token.createdAt.getTime(), 365 * DAY_MS)
    desk.advance(365 * DAY_MS - 1)
    equal((await find(secret)).kind, 'account-token')
    desk.advance(1)
    deepEqual(await find(secret), { kind: 'expired', at: token.expiresAt })
    deepEqual(await list(account), [])
    desk.advance(30 * DAY_MS - 1)
    await sweepIdentity(desk.deps)
    equal((await find(secret)).kind, 'expired')
    desk.advance(1)
    await sweepIdentity(desk.deps)
    equal((await find(secret)).kind, 'bad')
  })

  it('remembers its last use to the hour, and writes once in it', async () => {
    const account = await accountOf('hour@example.com')
    desk.advance(HOUR_MS - (desk.deps.now() % HOUR_MS))
    const { secret } = await make(account)
    const usedAt = async (): Promise<number | undefined> => (await list(account))[0]?.lastUsedAt?.getTime()
    equal(await usedAt(), undefined)
    const hour = desk.deps.now()
    const version = async (): Promise<unknown> =>
      (await desk.deps.database.query('select xmin::text from account_token where account_id = $1', [account.id]))[0]
    desk.advance(10)
    await find(secret)
    const written = await version()
    desk.advance(HOUR_MS - 11)
    await Promise.all(Array.from({ length: 5 }, () => find(secret)))
    equal(await usedAt(), hour)
    deepEqual(await version(), written)
    desk.advance(1)
    await find(secret)
    equal(await usedAt(), hour + HOUR_MS)
  })

  it('ends at once by its account or by whoever holds it, but not by the wish of another account', async () => {
    const account = await accountOf('mine@example.com')
    const other = await accountOf('theirs@example.com')
    const [one, two] = [await make(account), await make(account)]
    const { database } = desk.deps
    equal(await deleteAccountToken(database, { id: one.token.id, accountId: other.id }), false)
    equal((await find(one.secret)).kind, 'account-token')
    equal(await deleteAccountToken(database, { id: one.token.id, accountId: account.id }), true)
    equal((await find(one.secret)).kind, 'bad')
    await revokeToken(desk.deps, two.secret)
    equal((await find(two.secret)).kind, 'bad')
    deepEqual(await list(account), [])
  })

  it('outlives the sessions of its account', async () => {
    const { session } = await desk.signIn('sessions@example.com')
    const { secret } = await make(session.account)
    await desk.signIn('sessions@example.com')
    await revokeOtherSessions(desk.deps, session)
    equal((await find(secret)).kind, 'account-token')
  })
})

describe('the tokens of an account', () => {
  it('are listed newest first, without anything secret, and exported', async () => {
    const account = await accountOf('list@example.com')
    const first = await make(account)
    desk.advance(1)
    const second = await make(account)
    await make(await accountOf('not-listed@example.com'))
    deepEqual(await list(account), [second.token, first.token])
    const { tokens } = await exportAccount(desk.deps, account)
    deepEqual(tokens[1], {
      id: first.token.id,
      name: 'Build server',
      createdAt: first.token.createdAt.toISOString(),
      expiresAt: first.token.expiresAt.toISOString(),
      lastUsedAt: null,
    })
  })

  it('are twenty at most that are good, also when they are made at once', async () => {
    const account = await accountOf('many@example.com')
    await make(account, 1)
    desk.advance(DAY_MS)
    const all = await Promise.all(
      Array.from({ length: MOST_ACCOUNT_TOKENS + 5 }, () =>
        createAccountToken(desk.deps, { account, name: 'CI', days: 1 }),
      ),
    )
    equal(all.filter(({ kind }) => kind === 'made').length, 20)
    deepEqual(
      all.find(({ kind }) => kind !== 'made'),
      { kind: 'too-many', most: 20 },
    )
  })

  it('go with it, and none is made for one that is deleted', async () => {
    const account = await accountOf('gone@example.com')
    const { secret } = await make(account)
    equal(await deleteAccount(desk.deps, account), true)
    equal((await find(secret)).kind, 'bad')
    deepEqual(await createAccountToken(desk.deps, { account, name: 'CI', days: 1 }), { kind: 'gone' })
    deepEqual(await desk.deps.database.query('select 1 from account_token where account_id = $1', [account.id]), [])
  })
})
