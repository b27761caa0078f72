import type { Policy, Spent } from '../../platform/limits/limiter.ts'
import type { Domain, DomainDeps } from './domain.ts'
import { findDomain } from './find-domains.ts'
import type { DomainKey } from './find-domains.ts'
import { lookAtDomain } from './look-at-domain.ts'

export type VerifiedDomain =
  /** It was looked; how the domain stands is in its state and its problem. */
  | { readonly kind: 'looked'; readonly domain: Domain }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'too-often'; readonly spent: Spent }

/** Each look asks many servers. */
const LOOKS: Policy = { name: 'domain-looks', quota: 5, windowSeconds: 60 }

/** Looks at the DNS of a domain now, within some seconds. An account may ask for that five times a minute. */
export async function verifyDomain(deps: Omit<DomainDeps, 'random'>, key: DomainKey): Promise<VerifiedDomain> {
  const domain = await findDomain(deps.database, key)
  if (domain === null) return { kind: 'not-found' }
  const spent = await deps.limiter.spend(LOOKS, key.accountId)
  if (!spent.allowed) return { kind: 'too-often', spent }
  const looked = await lookAtDomain(deps, domain)
  return looked === null ? { kind: 'not-found' } : { kind: 'looked', domain: looked }
}
