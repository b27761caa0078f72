import type { Policy } from '../../platform/limits/limiter.ts'

const MINUTE = 60
const HOUR = 3600
const DAY = 86_400

/**
 * `person`: guards somebody, so it is counted in the database, where nobody can flush it. `service`: guards us from one
 * caller; the limiter counts it, and forgets callers when too many come. A window may be `Infinity` seconds long.
 */
export interface IdentityPolicy extends Policy {
  readonly guards: 'person' | 'service'
}

export type PolicyName =
  | 'codesOfAddress'
  | 'codesOfAddressDaily'
  | 'codesOfKnownBrowser'
  | 'codesOfKnownBrowserDaily'
  | 'codesOfFreshNetwork'
  | 'codesOfNetwork'
  | 'codesOfNetworkDaily'
  | 'triesOfAddressDaily'
  | 'wrongCodesOfAddress'
  | 'triesOfNetwork'
  | 'triesOfNetworkDaily'
  | 'devicesOfNetwork'
  | 'wrongDeviceCodesOfNetwork'
  | 'userCodesOfAccount'
  | 'userCodesOfAccountDaily'
  | 'userCodesOfNetwork'
  | 'formsOfAccount'
  | 'formsOfAccountDaily'
  | 'exportsOfAccount'
  | 'statementsOfAccount'

const person = (name: string, quota: number, windowSeconds: number): IdentityPolicy => ({
  name,
  quota,
  windowSeconds,
  guards: 'person',
})
const service = (name: string, quota: number, windowSeconds: number): IdentityPolicy => ({
  name,
  quota,
  windowSeconds,
  guards: 'service',
})

/**
 * How often sign-in may be tried, forms be sent and files be built. A try counts before it is known whether it is right.
 * `guessing.test.ts` says what these numbers are worth.
 */
export const policies: Readonly<Record<PolicyName, IdentityPolicy>> = {
  codesOfAddress: person('codes-of-address', 5, 15 * MINUTE),
  codesOfAddressDaily: person('codes-of-address-daily', 20, DAY),
  // Instead of those of the address, for a browser that has signed in to it: no stranger can use these up.
  codesOfKnownBrowser: person('codes-of-known-browser', 5, 15 * MINUTE),
  codesOfKnownBrowserDaily: person('codes-of-known-browser-daily', 20, DAY),
  // Beyond those of the address: whoever has used them up did so from elsewhere.
  codesOfFreshNetwork: person('codes-of-fresh-network', 1, DAY),
  codesOfNetwork: service('codes-of-network', 20, 10 * MINUTE),
  codesOfNetworkDaily: service('codes-of-network-daily', 100, DAY),
  // Beyond these, an address takes links only. Its next sign-in forgives both.
  triesOfAddressDaily: person('code-tries-of-address-daily', 30, DAY),
  wrongCodesOfAddress: person('wrong-codes-of-address', 100, Infinity),
  // Room for every code that the network may ask for, and a slip now and then.
  triesOfNetwork: service('code-tries-of-network', 25, 10 * MINUTE),
  triesOfNetworkDaily: service('code-tries-of-network-daily', 120, DAY),
  devicesOfNetwork: service('devices-of-network', 20, 10 * MINUTE),
  // Nobody guesses one; each costs the database a read.
  wrongDeviceCodesOfNetwork: service('wrong-device-codes-of-network', 60, 10 * MINUTE),
  userCodesOfAccount: person('user-codes-of-account', 20, HOUR),
  userCodesOfAccountDaily: person('user-codes-of-account-daily', 60, DAY),
  userCodesOfNetwork: service('user-codes-of-network', 60, HOUR),
  // Not a matter of guessing: keys, purchases and the like are rows that stay, and an account costs nothing.
  formsOfAccount: person('forms-of-account', 60, MINUTE),
  formsOfAccountDaily: person('forms-of-account-daily', 1000, DAY),
  // Files of any size, put together at each request; those of a month are small, and a year has twelve.
  exportsOfAccount: person('exports-of-account', 10, HOUR),
  statementsOfAccount: person('statements-of-account', 60, HOUR),
}

/** Limits over everybody, whose quota the operator sets; 0 for none. Those of strangers leave known browsers alone. */
export const policiesOfAll: Readonly<
  Record<'mails' | 'mailsOfKnownBrowsers' | 'wrongCodes', (quota: number) => IdentityPolicy>
> = {
  mails: (quota) => person('mails', quota, MINUTE),
  mailsOfKnownBrowsers: (quota) => person('mails-of-known-browsers', quota, MINUTE),
  wrongCodes: (quota) => person('wrong-codes', quota, DAY),
}
