import type { Account } from '../account.ts'
import { sha256 } from '../sha-256.ts'
import { accountOfPerson } from './account-of-person.ts'
import { isAccountTokenSecret } from './account-token.ts'
import { touchAccountToken } from './entities/account-token.ts'
import { findSession } from './find-session.ts'
import type { IdentityDeps } from './identity-deps.ts'
import { isSessionToken } from './session-tokens.ts'
import type { Session } from './session.ts'

export type Bearer =
  /** `session` is null for a token of another identity provider. */
  | { readonly kind: 'account'; readonly account: Account; readonly session: Session | null }
  /** A program, by a token that somebody made for it. It stands for no person: it may not make such tokens. */
  | { readonly kind: 'account-token'; readonly account: Account; readonly tokenId: string }
  /** Such a token, which was good until then. */
  | { readonly kind: 'expired'; readonly at: Date }
  /** No `Authorization` header. */
  | { readonly kind: 'none' }
  /** A header that lets nobody in: a token that is unknown, over or malformed, or two headers. */
  | { readonly kind: 'bad' }
  /** A header of another scheme, or of none. */
  | { readonly kind: 'other-scheme' }
  /** Operators let the account in nowhere; `reason` is one word. */
  | { readonly kind: 'suspended'; readonly reason: string }
  /** Nobody can tell: the identity provider does not answer. `problem` is for the log. */
  | { readonly kind: 'away'; readonly problem: string }

const HOUR_MS = 3_600_000

const BEARER = /^bearer +([A-Za-z0-9\-._~+/]+=*) *$/i

/** Whom the values of a request's `Authorization` headers speak for. */
export async function findBearer(
  deps: Pick<IdentityDeps, 'database' | 'now' | 'random' | 'oidc'>,
  authorizationHeaderValues: readonly string[],
): Promise<Bearer> {
  const bearer = await bearerOf(deps, authorizationHeaderValues)
  const reason = 'account' in bearer ? bearer.account.suspendedFor : null
  return reason === null ? bearer : { kind: 'suspended', reason }
}

async function bearerOf(
  deps: Pick<IdentityDeps, 'database' | 'now' | 'random' | 'oidc'>,
  authorizationHeaderValues: readonly string[],
): Promise<Bearer> {
  const [value, ...more] = authorizationHeaderValues
  if (value === undefined) return { kind: 'none' }
  const [, token = ''] = BEARER.exec(value) ?? []
  if (more.length === 0 && !/^bearer( |$)/i.test(value)) return { kind: 'other-scheme' }
  if (more.length > 0 || token === '') return { kind: 'bad' }
  if (isSessionToken(token)) {
    const session = await findSession(deps, token)
    // A browser's is for its cookie: pages of other sites may not have it sent, and headers know no such care.
    return session?.kind === 'token' ? { kind: 'account', account: session.account, session } : { kind: 'bad' }
  }
  if (isAccountTokenSecret(token)) return await bearerOfAccountToken(deps, token)
  if (deps.oidc === null || token.split('.').length !== 3) return { kind: 'bad' }
  const person = await deps.oidc(token)
  if (person.kind !== 'person') return person
  return { kind: 'account', account: await accountOfPerson(deps, person), session: null }
}

async function bearerOfAccountToken(
  { database, now }: Pick<IdentityDeps, 'database' | 'now'>,
  secret: string,
): Promise<Bearer> {
  const at = now()
  const hour = new Date(at - (at % HOUR_MS))
  const found = await touchAccountToken(database, { hash: sha256(secret), at: new Date(at), hour })
  if (found === null) return { kind: 'bad' }
  const { id: tokenId, account, expiresAt } = found
  return expiresAt.getTime() > at ? { kind: 'account-token', account, tokenId } : { kind: 'expired', at: expiresAt }
}
