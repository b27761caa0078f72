import { z } from 'zod'
import type { Queryable } from '../../../database/database.ts'
import { rowForm } from '../../../database/row-form.ts'

export interface PersonLimit {
  readonly policy: string
  readonly who: string
  readonly quota: number
  readonly windowSeconds: number
}

export interface CountedLimit {
  readonly used: number
  /** Whether that is more than the quota. */
  readonly isOver: boolean
  /** A window without an end ends at `Infinity`. */
  readonly endsAt: Date | number
}

const COUNTED_LIMIT = rowForm<CountedLimit>({
  used: z.number(),
  isOver: z.boolean(),
  endsAt: z.union([z.date(), z.literal(Infinity)]),
})

/** The values of one limit, after that of the time. */
const VALUES = 4

/**
 * Counts one under each limit in turn, and gives how far each is used; the first whose quota is exceeded is the last that is
 * counted. One statement, so that no count is held while somebody waits for the network.
 */
export async function countForPersons(
  database: Queryable,
  { at, limits }: { at: Date; limits: readonly PersonLimit[] },
): Promise<readonly CountedLimit[]> {
  if (limits.length === 0) return []
  const values = limits.flatMap(({ policy, who, quota, windowSeconds }) => [
    policy,
    who,
    quota,
    Number.isFinite(windowSeconds) ? new Date(at.getTime() + windowSeconds * 1000) : 'infinity',
  ])
  return await COUNTED_LIMIT.all(database, statementFor(limits.length), [at, ...values])
}

function statementFor(count: number): string {
  const places = Array.from({ length: count }, (_, place) => place)
  const rows = places.map((place) => `select ${place} as place, used, is_over, ends_at from counted_${place}`)
  return `with ${places.map(countAt).join(',')}
    select ${COUNTED_LIMIT.columns()} from (${rows.join(' union all ')}) as counted order by place`
}

/** Each limit begins with the row that the one before gave: so it is counted after that, and only if that was not over. */
function countAt(place: number): string {
  const [policy, who, quota, endsAt] = Array.from({ length: VALUES }, (_, nth) => `$${place * VALUES + 2 + nth}`)
  return ` counted_${place} as (
    insert into person_limit as held (policy, who, used, ends_at)
    select ${policy}::text, ${who}::text, 1, ${endsAt}::timestamptz
    ${place === 0 ? '' : `from counted_${place - 1} where not is_over`}
    on conflict (policy, who) do update set
      used = case when held.ends_at <= $1::timestamptz then 1 else held.used + 1 end,
      ends_at = case when held.ends_at <= $1::timestamptz then excluded.ends_at else held.ends_at end
    returning used, ends_at, used > ${quota}::integer as is_over
  )`
}

const IS_ANY_USED_UP = `
  select 1 from unnest($2::text[], $3::text[], $4::integer[]) as wanted (policy, who, quota)
  join person_limit using (policy, who)
  where used >= quota and ends_at > $1
  limit 1`

/** Whether one of these limits would refuse what comes next. Counts nothing. */
export async function isAnyUsedUp(
  database: Queryable,
  { at, limits }: { at: Date; limits: readonly { policy: string; who: string; quota: number }[] },
): Promise<boolean> {
  const all = <Key extends 'policy' | 'who' | 'quota'>(key: Key) => limits.map((limit) => limit[key])
  return (await database.query(IS_ANY_USED_UP, [at, all('policy'), all('who'), all('quota')])).length > 0
}

/** Takes one back of what was counted under a policy. */
export async function giveBackCount(
  database: Queryable,
  { policy, who }: { policy: string; who: string },
): Promise<void> {
  await database.query('update person_limit set used = used - 1 where policy = $1 and who = $2 and used > 0', [
    policy,
    who,
  ])
}

/** In the order in which they are counted: neither waits for the other, then. */
const FORGIVE_WRONG_CODES = `
  delete from person_limit where (policy, who) in (
    select policy, who from person_limit where policy = any($1) and who = $2 order by policy for update
  )`

/** Forgets what was counted under these policies. */
export async function forgiveWrongCodes(
  database: Queryable,
  { policies, who }: { policies: readonly string[]; who: string },
): Promise<void> {
  await database.query(FORGIVE_WRONG_CODES, [policies, who])
}

/** Rows that another process is at are left to it. */
const SWEEP_LIMITS = `
  delete from person_limit where (policy, who) in (
    select policy, who from person_limit where ends_at <= $1 order by ends_at limit $2 for update skip locked
  )
  returning 1`

/** Deletes up to `most` counts whose window ended by `at`, and tells how many. */
export async function sweepLimits(database: Queryable, at: Date, most: number): Promise<number> {
  return (await database.query(SWEEP_LIMITS, [at, most])).length
}
