import { z } from 'zod'
import type { Queryable } from '../../database/database.ts'
import { rowForm } from '../../database/row-form.ts'
import { quotaReached } from './quotas.ts'
import type { QuotaReached } from './quotas.ts'

/** What an account has used, in the terms of `Quotas`. */
export interface AccountUsage {
  readonly projects: number
  readonly deploymentsADay: number
  readonly storedBytes: number
}

const DAY_MS = 86_400_000

interface Stored {
  readonly storedBytes: bigint
}

const STORED = rowForm<Stored>({ storedBytes: z.bigint() })

const LOCK = `
  insert into hosting_usage (account_id) values ($1)
  on conflict (account_id) do update set account_id = excluded.account_id
  returning stored_bytes as "storedBytes"`

/** Holds what an account has used until the transaction ends, so that two at once do not pass a quota together. Gives its stored bytes. */
export async function lockUsage(within: Queryable, accountId: string): Promise<number> {
  return Number((await STORED.only(within, LOCK, [accountId])).storedBytes)
}

const USAGE = rowForm<Readonly<Record<keyof AccountUsage, bigint>>>({
  projects: z.bigint(),
  deploymentsADay: z.bigint(),
  storedBytes: z.bigint(),
})

const READ = `
  select
    (select count(*) from project where account_id = $1 and deleted_at is null) as projects,
    coalesce(max(stored_bytes), 0) as "storedBytes",
    coalesce(max(deployments) filter (where deployments_since > $2), 0)::bigint as "deploymentsADay"
  from hosting_usage where account_id = $1`

export async function readUsage(database: Queryable, of: { accountId: string; at: Date }): Promise<AccountUsage> {
  const dayBefore = new Date(of.at.getTime() - DAY_MS)
  const row = await USAGE.only(database, READ, [of.accountId, dayBefore])
  return {
    projects: Number(row.projects),
    deploymentsADay: Number(row.deploymentsADay),
    storedBytes: Number(row.storedBytes),
  }
}

interface Since {
  readonly since: Date | null
}

const SINCE = rowForm<Since>({ since: z.date().nullable() })

const COUNT = `
  update hosting_usage set
    deployments = case when deployments_since > $2 then deployments + 1 else 1 end,
    deployments_since = case when deployments_since > $2 then deployments_since else $3 end
  where account_id = $1 and (deployments < $4 or deployments_since is null or deployments_since <= $2) and $4 > 0
  returning 1`

/** Counts a deployment that is made; says so when there were enough. The account's usage is locked. */
export async function countDeployment(
  within: Queryable,
  of: { accountId: string; at: Date; allowed: number },
): Promise<QuotaReached | null> {
  const dayBefore = new Date(of.at.getTime() - DAY_MS)
  if ((await within.query(COUNT, [of.accountId, dayBefore, of.at, of.allowed])).length > 0) return null
  const { since } = await SINCE.only(
    within,
    'select deployments_since as since from hosting_usage where account_id = $1',
    [of.accountId],
  )
  const freeAt = new Date((since ?? of.at).getTime() + DAY_MS)
  return quotaReached('deploymentsADay', { used: of.allowed, allowed: of.allowed, freeAt })
}

/** Adds to the stored bytes of an account; a negative number takes away. */
export async function addStoredBytes(within: Queryable, accountId: string, bytes: number): Promise<void> {
  await within.query('update hosting_usage set stored_bytes = stored_bytes + $2 where account_id = $1', [
    accountId,
    bytes,
  ])
}
