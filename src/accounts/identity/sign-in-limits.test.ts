import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { openIdentityDesk } from '../../../tests/identity-desk.ts'
import type { IdentityDesk } from '../../../tests/identity-desk.ts'
import { otherThan, signInTries } from '../../../tests/sign-in-tries.ts'
import type { Somebody } from '../../../tests/sign-in-tries.ts'
import type { Limiter } from '../../platform/limits/limiter.ts'
import { memoryCounter } from '../../platform/limits/memory-counter.ts'
import { findSession } from './find-session.ts'
import { policies } from './policies.ts'
import { redeemLink } from './redeem-link.ts'
import { requestCode } from './request-code.ts'
import { signInCodes } from './sign-in-codes.ts'
import { sweepIdentity } from './sweep-identity.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

let desk: IdentityDesk
before(async () => {
  desk = await openIdentityDesk()
})
after(() => desk[Symbol.asyncDispose]())

const { fresh, ask, challengeFor, redeem } = signInTries(() => desk)
const byLink = (secret: string): ReturnType<typeof redeemLink> =>
  redeemLink(desk.deps, { secret, oldToken: null, label: 'Safari on iOS' })

/** Mails until there are none, and how long to wait then. */
async function untilLimited(next: () => Somebody): Promise<[number, number]> {
  for (let sent = 0; ; sent += 1) {
    const answer = await ask(next())
    if (answer.kind === 'limited') return [sent, answer.retryAfterSeconds]
    equal(answer.kind, 'sent')
  }
}
/** Uses up the mails of an address for a day. */
async function exhaustMails(email: string): Promise<void> {
  for (let i = 0; i < policies.codesOfAddressDaily.quota; i += 1) {
    if (i % policies.codesOfAddress.quota === 0) desk.advance(15 * MINUTE_MS)
    equal((await ask({ email, network: 'strangers' })).kind, 'sent')
  }
  desk.advance(15 * MINUTE_MS)
  equal((await ask({ email, network: 'strangers' })).kind, 'sent', 'the one of a fresh network')
  equal((await ask({ email, network: 'strangers' })).kind, 'limited')
}
/** Types wrong codes until they are not compared any more, and gives how many were. */
async function guess(email: string, most = 1000): Promise<number> {
  let compared = 0
  while (compared < most) {
    const request = await ask({ email, network: fresh().network })
    if (request.kind !== 'sent' || !request.hasCode) return compared
    const wrong = otherThan(desk.lastCode())
    for (let i = 0; i < signInCodes.tries && compared < most; i += 1) {
      const { kind } = await redeem(request.challenge, wrong, fresh().network)
      if (kind === 'closed') return compared
      equal(kind, 'wrong')
      compared += 1
    }
  }
  return compared
}

