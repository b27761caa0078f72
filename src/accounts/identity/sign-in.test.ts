import { deepEqual, equal, match, notEqual, ok } from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { openIdentityDesk } from '../../../tests/identity-desk.ts'
import type { IdentityDesk } from '../../../tests/identity-desk.ts'
import { findSession } from './find-session.ts'
import { policies } from './policies.ts'
import { redeemCode } from './redeem-code.ts'
import type { CodeRedemption } from './redeem-code.ts'
import { requestCode } from './request-code.ts'
import type { CodeRequest } from './request-code.ts'
import { signInCodes } from './sign-in-codes.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

let desk: IdentityDesk
before(async () => {
  desk = await openIdentityDesk()
})
after(() => desk[Symbol.asyncDispose]())

/** Each test has addresses and networks of its own: limits must not reach from one into another. */
let made = 0
const fresh = (): { email: string; network: string } => {
  made += 1
  return { email: `person${made}@example.com`, network: `198.51.100.${made}` }
}
const ask = (of: { email: string; network: string }, knownBrowser: string | null = null): Promise<CodeRequest> =>
  requestCode(desk.needs, { ...of, knownBrowser })
async function challengeFor(of: { email: string; network: string }, knownBrowser?: string): Promise<string> {
  const request = await ask(of, knownBrowser)
  ok(request.kind === 'sent', request.kind)
  return request.challenge
}
const redeem = (
  challenge: string,
  code: string,
  network = 'anywhere else',
  knownBrowser: string | null = null,
): Promise<CodeRedemption> =>
  redeemCode(desk.needs, { challenge, code, oldToken: null, knownBrowser, label: 'Firefox on Linux', network })
const otherThan = (code: string): string => code.replace(/./g, (digit) => String((Number(digit) + 1) % 10))

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
    deepEqual(await findSession(desk.needs, first.token), first.session)
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
        ...desk.needs.database,
        query: (statement: string, values?: readonly unknown[]) => {
          seen.push(statement)
          return desk.needs.database.query(statement, values)
        },
      } as typeof desk.needs.database
      const answer = await requestCode({ ...desk.needs, database }, { email, network, knownBrowser: null })
      deepEqual(Object.keys(answer).sort(), ['challenge', 'email', 'kind'])
      texts.push(`${desk.mails.at(-1)?.subject}\n${desk.mails.at(-1)?.text}`.replace(/\d{6}/g, 'CODE'))
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
    const [count] = await desk.needs.database.query<{ sessions: bigint }>(
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
    equal(await findSession(desk.needs, old.token), null)
    ok((await findSession(desk.needs, other.token)) !== null)
    ok((await findSession(desk.needs, next.token)) !== null)
  })

  it('is not sent to something that is no address', async () => {
    const sent = desk.mails.length
    const answer = await ask({ ...fresh(), email: 'ada@one@example.com' })
    ok(answer.kind === 'bad-email' && answer.problem.includes('only one @'))
    equal(desk.mails.length, sent)
  })

  it('is gone when its mail could not be sent, and the caller hears why', async () => {
    const mishap = new Error('no route to host')
    const needs = { ...desk.needs, sendMail: () => Promise.reject(mishap) }
    const before = await desk.needs.database.query('select 1 from sign_in_code')
    deepEqual(await requestCode(needs, { ...fresh(), knownBrowser: null }), { kind: 'mail-failed', cause: mishap })
    equal((await desk.needs.database.query('select 1 from sign_in_code')).length, before.length)
  })
})

describe('the limits of sign-in', () => {
  /** How many codes one gets until there are none, and how long to wait then. */
  async function untilLimited(next: () => { email: string; network: string }): Promise<[number, number]> {
    for (let sent = 0; ; sent += 1) {
      const answer = await ask(next())
      if (answer.kind === 'limited') return [sent, answer.retryAfterSeconds]
      equal(answer.kind, 'sent')
    }
  }

  it('are five codes in 15 minutes and twenty in a day for an address, wherever they are asked for', async () => {
    const { email } = fresh()
    const anywhere = (): { email: string; network: string } => ({ email, network: fresh().network })
    let all = 0
    for (let round = 0; round < 4; round += 1) {
      const [sent, wait] = await untilLimited(anywhere)
      deepEqual([sent, wait], [5, 900])
      all += sent
      desk.advance(wait * 1000 - 1)
      equal((await ask(anywhere())).kind, 'limited')
      desk.advance(1)
    }
    equal(all, policies.codesOfAddressDaily.quota)
    const [sent, wait] = await untilLimited(anywhere)
    equal(sent, 0)
    desk.advance(wait * 1000)
    equal((await ask(anywhere())).kind, 'sent')
  })

  it('are twenty codes in 10 minutes and a hundred in a day for a network, whoever they are for', async () => {
    const { network } = fresh()
    const anybody = (): { email: string; network: string } => ({ email: fresh().email, network })
    for (let round = 0; round < 5; round += 1) {
      deepEqual(await untilLimited(anybody), [20, 600])
      desk.advance(600_000)
    }
    equal((await untilLimited(anybody))[0], 0)
    desk.advance(DAY_MS)
    equal((await ask(anybody())).kind, 'sent')
  })

  it('stop a network that tries too often, right or wrong', async () => {
    const { network } = fresh()
    for (let i = 0; i < policies.triesOfNetwork.quota; i += 1)
      equal((await redeem('x'.repeat(43), '000000', network)).kind, 'gone')
    const challenge = await challengeFor(fresh())
    deepEqual(await redeem(challenge, desk.lastCode(), network), { kind: 'limited', retryAfterSeconds: 600 })
    equal((await redeem(challenge, desk.lastCode(), fresh().network)).kind, 'signed-in')
  })

  it('stop tries at an address after thirty in a day, with new codes and from many networks too', async () => {
    const { email } = fresh()
    let compared = 0
    for (let i = 0; i < 10; i += 1) {
      const challenge = await challengeFor({ email, network: fresh().network })
      const wrong = otherThan(desk.lastCode())
      for (let j = 0; j < 5; j += 1) {
        if ((await redeem(challenge, wrong, fresh().network)).kind === 'wrong') compared += 1
      }
      desk.advance(15 * MINUTE_MS)
    }
    equal(compared, policies.triesOfAddressDaily.quota)
    const challenge = await challengeFor({ email, network: fresh().network })
    equal((await redeem(challenge, desk.lastCode())).kind, 'limited')
    desk.advance(DAY_MS)
    equal((await redeem(await challengeFor({ email, network: fresh().network }), desk.lastCode())).kind, 'signed-in')
  })
})

