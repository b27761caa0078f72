import { spendByNetwork } from '../../platform/limits/spend-by-network.ts'
import type { IdentityDeps } from './identity-deps.ts'
import type { IdentityPolicy } from './policies.ts'
import { countForPersons } from './entities/person-limit.ts'

/** Too often; whole seconds until it may be tried again, `Infinity` when waiting does not help. */
export interface Limited {
  readonly kind: 'limited'
  readonly retryAfterSeconds: number
  /** The name of the policy that says so. */
  readonly policy: string
}

/**
 * One more under a policy; `who`: a network where it guards the service, otherwise an account, or the hash of anything that
 * nobody else needs to know.
 */
export type Spend = readonly [policy: IdentityPolicy, who: string]

/** What limits are counted with. */
export type LimitDeps = Pick<IdentityDeps, 'database' | 'now' | 'limiter' | 'tell'>

/**
 * Counts one under each policy in turn, those that guard the service first, and of those that guard persons all in one
 * statement. Null when all allow it; the first that does not ends it, the rest count nothing.
 */
export async function spendAll(deps: LimitDeps, spends: readonly Spend[]): Promise<Limited | null> {
  const limited = (await spendAsCaller(deps, spends)) ?? (await spendAsPerson(deps, spends))
  if (limited === null) return null
  const { policy, isFirst, retryAfterSeconds } = limited
  deps.tell({ kind: 'rate-limited', policy, isFirst })
  return { kind: 'limited', retryAfterSeconds, policy }
}

/** `isFirst`: none was refused before in this window. */
type Refused = Omit<Limited, 'kind'> & { readonly isFirst: boolean }

async function spendAsCaller({ limiter }: LimitDeps, spends: readonly Spend[]): Promise<Refused | null> {
  for (const [policy, who] of spends.filter(([{ guards }]) => guards === 'service')) {
    const { allowed, resetSeconds } = await spendByNetwork(limiter, policy, who)
    if (!allowed) return { policy: policy.name, retryAfterSeconds: resetSeconds, isFirst: false }
  }
  return null
}

async function spendAsPerson({ database, now }: LimitDeps, spends: readonly Spend[]): Promise<Refused | null> {
  const limits = spends
    .filter(([{ guards, quota }]) => guards === 'person' && quota > 0)
    .map(([{ name: policy, quota, windowSeconds }, who]) => ({ policy, who, quota, windowSeconds }))
  const at = now()
  const counted = await countForPersons(database, { at: new Date(at), limits })
  const [last, limit] = [counted.at(-1), limits[counted.length - 1]]
  if (last === undefined || limit === undefined || !last.isOver) return null
  return {
    policy: limit.policy,
    retryAfterSeconds: Math.max(1, Math.ceil((Number(last.endsAt) - at) / 1000)),
    isFirst: last.used === limit.quota + 1,
  }
}
