import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { openIdentityDesk } from '../../../tests/identity-desk.ts'
import type { IdentityDesk } from '../../../tests/identity-desk.ts'
import { otherThan, signInTries } from '../../../tests/sign-in-tries.ts'
import { findSession } from './find-session.ts'
import { requestCode } from './request-code.ts'
import { signInCodes } from './sign-in-codes.ts'

let desk: IdentityDesk
before(async () => {
  desk = await openIdentityDesk()
})
after(() => desk[Symbol.asyncDispose]())

const { fresh, ask, challengeFor, redeem } = signInTries(() => desk)

describe('a one-time code', () => {
  it('comes by a mail that says what it is for, and leads nowhere', async () => {
    const { email, network } = fresh()
    const challenge = await challengeFor({ email: ` ${email.toUpperCase()} `, network })
    const mail = desk.mails.at(-1)
    equal(mail?.to, email)
    match(mail.subject, new RegExp(`^${desk.lastCode()} `))
    match(mail.text, /https:\/\/burin\.example\nand works for 10 minutes, in the browser that asked for it\./)
    match(mail.text, /ignore this mail/)
    ok(!mail.text.includes(challenge))
    match(challenge, /^[0-9A-Za-z]{43}$/)
  })

  it('signs in, makes the account at the first time and finds it at the second', async () => {
    const who = fresh()
    const first = await redeem(await challengeFor(who), desk.lastCode())
    const second = await redeem(await challengeFor(who), ` ${desk.lastCode().slice(0, 3)} ${desk.lastCode().slice(3)}`)
    ok(first.kind === 'signed-in' && second.kind === 'signed-in')
    match(first.session.account.id, /^acc_[0-9A-Za-z]{24}$/)
    deepEqual(second.session.account, first.session.account)
    equal(first.session.account.email, who.email)
    equal(first.session.label, 'Firefox on Linux')
    deepEqual(await findSession(desk.deps, first.token), first.session)
  })

  it('does the same for an address with an account and one without', async () => {
    const known = fresh()
    await redeem(await challengeFor(known), desk.lastCode())
    const stranger = fresh()
    const texts: string[] = []
    const statements: string[][] = []
    for (const { email, network } of [known, stranger]) {
      const seen: string[] = []
      const database = {
        ...desk.deps.database,
        query: (statement: string, values?: readonly unknown[]) => {
          seen.push(statement)
          return desk.deps.database.query(statement, values)
        },
      } as typeof desk.deps.database
      const answer = await requestCode(
        { ...desk.deps, database },
        { email, network, browser: 'Firefox', knownBrowser: null },
      )
      deepEqual(Object.keys(answer).sort(), ['challenge', 'email', 'hasCode', 'kind'])
      const { subject, text } = desk.mails.at(-1) ?? {}
      texts.push(
        `${subject}\n${text}`.replace(/\d{6}/g, 'CODE').replace(desk.lastLink(), 'LINK').replace(network, 'NETWORK'),
      )
      statements.push(seen)
    }
    equal(texts[0], texts[1])
    deepEqual(statements[0], statements[1])
  })

  it('works in the browser that asked, and in no other', async () => {
    const who = fresh()
    const mine = await challengeFor(who)
    const code = desk.lastCode()
    const theirs = await challengeFor(who)
    ok(desk.lastCode() === code || (await redeem(theirs, code)).kind === 'wrong')
    equal((await redeem('x'.repeat(43), code)).kind, 'gone')
    for (const odd of ['', 'x', `${mine}x`, mine.slice(1), "' or 1=1 --"]) equal((await redeem(odd, code)).kind, 'gone')
    equal((await redeem(mine, code)).kind, 'signed-in')
  })

  it('works once', async () => {
    const challenge = await challengeFor(fresh())
    equal((await redeem(challenge, desk.lastCode())).kind, 'signed-in')
    deepEqual(await redeem(challenge, desk.lastCode()), { kind: 'gone' })
  })

  it('works for ten minutes and not a moment longer', async () => {
    const challenges = [await challengeFor(fresh()), await challengeFor(fresh())]
    const [code = '', late = ''] = desk.mails.slice(-2).map(({ text }) => /\d{6}/.exec(text)?.[0])
    desk.advance(signInCodes.lifetimeMs - 1)
    equal((await redeem(challenges[0] ?? '', code)).kind, 'signed-in')
    desk.advance(1)
    equal((await redeem(challenges[1] ?? '', late)).kind, 'gone')
  })

  it('may be tried five times, also when the fifth is right', async () => {
    const challenge = await challengeFor(fresh())
    const code = desk.lastCode()
    for (const triesLeft of [4, 3, 2, 1])
      deepEqual(await redeem(challenge, otherThan(code)), { kind: 'wrong', triesLeft })
    equal((await redeem(challenge, code)).kind, 'signed-in')
  })

  it('is gone after five wrong tries, whatever they look like', async () => {
    const challenge = await challengeFor(fresh())
    const code = desk.lastCode()
    const wrong = [otherThan(code), '', `${code}0`, code.slice(1), 'x'.repeat(10_000)]
    const answers = []
    for (const one of wrong) answers.push(await redeem(challenge, one))
    deepEqual(
      answers.map((one) => one.kind === 'wrong' && one.triesLeft),
      [4, 3, 2, 1, 0],
    )
    deepEqual(await redeem(challenge, code), { kind: 'gone' })
  })

  it('is compared with at most five of a hundred guesses that come at once', async () => {
    const challenge = await challengeFor(fresh())
    const wrong = otherThan(desk.lastCode())
    const answers = await Promise.all(Array.from({ length: 100 }, (_, i) => redeem(challenge, wrong, `203.0.113.${i}`)))
    const left = answers.flatMap((one) => (one.kind === 'wrong' ? [`${one.triesLeft}`] : []))
    deepEqual(left.sort(), ['0', '1', '2', '3', '4'])
    equal(answers.filter(({ kind }) => kind === 'gone').length, 95)
  })

  it('signs in once when it comes twenty times at once', async () => {
    const who = fresh()
    const challenge = await challengeFor(who)
    const code = desk.lastCode()
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => redeem(challenge, code, `203.0.113.${i}`)))
    deepEqual(answers.map(({ kind }) => kind).sort(), [...Array.from({ length: 19 }, () => 'gone'), 'signed-in'])
    const [count] = await desk.deps.database.query<{ sessions: bigint }>(
      'select count(*) as sessions from session join account on account.id = account_id where email = $1',
      [who.email],
    )
    equal(count?.sessions, 1n)
  })

  it('makes one account for two first codes that come back at once', async () => {
    const who = fresh()
    const codes: [string, string][] = []
    for (let i = 0; i < 5; i += 1) codes.push([await challengeFor(who), desk.lastCode()])
    const answers = await Promise.all(codes.map(([challenge, code]) => redeem(challenge, code)))
    const ids = answers.map((one) => (one.kind === 'signed-in' ? one.session.account.id : one.kind))
    equal(new Set(ids).size, 1)
    match(ids[0] ?? '', /^acc_/)
  })

  it('ends the session that the browser had', async () => {
    const old = await desk.signIn('rotates@example.com')
    const other = await desk.signIn('rotates@example.com')
    const next = await desk.signIn('rotates@example.com', old.token)
    equal(await findSession(desk.deps, old.token), null)
    ok((await findSession(desk.deps, other.token)) !== null)
    ok((await findSession(desk.deps, next.token)) !== null)
  })

  it('is not sent to something that is no address', async () => {
    const sent = desk.mails.length
    const answer = await ask({ ...fresh(), email: 'ada@one@example.com' })
    ok(answer.kind === 'bad-email' && answer.problem.includes('only one @'))
    equal(desk.mails.length, sent)
  })

  it('is gone when its mail could not be sent, and the caller hears why', async () => {
    const mishap = new Error('no route to host')
    const deps = { ...desk.deps, sendMail: () => Promise.reject(mishap) }
    const before = await desk.deps.database.query('select 1 from sign_in_code')
    deepEqual(await requestCode(deps, { ...fresh(), browser: 'Firefox', knownBrowser: null }), {
      kind: 'mail-failed',
      cause: mishap,
    })
    equal((await desk.deps.database.query('select 1 from sign_in_code')).length, before.length)
  })
})
