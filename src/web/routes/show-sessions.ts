import { listSessions } from '../../accounts/identity/list-sessions.ts'
import { sessionsPage } from '../html/account/sessions-page.ts'
import { notice } from '../html/notice.ts'
import { signedIn } from '../signed-in.ts'
import type { WebRoute } from '../web-route.ts'

/** What the forms of the page did, by the `ended` of the address that they lead to. */
const NEWS: ReadonlyMap<string | null, string> = new Map([
  ['one', 'The session is ended.'],
  ['others', 'All other sessions are ended.'],
])

export const showSessions: WebRoute = {
  method: 'GET',
  path: '/account/sessions',
  summary: 'Shows where the account is signed in.',
  access: 'account',
  body: 'none',
  handle: async (deps, request) => {
    const { accounts, session } = signedIn(deps, request)
    const sessions = await listSessions(accounts.identity, session.account)
    const news = NEWS.get(request.query.get('ended'))
    return sessionsPage(deps, {
      sessions,
      currentId: session.id,
      news: news === undefined ? null : notice('good', news),
    })
  },
}
