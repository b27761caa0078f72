import type { Policy } from '../../platform/limits/limiter.ts'

const MINUTE = 60
const HOUR = 3600
const DAY = 86_400

export type IdentityPolicy =
  | 'codesOfAddress'
  | 'codesOfAddressDaily'
  | 'codesOfKnownBrowser'
  | 'codesOfKnownBrowserDaily'
  | 'codesOfNetwork'
  | 'codesOfNetworkDaily'
  | 'triesOfAddressDaily'
  | 'triesOfKnownBrowserDaily'
  | 'triesOfNetwork'
  | 'triesOfNetworkDaily'
  | 'devicesOfNetwork'
  | 'wrongDeviceCodesOfNetwork'
  | 'userCodesOfAccount'
  | 'userCodesOfNetwork'
  | 'formsOfAccount'
  | 'formsOfAccountDaily'
  | 'exportsOfAccount'
  | 'statementsOfAccount'

/**
 * How often sign-in may be tried, forms be sent and files be built. A try counts before it is known whether it is right. `odds-of-guessing.ts` says what
 * these numbers are worth.
 */
export const policies: Readonly<Record<IdentityPolicy, Policy>> = {
  codesOfAddress: { name: 'codes-of-address', quota: 5, windowSeconds: 15 * MINUTE },
  codesOfAddressDaily: { name: 'codes-of-address-daily', quota: 20, windowSeconds: DAY },
  // Instead of those of the address, for a browser that has signed in to it: no stranger can use these up.
  codesOfKnownBrowser: { name: 'codes-of-known-browser', quota: 5, windowSeconds: 15 * MINUTE },
  codesOfKnownBrowserDaily: { name: 'codes-of-known-browser-daily', quota: 20, windowSeconds: DAY },
  codesOfNetwork: { name: 'codes-of-network', quota: 20, windowSeconds: 10 * MINUTE },
  codesOfNetworkDaily: { name: 'codes-of-network-daily', quota: 100, windowSeconds: DAY },
  // Fewer than 20 codes with 5 tries each: an address that somebody guesses at is out of reach for the day, but for its known browsers.
  triesOfAddressDaily: { name: 'code-tries-of-address-daily', quota: 30, windowSeconds: DAY },
  // Slips of the owner's; whoever has got hold of the browser guesses with these.
  triesOfKnownBrowserDaily: { name: 'code-tries-of-known-browser-daily', quota: 15, windowSeconds: DAY },
  // Room for every code that the network may ask for, and a slip now and then.
  triesOfNetwork: { name: 'code-tries-of-network', quota: 25, windowSeconds: 10 * MINUTE },
  triesOfNetworkDaily: { name: 'code-tries-of-network-daily', quota: 120, windowSeconds: DAY },
  devicesOfNetwork: { name: 'devices-of-network', quota: 20, windowSeconds: 10 * MINUTE },
  // Nobody guesses one; each costs the database a read.
  wrongDeviceCodesOfNetwork: { name: 'wrong-device-codes-of-network', quota: 60, windowSeconds: 10 * MINUTE },
  userCodesOfAccount: { name: 'user-codes-of-account', quota: 20, windowSeconds: HOUR },
  userCodesOfNetwork: { name: 'user-codes-of-network', quota: 60, windowSeconds: HOUR },
  // Not a matter of guessing: keys, purchases and the like are rows that stay, and an account costs nothing.
  formsOfAccount: { name: 'forms-of-account', quota: 60, windowSeconds: MINUTE },
  formsOfAccountDaily: { name: 'forms-of-account-daily', quota: 1000, windowSeconds: DAY },
  // Files of any size, put together at each request; those of a month are small, and a year has twelve.
  exportsOfAccount: { name: 'exports-of-account', quota: 10, windowSeconds: HOUR },
  statementsOfAccount: { name: 'statements-of-account', quota: 60, windowSeconds: HOUR },
}