describe('the limits of sign-in', () => {
  it('are five mails in 15 minutes and twenty in a day for an address, and one more a day for a network', async () => {
    const { email, network } = fresh()
    const somebody = (): Somebody => ({ email, network })
    let all = 0
    for (let round = 0; round < 4; round += 1) {
      const [sent, wait] = await untilLimited(somebody)
      deepEqual([sent, wait], [round === 0 ? 6 : 5, 900])
      all += sent
      desk.advance(wait * 1000 - 1)
      equal((await ask(somebody())).kind, 'limited')
      desk.advance(1)
    }
    equal(all, policies.codesOfAddressDaily.quota + policies.codesOfFreshNetwork.quota)
    const [sent, wait] = await untilLimited(somebody)
    equal(sent, 0)
    desk.advance(wait * 1000)
    equal((await ask(somebody())).kind, 'sent')
  })

  it('keep nobody out of a new browser: what strangers asked for leaves a mail for each other network', async () => {
    const { email, network } = fresh()
    for (let i = 0; i < 7; i += 1) await ask({ email, network: 'strangers' })
    equal((await ask({ email, network: 'strangers' })).kind, 'limited')
    const challenge = await challengeFor({ email, network })
    equal((await redeem(challenge, desk.lastCode(), network)).kind, 'signed-in')
    equal((await ask({ email, network })).kind, 'limited', 'one a day')
  })

  it('take 65,536 networks of one customer for one', async () => {
    const { email } = fresh()
    await exhaustMails(email)
    equal((await ask({ email, network: '2001:db8:7:1::/64' })).kind, 'sent')
    equal((await ask({ email, network: '2001:db8:7:2::/64' })).kind, 'limited')
    equal((await ask({ email, network: '2001:db8:8:2::/64' })).kind, 'sent')
  })

  it('are not flushed by addresses that are made up', async () => {
    const { email, network } = fresh()
    // A limiter that forgets like that of a process does, only sooner.
    const most = 20
    const count = memoryCounter(most)
    const limiter: Limiter = {
      spend: async (policy, who) => {
        const { used } = await count(policy, who)
        return { policy, allowed: used <= policy.quota, remaining: 0, resetSeconds: 1 }
      },
    }
    const askHere = (of: Somebody) => requestCode({ ...desk.deps, limiter }, { ...of, browser: '', knownBrowser: null })
    for (let i = 0; i < 6; i += 1) equal((await askHere({ email, network })).kind, 'sent')
    equal((await askHere({ email, network })).kind, 'limited')
    for (let i = 0; i < most + 10; i += 1) equal((await askHere(fresh())).kind, 'sent')
    equal((await askHere({ email, network })).kind, 'limited')
  })

  it('count for all processes, and as often as it was asked, when that is at once', async () => {
    const { email } = fresh()
    const answers = await Promise.all(Array.from({ length: 30 }, () => ask({ email, network: 'at once' })))
    // The limiter of the network lets 20 through; five of the address, and one of the network for it.
    equal(answers.filter(({ kind }) => kind === 'sent').length, 6)
  })

  it('are twenty mails in 10 minutes and a hundred in a day for a network, whoever they are for', async () => {
    const { network } = fresh()
    const anybody = (): Somebody => ({ email: fresh().email, network })
    for (let round = 0; round < 5; round += 1) {
      deepEqual(await untilLimited(anybody), [20, 600])
      desk.advance(600_000)
    }
    equal((await untilLimited(anybody))[0], 0)
    desk.advance(DAY_MS)
    equal((await ask(anybody())).kind, 'sent')
  })

  it('hold a customer with 65,536 networks to four times as many', async () => {
    let sent = 0
    for (let i = 0; i < 100; i += 1)
      if ((await ask({ email: fresh().email, network: `2001:db8:9:${i.toString(16)}::/64` })).kind === 'sent') sent += 1
    equal(sent, 4 * policies.codesOfNetwork.quota)
  })

  it('stop a network that tries too often, right or wrong', async () => {
    const { network } = fresh()
    for (let i = 0; i < policies.triesOfNetwork.quota; i += 1)
      equal((await redeem('x'.repeat(43), '000000', network)).kind, 'gone')
    const challenge = await challengeFor(fresh())
    deepEqual(await redeem(challenge, desk.lastCode(), network), {
      kind: 'limited',
      retryAfterSeconds: 600,
      policy: 'code-tries-of-network',
    })
    equal((await redeem(challenge, desk.lastCode(), fresh().network)).kind, 'signed-in')
  })
})

