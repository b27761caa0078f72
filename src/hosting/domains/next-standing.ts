import type { DomainProblem, DomainSighting } from '../dns/domain-check.ts'
import type { Domain } from './domain.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** So long is looked for records that were never there, or are gone; then somebody has to ask for a look. */
const PATIENCE_MS = 14 * DAY_MS

/** What a look at DNS makes of a domain. */
export interface Standing {
  readonly state: Domain['state']
  /** It is to be served from now on, if its account may have the host. */
  readonly wantsHost: boolean
  readonly lostSince: Date | null
  readonly problem: DomainProblem | null
  /** Null: nobody looks by himself any more. */
  readonly nextCheckAt: Date | null
}

/**
 * How a domain stands after a look. What nobody answered changes no state, and no problem but that of a domain that still waits. Once
 * verified, it is lost only when its records are gone: what else is wrong is told.
 */
export function nextStanding(
  domain: Pick<Domain, 'state' | 'isServed' | 'lostSince' | 'createdAt' | 'problem' | 'problemCode'>,
  { ownership, isRouted, problem, isTransient }: DomainSighting,
  at: Date,
): Standing {
  const { state, isServed, lostSince } = domain
  const inAnHour = new Date(at.getTime() + HOUR_MS)
  const waitsSince = state === 'verified' ? at : (lostSince ?? domain.createdAt)
  const soon = at.getTime() - waitsSince.getTime() < PATIENCE_MS ? inAnHour : null
  const same = { state, wantsHost: false, lostSince, nextCheckAt: soon }
  if (isTransient) return { ...same, problem: state === 'pending' ? problem : problemOf(domain) }
  const isThere = ownership.ok && isRouted
  if (isThere && (state !== 'pending' || problem === null)) {
    const nextCheckAt = new Date(at.getTime() + DAY_MS)
    return { state: 'verified', wantsHost: !isServed, lostSince: null, problem, nextCheckAt }
  }
  return state === 'verified' ? { ...same, state: 'lost', lostSince: at, problem } : { ...same, problem }
}

function problemOf({ problem, problemCode }: Pick<Domain, 'problem' | 'problemCode'>): DomainProblem | null {
  return problem === null || problemCode === null ? null : { code: problemCode, sentence: problem }
}
