import type { Queryable } from '../../database/database.ts'
import type { Account } from '../account.ts'
import { deviceGrants } from './device-grants.ts'
import type { IdentityDeps } from './identity-deps.ts'
import { openSession } from './open-session.ts'
import { sessionLifetimes } from './session-lifetimes.ts'
import { sha256 } from '../sha-256.ts'
import { deleteDeviceGrant, hasDeviceGrant, lockDeviceGrant, pollDeviceGrant } from './entities/device-grant.ts'
import type { LockedGrant } from './entities/device-grant.ts'

export type DevicePoll =
  | { readonly kind: 'pending' }
  /** Asked too soon; from now on it has to wait so long between two times. */
  | { readonly kind: 'slow-down'; readonly intervalSeconds: number }
  | { readonly kind: 'denied' }
  | { readonly kind: 'expired' }
  /** Never given out, given out to another client, or its token was handed out already. */
  | { readonly kind: 'unknown' }
  | {
      readonly kind: 'granted'
      readonly token: string
      readonly expiresInSeconds: number
      readonly account: Account
    }

type PollDeps = Pick<IdentityDeps, 'database' | 'now' | 'random'>

const FORM = new RegExp(`^[0-9A-Za-z]{${deviceGrants.deviceCodeLength}}$`)
/** A program that waits as long as it was told may still come early by the moods of timers and networks. */
const EARLY_MS = 500

/**
 * What became of a device code. The token is made here, when it is handed out, and only once. A code that was made up costs
 * one read, and holds no connection for longer.
 */
export async function pollDevice(deps: PollDeps, of: { deviceCode: string; clientId: string }): Promise<DevicePoll> {
  if (!FORM.test(of.deviceCode)) return { kind: 'unknown' }
  const id = sha256(of.deviceCode)
  if (!(await hasDeviceGrant(deps.database, { id, clientId: of.clientId }))) return { kind: 'unknown' }
  return await deps.database.transaction(async (within) => {
    const grant = await lockDeviceGrant(within, id)
    // Another poll may have taken the token since.
    return grant === null ? { kind: 'unknown' } : await pollGrant(within, deps, id, grant)
  })
}

async function pollGrant(within: Queryable, deps: PollDeps, id: Uint8Array, grant: LockedGrant): Promise<DevicePoll> {
  const now = deps.now()
  if (grant.expiresAt.getTime() <= now) return { kind: 'expired' }
  const isEarly = grant.polledAt !== null && now < grant.polledAt.getTime() + grant.intervalSeconds * 1000 - EARLY_MS
  const intervalSeconds = grant.intervalSeconds + (isEarly ? deviceGrants.slowDownSeconds : 0)
  await pollDeviceGrant(within, { id, at: new Date(now), intervalSeconds })
  if (isEarly) return { kind: 'slow-down', intervalSeconds }
  if (grant.answer === null) return { kind: 'pending' }
  const account = accountOf(grant)
  if (grant.answer === 'denied' || account === null) return { kind: 'denied' }
  await deleteDeviceGrant(within, id)
  const { token } = await openSession(within, deps, { account, kind: 'token', label: grant.clientId })
  return { kind: 'granted', token, expiresInSeconds: sessionLifetimes.token.mostMs / 1000, account }
}

function accountOf({ accountId, email, accountCreatedAt }: LockedGrant): Account | null {
  if (accountId === null || email === null || accountCreatedAt === null) return null
  return { id: accountId, email, createdAt: accountCreatedAt, suspendedFor: null }
}
