import { readBalance } from '../../accounts/credits/read-balance.ts'
import { usageByDay } from '../../accounts/credits/usage.ts'
import type { AccountStore } from '../../accounts/account.ts'
import { findEmbeddedOnly } from '../../accounts/entities/embedded-only.ts'
import { overviewPage } from '../html/account/overview-page.ts'
import type { ChartDay } from '../html/account/usage-chart.ts'
import { signedIn } from '../signed-in.ts'
import type { WebRoute } from '../web-route.ts'

const DAYS = 30
const DAY_MS = 86_400_000

export const showAccount: WebRoute = {
  method: 'GET',
  path: '/account',
  summary: 'Shows the account: its balance, its use, and the way to the rest.',
  access: 'account',
  body: 'none',
  handle: async (deps, request) => {
    const { accounts, session } = signedIn(deps, request)
    const { account } = session
    const drawing = {
      models: deps.models,
      ownOnlySince: await findEmbeddedOnly(accounts.database, account.id),
      isJustChosen: request.query.has('drawing'),
    }
    if (!deps.hasCredits) return overviewPage(deps, { account, drawing, credits: null })
    const now = new Date(deps.now())
    const [balance, days] = await Promise.all([
      readBalance(accounts.database, account.id, now),
      lastDays(accounts.database, account.id, now),
    ])
    return overviewPage(deps, { account, drawing, credits: { balance, days, canBuy: accounts.payments !== null } })
  },
}

/** The last days in UTC, today among them, those without use too. */
async function lastDays(database: AccountStore, accountId: string, now: Date): Promise<ChartDay[]> {
  const today = now.getTime() - (now.getTime() % DAY_MS)
  const from = new Date(today - (DAYS - 1) * DAY_MS)
  const used = await usageByDay(database, { accountId, from, to: new Date(today + DAY_MS) })
  const byDay = new Map(used.map((one) => [one.day, one]))
  return Array.from({ length: DAYS }, (_, index) => {
    const day = new Date(from.getTime() + index * DAY_MS)
    const found = byDay.get(day.toISOString().slice(0, 10))
    return { day, credits: found?.credits ?? 0n, usageUnits: found?.usageUnits ?? 0n }
  })
}
