import type { Session, SessionKind } from '../session.ts'

/** What `SESSION_COLUMNS` give. */
export interface SessionRow {
  readonly id: string
  readonly kind: SessionKind
  readonly label: string
  readonly createdAt: Date
  readonly lastUsedAt: Date
  readonly expiresAt: Date
  readonly accountId: string
  readonly email: string
  readonly accountCreatedAt: Date
}

/** Of `session` joined with its `account`. */
export const SESSION_COLUMNS = `
  session.id, session.kind, session.label, session.created_at as "createdAt",
  session.last_used_at as "lastUsedAt", session.expires_at as "expiresAt",
  account.id as "accountId", account.email, account.created_at as "accountCreatedAt"`

export function sessionOf(row: SessionRow): Session {
  const { id, kind, label, createdAt, lastUsedAt, expiresAt } = row
  const account = { id: row.accountId, email: row.email, createdAt: row.accountCreatedAt }
  return { id, account, createdAt, lastUsedAt, expiresAt, kind, label }
}
