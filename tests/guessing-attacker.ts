import type { IdentityDeps } from '../src/accounts/identity/identity-deps.ts'
import { redeemCode } from '../src/accounts/identity/redeem-code.ts'
import { requestCode } from '../src/accounts/identity/request-code.ts'
import { clockedLimiter } from './identity-desk.ts'
import type { IdentityDesk } from './identity-desk.ts'
import { otherThan } from './sign-in-tries.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const PROCESSES = 3
const TRIES_AT_ONCE = 6
/** Whoever could guess as often was not held by anything. */
const MOST_GUESSES = 2000

/** Somebody who types codes that were mailed to others, with all that it takes. */
export interface Attacker {
  /** When a guess was compared with a code, in milliseconds since 1970. No guess is right: luck would end the count. */
  readonly guesses: readonly number[]
  /** Goes on for so many days. `between`: what happens besides, after each wait. */
  attack(days: number, between?: () => Promise<void>): Promise<void>
}

interface Window {
  readonly challenge: string
  readonly wrong: string
  readonly knownBrowser: string | null
}

/**
 * As many networks as it likes; made-up addresses, which flush the counters of a process; several processes; a new browser for
 * each mail, and the stolen cookies of known ones; many windows, tried all at once; and it waits. `seed` decides what
 * comes when.
 */
export function guessingAttacker(
  desk: IdentityDesk,
  of: {
    readonly seed: number
    /** Whom the next mail is asked for. */
    readonly target: () => string
    readonly stolen?: readonly string[]
    readonly limits?: IdentityDeps['limits']
    /** What it waits when nothing goes on, one of these at a time. */
    readonly waitsMs?: readonly number[]
  },
): Attacker {
  const { target, stolen = [], limits = desk.deps.limits } = of
  const { waitsMs = [15 * MINUTE_MS, 4 * 60 * MINUTE_MS, DAY_MS] } = of
  const random = seeded(of.seed)
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item
  const guesses: number[] = []
  const flushed = (): IdentityDeps => ({ ...desk.deps, limits, limiter: clockedLimiter(desk.deps.now) })
  const processes = Array.from({ length: PROCESSES }, flushed)
  const network = (): string => `${Math.floor(random() * 2 ** 32)}`

  const openWindow = async (knownBrowser: string | null): Promise<Window | null> => {
    const asked = await requestCode(pick(processes), { email: target(), network: network(), browser: '', knownBrowser })
    if (asked.kind !== 'sent' || !asked.hasCode) return null
    return { challenge: asked.challenge, wrong: otherThan(desk.lastCode()), knownBrowser }
  }
  const guess = async ({ challenge, wrong, knownBrowser }: Window): Promise<void> => {
    const given = { challenge, code: wrong, oldToken: null, knownBrowser, label: '' }
    const { kind } = await redeemCode(pick(processes), { ...given, network: network() })
    if (kind === 'wrong') guesses.push(desk.deps.now())
    if (kind === 'signed-in') throw new Error('a wrong code was taken for right')
  }
  return {
    guesses,
    async attack(days, between = async () => undefined) {
      const end = desk.deps.now() + days * DAY_MS
      while (desk.deps.now() < end && guesses.length < MOST_GUESSES) {
        const before = guesses.length
        processes[Math.floor(random() * PROCESSES)] = flushed()
        const windows: Window[] = []
        for (const cookie of [null, ...stolen, null])
          windows.push(...[await openWindow(cookie)].filter((one) => one !== null))
        const tries = windows.flatMap((window) => Array.from({ length: TRIES_AT_ONCE }, () => window))
        await Promise.all(tries.sort(() => random() - 0.5).map(guess))
        if (guesses.length > before) continue
        desk.advance(pick(waitsMs))
        await between()
      }
    },
  }
}

/** The most of these times that lie within one day. */
export function mostInADay(times: readonly number[]): number {
  return Math.max(0, ...times.map((from) => times.filter((at) => at >= from && at < from + DAY_MS).length))
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
