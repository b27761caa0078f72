import { REMEMBERED_SECONDS } from '../accounts/signed-name.ts'
import { makeVisitorCookie } from '../accounts/visitors/visitor-cookie.ts'
import { COOKIES } from './cookies.ts'
import type { PageDeps } from './web-deps.ts'
import type { SetCookie, WebRequest } from './web-route.ts'

/** For a page that draws: a browser without an account gets a cookie that its free draw is remembered by, unless it has one. */
export function visitorCookie(
  { accounts, random }: Pick<PageDeps, 'accounts' | 'random'>,
  { session, visitor }: Pick<WebRequest, 'session' | 'visitor'>,
): readonly SetCookie[] {
  if (accounts === null || session !== null || visitor !== null) return []
  const value = makeVisitorCookie(random, accounts.identity.secret)
  return [{ name: COOKIES.visitor, value, maxAgeSeconds: REMEMBERED_SECONDS }]
}