describe('typed codes of an address', () => {
  it('are closed after thirty wrong ones in a day, and say so', async () => {
    const { email, network } = fresh()
    equal(await guess(email), 30)
    const asked = await ask({ email, network })
    ok(asked.kind === 'sent' && !asked.hasCode)
    const { subject, text } = desk.mails.at(-1) ?? { subject: '', text: '' }
    equal(subject, 'Your sign-in link for Burin')
    ok(!/\b\d{6}\b/.test(subject + text))
    match(text, /There is no code this time: too many wrong ones were typed\./)
    equal((await redeem(asked.challenge, '000000', network)).kind, 'gone')
    desk.advance(DAY_MS)
    equal((await redeem(await challengeFor({ email, network }), desk.lastCode())).kind, 'signed-in')
  })

  it('are closed for good after a hundred wrong ones without a success, in whatever browser', async () => {
    const { email } = fresh()
    const { knownBrowser } = await desk.signIn(email)
    let compared = 0
    for (let day = 0; day < 40; day += 1) {
      compared += await guess(email)
      desk.advance(DAY_MS)
    }
    equal(compared, policies.wrongCodesOfAddress.quota)
    // Also for whoever has got hold of the owner's browser.
    const asked = await ask({ email, network: fresh().network }, knownBrowser)
    ok(asked.kind === 'sent' && !asked.hasCode)
  })

  it('are open again when its owner has signed in by a link', async () => {
    const { email } = fresh()
    equal(await guess(email), 30)
    const asked = await ask({ email, network: fresh().network })
    ok(asked.kind === 'sent' && !asked.hasCode)
    const entered = await byLink(desk.lastLink())
    ok(entered.kind === 'signed-in')
    equal((await findSession(desk.deps, entered.token))?.account.email, email)
    equal(await guess(email, 5), 5)
  })

  it('are compared a hundred times at most, also when many come at once through several windows', async () => {
    const { email, network } = fresh()
    const { knownBrowser } = await desk.signIn(email)
    let wrong = 0
    for (let day = 0; day < 5; day += 1) {
      const challenges: [string, string][] = []
      for (let i = 0; i < 5; i += 1)
        challenges.push([await challengeFor({ email, network: fresh().network }), desk.lastCode()])
      challenges.push([await challengeFor({ email, network }, knownBrowser), desk.lastCode()])
      const tries = challenges.flatMap(([challenge, code]) =>
        Array.from({ length: 9 }, (_, i) => redeem(challenge, otherThan(code), `${network} ${i}`, knownBrowser)),
      )
      wrong += (await Promise.all(tries)).filter(({ kind }) => kind === 'wrong').length
      desk.advance(DAY_MS)
    }
    equal(wrong, 100)
  })

  it('are closed for strangers everywhere after so many wrong ones as the operator allows, not for known browsers', async () => {
    const deps = { ...desk.deps, limits: { mailsPerMinute: 0, wrongCodesPerDay: 7 } }
    const { email, network } = fresh()
    const { knownBrowser } = await desk.signIn(email)
    const askAs = (of: Somebody, known: string | null) => requestCode(deps, { ...of, browser: '', knownBrowser: known })
    const local = signInTries(() => ({ ...desk, deps }))
    // Right ones are not counted.
    for (let i = 0; i < 10; i += 1)
      equal((await local.redeem(await local.challengeFor(fresh()), desk.lastCode(), `right ${i}`)).kind, 'signed-in')
    let wrong = 0
    for (let i = 0; i < 3; i += 1) {
      const challenge = await local.challengeFor(fresh())
      const other = otherThan(desk.lastCode())
      for (let j = 0; j < 5; j += 1) if ((await local.redeem(challenge, other, `${i}`)).kind === 'wrong') wrong += 1
    }
    equal(wrong, 7)
    const stranger = await askAs(fresh(), null)
    ok(stranger.kind === 'sent' && !stranger.hasCode)
    const known = await askAs({ email, network }, knownBrowser)
    ok(known.kind === 'sent' && known.hasCode)
    equal((await local.redeem(known.challenge, desk.lastCode(), network, knownBrowser)).kind, 'signed-in')
    deepEqual(
      desk.news
        .filter((one) => one.kind === 'rate-limited' && one.policy === 'wrong-codes')
        .map((one) => 'isFirst' in one && one.isFirst),
      [true, false, false],
    )
  })
})

describe('a browser that has signed in before', () => {
  it('gets a mail although strangers have used up those of its address, again and again', async () => {
    const { email, network } = fresh()
    const { knownBrowser } = await desk.signIn(email)
    desk.advance(DAY_MS)
    await exhaustMails(email)
    for (let i = 0; i < 3; i += 1) {
      const challenge = await challengeFor({ email, network }, knownBrowser)
      equal((await redeem(challenge, desk.lastCode(), network, knownBrowser)).kind, 'signed-in')
    }
  })

  it('is known for its own address only, and by nothing but the cookie that it got', async () => {
    const { email, network } = fresh()
    const { knownBrowser } = await desk.signIn(email)
    const other = await desk.signIn(fresh().email)
    ok(!knownBrowser.includes(email) && !knownBrowser.includes(Buffer.from(email).toString('base64url')))
    ok(other.knownBrowser !== knownBrowser)
    desk.advance(DAY_MS)
    await exhaustMails(email)
    equal((await ask({ email, network })).kind, 'sent', 'the one of a fresh network')
    const changed = knownBrowser.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A'))
    for (const odd of [null, '', '.', 'x', other.knownBrowser, changed, `${knownBrowser}x`, knownBrowser.slice(0, -1)])
      equal((await ask({ email, network }, odd)).kind, 'limited', String(odd))
    const foreign = { ...desk.deps, secret: 'another secret' }
    equal((await requestCode(foreign, { email, network, browser: '', knownBrowser })).kind, 'limited')
    equal((await ask({ email, network: fresh().network }, knownBrowser)).kind, 'sent')
  })

  it('is still held to the limits of its network', async () => {
    const { email, network } = fresh()
    const { knownBrowser } = await desk.signIn(email)
    for (let i = 0; i < policies.codesOfNetwork.quota; i += 1) await ask({ email: fresh().email, network })
    equal((await ask({ email, network }, knownBrowser)).kind, 'limited')
  })
})

