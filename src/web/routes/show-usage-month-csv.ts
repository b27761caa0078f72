import { findUsageMonth } from '../find-usage-month.ts'
import { noSuchMonthPage } from '../html/problem-page.ts'
import type { WebRoute } from '../web-route.ts'
import type { UsageMonth } from '../../accounts/credits/usage.ts'
import { writeCsv } from '../write-csv.ts'
import { decimalOfMicros } from '../html/show-money.ts'

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

/** A month's statement for a spreadsheet: its days, then its keys, then the whole, each with its price in US dollars. */
function usageCsv({ month, units, microUsd, microUsdPerCredit, byDay, byKey }: UsageMonth): string {
  const usd = (some: bigint): string => decimalOfMicros(some * microUsdPerCredit)
  return writeCsv([
    ['month', 'by', 'day', 'key_id', 'key_name', 'units', 'usd'],
    ...byDay.map((one) => [month, 'day', one.day, null, null, one.units, usd(one.units)]),
    ...byKey.map((one) => [month, 'key', null, one.keyId, one.keyName, one.units, usd(one.units)]),
    [month, 'total', null, null, null, units, decimalOfMicros(microUsd)],
  ])
}
