import type { IdentityDeps } from './identity-deps.ts'
import { sweepAccountTokens } from './entities/account-token.ts'
import { sweepCodes } from './entities/sign-in-code.ts'
import { sweepDeviceGrants } from './entities/device-grant.ts'
import { sweepLimits } from './entities/person-limit.ts'
import { sweepSessions } from './entities/session.ts'
import { unusedSince } from './session-lifetimes.ts'

/** So long a program that asks too late is still told that its code is too old, and not that nobody knows it. */
const KEPT_MS = 3_600_000
/** So long whoever still sends a token that is over is told since when. */
const TOKENS_KEPT_MS = 30 * 86_400_000
const MOST = 1000

/** Deletes what is over: codes, devices, sessions, tokens, counts; at most 1000 of each. Tells how many rows. */
export async function sweepIdentity({ database, now }: Pick<IdentityDeps, 'database' | 'now'>): Promise<number> {
  const at = new Date(now())
  const before = new Date(now() - KEPT_MS)
  const codes = await sweepCodes(database, before, MOST)
  const devices = await sweepDeviceGrants(database, before, MOST)
  const sessions = await sweepSessions(database, { at, unusedSince: unusedSince(now()), most: MOST })
  const limits = await sweepLimits(database, at, MOST)
  const tokens = await sweepAccountTokens(database, new Date(now() - TOKENS_KEPT_MS), MOST)
  return codes + devices + sessions + limits + tokens
}
