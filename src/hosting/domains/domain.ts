import { z } from 'zod'
import type { Database } from '../../database/database.ts'
import { rowForm } from '../../database/row-form.ts'
import type { RowForm } from '../../database/row-form.ts'
import type { Limiter } from '../../platform/limits/limiter.ts'
import type { RandomBytes } from '../../platform/random-text.ts'
import type { CheckDomain, DomainProblemCode, DomainSighting } from '../dns/domain-check.ts'

/** `lost`: its records are gone; visitors see the site for a grace all the same. */
export type DomainState = 'pending' | 'verified' | 'lost'

/** A host, or a path of it, at which visitors see a project. */
export interface Domain {
  /** `dom_` and 24 base-62 characters. */
  readonly id: string
  /** Larger for those that were added later. */
  readonly number: bigint
  readonly projectId: string
  readonly accountId: string
  /** As DNS has it: small letters, punycode, no dot at its end. */
  readonly hostname: string
  /** `/`, or without a slash at its end. */
  readonly pathPrefix: string
  readonly state: DomainState
  /** Visitors are shown the project there. */
  readonly isServed: boolean
  readonly verifiedAt: Date | null
  readonly lostSince: Date | null
  readonly lastCheckedAt: Date | null
  /** When it is looked at by itself; null: never again. */
  readonly nextCheckAt: Date | null
  /** What is wrong, and which record to write: a sentence. */
  readonly problem: string | null
  readonly problemCode: DomainProblemCode | null
  /** What DNS answered at the last look. */
  readonly sighting: Sighting | null
  /** What its records have to say. */
  readonly challenge: string
  readonly target: string
  readonly createdAt: Date
}

/** What is kept of a look at DNS. */
export type Sighting = Pick<DomainSighting, 'ownership' | 'routing'>

/** What adding and showing domains takes. */
export interface DomainDeps {
  readonly database: Pick<Database, 'query' | 'transaction'>
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly random: RandomBytes
  readonly limiter: Limiter
  readonly checkDomain: CheckDomain
  readonly place: SitesPlace
}

/** Where sites lie, and which names are the service's own. */
export interface SitesPlace {
  /** The host name below which sites lie, without a port. */
  readonly domain: string
  /** Addresses for hosts that cannot have a CNAME. */
  readonly addresses: { readonly a: readonly string[]; readonly aaaa: readonly string[] }
  /** Hosts that nobody may add, with all below them. */
  readonly ownHosts: () => readonly string[]
}

/** All kinds of what can be wrong with a domain. */
export const PROBLEM_CODES: readonly DomainProblemCode[] = [
  'txt_missing',
  'txt_mismatch',
  'routing_missing',
  'a_foreign',
  'aaaa_foreign',
  'cname_dangling',
  'cname_loop',
  'caa_blocks',
  'proxied',
  'servfail',
  'not_delegated',
  'public_suffix',
  'claimed',
]

const sighted = { found: z.array(z.string()), ok: z.boolean() }

export const DOMAIN: RowForm<Domain> = rowForm<Domain>({
  id: z.string(),
  number: z.bigint(),
  projectId: z.string(),
  accountId: z.string(),
  hostname: z.string(),
  pathPrefix: z.string(),
  state: z.enum(['pending', 'verified', 'lost']),
  isServed: z.boolean(),
  verifiedAt: z.date().nullable(),
  lostSince: z.date().nullable(),
  lastCheckedAt: z.date().nullable(),
  nextCheckAt: z.date().nullable(),
  problem: z.string().nullable(),
  problemCode: z.enum(PROBLEM_CODES).nullable(),
  sighting: z
    .object({
      ownership: z.object(sighted),
      routing: z.array(z.object({ type: z.enum(['CNAME', 'A', 'AAAA']), ...sighted })),
    })
    .nullable(),
  challenge: z.string(),
  target: z.string(),
  createdAt: z.date(),
})

/** Of `DOMAIN_SOURCE`. */
export const DOMAIN_COLUMNS = `
  domain.id, domain.number, domain.project_id as "projectId", domain.account_id as "accountId", domain.hostname,
  path_prefix as "pathPrefix", state, is_served as "isServed", verified_at as "verifiedAt", lost_since as "lostSince",
  last_checked_at as "lastCheckedAt", next_check_at as "nextCheckAt", problem, problem_code as "problemCode", sighting, challenge, target,
  domain.created_at as "createdAt"`

/** Domains of projects that are there. */
export const DOMAIN_SOURCE = `
  domain join domain_claim on domain_claim.account_id = domain.account_id and domain_claim.hostname = domain.hostname
  join project on project.id = domain.project_id and project.deleted_at is null`

/** Visitors see a lost domain for so long, in milliseconds: its records may come back. */
export const GRACE_MS: number = 72 * 3_600_000
/** So long nobody else may have a host that an account has given up, in milliseconds: others may still link to what was there. */
export const HELD_BACK_MS: number = 30 * 86_400_000
