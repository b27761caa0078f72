import type { Queryable } from '../../../database/database.ts'
import type { Session } from '../session.ts'
import { SESSION_COLUMNS, sessionOf } from './session-row.ts'
import type { SessionRow } from './session-row.ts'

/** A read that writes at most once a minute; the second of two writers at a time finds nothing left to write. */
const STATEMENT = `
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
  of: { hash: Uint8Array; at: Date; unusedSince: { browser: Date; token: Date }; touchedBefore: Date },
): Promise<Session | null> {
  const { browser, token } = of.unusedSince
  const [row] = await database.query<SessionRow>(STATEMENT, [of.hash, of.at, browser, token, of.touchedBefore])
  return row === undefined ? null : sessionOf(row)
}
