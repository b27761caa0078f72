import { deleteAccount } from '../../accounts/identity/delete-account.ts'
import { listKeys } from '../../accounts/keys/entities/live-key.ts'
import { COOKIES } from '../cookies.ts'
import { confirmationOf, dataPage } from '../html/account/data-page.ts'
import { readLosses } from '../read-losses.ts'
import { signedIn } from '../signed-in.ts'
import type { WebRoute } from '../web-route.ts'

export const deleteOwnAccount: WebRoute = {
  method: 'POST',
  path: '/account/delete',
  summary: 'Deletes the account for good.',
  access: 'account',
  back: '/account/data',
  body: 'form',
  handle: async (deps, request) => {
    const signed = signedIn(deps, request)
    const { accounts, session } = signed
    const { account } = session
    const value = request.form.get('confirm') ?? ''
    const wanted = confirmationOf(account)
    if (value.trim().toLowerCase() !== wanted.toLowerCase()) {
      const problem = `This is not ${wanted}. Nothing was deleted.`
      return dataPage(deps, { account, ...(await readLosses(deps, signed)), confirm: { value, problem } })
    }
    const keys = await listKeys(accounts.database, account.id)
    // While there is still an account to send the last invoice to.
    await accounts.payments?.endUsage({ account })
    await deleteAccount(accounts.identity, account)
    for (const { id } of keys) accounts.forgetKey(id)
    // The account is gone, whatever becomes of this.
    await accounts.payments?.forget({ account }).catch((error: unknown) => {
      deps.log.warn('payments-not-forgotten', { request_id: request.requestId, problem: String(error) })
    })
    const cookies = Object.values(COOKIES).map((name) => ({ name, value: null, maxAgeSeconds: 0 }))
    return { kind: 'redirect', location: '/account/deleted', cookies }
  },
}
