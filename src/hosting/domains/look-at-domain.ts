import type { DomainSighting } from '../dns/domain-check.ts'
import type { Domain, DomainDeps } from './domain.ts'
import { recordSighting } from './record-sighting.ts'
import { challengeName } from './verification-records.ts'

/** Looks at the DNS of a domain and enters what is there; gives the domain as it is then, null when it was removed meanwhile. */
export async function lookAtDomain(
  deps: Pick<DomainDeps, 'database' | 'now' | 'checkDomain' | 'place'>,
  { id, hostname, challenge, target }: Domain,
): Promise<Domain | null> {
  const lookedAt = new Date(deps.now())
  const { domain, addresses } = deps.place
  const check = {
    hostname,
    challenge: { name: challengeName(hostname), value: challenge },
    target: { cname: `${target}.${domain}`, addresses },
  }
  const sighting: DomainSighting = await deps.checkDomain(check)
  return await recordSighting(deps, { domainId: id, lookedAt, sighting })
}
