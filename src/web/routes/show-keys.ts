import { listKeys } from '../../accounts/keys/entities/live-key.ts'
import { freeHerePage } from '../html/problem-page.ts'
import { keysPage } from '../html/account/keys-page.ts'
import { notice } from '../html/notice.ts'
import { signedIn } from '../signed-in.ts'
import type { WebRoute } from '../web-route.ts'

export const showKeys: WebRoute = {
  method: 'GET',
  path: '/account/keys',
  summary: 'Shows the live keys of the account.',
  access: 'account',
  body: 'none',
  handle: async (deps, request) => {
    if (!deps.hasCredits) return freeHerePage()
    const { accounts, session } = signedIn(deps, request)
    const keys = await listKeys(accounts.database, session.account.id)
    const revoked = keys.find(({ id, revokedAt }) => id === request.query.get('revoked') && revokedAt !== null)
    const news =
      revoked === undefined ? null : notice('good', `“${revoked.name}” is revoked: it draws nothing any more.`)
    return keysPage(deps, { keys, news })
  },
}
