import type { Queryable } from '../../../database/database.ts'

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
  return await database.query<CountedLimit>(statementFor(limits.length), [at, ...values])
}

function statementFor(count: number): string {
  const places = Array.from({ length: count }, (_, place) => place)
  const rows = places.map(
    (place) => `select ${place} as place, used, is_over as "isOver", ends_at as "endsAt" from counted_${place}`,
  )
  return `with ${places.map(countAt).join(',')} ${rows.join(' union all ')} order by place`
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
