import { setEmbeddedOnly } from '../../accounts/entities/embedded-only.ts'
import { problemPage } from '../html/problem-page.ts'
import { signedIn } from '../signed-in.ts'
import type { WebRoute } from '../web-route.ts'

export const chooseWhoDraws: WebRoute = {
  method: 'POST',
  path: '/account/drawing',
  summary: 'Chooses whether a language model may draw for the account.',
  access: 'account',
  back: '/account',
  body: 'form',
  handle: async (deps, request) => {
    const { accounts, session } = signedIn(deps, request)
    const by = request.form.getAll('by')
    const isChoice = by.length === 1 && (by[0] === 'service' || by[0] === 'model')
    if (!isChoice)
      return problemPage(
        400,
        'That is no choice',
        'Nothing was changed. Open your account, and use one of its buttons.',
      )
    const since = by[0] === 'service' ? new Date(deps.now()) : null
    await setEmbeddedOnly(accounts.database, session.account.id, since)
    return { kind: 'redirect', location: '/account?drawing=saved' }
  },
}
