import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { openIdentityDesk } from '../../../tests/identity-desk.ts'
import type { IdentityDesk } from '../../../tests/identity-desk.ts'
import { findSession } from './find-session.ts'
import { listSessions } from './list-sessions.ts'
import { openSession } from './open-session.ts'
import { revokeOtherSessions, revokeSession, revokeToken } from './revoke-session.ts'
import type { SessionKind } from './session.ts'
import { sweepIdentity } from './sweep-identity.ts'

const DAY_MS = 86_400_000

let desk: IdentityDesk
before(async () => {
  desk = await openIdentityDesk()
})
after(() => desk[Symbol.asyncDispose]())

const lifetimes: [SessionKind, number, number][] = [
  ['browser', 30 * DAY_MS, 7 * DAY_MS],
  ['token', 90 * DAY_MS, 30 * DAY_MS],
]

describe('a session', () => {
  for (const [kind, mostMs, idleMs] of lifetimes) {
    it(`of kind ${kind} is over when it is not used for ${idleMs / DAY_MS} days`, async () => {
      const { session } = await desk.signIn('idle@example.com')
      const { token } = await openSession(desk.deps.database, desk.deps, {
        account: session.account,
        kind,
        label: '',
      })
      desk.advance(idleMs - 1)
      ok((await findSession(desk.deps, token)) !== null)
      desk.advance(idleMs - 1)
      ok((await findSession(desk.deps, token)) !== null)
      desk.advance(idleMs)
      equal(await findSession(desk.deps, token), null)
    })

    it(`of kind ${kind} is over after ${mostMs / DAY_MS} days however often it is used`, async () => {
      const { session } = await desk.signIn('most@example.com')
      const opened = await openSession(desk.deps.database, desk.deps, { account: session.account, kind, label: '' })
      const end = opened.session.expiresAt.getTime()
      equal(end - desk.deps.now(), mostMs)
      while (desk.deps.now() + DAY_MS < end) {
        desk.advance(DAY_MS)
        ok((await findSession(desk.deps, opened.token)) !== null)
      }
      desk.advance(end - desk.deps.now() - 1)
      ok((await findSession(desk.deps, opened.token)) !== null)
      desk.advance(1)
      equal(await findSession(desk.deps, opened.token), null)
    })
  }

  it('remembers its last use to the minute, in one statement', async () => {
    const { token, session } = await desk.signIn('touch@example.com')
    const usedAt = async (): Promise<number> => {
      const [row] = await desk.deps.database.query<{ at: Date }>(
        'select last_used_at as at from session where id = $1',
        [session.id],
      )
      return row?.at.getTime() ?? 0
    }
    const begin = await usedAt()
    let statements = 0
    const database = {
      ...desk.deps.database,
      query: (statement: string, values?: readonly unknown[]) => {
        statements += 1
        return desk.deps.database.query(statement, values)
      },
    } as typeof desk.deps.database
    desk.advance(59_999)
    await findSession({ ...desk.deps, database }, token)
    equal(await usedAt(), begin)
    desk.advance(1)
    await Promise.all(Array.from({ length: 5 }, () => findSession({ ...desk.deps, database }, token)))
    equal(await usedAt(), begin + 60_000)
    equal(statements, 6)
  })

  it('is not looked for when the text cannot be a token', async () => {
    const deps = { now: desk.deps.now, database: { query: Promise.reject, transaction: Promise.reject } } as never
    const { token } = await desk.signIn('form@example.com')
    match(token, /^burin_session_[0-9A-Za-z]{43}$/)
    for (const text of ['', 'x', `${token}x`, token.slice(0, -1), ` ${token}`, `${token}\n`, token.toUpperCase()])
      equal(await findSession(deps, text), null)
  })

  it('has a label of one line that is not too long', async () => {
    const { session } = await desk.signIn('label@example.com')
    const label = ` Fire\u0000fox\r\n\u202eon 🦊 ${'x'.repeat(10_000)}`
    const opened = await openSession(desk.deps.database, desk.deps, {
      account: session.account,
      kind: 'browser',
      label,
    })
    match(opened.session.label, /^Fire fox on 🦊 x+$/u)
    equal([...opened.session.label].length, 100)
    deepEqual(await findSession(desk.deps, opened.token), opened.session)
  })
})

describe('the sessions of an account', () => {
  it('are listed, last used first, and only those that are still good', async () => {
    await desk.signIn('list@example.com')
    desk.advance(3 * DAY_MS)
    const second = await desk.signIn('list@example.com')
    desk.advance(3 * DAY_MS)
    const third = await desk.signIn('list@example.com')
    await desk.signIn('somebody-else@example.com')
    desk.advance(2 * DAY_MS)
    await findSession(desk.deps, second.token)
    deepEqual(
      (await listSessions(desk.deps, third.session.account)).map(({ id }) => id),
      [second.session.id, third.session.id],
    )
  })

  it('end one by one, but not by the wish of another account', async () => {
    const mine = await desk.signIn('mine@example.com')
    const theirs = await desk.signIn('theirs@example.com')
    const of = { account: mine.session.account, id: theirs.session.id }
    equal(await revokeSession(desk.deps, of), false)
    ok((await findSession(desk.deps, theirs.token)) !== null)
    equal(await revokeSession(desk.deps, { ...of, id: mine.session.id }), true)
    equal(await revokeSession(desk.deps, { ...of, id: mine.session.id }), false)
    equal(await findSession(desk.deps, mine.token), null)
  })

  it('end all but one at once', async () => {
    const all = [await desk.signIn('all@example.com'), await desk.signIn('all@example.com')]
    const kept = await desk.signIn('all@example.com')
    const theirs = await desk.signIn('not-all@example.com')
    equal(await revokeOtherSessions(desk.deps, kept.session), 2)
    for (const { token } of all) equal(await findSession(desk.deps, token), null)
    for (const { token } of [kept, theirs]) ok((await findSession(desk.deps, token)) !== null)
  })

  it('end by their token, and a text that is none ends nothing', async () => {
    const { token } = await desk.signIn('token@example.com')
    await revokeToken(desk.deps, 'burin_session_x')
    ok((await findSession(desk.deps, token)) !== null)
    await revokeToken(desk.deps, token)
    equal(await findSession(desk.deps, token), null)
  })
})

describe('sweepIdentity', () => {
  it('deletes what is over and nothing else', async () => {
    await sweepIdentity(desk.deps)
    const idle = await desk.signIn('sweep@example.com')
    desk.advance(8 * DAY_MS)
    const good = await desk.signIn('sweep@example.com')
    const other = await openSession(desk.deps.database, desk.deps, { ...idle.session, kind: 'token' })
    ok((await sweepIdentity(desk.deps)) >= 1)
    equal(await sweepIdentity(desk.deps), 0)
    const rows = await desk.deps.database.query<{ id: string }>(
      'select session.id from session join account on account.id = account_id where email = $1',
      ['sweep@example.com'],
    )
    deepEqual(rows.map(({ id }) => id).sort(), [good.session.id, other.session.id].sort())
  })
})
