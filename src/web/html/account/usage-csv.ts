import type { UsageMonth } from '../../../accounts/credits/usage.ts'
import { writeCsv } from '../../write-csv.ts'
import { decimalOfMicros } from '../show-money.ts'

/** A month's statement for a spreadsheet: its days, then its keys, then the whole, each with its price in US dollars. */
export function usageCsv({ month, units, microUsd, microUsdPerCredit, byDay, byKey }: UsageMonth): string {
  const usd = (some: bigint): string => decimalOfMicros(some * microUsdPerCredit)
  return writeCsv([
    ['month', 'by', 'day', 'key_id', 'key_name', 'units', 'usd'],
    ...byDay.map((one) => [month, 'day', one.day, null, null, one.units, usd(one.units)]),
    ...byKey.map((one) => [month, 'key', null, one.keyId, one.keyName, one.units, usd(one.units)]),
    [month, 'total', null, null, null, units, decimalOfMicros(microUsd)],
  ])
}
