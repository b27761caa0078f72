import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { openIdentityDesk } from '../../../tests/identity-desk.ts'
import type { IdentityDesk } from '../../../tests/identity-desk.ts'
import type { Account } from '../account.ts'
import { deleteAccount } from './delete-account.ts'
import { findBearer } from './find-bearer.ts'
import type { Bearer } from './find-bearer.ts'
import type { OidcAnswer } from './oidc/oidc-verifier.ts'
import { openSession } from './open-session.ts'
import type { OpenedSession } from './open-session.ts'
import { isMailAddress } from './placeholder-email.ts'

let desk: IdentityDesk
before(async () => {
  desk = await openIdentityDesk()
})
after(() => desk[Symbol.asyncDispose]())

/** A program that somebody has let in. */
async function letIn(email: string): Promise<OpenedSession> {
  const { account } = (await desk.signIn(email)).session
  return openSession(desk.deps.database, desk.deps, { account, kind: 'token', label: 'burin-cli' })
}
const person = (subject: string, email: string | null = null): OidcAnswer => ({
  kind: 'person',
  issuer: 'https://login.example',
  subject,
  email,
})
/** What comes of a token that the provider answers so. */
const withToken = (answer: OidcAnswer): Promise<Bearer> =>
  findBearer({ ...desk.deps, oidc: async () => answer }, ['Bearer aa.bb.cc'])
async function accountWith(answer: OidcAnswer): Promise<Account> {
  const bearer = await withToken(answer)
  ok(bearer.kind === 'account', bearer.kind)
  equal(bearer.session, null)
  return bearer.account
}

describe('findBearer', () => {
  it('knows a session by its token, in any spelling of the scheme', async () => {
    const { token, session } = await letIn('ada@example.com')
    const found = { kind: 'account', account: session.account, session }
    for (const value of [`Bearer ${token}`, `bearer ${token}`, `BEARER   ${token} `])
      deepEqual(await findBearer(desk.deps, [value]), found, value)
  })

  it('takes no session of a browser: that is for its cookie', async () => {
    const { token } = await desk.signIn('ada@example.com')
    deepEqual(await findBearer(desk.deps, [`Bearer ${token}`]), { kind: 'bad' })
  })

  it('tells apart no header and one that lets nobody in', async () => {
    const { token } = await letIn('ada@example.com')
    deepEqual(await findBearer(desk.deps, []), { kind: 'none' })
    const unknown = `burin_session_${'x'.repeat(43)}`
    for (const value of ['', token, `Basic ${token}`, `Bearer${token}`])
      deepEqual(await findBearer(desk.deps, [value]), { kind: 'other-scheme' }, value)
    const values = ['Bearer', 'Bearer ', `Bearer ${token}x`, `Bearer ${token} x`]
    for (const value of [...values, `Bearer ${unknown}`, 'Bearer svc_live_x', 'Bearer a.b.c'])
      deepEqual(await findBearer(desk.deps, [value]), { kind: 'bad' }, value)
    deepEqual(await findBearer(desk.deps, [`Bearer ${token}`, `Bearer ${token}`]), { kind: 'bad' })
  })

  it('asks the other provider only about what looks like a JWT', async () => {
    const asked: string[] = []
    const deps = {
      ...desk.deps,
      oidc: async (jwt: string): Promise<OidcAnswer> => {
        asked.push(jwt)
        return { kind: 'bad' }
      },
    }
    for (const token of ['a.b', 'a.b.c', 'a.b.c.d', `burin_session_${'x'.repeat(43)}`])
      deepEqual(await findBearer(deps, [`Bearer ${token}`]), { kind: 'bad' })
    deepEqual(asked, ['a.b.c'])
  })

  it('says when nobody can tell', async () => {
    deepEqual(await withToken({ kind: 'away', problem: 'time-out' }), { kind: 'away', problem: 'time-out' })
  })
})

describe('somebody whom another provider vouches for', () => {
  it('has one account, also when the first times come at once', async () => {
    const all = await Promise.all(Array.from({ length: 10 }, () => accountWith(person('many-at-once'))))
    equal(new Set(all.map(({ id }) => id)).size, 1)
    const other = await accountWith(person('somebody-else'))
    ok(other.id !== all[0]?.id)
  })

  it('is not told apart by what another provider calls its people', async () => {
    const mine = await accountWith(person('7'))
    const theirs = await accountWith({ kind: 'person', issuer: 'https://other.example', subject: '7', email: null })
    ok(mine.id !== theirs.id)
  })

  it('gets the account of the address when it is verified, and the other way round', async () => {
    const { session } = await desk.signIn('known@example.com')
    deepEqual(await accountWith(person('verified', 'known@example.com')), session.account)
    const made = await accountWith(person('verified-first', 'first@example.com'))
    deepEqual((await desk.signIn('first@example.com')).session.account, made)
  })

  it('gets an account of its own when it is not, which no mail leads into', async () => {
    await desk.signIn('victim@example.com')
    const own = await accountWith(person('unverified'))
    match(own.email, /^[0-9a-f]{40}@no-address\.invalid$/)
    ok(!isMailAddress(own.email) && isMailAddress('victim@example.com'))
  })

  it('keeps the account when the address changes', async () => {
    const before = await accountWith(person('moves', 'old@example.com'))
    await desk.signIn('new@example.com')
    deepEqual(await accountWith(person('moves', 'new@example.com')), before)
  })

  it('begins anew after the account is deleted', async () => {
    const before = await accountWith(person('comes-back', 'back@example.com'))
    equal(await deleteAccount(desk.deps, before), true)
    const after = await accountWith(person('comes-back', 'back@example.com'))
    ok(after.id !== before.id)
    equal(after.email, 'back@example.com')
  })
})
