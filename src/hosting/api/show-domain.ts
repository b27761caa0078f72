import type { DomainObject } from '../contract/domain-object.ts'
import type { Domain } from '../domains/domain.ts'
import { tellProblem } from '../domains/tell-problem.ts'

/** A domain as the API shows it. */
export function showDomain(domain: Domain): DomainObject {
  const { id, projectId, hostname, pathPrefix, state, verifiedAt, lastCheckedAt, problemCode, createdAt } = domain
  return {
    id,
    projectId,
    hostname,
    pathPrefix,
    state,
    verifiedAt: verifiedAt?.toISOString() ?? null,
    lastCheckedAt: lastCheckedAt?.toISOString() ?? null,
    problem: tellProblem(domain),
    problemCode,
    createdAt: createdAt.toISOString(),
  }
}
