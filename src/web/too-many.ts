import { spendAll } from '../accounts/identity/spend-all.ts'
import type { Session } from '../accounts/identity/session.ts'
import type { Limiter } from '../platform/limits/limiter.ts'
import { problemPage } from './html/problem-page.ts'
import { showWait } from './html/show-wait.ts'
import type { Visit, WebAnswer, WebRoute } from './web-route.ts'
import type { WebNeeds } from './web-needs.ts'

/** Counts what an account does that costs more than a page; the page that says so when it was too much, null otherwise. */
export async function tooMany(
  route: WebRoute,
  { accounts }: Pick<WebNeeds, 'accounts'>,
  { session }: Pick<Visit, 'session'>,
): Promise<WebAnswer | null> {
  if (route.access !== 'account' || accounts === null || session === null) return null
  const { limiter } = accounts.identity
  return (await tooManyForms(route, limiter, session)) ?? (await tooManyFiles(route, limiter, session))
}

/** Each form of an account may write rows that stay, or ask the payment provider: people send few, scripts without end. */
async function tooManyForms({ method }: WebRoute, limiter: Limiter, { account }: Session): Promise<WebAnswer | null> {
  if (method !== 'POST') return null
  const limited = await spendAll(limiter, [
    ['formsOfAccount', account.id],
    ['formsOfAccountDaily', account.id],
  ])
  if (limited === null) return null
  const { retryAfterSeconds } = limited
  return refusal(
    'Too many forms were sent from this account',
    `Nothing was changed. Go back and send this one again ${showWait(retryAfterSeconds)}.`,
    retryAfterSeconds,
  )
}

/** A file of a whole ledger is put together at each request. */
async function tooManyFiles(
  { limit, path }: WebRoute,
  limiter: Limiter,
  { account }: Session,
): Promise<WebAnswer | null> {
  if (limit === undefined) return null
  const limited = await spendAll(limiter, [[limit, `${account.id} ${path}`]])
  if (limited === null) return null
  const { retryAfterSeconds } = limited
  return refusal(
    'Too many files were built for this account',
    `Load this one again ${showWait(retryAfterSeconds)}.`,
    retryAfterSeconds,
  )
}

function refusal(title: string, advice: string, retryAfterSeconds: number): WebAnswer {
  return { ...problemPage(429, title, advice), headers: { 'retry-after': String(retryAfterSeconds) } }
}
