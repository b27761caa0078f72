import type { Session } from '../accounts/identity/session.ts'
import type { WebRequest } from './web-route.ts'
import type { PageDeps } from './web-deps.ts'

/** What a route with `access: 'account'` has for certain. */
export interface SignedIn {
  readonly accounts: NonNullable<PageDeps['accounts']>
  readonly session: Session
}

/** The session of whoever asks. Throws when the route let somebody in who is not signed in. */
export function signedIn({ accounts }: Pick<PageDeps, 'accounts'>, { session }: WebRequest): SignedIn {
  if (accounts === null || session === null) throw new Error('nobody is signed in')
  return { accounts, session }
}
