import { deviceGrants } from './device-grants.ts'
import { policies } from './policies.ts'
import { signInCodes } from './sign-in-codes.ts'

/** How much somebody who guesses has to do with. */
export interface Guessing {
  /** Addresses of the network that they guess from. */
  readonly networks: number
  /** Cookies of browsers that have signed in to the given address, copied or in a stolen computer. */
  readonly knownBrowsers: number
  /** Tries a day of what has no limit of its own, such as session tokens: as fast as the service answers. */
  readonly triesPerDay: number
  readonly liveSessions: number
  readonly liveKeys: number
  /** Wrong live keys a day that one network may send. */
  readonly wrongKeysPerNetwork: number
  readonly pendingDevices: number
  /** Accounts of their own, to type user codes with. */
  readonly ownAccounts: number
}

/** The chance, within a day, of at least one right guess: 0 to 1. */
export interface OddsPerDay {
  /** Into the account of one given address, from any number of networks. */
  readonly codeOfOneAddress: number
  /** Into anybody's account. */
  readonly codeOfAnyAddress: number
  readonly session: number
  readonly liveKey: number
  readonly deviceCode: number
  /** Of seeing, and approving, somebody else's device. */
  readonly userCode: number
}

const DAY_SECONDS = 86_400
/** Of tokens, keys and device codes. */
const BASE = 62
const TOKEN_LENGTH = 43
const KEY_LENGTH = 32

/** What the limits of `policies.ts` are worth. */
export function oddsOfGuessing(of: Guessing): OddsPerDay {
  const { codesOfAddressDaily, codesOfNetworkDaily, triesOfAddressDaily, triesOfNetworkDaily } = policies
  const codes = 10 ** signInCodes.digits
  const triesOfAddress = Math.min(perDay(codesOfAddressDaily) * signInCodes.tries, perDay(triesOfAddressDaily))
  const triesOfBrowser = Math.min(
    perDay(policies.codesOfKnownBrowserDaily) * signInCodes.tries,
    perDay(policies.triesOfKnownBrowserDaily),
  )
  const triesOfNetwork = Math.min(perDay(codesOfNetworkDaily) * signInCodes.tries, perDay(triesOfNetworkDaily))
  // Each look at a user code counts for the account, and so does each answer.
  const userCodeTries = of.ownAccounts * perDay(policies.userCodesOfAccount)
  const userCodes = deviceGrants.userCodeLetters.length ** deviceGrants.userCodeLength
  return {
    codeOfOneAddress: chance(triesOfAddress + of.knownBrowsers * triesOfBrowser, 1 / codes),
    codeOfAnyAddress: chance(of.networks * triesOfNetwork, 1 / codes),
    session: chance(of.triesPerDay, of.liveSessions / BASE ** TOKEN_LENGTH),
    liveKey: chance(of.networks * of.wrongKeysPerNetwork, of.liveKeys / BASE ** KEY_LENGTH),
    deviceCode: chance(of.triesPerDay, of.pendingDevices / BASE ** deviceGrants.deviceCodeLength),
    userCode: chance(userCodeTries, of.pendingDevices / userCodes),
  }
}

/** Windows are fixed, so two of them may touch the same day at its ends. */
function perDay({ quota, windowSeconds }: { quota: number; windowSeconds: number }): number {
  return quota * (Math.ceil(DAY_SECONDS / windowSeconds) + 1)
}

/** One minus the chance that all of `tries` are wrong; exact also where it is tiny. */
function chance(tries: number, ofOne: number): number {
  return -Math.expm1(tries * Math.log1p(-ofOne))
}
