import { exportAccount } from '../../accounts/identity/export-account.ts'
import { signedIn } from '../signed-in.ts'
import type { WebRoute } from '../web-route.ts'

export const exportOwnData: WebRoute = {
  method: 'GET',
  path: '/account/export.json',
  summary: 'Gives all that is stored about the account as JSON.',
  access: 'account',
  limit: 'exportsOfAccount',
  body: 'none',
  handle: async (deps, request) => {
    const { accounts, session } = signedIn(deps, request)
    const data = await exportAccount(accounts.identity, session.account)
    const billing = await accounts.payments?.billingState(session.account)
    return {
      kind: 'data',
      mediaType: 'application/json; charset=utf-8',
      headers: { 'content-disposition': 'attachment; filename="burin-account.json"' },
      body: `${JSON.stringify({ ...data, billing }, plain, 2)}\n`,
    }
  },
}

/** Numbers of any size as numbers; dates write themselves as ISO 8601. */
function plain(_name: string, value: unknown): unknown {
  return typeof value === 'bigint' ? Number(value) : value
}
