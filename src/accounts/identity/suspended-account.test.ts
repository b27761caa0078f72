import { deepEqual, equal, ok } from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { openIdentityDesk } from '../../../tests/identity-desk.ts'
import type { IdentityDesk } from '../../../tests/identity-desk.ts'
import { listSuspended, setSuspension } from '../entities/account.ts'
import { createKey } from '../keys/create-key.ts'
import { keyRegister } from '../keys/key-register.ts'
import { answerDevice } from './answer-device.ts'
import { beginDevice } from './begin-device.ts'
import { createAccountToken } from './create-account-token.ts'
import { findBearer } from './find-bearer.ts'
import { findBrowserSession } from './find-session.ts'
import { openSession } from './open-session.ts'
import { pollDevice } from './poll-device.ts'
import { redeemCode } from './redeem-code.ts'
import { redeemLink } from './redeem-link.ts'
import { requestCode } from './request-code.ts'

let desk: IdentityDesk
before(async () => {
  desk = await openIdentityDesk()
})
after(() => desk[Symbol.asyncDispose]())

const SUSPENDED = { kind: 'suspended', reason: 'spam' }
const suspend = (accountId: string): Promise<boolean> =>
  desk.deps.database.transaction((within) =>
    setSuspension(within, accountId, { at: new Date(desk.deps.now()), reason: 'spam' }),
  )
const restore = (accountId: string): Promise<boolean> =>
  desk.deps.database.transaction((within) => setSuspension(within, accountId, null))

describe('a suspended account', () => {
  it('is let in by none of its tokens and sessions, which say so, and by all of them when it is restored', async () => {
    const { database } = desk.deps
    const { token: cookie, session } = await desk.signIn('ada@example.com')
    const { account } = session
    const program = await database.transaction((within) =>
      openSession(within, desk.deps, { account, kind: 'token', label: 'burin-cli' }),
    )
    const made = await createAccountToken(desk.deps, { account, name: 'CI', days: 30 })
    ok(made.kind === 'made')
    const bearers = [program.token, made.secret]
    const kinds = async (): Promise<readonly string[]> =>
      Promise.all(bearers.map(async (one) => (await findBearer(desk.deps, [`Bearer ${one}`])).kind))
    ok(await suspend(account.id))
    deepEqual(await findBearer(desk.deps, [`Bearer ${program.token}`]), SUSPENDED)
    deepEqual(await kinds(), ['suspended', 'suspended'])
    equal(await findBrowserSession(desk.deps, cookie), null)
    deepEqual(
      (await listSuspended(database, 10)).map(({ id, suspendedFor }) => [id, suspendedFor]),
      [[account.id, 'spam']],
    )
    ok(await restore(account.id))
    deepEqual(await kinds(), ['account', 'account-token'])
    ok((await findBrowserSession(desk.deps, cookie)) !== null)
    equal(await restore(account.id), false)
  })

  it('is told at sign-in, by code and by link, and gets no session', async () => {
    const email = 'eve@example.com'
    const { session } = await desk.signIn(email)
    ok(await suspend(session.account.id))
    const sessions = async (): Promise<number> =>
      (await desk.deps.database.query('select 1 from session where account_id = $1', [session.account.id])).length
    const had = await sessions()
    const ask = async (network: string): Promise<string> => {
      const request = await requestCode(desk.deps, { email, network, browser: 'Firefox', knownBrowser: null })
      ok(request.kind === 'sent')
      return request.challenge
    }
    const of = { oldToken: null, knownBrowser: null, label: 'Firefox', network: '198.51.100.1' }
    const challenge = await ask('198.51.100.1')
    deepEqual(await redeemCode(desk.deps, { ...of, challenge, code: desk.lastCode() }), SUSPENDED)
    await ask('198.51.100.2')
    deepEqual(await redeemLink(desk.deps, { secret: desk.lastLink(), oldToken: null, label: 'Firefox' }), SUSPENDED)
    equal(await sessions(), had)
  })

  it('has keys that say so', async () => {
    const { session } = await desk.signIn('keys@example.com')
    const made = await createKey(desk.deps, { accountId: session.account.id, name: 'A key', formToken: 'a form' })
    ok(made.kind === 'made')
    ok(await suspend(session.account.id))
    await using keys = keyRegister({ database: desk.deps.database, now: desk.deps.now, failed: () => undefined })
    equal((await keys.find(made.secret))?.suspendedFor, 'spam')
  })

  it('gets no token for a program that it let in just before', async () => {
    const { session } = await desk.signIn('device@example.com')
    const begun = await beginDevice(desk.deps, { clientId: 'burin-cli', network: '203.0.113.9' })
    ok(begun.kind === 'begun')
    const { userCode } = begun
    equal((await answerDevice(desk.deps, { userCode, account: session.account, approve: true })).kind, 'answered')
    ok(await suspend(session.account.id))
    const poll = { deviceCode: begun.deviceCode, clientId: 'burin-cli' }
    equal((await pollDevice(desk.deps, poll)).kind, 'denied')
  })

  it('still cannot be given another address, nor come back when it was deleted', async () => {
    const { session } = await desk.signIn('stays@example.com')
    const { id } = session.account
    ok(await suspend(id))
    const { database } = desk.deps
    for (const change of ["email = 'eve@evil.example'", 'deleted_at = now()'])
      await database.query(`update account set ${change} where id = $1`, [id]).then(
        () => ok(false, change),
        (error: Error) => ok(/update refused|constraint/.test(error.message), error.message),
      )
  })
})
