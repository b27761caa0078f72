import { z } from 'zod'
import type { Session, SessionKind } from '../session.ts'
import type { Queryable } from '../../../database/database.ts'
import { rowForm } from '../../../database/row-form.ts'

/** A session with its account. */
interface SessionRow {
  readonly id: string
  readonly kind: SessionKind
  readonly label: string
  readonly createdAt: Date
  readonly lastUsedAt: Date
  readonly expiresAt: Date
  readonly accountId: string
  readonly email: string
  readonly accountCreatedAt: Date
  readonly suspendedFor: string | null
}

const SESSION_ROW = rowForm<SessionRow>({
  id: z.string(),
  kind: z.enum(['browser', 'token']),
  label: z.string(),
  createdAt: z.date(),
  lastUsedAt: z.date(),
  expiresAt: z.date(),
  accountId: z.string(),
  email: z.string(),
  accountCreatedAt: z.date(),
  suspendedFor: z.string().nullable(),
})

/** Of `session` joined with its `account`. */
const SESSION_COLUMNS = `
  session.id, session.kind, session.label, session.created_at as "createdAt",
  session.last_used_at as "lastUsedAt", session.expires_at as "expiresAt",
  account.id as "accountId", account.email, account.created_at as "accountCreatedAt",
  (select reason from account_suspension where account_id = account.id) as "suspendedFor"`

function sessionOf(row: SessionRow): Session {
  const { id, kind, label, createdAt, lastUsedAt, expiresAt } = row
  const account = {
    id: row.accountId,
    email: row.email,
    createdAt: row.accountCreatedAt,
    suspendedFor: row.suspendedFor,
  }
  return { id, account, createdAt, lastUsedAt, expiresAt, kind, label }
}

const INSERT_SESSION = `
  insert into session (id, hash, account_id, kind, label, created_at, last_used_at, expires_at)
  values ($1, $2, $3, $4, $5, $6, $6, $7)`

/** Stores a session under the hash of its token. */
export async function insertSession(
  database: Queryable,
  {
    id,
    hash,
    accountId,
    kind,
    label,
    at,
    expiresAt,
  }: {
    id: string
    hash: Uint8Array
    accountId: string
    kind: SessionKind
    label: string
    at: Date
    expiresAt: Date
  },
): Promise<void> {
  await database.query(INSERT_SESSION, [id, hash, accountId, kind, label, at, expiresAt])
}

/** A read that writes at most once a minute; the second of two writers at a time finds nothing left to write. */
const TOUCH_SESSION = `
  with found as (
    select ${SESSION_COLUMNS} from session join account on account.id = session.account_id
    where session.hash = $1 and session.expires_at > $2 and account.deleted_at is null
      and session.last_used_at > case session.kind when 'browser' then $3::timestamptz else $4::timestamptz end
  ), touched as (
    update session set last_used_at = $2 where id = (select id from found) and last_used_at <= $5
  )
  select * from found`

/**
 * The session with a token of this hash, which is thereby used. `unusedSince`: a session of that kind that was last used
 * then is over. Null when there is none that is still good.
 */
export async function touchSession(
  database: Queryable,
  {
    hash,
    at,
    unusedSince,
    touchedBefore,
  }: { hash: Uint8Array; at: Date; unusedSince: { browser: Date; token: Date }; touchedBefore: Date },
): Promise<Session | null> {
  const { browser, token } = unusedSince
  const row = await SESSION_ROW.first(database, TOUCH_SESSION, [hash, at, browser, token, touchedBefore])
  return row === null ? null : sessionOf(row)
}

const SELECT_SESSIONS = `
  select ${SESSION_COLUMNS} from session join account on account.id = session.account_id
  where session.account_id = $1 and session.expires_at > $2 and account.deleted_at is null
    and session.last_used_at > case session.kind when 'browser' then $3::timestamptz else $4::timestamptz end
  order by session.last_used_at desc, session.created_at desc, session.id`

/** The sessions of an account that are still good, last used first. */
export async function selectSessions(
  database: Queryable,
  { accountId, at, unusedSince }: { accountId: string; at: Date; unusedSince: { browser: Date; token: Date } },
): Promise<readonly Session[]> {
  const { browser, token } = unusedSince
  return (await SESSION_ROW.all(database, SELECT_SESSIONS, [accountId, at, browser, token])).map(sessionOf)
}

/** Deletes a session of this account, and tells whether it was there. */
export async function deleteSession(
  database: Queryable,
  { id, accountId }: { id: string; accountId: string },
): Promise<boolean> {
  const rows = await database.query('delete from session where id = $1 and account_id = $2 returning 1', [
    id,
    accountId,
  ])
  return rows.length > 0
}

/** Deletes the session with a token of this hash, if there is one. */
export async function deleteSessionOfToken(database: Queryable, hash: Uint8Array): Promise<void> {
  await database.query('delete from session where hash = $1', [hash])
}

/** Deletes all sessions of an account but one (null: all of them), and tells how many. */
export async function deleteSessions(
  database: Queryable,
  { accountId, exceptId }: { accountId: string; exceptId: string | null },
): Promise<number> {
  const rows = await database.query(
    'delete from session where account_id = $1 and id is distinct from $2 returning 1',
    [accountId, exceptId],
  )
  return rows.length
}

/** Rows that another process is at are left to it. */
const SWEEP_SESSIONS = `
  delete from session where id in (
    select id from session
    where expires_at <= $1
      or last_used_at <= case kind when 'browser' then $2::timestamptz else $3::timestamptz end
    limit $4 for update skip locked
  )
  returning 1`

/** Deletes up to `most` sessions that are over, and tells how many. */
export async function sweepSessions(
  database: Queryable,
  { at, unusedSince, most }: { at: Date; unusedSince: { browser: Date; token: Date }; most: number },
): Promise<number> {
  const { browser, token } = unusedSince
  return (await database.query(SWEEP_SESSIONS, [at, browser, token, most])).length
}
