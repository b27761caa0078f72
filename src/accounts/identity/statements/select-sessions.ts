import type { Queryable } from '../../../database/database.ts'
import type { Session } from '../session.ts'
import { SESSION_COLUMNS, sessionOf } from './session-row.ts'
import type { SessionRow } from './session-row.ts'

const STATEMENT = `
  select ${SESSION_COLUMNS} from session join account on account.id = session.account_id
  where session.account_id = $1 and session.expires_at > $2 and account.deleted_at is null
    and session.last_used_at > case session.kind when 'browser' then $3::timestamptz else $4::timestamptz end
  order by session.last_used_at desc, session.created_at desc, session.id`

/** The sessions of an account that are still good, last used first. */
export async function selectSessions(
  database: Queryable,
  of: { accountId: string; at: Date; unusedSince: { browser: Date; token: Date } },
): Promise<readonly Session[]> {
  const { browser, token } = of.unusedSince
  return (await database.query<SessionRow>(STATEMENT, [of.accountId, of.at, browser, token])).map(sessionOf)
}
