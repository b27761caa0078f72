import { usageMonth } from '../accounts/credits/usage.ts'
import type { UsageMonth } from '../accounts/credits/usage.ts'
import { signedIn } from './signed-in.ts'
import type { WebDeps } from './web-deps.ts'
import type { WebRequest } from './web-route.ts'

/** The statement of the month that a path names; null when it names none, or one in which nothing could be billed. */
export async function findUsageMonth(deps: WebDeps, request: WebRequest): Promise<UsageMonth | null> {
  const { accounts, session } = signedIn(deps, request)
  const month = request.parameters['month'] ?? ''
  if (!deps.hasCredits || !/^2\d{3}-(0[1-9]|1[0-2])$/.test(month)) return null
  return await usageMonth(accounts.database, { accountId: session.account.id, month })
}
