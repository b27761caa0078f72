import { z } from 'zod'
import type { Queryable } from '../../database/database.ts'
import { rowForm } from '../../database/row-form.ts'
import { DOMAIN, DOMAIN_COLUMNS, DOMAIN_SOURCE, GRACE_MS } from './domain.ts'
import type { Domain, DomainDeps } from './domain.ts'
import { leaveHosts } from './host-owners.ts'
import { lookAtDomain } from './look-at-domain.ts'
import { removeDomainsOfDeleted } from './remove-domains.ts'

export interface DomainSweep extends Pick<DomainDeps, 'database' | 'now' | 'checkDomain' | 'place'> {
  /** Ends the sweep soon. */
  readonly isStopping: () => boolean
  /** Hears of a part that failed; the others go on. */
  readonly failed: (what: string, error: unknown) => void
}

/** Domains that are looked at together. */
const AT_ONCE = 4

/** Looks at the domains whose time has come, and ends what is over: graces, names that are held back, domains of deleted projects. */
export async function sweepDomains(sweep: DomainSweep): Promise<void> {
  const parts: readonly (readonly [string, () => Promise<number>])[] = [
    [
      'domains-of-deleted-projects',
      () => inTransaction(sweep, (within, at) => removeDomainsOfDeleted(within, null, at)),
    ],
    ['graces', () => inTransaction(sweep, endGraces)],
    ['held-back-hosts', () => inTransaction(sweep, forgetOwners)],
    ['claims', () => inTransaction(sweep, forgetClaims)],
  ]
  for (const [what, work] of parts) await work().catch((error: unknown) => sweep.failed(what, error))
  while (!sweep.isStopping() && (await lookAtDue(sweep)) > 0);
}

async function inTransaction(
  { database, now }: DomainSweep,
  work: (within: Queryable, at: Date) => Promise<number>,
): Promise<number> {
  return await database.transaction((within) => work(within, new Date(now())))
}

/** Whoever takes a look has so long for it; then another process does it. */
const LEASE_MS = 300_000
/** To put all that is due in order takes as long as many looks at the database; what comes due meanwhile waits for no more than these. */
const IN_A_ROUND = 100

/** Accounts take turns, in no order of their own: those with thousands that are slow do not keep the others waiting. */
const RANK = `
  select id from (
    select domain.id, row_number() over (partition by domain.account_id order by next_check_at) as turn
    from domain join project on project.id = project_id and deleted_at is null where next_check_at <= $1
  ) as due order by turn, random() limit ${IN_A_ROUND}`

/** Of several processes each takes others. */
const TAKE = `
  with taken as (
    update domain set next_check_at = $2 where id in (
      select id from domain where id = any($3) and next_check_at <= $1 for update skip locked
    ) returning id
  )
  select ${DOMAIN_COLUMNS} from ${DOMAIN_SOURCE} where domain.id in (select id from taken)`

const ID = rowForm<{ readonly id: string }>({ id: z.string() })

/** A round over what is due; gives at how many it looked. */
async function lookAtDue(sweep: DomainSweep): Promise<number> {
  const ids = (await ID.all(sweep.database, RANK, [new Date(sweep.now())])).map(({ id }) => id)
  let looked = 0
  const look = async (domain: Domain): Promise<void> => {
    await lookAtDomain(sweep, domain).catch((error: unknown) => sweep.failed('look-at-domain', error))
  }
  while (ids.length > 0 && !sweep.isStopping()) {
    const at = sweep.now()
    const values = [new Date(at), new Date(at + LEASE_MS), ids.splice(0, AT_ONCE)]
    const taken = await DOMAIN.all(sweep.database, TAKE, values)
    await Promise.all(taken.map(look))
    looked += taken.length
  }
  return looked
}

const HOST = rowForm<{ readonly hostname: string }>({ hostname: z.string() })

const END_GRACES = 'update domain set is_served = false where is_served and lost_since <= $1 returning hostname'

/** Domains that were lost for longer than the grace are served no more. */
async function endGraces(within: Queryable, at: Date): Promise<number> {
  const rows = await HOST.all(within, END_GRACES, [new Date(at.getTime() - GRACE_MS)])
  await leaveHosts(within, [...new Set(rows.map(({ hostname }) => hostname))].sort(), at)
  return rows.length
}

/** A while longer than it takes processes to hear that it changed. */
const FORGET_OWNERS = `delete from domain_owner where held_until < $1::timestamptz - interval '1 day' returning hostname`

async function forgetOwners(within: Queryable, at: Date): Promise<number> {
  return (await within.query(FORGET_OWNERS, [at])).length
}

const FORGET_CLAIMS = `
  delete from domain_claim where made_at < $1::timestamptz - interval '30 days' and not exists (
    select from domain where domain.account_id = domain_claim.account_id and domain.hostname = domain_claim.hostname
  ) returning hostname`

/** Records that were given to somebody who has not had the host here for long. */
async function forgetClaims(within: Queryable, at: Date): Promise<number> {
  return (await within.query(FORGET_CLAIMS, [at])).length
}
