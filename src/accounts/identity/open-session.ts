import type { Queryable } from '../../database/database.ts'
import { randomText } from '../../platform/random-text.ts'
import type { Account } from '../account.ts'
import type { IdentityDeps } from './identity-deps.ts'
import { sessionLifetimes } from './session-lifetimes.ts'
import { newSessionToken } from './session-tokens.ts'
import type { Session, SessionKind } from './session.ts'
import { sha256 } from '../sha-256.ts'
import { insertSession } from './entities/session.ts'

export interface OpenedSession {
  /** Handed out here and never again. */
  readonly token: string
  readonly session: Session
}

const LONGEST_LABEL = 100

/** Signs an account in that is not suspended, as part of the caller's transaction. */
export async function openSession(
  within: Queryable,
  { now, random }: Pick<IdentityDeps, 'now' | 'random'>,
  of: { account: Omit<Account, 'suspendedFor'>; kind: SessionKind; label: string },
): Promise<OpenedSession> {
  const token = newSessionToken(random)
  const at = new Date(now())
  const session: Session = {
    id: `ses_${randomText(random, 24)}`,
    account: { ...of.account, suspendedFor: null },
    createdAt: at,
    lastUsedAt: at,
    expiresAt: new Date(at.getTime() + sessionLifetimes[of.kind].mostMs),
    kind: of.kind,
    label: shortLabel(of.label),
  }
  const { id, kind, label, expiresAt } = session
  await insertSession(within, { id, hash: sha256(token), accountId: of.account.id, kind, label, at, expiresAt })
  return { token, session }
}

/** Labels come from what a browser says of itself. */
function shortLabel(label: string): string {
  return [
    ...label
      .slice(0, 4 * LONGEST_LABEL)
      .replace(/[\p{C}\p{Z}]+/gu, ' ')
      .trim(),
  ]
    .slice(0, LONGEST_LABEL)
    .join('')
}
