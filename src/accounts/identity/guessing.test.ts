import { equal, ok } from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { TestContext } from 'node:test'
import { guessingAttacker, mostInADay } from '../../../tests/guessing-attacker.ts'
import { clockedLimiter, openIdentityDesk } from '../../../tests/identity-desk.ts'
import type { IdentityDesk } from '../../../tests/identity-desk.ts'
import { readConfig } from '../../config/read-config.ts'
import { answerDevice } from './answer-device.ts'
import { deviceGrants } from './device-grants.ts'
import { findDevice } from './find-device.ts'
import { redeemLink } from './redeem-link.ts'
import { requestCode } from './request-code.ts'
import { signInCodes } from './sign-in-codes.ts'

const HOUR_MS = 3_600_000
const CODES = 10 ** signInCodes.digits
const usual = readConfig({}).config?.limits ?? { mailsPerMinute: 0, wrongCodesPerDay: 0 }

let desk: IdentityDesk
before(async () => {
  desk = await openIdentityDesk()
})
after(() => desk[Symbol.asyncDispose]())

function within(context: TestContext, what: string, odds: number, most: number): void {
  context.diagnostic(`${what}: ${odds.toExponential(2)}, at most ${most.toExponential(0)}`)
  ok(odds > 0 && odds <= most * (1 + 1e-9), `${what}: ${odds}`)
}

/** One minus the chance that all of `tries` are wrong; exact also where it is tiny. */
function chance(tries: number, ofOne: number): number {
  return -Math.expm1(tries * Math.log1p(-ofOne))
}

describe('the odds of a simulated attacker', () => {
  for (const seed of [1, 2])
    it(`to guess a code of one given address, in all its life without a success (seed ${seed})`, async (context) => {
      const email = `given${seed}@example.com`
      // Two computers of the owner's were stolen.
      const stolen = [(await desk.signIn(email)).knownBrowser, (await desk.signIn(email)).knownBrowser]
      const attacker = guessingAttacker(desk, { seed, target: () => email, stolen })
      await attacker.attack(30)
      within(context, 'a code of one address, in a day', chance(mostInADay(attacker.guesses), 1 / CODES), 6e-5)
      within(context, 'a code of one address, in all its life', attacker.guesses.length / CODES, 1e-4)
      equal(attacker.guesses.length, 100)
    })

  it('to guess a code of one address whose owner signs in every day', async (context) => {
    const email = 'daily@example.com'
    const attacker = guessingAttacker(desk, { seed: 3, target: () => email, waitsMs: [6 * HOUR_MS, 24 * HOUR_MS] })
    let day = 0
    await attacker.attack(10, async () => {
      const today = Math.floor(desk.deps.now() / (24 * HOUR_MS))
      if (today === day) return
      day = today
      // The owner, from wherever, gets a mail all the same; and its link is never refused.
      const asked = await requestCode(desk.deps, { email, network: `home ${day}`, browser: '', knownBrowser: null })
      equal(asked.kind, 'sent')
      const entered = await redeemLink(desk.deps, { secret: desk.lastLink(), oldToken: null, label: '' })
      equal(entered.kind, 'signed-in')
    })
    within(
      context,
      'a code of one address, in a day with a success',
      chance(mostInADay(attacker.guesses), 1 / CODES),
      1e-4,
    )
  })

  it('to guess somebody’s code, whoever it is', async (context) => {
    // A tenth of what is usual, so that it is soon used up.
    const wrongCodesPerDay = usual.wrongCodesPerDay / 10
    const limits = { mailsPerMinute: 0, wrongCodesPerDay }
    let people = 0
    const target = (): string => `anybody${(people += 1)}@example.com`
    const attacker = guessingAttacker(desk, { seed: 4, target, limits, waitsMs: [HOUR_MS, 23 * HOUR_MS] })
    await attacker.attack(4)
    const most = mostInADay(attacker.guesses)
    // Windows are fixed: two of them may touch the same day.
    ok(most >= wrongCodesPerDay && most <= 2 * wrongCodesPerDay, String(most))
    within(context, 'a code of anybody, in a day', chance(10 * most, 1 / CODES), 2e-3)
  })

  it('to guess somebody’s code, if nothing but the cap on mails held it', async (context) => {
    const limits = { mailsPerMinute: usual.mailsPerMinute, wrongCodesPerDay: 0 }
    const deps = { ...desk.deps, limits, limiter: clockedLimiter(desk.deps.now) }
    desk.advance(HOUR_MS)
    let sent = 0
    for (let i = 0; i < usual.mailsPerMinute + 20; i += 1) {
      const of = { email: `flood${i}@example.com`, network: `flood ${i}`, browser: '', knownBrowser: null }
      if ((await requestCode(deps, of)).kind === 'sent') sent += 1
    }
    equal(sent, usual.mailsPerMinute)
    const tries = sent * 60 * 24 * signInCodes.tries
    context.diagnostic(`a code of anybody, in a day, with the cap alone: ${chance(tries, 1 / CODES).toFixed(2)}`)
  })

  it('to find somebody’s device by its user code', async (context) => {
    const [accounts, pending] = [1000, 1000]
    const { account } = (await desk.signIn('attacker@example.com')).session
    const userCode = 'BCDF-GHJK'
    let looks = 0
    for (let hour = 0; hour < 24; hour += 1) {
      // Each look flushes the counters of networks, and comes from another one.
      const tries = Array.from({ length: 30 }, async (_, i) => {
        const deps = { ...desk.deps, limiter: clockedLimiter(desk.deps.now) }
        const found =
          i % 2 === 0
            ? await findDevice(deps, { userCode, account, network: `${hour} ${i}` })
            : await answerDevice(deps, { userCode, account, approve: true })
        if (found?.kind !== 'limited') looks += 1
      })
      await Promise.all(tries)
      desk.advance(HOUR_MS)
    }
    const codes = deviceGrants.userCodeLetters.length ** deviceGrants.userCodeLength
    const what = `a user code, in a day, with ${accounts} accounts while ${pending} devices wait`
    within(context, what, chance(accounts * looks, pending / codes), 5e-3)
  })
})

describe('the odds of guessing what is long and random', () => {
  const TRIES_A_DAY = 1e9
  for (const [what, length, there] of [
    ['a session', 43, 1e7],
    ['a link of a mail', signInCodes.linkLength, 1e5],
    ['a device code', deviceGrants.deviceCodeLength, 1e3],
    ['a live key', 32, 1e6],
  ] as const)
    it(`of ${what} are nothing`, (context) => {
      ok(length * Math.log2(62) >= 190)
      within(context, `${what}, in a day`, chance(TRIES_A_DAY, there / 62 ** length), 1e-40)
    })
})