describe('all mails of a minute', () => {
  it('are so many as the operator allows to strangers, and as many to known browsers', async () => {
    const deps = { ...desk.deps, limits: { mailsPerMinute: 3, wrongCodesPerDay: 0 } }
    const { email, network } = fresh()
    const { knownBrowser } = await desk.signIn(email)
    const send = (of: Somebody, known: string | null = null) =>
      requestCode(deps, { ...of, browser: '', knownBrowser: known })
    desk.advance(MINUTE_MS)
    const [sent, told] = [desk.mails.length, desk.news.length]
    const answers = []
    for (let i = 0; i < 5; i += 1) answers.push(await send(fresh()))
    deepEqual(
      answers.map(({ kind }) => kind),
      ['sent', 'sent', 'sent', 'mails-full', 'mails-full'],
    )
    ok(answers[4]?.kind === 'mails-full' && answers[4].retryAfterSeconds === 60)
    equal(desk.mails.length - sent, 3)
    const outcomes = desk.news
      .slice(told)
      .map((one) => (one.kind === 'mail' ? one.outcome : `${one.policy} ${one.isFirst}`))
    deepEqual(outcomes, ['sent', 'sent', 'sent', 'mails true', 'refused', 'mails false', 'refused'])
    equal((await send({ email, network }, knownBrowser)).kind, 'sent')
    desk.advance(MINUTE_MS)
    equal((await send(fresh())).kind, 'sent')
  })

  it('are not used up by an address that has none left', async () => {
    const deps = { ...desk.deps, limits: { mailsPerMinute: 10, wrongCodesPerDay: 0 } }
    const { email, network } = fresh()
    desk.advance(MINUTE_MS)
    for (let i = 0; i < 20; i += 1) await requestCode(deps, { email, network, browser: '', knownBrowser: null })
    equal((await requestCode(deps, { ...fresh(), browser: '', knownBrowser: null })).kind, 'sent')
  })

  it('use up nobody’s own when they are full', async () => {
    const deps = { ...desk.deps, limits: { mailsPerMinute: 6, wrongCodesPerDay: 0 } }
    const { email, network } = fresh()
    const kind = async (of: Somebody): Promise<string> =>
      (await requestCode(deps, { ...of, browser: '', knownBrowser: null })).kind
    desk.advance(MINUTE_MS)
    for (let i = 0; i < 6; i += 1) equal(await kind(fresh()), 'sent')
    // Within what the address may ask for, and beyond.
    for (let i = 0; i < 6; i += 1) equal(await kind({ email, network }), 'mails-full')
    desk.advance(MINUTE_MS)
    for (let i = 0; i < 5; i += 1) equal(await kind({ email, network: 'strangers' }), 'sent')
    equal(await kind(fresh()), 'sent')
    equal(await kind({ email, network }), 'mails-full')
    desk.advance(MINUTE_MS)
    equal(await kind({ email, network }), 'sent')
    equal(await kind({ email, network }), 'limited')
  })

  it('are told of when they fail', async () => {
    const deps = { ...desk.deps, sendMail: () => Promise.reject(new Error('no route to host')) }
    await requestCode(deps, { ...fresh(), browser: '', knownBrowser: null })
    deepEqual(desk.news.at(-1), { kind: 'mail', outcome: 'failed' })
  })
})

describe('counts that are over', () => {
  it('are swept, and no others', async () => {
    const { email } = fresh()
    equal(await guess(email), 30)
    desk.advance(DAY_MS)
    while ((await sweepIdentity(desk.deps)) > 0);
    const left = await desk.deps.database.query<{ policy: string }>('select distinct policy from person_limit')
    deepEqual(
      left.map(({ policy }) => policy),
      ['wrong-codes-of-address'],
    )
  })
})
