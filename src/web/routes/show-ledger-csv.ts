import { listTransfers } from '../../accounts/credits/list-transfers.ts'
import type { Transfer } from '../../accounts/credits/entities/transfer.ts'
import { freeHerePage } from '../html/problem-page.ts'
import { ledgerCsv } from '../html/account/ledger-csv.ts'
import { ledgerPage } from '../html/account/ledger-page.ts'
import { isFaulty, ledgerFilter } from '../ledger-filter.ts'
import { signedIn } from '../signed-in.ts'
import type { WebRoute } from '../web-route.ts'

/** Of one question to the database. */
const ROWS = 5_000
/** Such a file has about 15 MB; whoever needs more asks for a shorter span. */
const MOST_ROWS = 100_000

export const showLedgerCsv: WebRoute = {
  method: 'GET',
  path: '/account/ledger.csv',
  summary: 'Gives the ledger as CSV.',
  access: 'account',
  limit: 'exportsOfAccount',
  body: 'none',
  handle: async (deps, request) => {
    if (!deps.hasCredits) return freeHerePage()
    const { accounts, session } = signedIn(deps, request)
    const filter = ledgerFilter(request.query)
    if (isFaulty(filter)) return ledgerPage(deps, { filter, transfers: [], olderThan: null, isFirst: true })
    const { kinds, from, to } = filter
    const transfers: Transfer[] = []
    let before: bigint | null = null
    while (transfers.length < MOST_ROWS) {
      const of = { accountId: session.account.id, kinds, from, to, before, limit: ROWS }
      const found: readonly Transfer[] = await listTransfers(accounts.database, of)
      transfers.push(...found)
      before = found.at(-1)?.id ?? null
      if (found.length < ROWS) break
    }
    return {
      kind: 'data',
      mediaType: 'text/csv; charset=utf-8; header=present',
      headers: { 'content-disposition': 'attachment; filename="burin-ledger.csv"' },
      body: ledgerCsv(transfers),
    }
  },
}
