import { listAccountTokens } from '../../accounts/identity/entities/account-token.ts'
import { listSessions } from '../../accounts/identity/list-sessions.ts'
import { sessionsPage } from '../html/account/sessions-page.ts'
import { notice } from '../html/notice.ts'
import { signedIn } from '../signed-in.ts'
import type { WebRoute } from '../web-route.ts'

/** What the forms of the page did, by the `ended` of the address that they lead to. */
const NEWS: ReadonlyMap<string | null, string> = new Map([
  ['one', 'The session is ended.'],
  ['others', 'All other sessions are ended.'],
  ['all', 'All other sessions are ended, and all tokens for CI revoked.'],
  ['token', 'The token is revoked.'],
])

export const showSessions: WebRoute = {
  method: 'GET',
  path: '/account/sessions',
  summary: 'Shows where the account is signed in, and its tokens for CI.',
  access: 'account',
  body: 'none',
  handle: async (deps, request) => {
    const { accounts, session } = signedIn(deps, request)
    const sessions = await listSessions(accounts.identity, session.account)
    const asked = { accountId: session.account.id, at: new Date(deps.now()) }
    const tokens = await listAccountTokens(accounts.database, asked)
    const news = NEWS.get(request.query.get('ended'))
    return sessionsPage(deps, {
      sessions,
      tokens,
      currentId: session.id,
      news: news === undefined ? null : notice('good', news),
    })
  },
}