describe('a browser that has signed in before', () => {
  /** Uses up what an address may ask for in a day. */
  async function exhaustCodes(email: string): Promise<void> {
    for (let i = 0; i < policies.codesOfAddressDaily.quota; i += 1) {
      if (i % policies.codesOfAddress.quota === 0) desk.advance(15 * MINUTE_MS)
      equal((await ask({ email, network: fresh().network })).kind, 'sent')
    }
    desk.advance(15 * MINUTE_MS)
    equal((await ask({ email, network: fresh().network })).kind, 'limited')
  }
  /** Uses up the tries of an address for a day. */
  async function exhaustTries(email: string): Promise<void> {
    for (let i = 0; i < policies.triesOfAddressDaily.quota / signInCodes.tries; i += 1) {
      if (i % policies.codesOfAddress.quota === 0) desk.advance(15 * MINUTE_MS)
      const challenge = await challengeFor({ email, network: fresh().network })
      const wrong = otherThan(desk.lastCode())
      for (let j = 0; j < signInCodes.tries; j += 1) await redeem(challenge, wrong, fresh().network)
    }
    desk.advance(15 * MINUTE_MS)
  }

  it('gets a code although strangers have used up those of its address', async () => {
    const { email, network } = fresh()
    const { knownBrowser } = await desk.signIn(email)
    desk.advance(DAY_MS)
    await exhaustCodes(email)
    const challenge = await challengeFor({ email, network }, knownBrowser)
    equal((await redeem(challenge, desk.lastCode(), network, knownBrowser)).kind, 'signed-in')
  })

  it('signs in although strangers have used up the tries at its address', async () => {
    const { email, network } = fresh()
    const { knownBrowser } = await desk.signIn(email)
    desk.advance(DAY_MS)
    await exhaustTries(email)
    equal((await redeem(await challengeFor({ email, network }), desk.lastCode(), fresh().network)).kind, 'limited')
    const challenge = await challengeFor({ email, network }, knownBrowser)
    equal((await redeem(challenge, desk.lastCode(), network, knownBrowser)).kind, 'signed-in')
  })

  it('is known for its own address only, and by nothing but the cookie that it got', async () => {
    const { email, network } = fresh()
    const { knownBrowser } = await desk.signIn(email)
    const other = await desk.signIn(fresh().email)
    ok(!knownBrowser.includes(email) && !knownBrowser.includes(Buffer.from(email).toString('base64url')))
    notEqual(other.knownBrowser, knownBrowser)
    desk.advance(DAY_MS)
    await exhaustCodes(email)
    const changed = knownBrowser.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A'))
    for (const odd of [null, '', '.', 'x', other.knownBrowser, changed, `${knownBrowser}x`, knownBrowser.slice(0, -1)])
      equal((await ask({ email, network }, odd)).kind, 'limited', String(odd))
    const foreign = { ...desk.needs, secret: 'another secret' }
    equal((await requestCode(foreign, { email, network: fresh().network, knownBrowser })).kind, 'limited')
    equal((await ask({ email, network: fresh().network }, knownBrowser)).kind, 'sent')
  })

  it('has few tries of its own, whatever its address has left', async () => {
    const { email, network } = fresh()
    const { knownBrowser } = await desk.signIn(email)
    let compared = 0
    for (let i = 0; i < 5; i += 1) {
      const challenge = await challengeFor({ email, network }, knownBrowser)
      const wrong = otherThan(desk.lastCode())
      for (let j = 0; j < signInCodes.tries; j += 1)
        if ((await redeem(challenge, wrong, fresh().network, knownBrowser)).kind === 'wrong') compared += 1
    }
    equal(compared, policies.triesOfKnownBrowserDaily.quota)
    equal((await ask({ email, network }, knownBrowser)).kind, 'limited')
    equal((await redeem(await challengeFor({ email, network }), desk.lastCode())).kind, 'signed-in')
  })

  it('is still held to the limits of its network', async () => {
    const { email, network } = fresh()
    const { knownBrowser } = await desk.signIn(email)
    for (let i = 0; i < policies.codesOfNetwork.quota; i += 1) await ask({ email: fresh().email, network })
    equal((await ask({ email, network }, knownBrowser)).kind, 'limited')
  })
})
