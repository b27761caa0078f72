import { policies } from '../accounts/identity/policies.ts'
import { spendAll } from '../accounts/identity/spend-all.ts'
import type { LimitDeps } from '../accounts/identity/spend-all.ts'
import type { Session } from '../accounts/identity/session.ts'
import { showWait } from './html/show-date.ts'
import { routeProblem } from './route-problem.ts'
import type { WebRequest, WebAnswer, WebRouteHead } from './web-route.ts'
import type { PageDeps } from './web-deps.ts'

/** Counts what an account does that costs more than a page; the page that says so when it was too much, null otherwise. */
export async function tooMany(
  route: WebRouteHead,
  { accounts }: Pick<PageDeps, 'accounts'>,
  { session }: Pick<WebRequest, 'session'>,
): Promise<WebAnswer | null> {
  if (route.access !== 'account' || accounts === null || session === null) return null
  const { identity } = accounts
  return (await tooManyForms(route, identity, session)) ?? (await tooManyFiles(route, identity, session))
}

/** Each form of an account may write rows that stay, or ask the payment provider: people send few, scripts without end. */
async function tooManyForms(route: WebRouteHead, deps: LimitDeps, { account }: Session): Promise<WebAnswer | null> {
  if (route.method !== 'POST') return null
  const limited = await spendAll(deps, [
    [policies.formsOfAccount, account.id],
    [policies.formsOfAccountDaily, account.id],
  ])
  if (limited === null) return null
  const { retryAfterSeconds } = limited
  return routeProblem(route, {
    status: 429,
    title: 'Too many forms were sent from this account',
    advice: `Nothing was changed. Go back and send this one again ${showWait(retryAfterSeconds)}.`,
    retryAfter: retryAfterSeconds,
  })
}

/** A file of a whole ledger is put together at each request. */
async function tooManyFiles(route: WebRouteHead, deps: LimitDeps, { account }: Session): Promise<WebAnswer | null> {
  const { limit, path } = route
  if (limit === undefined) return null
  const limited = await spendAll(deps, [[policies[limit], `${account.id} ${path}`]])
  if (limited === null) return null
  const { retryAfterSeconds } = limited
  return routeProblem(route, {
    status: 429,
    title: 'Too many files were built for this account',
    advice: `Load this one again ${showWait(retryAfterSeconds)}.`,
    retryAfter: retryAfterSeconds,
  })
}
