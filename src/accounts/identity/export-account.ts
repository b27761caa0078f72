import type { Queryable } from '../../database/database.ts'
import type { Account } from '../account.ts'
import { findEmbeddedOnly } from '../entities/embedded-only.ts'
import { listTransfers } from '../credits/list-transfers.ts'
import { listKeys } from '../keys/entities/live-key.ts'
import { listAccountTokens } from './entities/account-token.ts'
import { selectLinkedIdentities } from './entities/linked-identity.ts'
import { selectSessions } from './entities/session.ts'
import type { IdentityDeps } from './identity-deps.ts'

/** What is kept about somebody, ready to be written as JSON: times as ISO 8601 in UTC, credits as whole numbers. */
export interface AccountExport {
  readonly account: {
    readonly id: string
    readonly email: string
    readonly createdAt: string
    /** Since when its draws are sent to no language model, by its own choice; null: it did not choose so. */
    readonly embeddedOnlySince: string | null
  }
  readonly sessions: readonly Readonly<Record<string, string>>[]
  readonly linkedIdentities: readonly Readonly<Record<string, string>>[]
  /** Those that somebody made for programs; also those that are over, as long as they are kept. */
  readonly tokens: readonly Readonly<Record<string, string | null>>[]
  readonly keys: readonly Readonly<Record<string, string | null>>[]
  /** Newest first. */
  readonly transfers: readonly Readonly<Record<string, string | number | null>>[]
  /** What it has elsewhere, such as its projects. */
  readonly [belongings: string]: unknown
}

const PAGE = 1000
const EVER = new Date(0)

/** Everything that is kept about an account, without secrets and their hashes. */
export async function exportAccount(
  { database, belongings }: Pick<IdentityDeps, 'database' | 'belongings'>,
  account: Account,
  transfersAtOnce: number = PAGE,
): Promise<AccountExport> {
  const everyOne = { accountId: account.id, at: EVER, unusedSince: { browser: EVER, token: EVER } }
  const sessions = await selectSessions(database, everyOne)
  const identities = await selectLinkedIdentities(database, account.id)
  const tokens = await listAccountTokens(database, { accountId: account.id, at: EVER })
  const keys = await listKeys(database, account.id)
  return {
    ...(await belongings.list(database, account.id)),
    account: {
      id: account.id,
      email: account.email,
      createdAt: account.createdAt.toISOString(),
      embeddedOnlySince: (await findEmbeddedOnly(database, account.id))?.toISOString() ?? null,
    },
    sessions: sessions.map(({ id, kind, label, createdAt, lastUsedAt, expiresAt }) => ({
      id,
      kind,
      label,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
    linkedIdentities: identities.map(({ issuer, subject, createdAt }) => ({
      issuer,
      subject,
      createdAt: createdAt.toISOString(),
    })),
    tokens: tokens.map(({ id, name, createdAt, expiresAt, lastUsedAt }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    keys: keys.map(({ id, name, lastFour, createdAt, lastUsedAt, revokedAt }) => ({
      id,
      name,
      lastFour,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
      revokedAt: revokedAt?.toISOString() ?? null,
    })),
    transfers: await allTransfers(database, account.id, transfersAtOnce),
  }
}

async function allTransfers(
  database: Queryable,
  accountId: string,
  limit: number,
): Promise<AccountExport['transfers']> {
  const all: Readonly<Record<string, string | number | null>>[] = []
  for (let before: bigint | null = null; ;) {
    const page = await listTransfers(database, { accountId, kinds: null, from: null, to: null, before, limit })
    for (const { id, at, kind, credits, balanceAfter, keyName, note, drawId } of page) {
      all.push({
        id: Number(id),
        at: at.toISOString(),
        kind,
        credits: Number(credits),
        balanceAfter: balanceAfter === null ? null : Number(balanceAfter),
        keyName,
        note,
        drawId,
      })
    }
    if (page.length < limit) return all
    before = page.at(-1)?.id ?? null
  }
}
