import type { Limiter, Spent } from '../platform/limits/limiter.ts'
import { spendByNetwork } from '../platform/limits/spend-by-network.ts'
import { tighterOf } from '../platform/limits/limiter.ts'
import type { Caller } from './caller.ts'
import type { Policies } from './policies.ts'

/**
 * Counts one draw of a caller, and gives the count that leaves less. Sandbox keys cost nothing to invent, so their draws
 * count for the network as well; what the key alone has too much of does not, or one script would use up the quota of all
 * who share its address. Browsers without an account share that of their network.
 */
export async function spendDraw(limiter: Limiter, policies: Policies, caller: Caller): Promise<Spent> {
  if (caller.kind === 'visitor') return spendByNetwork(limiter, policies.visitor, caller.network)
  const spent = await limiter.spend(policies[caller.kind], caller.id)
  if (caller.kind !== 'sandbox' || !spent.allowed) return spent
  return tighterOf(spent, await spendByNetwork(limiter, policies.sandboxNetwork, caller.network))
}
