import { equal, ok } from 'node:assert/strict'
import { describe, it } from 'node:test'
import { oddsOfGuessing } from './odds-of-guessing.ts'
import type { OddsPerDay } from './odds-of-guessing.ts'
import { signInCodes } from './sign-in-codes.ts'

/** Somebody with a thousand networks and accounts, against a service with a million people. */
const attack = {
  networks: 1000,
  knownBrowsers: 1,
  triesPerDay: 1e9,
  liveSessions: 1e7,
  liveKeys: 1e6,
  wrongKeysPerNetwork: 20 * 60 * 24,
  pendingDevices: 1000,
  ownAccounts: 1000,
}

describe('the odds of guessing', () => {
  it('are small enough, each day, for each kind of secret', (context) => {
    const odds = oddsOfGuessing(attack)
    const most: Record<keyof OddsPerDay, number> = {
      // One in ten thousand: of a hundred addresses that are guessed at for a year, fewer than three are lost.
      codeOfOneAddress: 1e-4,
      // Somebody's, whoever it is: grows with the networks, and takes fifty thousand mails a day that nobody asked for.
      codeOfAnyAddress: 0.25,
      session: 1e-50,
      liveKey: 1e-40,
      deviceCode: 1e-50,
      userCode: 0.05,
    }
    for (const [name, bound] of Object.entries(most)) {
      const value = odds[name as keyof OddsPerDay]
      context.diagnostic(`${name}: ${value.toExponential(2)} a day, at most ${bound.toExponential(0)}`)
      ok(value > 0 && value < bound, `${name}: ${value}`)
    }
  })

  it('are those of chance, where that is easy to work out', () => {
    const of = (networks: number): number => oddsOfGuessing({ ...attack, networks }).codeOfAnyAddress
    // 240 tries of a million codes: 120 in each of the two windows that a day may touch.
    const one = of(1)
    ok(Math.abs(one - (1 - (1 - 1e-6) ** 240)) < 1e-12)
    ok(Math.abs(of(2) - (1 - (1 - one) ** 2)) < 1e-12)
    // 30 tries of the address and 15 of each known browser, each twice.
    const given = (knownBrowsers: number): number => oddsOfGuessing({ ...attack, knownBrowsers }).codeOfOneAddress
    for (const [browsers, tries] of [
      [0, 60],
      [1, 90],
      [3, 150],
    ] as const)
      ok(Math.abs(given(browsers) - (1 - (1 - 1e-6) ** tries)) < 1e-12)
    equal(oddsOfGuessing({ ...attack, liveSessions: 0 }).session, 0)
  })

  it('are of the codes that are really made', () => {
    equal(signInCodes.digits, 6)
    equal(signInCodes.tries, 5)
  })
})
