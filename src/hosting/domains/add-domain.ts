import { z } from 'zod'
import type { Queryable } from '../../database/database.ts'
import { rowForm } from '../../database/row-form.ts'
import { pickLetters, randomText } from '../../platform/random-text.ts'
import type { RandomBytes } from '../../platform/random-text.ts'
import { lockUsage } from '../projects/account-usage.ts'
import { quotaReached } from '../projects/quotas.ts'
import type { QuotaReached } from '../projects/quotas.ts'
import type { Domain, DomainDeps } from './domain.ts'
import { findDomain } from './find-domains.ts'
import { readHostname } from './read-hostname.ts'
import { readPathPrefix } from './read-path-prefix.ts'

export interface NewDomain {
  readonly accountId: string
  readonly projectId: string
  readonly hostname: string
  readonly pathPrefix: string
}

export type AddedDomain =
  | { readonly kind: 'added'; readonly domain: Domain }
  /** The account has no such project. */
  | { readonly kind: 'not-found' }
  | {
      readonly kind: 'invalid'
      readonly field: 'hostname' | 'pathPrefix'
      readonly problem: string
      readonly code: string
    }
  /** `owner`: whose it is: of this very project, of another one of the account, of another account (or held back from all but that). */
  | { readonly kind: 'taken'; readonly owner: 'project' | 'account' | 'other' }
  | QuotaReached

/** The first look comes soon: whoever has written the records before need not ask for it. */
const FIRST_LOOK_MS = 60_000

const LOCK_PROJECT = 'select id from project where id = $1 and account_id = $2 and deleted_at is null for update'

const STANDING = rowForm<{ readonly count: bigint; readonly owner: string | null }>({
  count: z.bigint(),
  owner: z.string().nullable(),
})

const STAND = `
  select
    (select count(*) from domain where project_id = $1) as count,
    case
      when exists (select from domain where project_id = $1 and hostname = $2 and path_prefix = $3) then 'project'
      when exists (select from domain_owner where hostname = $2 and account_id <> $4
        and (held_until is null or held_until > $5)) then 'other'
      when exists (select from domain where hostname = $2 and path_prefix = $3 and is_served) then 'account'
    end as owner`

const INSERT = `
  insert into domain (id, project_id, account_id, hostname, path_prefix, next_check_at, created_at)
  values ($1, $2, $3, $4, $5, $6, $7)`

/** Adds a host to a project; nothing is shown there before it is verified. `allowed`: how many domains a project may have. */
export async function addDomain(
  { database, now, random, place }: Omit<DomainDeps, 'limiter' | 'checkDomain'>,
  { accountId, projectId, ...given }: NewDomain,
  allowed: number,
): Promise<AddedDomain> {
  const host = readHostname(given.hostname, [place.domain, ...place.ownHosts()])
  if ('problem' in host) return { kind: 'invalid', field: 'hostname', ...host }
  const path = readPathPrefix(given.pathPrefix)
  if ('problem' in path) return { kind: 'invalid', field: 'pathPrefix', code: 'bad-path', ...path }
  const { hostname } = host
  const { pathPrefix } = path
  return await database.transaction(async (within) => {
    if ((await within.query(LOCK_PROJECT, [projectId, accountId])).length === 0) return { kind: 'not-found' }
    await lockUsage(within, accountId)
    const at = new Date(now())
    const standing = await STANDING.only(within, STAND, [projectId, hostname, pathPrefix, accountId, at])
    const owner = standing.owner as 'project' | 'account' | 'other' | null
    if (owner !== null) return { kind: 'taken', owner }
    const used = Number(standing.count)
    if (used >= allowed) return quotaReached('domainsOfProject', { used, allowed })
    await claim(within, { accountId, hostname, at, random })
    const id = `dom_${randomText(random, 24)}`
    const firstLook = new Date(at.getTime() + FIRST_LOOK_MS)
    await within.query(INSERT, [id, projectId, accountId, hostname, pathPrefix, firstLook, at])
    const domain = await findDomain(within, { accountId, projectId, domainId: id })
    if (domain === null) throw new Error('a domain that was just added is not there')
    return { kind: 'added', domain }
  })
}

const CLAIM = `
  insert into domain_claim (account_id, hostname, challenge, target, made_at) values ($1, $2, $3, $4, $5)
  on conflict (account_id, hostname) do update set made_at = excluded.made_at`

/** 26 letters of 32 are 130 bits. They are names in DNS, which knows no capitals. */
const TOKEN_LETTERS = 'abcdefghijklmnopqrstuvwxyz234567'
const TOKEN_CHARACTERS = 26
/** No slug and no label of a deployment looks like this, so that nobody else's site lies there. */
const TARGET_PREFIX = 'cname--'
const TARGET_CHARACTERS = 20

/** What the account has to write into DNS for a host: the same for all its projects, which may share the host. */
async function claim(
  within: Queryable,
  { accountId, hostname, at, random }: { accountId: string; hostname: string; at: Date; random: RandomBytes },
): Promise<void> {
  const challenge = `token=${pickLetters(random, TOKEN_LETTERS, TOKEN_CHARACTERS)} expiry=never`
  const target = `${TARGET_PREFIX}${pickLetters(random, TOKEN_LETTERS, TARGET_CHARACTERS)}`
  await within.query(CLAIM, [accountId, hostname, challenge, target, at])
}
