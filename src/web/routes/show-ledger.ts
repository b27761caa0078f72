import { listTransfers } from '../../accounts/credits/list-transfers.ts'
import { freeHerePage } from '../html/problem-page.ts'
import { ledgerPage } from '../html/account/ledger-page.ts'
import { isFaulty, ledgerFilter } from '../ledger-filter.ts'
import { signedIn } from '../signed-in.ts'
import type { WebRoute } from '../web-route.ts'

const ROWS = 50

export const showLedger: WebRoute = {
  method: 'GET',
  path: '/account/ledger',
  summary: 'Shows what came into the account and what went.',
  access: 'account',
  body: 'none',
  handle: async (deps, request) => {
    if (!deps.hasCredits) return freeHerePage()
    const { accounts, session } = signedIn(deps, request)
    const filter = ledgerFilter(request.query)
    if (isFaulty(filter)) return ledgerPage(deps, { filter, transfers: [], olderThan: null, isFirst: true })
    const before = idOf(request.query.get('before'))
    const { kinds, from, to } = filter
    // One more than fits tells whether there is another page.
    const found = await listTransfers(accounts.database, {
      accountId: session.account.id,
      kinds,
      from,
      to,
      before,
      limit: ROWS + 1,
    })
    const transfers = found.slice(0, ROWS)
    const olderThan = found.length > ROWS ? (transfers.at(-1)?.id ?? null) : null
    return ledgerPage(deps, { filter, transfers, olderThan, isFirst: before === null })
  },
}

/** Null for what no id of the ledger can be. */
function idOf(text: string | null): bigint | null {
  return text !== null && /^\d{1,18}$/.test(text) ? BigInt(text) : null
}
