import { findUsageMonth } from '../find-usage-month.ts'
import { noSuchMonthPage } from '../html/account/no-such-month-page.ts'
import { usageCsv } from '../html/account/usage-csv.ts'
import type { WebRoute } from '../web-route.ts'

export const showUsageMonthCsv: WebRoute = {
  method: 'GET',
  path: '/account/usage/:month.csv',
  summary: 'Gives the statement of a month as CSV.',
  access: 'account',
  limit: 'statementsOfAccount',
  body: 'none',
  handle: async (deps, request) => {
    const usage = await findUsageMonth(deps, request)
    if (usage === null) return noSuchMonthPage()
    return {
      kind: 'data',
      mediaType: 'text/csv; charset=utf-8; header=present',
      headers: { 'content-disposition': `attachment; filename="burin-usage-${usage.month}.csv"` },
      body: usageCsv(usage),
    }
  },
}
