import { networkKeys } from '../http/network-of.ts'
import type { Limiter, Policy, Spent } from './limiter.ts'
import { tighterOf } from './limiter.ts'

/**
 * Counts one for a network, as `networkOf` gives it, and for the site of IPv6 that it is part of, whose quota is larger and
 * whose policy is named `<policy>-site`. Gives the count that leaves less.
 */
export async function spendByNetwork(limiter: Limiter, policy: Policy, network: string): Promise<Spent> {
  const counts = networkKeys(network).map(({ key, quotas }) =>
    limiter.spend(quotas === 1 ? policy : siteOf(policy, quotas), key),
  )
  return (await Promise.all(counts)).reduce(tighterOf)
}

function siteOf({ name, quota, windowSeconds }: Policy, quotas: number): Policy {
  return { name: `${name}-site`, quota: quota * quotas, windowSeconds }
}
