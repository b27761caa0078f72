import { z } from 'zod'
import type { Queryable } from '../../database/database.ts'
import { rowForm } from '../../database/row-form.ts'
import { GRACE_MS } from './domain.ts'
import type { DomainState } from './domain.ts'

/** A host, or a path of it, that somebody added to a project, as operators see it. */
export interface AddedHost {
  readonly hostname: string
  /** `/`, or without a slash at its end. */
  readonly pathPrefix: string
  readonly slug: string
  readonly accountId: string
  /** Null: the account is deleted. */
  readonly email: string | null
  readonly state: DomainState
  /** What visitors see there: the site, that it is taken down or its account suspended, or nothing. */
  readonly shows: 'site' | 'taken-down' | 'suspended' | 'nothing'
  readonly verifiedAt: Date | null
  readonly lostSince: Date | null
  readonly lastCheckedAt: Date | null
  readonly nextCheckAt: Date | null
  readonly problem: string | null
  readonly createdAt: Date
}

const STATES = ['pending', 'verified', 'lost'] as const

const ADDED = rowForm<AddedHost>({
  hostname: z.string(),
  pathPrefix: z.string(),
  slug: z.string(),
  accountId: z.string(),
  email: z.string().nullable(),
  state: z.enum(STATES),
  shows: z.enum(['site', 'taken-down', 'suspended', 'nothing']),
  verifiedAt: z.date().nullable(),
  lostSince: z.date().nullable(),
  lastCheckedAt: z.date().nullable(),
  nextCheckAt: z.date().nullable(),
  problem: z.string().nullable(),
  createdAt: z.date(),
})

// As `readMounts` has hosts shown, and `readSiteBar` sites.
const SELECT = `
  select domain.hostname, path_prefix as "pathPrefix", slug, domain.account_id as "accountId", email, state,
    case
      when not is_served or domain_owner.hostname is null
        or lost_since + make_interval(secs => ${GRACE_MS / 1000}) <= $1 then 'nothing'
      when taken_down_at is not null then 'taken-down'
      when account_suspension.at is not null then 'suspended'
      when held_at is not null then 'nothing'
      else 'site'
    end as shows, verified_at as "verifiedAt", lost_since as "lostSince", last_checked_at as "lastCheckedAt",
    next_check_at as "nextCheckAt", problem, domain.created_at as "createdAt"
  from domain
  join project on project.id = project_id and project.deleted_at is null
  join account on account.id = domain.account_id
  left join account_suspension on account_suspension.account_id = domain.account_id
  left join domain_owner on domain_owner.hostname = domain.hostname
    and domain_owner.account_id = domain.account_id and held_until is null`

const LIST = `${SELECT}
  where ($2::text is null or domain.account_id = $2) and ($3::text is null or state = $3)
  order by domain.hostname, path_prefix, domain.number limit $4`

/** The hosts of all accounts or of one, in any state or in one, by name. */
export async function listHosts(
  database: Queryable,
  { accountId, state, at, limit }: { accountId: string | null; state: DomainState | null; at: Date; limit: number },
): Promise<readonly AddedHost[]> {
  return await ADDED.all(database, LIST, [at, accountId, state, limit])
}

/** Who has a host, and who added it. */
export interface FoundHost {
  readonly hostname: string
  /** Who has shown that the host is theirs; null: nobody. */
  readonly owner: HostOwner | null
  /** One for each project and path, whoever's. */
  readonly added: readonly AddedHost[]
}

export interface HostOwner {
  readonly accountId: string
  /** Null: the account is deleted. */
  readonly email: string | null
  /** Until when it is held back for the account, which has it no more; null while it has it. */
  readonly heldUntil: Date | null
}

const OWNER = rowForm<HostOwner>({
  accountId: z.string(),
  email: z.string().nullable(),
  heldUntil: z.date().nullable(),
})

const FIND_OWNER = `
  select account_id as "accountId", email, held_until as "heldUntil" from domain_owner join account on id = account_id
  where hostname = $1 and (held_until is null or held_until > $2)`

const FIND = `${SELECT} where domain.hostname = $2 order by path_prefix, domain.number`

/** Who has a host at a time, and who added it; null when nobody did either. */
export async function findHost(database: Queryable, hostname: string, at: Date): Promise<FoundHost | null> {
  const owner = await OWNER.first(database, FIND_OWNER, [hostname, at])
  const added = await ADDED.all(database, FIND, [at, hostname])
  return owner === null && added.length === 0 ? null : { hostname, owner, added }
}
