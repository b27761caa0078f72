import { z } from 'zod'
import type { Queryable } from './database.ts'
import { rowForm } from './row-form.ts'

export interface HeldAnswer {
  /** Whether the claim that was handed in holds the key now. */
  readonly first: boolean
  readonly digest: string
  /** Null while the first call is at work. */
  readonly answer: string | null
}

const HELD_ANSWER = rowForm<HeldAnswer>({
  first: z.boolean(),
  digest: z.string(),
  answer: z.string().nullable(),
})

/** When a key that has a row may be taken; `$4` is now. */
const FREE = 'held.expires_at <= $4 or (held.answer is null and held.runs_until <= $4)'

/**
 * Takes the key if it is free (never used, expired, or its work ran past the deadline), and tells who holds it. The
 * update touches the row also when it changes nothing: only so does one statement see, and wait for, a claim made at the
 * same moment.
 */
const CLAIM_ANSWER = `
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
  {
    id,
    digest,
    claim,
    now,
    runsUntil,
    expiresAt,
  }: { id: Uint8Array; digest: string; claim: Uint8Array; now: Date; runsUntil: Date; expiresAt: Date },
): Promise<HeldAnswer> {
  return await HELD_ANSWER.only(database, CLAIM_ANSWER, [id, digest, claim, now, runsUntil, expiresAt])
}

/** Puts off the deadline of a claim that still holds its key and has no answer; otherwise changes nothing. */
export async function renewAnswer(
  database: Queryable,
  { id, claim, runsUntil }: { id: Uint8Array; claim: Uint8Array; runsUntil: Date },
): Promise<void> {
  await database.query('update kept_answer set runs_until = $3 where id = $1 and claim = $2 and answer is null', [
    id,
    claim,
    runsUntil,
  ])
}

/** Stores the answer of a claim that still holds its key; otherwise changes nothing. */
export async function keepAnswer(
  database: Queryable,
  { id, claim, answer }: { id: Uint8Array; claim: Uint8Array; answer: string },
): Promise<void> {
  await database.query('update kept_answer set answer = $3 where id = $1 and claim = $2 and answer is null', [
    id,
    claim,
    answer,
  ])
}

/** Frees the key of a claim that still holds it and has no answer; otherwise changes nothing. */
export async function releaseAnswer(
  database: Queryable,
  { id, claim }: { id: Uint8Array; claim: Uint8Array },
): Promise<void> {
  await database.query('delete from kept_answer where id = $1 and claim = $2 and answer is null', [id, claim])
}

/** Rows that another process is at are left to it. */
const SWEEP_ANSWERS = `
  delete from kept_answer where id in (
    select id from kept_answer where expires_at <= $1 order by expires_at limit $2 for update skip locked
  )
  returning 1`

/** Deletes up to `most` answers whose time is over, and tells how many. */
export async function sweepAnswers(database: Queryable, now: Date, most: number): Promise<number> {
  return (await database.query(SWEEP_ANSWERS, [now, most])).length
}
