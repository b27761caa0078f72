import { z } from 'zod'
import type { Queryable } from '../../../database/database.ts'
import { bytes, rowForm } from '../../../database/row-form.ts'

const INSERT_CODE = `
  insert into sign_in_code (id, email, hash, link_hash, tries_left, browser, network, created_at, expires_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`

/** Stores a new code under the hash of its challenge, and its link under that of its secret. */
export async function insertCode(
  database: Queryable,
  {
    id,
    email,
    hash,
    linkHash,
    tries,
    browser,
    network,
    at,
    expiresAt,
  }: {
    id: Uint8Array
    email: string
    hash: Uint8Array
    linkHash: Uint8Array
    tries: number
    browser: string
    network: string
    at: Date
    expiresAt: Date
  },
): Promise<void> {
  await database.query(INSERT_CODE, [id, email, hash, linkHash, tries, browser, network, at, expiresAt])
}

export interface TakenTry {
  readonly email: string
  /** Of the challenge and the right code. */
  readonly hash: Uint8Array
  readonly triesLeft: number
}

const TAKEN_TRY = rowForm<TakenTry>({
  email: z.string(),
  hash: bytes,
  triesLeft: z.number(),
})

/** Of tries at the same moment each waits for the one before, so that none is counted for two. */
const TAKE_TRY = `
  update sign_in_code set tries_left = tries_left - 1
  where id = $1 and tries_left > 0 and expires_at > $2
  returning ${TAKEN_TRY.columns()}`

/** Counts one try of a code that may still be tried, and gives what to compare with; null when there is none. */
export async function takeTry(database: Queryable, { id, at }: { id: Uint8Array; at: Date }): Promise<TakenTry | null> {
  return await TAKEN_TRY.first(database, TAKE_TRY, [id, at])
}

export interface LinkRow {
  /** Under which its code stands: the hash of the challenge. */
  readonly id: Uint8Array
  readonly email: string
  readonly browser: string
  readonly network: string
  readonly createdAt: Date
}

const LINK_ROW = rowForm<LinkRow>({
  id: bytes,
  email: z.string(),
  browser: z.string(),
  network: z.string(),
  createdAt: z.date(),
})

const FIND_LINK_ROW = `
  select ${LINK_ROW.columns()} from sign_in_code
  where link_hash = $1 and expires_at > $2`

/** The sign-in whose link has a secret of this hash, as long as it is good; null when there is none. */
export async function findLinkRow(
  database: Queryable,
  { linkHash, at }: { linkHash: Uint8Array; at: Date },
): Promise<LinkRow | null> {
  return await LINK_ROW.first(database, FIND_LINK_ROW, [linkHash, at])
}

/** Deletes a code, and tells whether it was there: of calls at the same moment one only is told so. */
export async function deleteCode(database: Queryable, id: Uint8Array): Promise<boolean> {
  return (await database.query('delete from sign_in_code where id = $1 returning 1', [id])).length > 0
}

/** Rows that another process is at are left to it. */
const SWEEP_CODES = `
  delete from sign_in_code where id in (
    select id from sign_in_code where expires_at <= $1 order by expires_at limit $2 for update skip locked
  )
  returning 1`

/** Deletes up to `most` codes that expired before `before`, and tells how many. */
export async function sweepCodes(database: Queryable, before: Date, most: number): Promise<number> {
  return (await database.query(SWEEP_CODES, [before, most])).length
}
