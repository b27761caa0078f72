import type { Queryable } from '../database.ts'

export interface HeldAnswer {
  /** Whether the claim that was handed in holds the key now. */
  readonly first: boolean
  readonly digest: string
  /** Null while the first call is at work. */
  readonly answer: string | null
}

/** When a key that has a row may be taken; `$4` is now. */
const FREE = 'held.expires_at <= $4 or (held.answer is null and held.runs_until <= $4)'

/**
 * Takes the key if it is free (never used, expired, or its work ran past the deadline), and tells who holds it. The
 * update touches the row also when it changes nothing: only so does one statement see, and wait for, a claim made at the
 * same moment.
 */
const STATEMENT = `
  insert into kept_answer as held (id, digest, claim, runs_until, expires_at)
  values ($1, $2, $3, $5, $6)
  on conflict (id) do update set
    digest = case when ${FREE} then excluded.digest else held.digest end,
    claim = case when ${FREE} then excluded.claim else held.claim end,
    answer = case when ${FREE} then null else held.answer end,
    runs_until = case when ${FREE} then excluded.runs_until else held.runs_until end,
    expires_at = case when ${FREE} then excluded.expires_at else held.expires_at end
  returning claim = $3 as first, digest, answer`

export async function claimAnswer(
  database: Queryable,
  of: { id: Uint8Array; digest: string; claim: Uint8Array; now: Date; runsUntil: Date; expiresAt: Date },
): Promise<HeldAnswer> {
  const [held] = await database.query<HeldAnswer>(STATEMENT, [
    of.id,
    of.digest,
    of.claim,
    of.now,
    of.runsUntil,
    of.expiresAt,
  ])
  if (held === undefined) throw new Error('the claim of a kept answer gave no row')
  return held
}
