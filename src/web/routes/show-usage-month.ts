import { monthOf } from '../../accounts/credits/usage.ts'
import { findUsageMonth } from '../find-usage-month.ts'
import { noSuchMonthPage } from '../html/problem-page.ts'
import { usagePage } from '../html/account/usage-page.ts'
import type { WebRoute } from '../web-route.ts'

export const showUsageMonth: WebRoute = {
  method: 'GET',
  path: '/account/usage/:month',
  summary: 'Shows the statement of a month.',
  access: 'account',
  body: 'none',
  handle: async (deps, request) => {
    const usage = await findUsageMonth(deps, request)
    if (usage === null) return noSuchMonthPage()
    return usagePage(deps, usage, usage.month === monthOf(new Date(deps.now())))
  },
}
