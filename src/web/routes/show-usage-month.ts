import { monthOf } from '../../accounts/credits/month-of.ts'
import { findUsageMonth } from '../find-usage-month.ts'
import { noSuchMonthPage } from '../html/account/no-such-month-page.ts'
import { usagePage } from '../html/account/usage-page.ts'
import type { WebRoute } from '../web-route.ts'

export const showUsageMonth: WebRoute = {
  method: 'GET',
  path: '/account/usage/:month',
  summary: 'Shows the statement of a month.',
  access: 'account',
  body: 'none',
  handle: async (needs, visit) => {
    const usage = await findUsageMonth(needs, visit)
    if (usage === null) return noSuchMonthPage()
    return usagePage(needs, usage, usage.month === monthOf(new Date(needs.now())))
  },
}
