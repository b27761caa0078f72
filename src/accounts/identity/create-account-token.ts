import { randomText } from '../../platform/random-text.ts'
import type { Account } from '../account.ts'
import { lockAccount } from '../entities/account.ts'
import { sha256 } from '../sha-256.ts'
import { MOST_ACCOUNT_TOKENS, newAccountTokenSecret } from './account-token.ts'
import type { AccountToken } from './account-token.ts'
import { insertAccountToken } from './entities/account-token.ts'
import type { IdentityDeps } from './identity-deps.ts'

const DAY_MS = 86_400_000

export type CreatedAccountToken =
  /** `secret` is handed out here and never again. */
  | { readonly kind: 'made'; readonly secret: string; readonly token: AccountToken }
  | { readonly kind: 'too-many'; readonly most: number }
  /** The account was deleted meanwhile. */
  | { readonly kind: 'gone' }

/** Makes a token for programs of an account, good for so many days. */
export async function createAccountToken(
  { database, now, random }: Pick<IdentityDeps, 'database' | 'now' | 'random'>,
  { account, name, days }: { account: Account; name: string; days: number },
): Promise<CreatedAccountToken> {
  const secret = newAccountTokenSecret(random)
  const createdAt = new Date(now())
  const token: AccountToken = {
    id: `tok_${randomText(random, 24)}`,
    name,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + days * DAY_MS),
    lastUsedAt: null,
  }
  const most = MOST_ACCOUNT_TOKENS
  return await database.transaction(async (within): Promise<CreatedAccountToken> => {
    // By itself: whoever deletes the account at this moment is waited for, and the next statement sees it.
    if (!(await lockAccount(within, account.id))) return { kind: 'gone' }
    const isMade = await insertAccountToken(within, token, { accountId: account.id, hash: sha256(secret), most })
    return isMade ? { kind: 'made', secret, token } : { kind: 'too-many', most }
  })
}
