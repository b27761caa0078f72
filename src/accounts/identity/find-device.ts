import type { Account } from '../account.ts'
import { policies } from './policies.ts'
import { spendAll } from './spend-all.ts'
import type { Limited, LimitDeps } from './spend-all.ts'
import { findDeviceGrant } from './entities/device-grant.ts'
import { userCodeHash } from './device-grants.ts'

/** A program that waits to be let in. */
export interface PendingDevice {
  readonly kind: 'pending'
  readonly clientId: string
  readonly since: Date
  /** Where it asked from: it may be somebody else's. */
  readonly network: string
}

/** What waits under a user code, for the person to see before they answer. Null when nothing does, or not any more. */
export async function findDevice(
  deps: LimitDeps,
  of: { userCode: string; account: Account; network: string },
): Promise<PendingDevice | Limited | null> {
  const hash = userCodeHash(of.userCode)
  if (hash === null) return null
  const limited = await spendAll(deps, [
    [policies.userCodesOfNetwork, of.network],
    [policies.userCodesOfAccount, of.account.id],
    [policies.userCodesOfAccountDaily, of.account.id],
  ])
  if (limited !== null) return limited
  const grant = await findDeviceGrant(deps.database, { userCodeHash: hash, at: new Date(deps.now()) })
  if (grant === null) return null
  return { kind: 'pending', clientId: grant.clientId, since: grant.createdAt, network: grant.network }
}
