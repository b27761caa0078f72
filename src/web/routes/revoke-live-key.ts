import { revokeKey } from '../../accounts/keys/entities/live-key.ts'
import { freeHerePage, problemPage } from '../html/problem-page.ts'
import { signedIn } from '../signed-in.ts'
import type { WebRoute } from '../web-route.ts'

export const revokeLiveKey: WebRoute = {
  method: 'POST',
  path: '/account/keys/:id/revoke',
  summary: 'Revokes a live key for good.',
  access: 'account',
  back: '/account/keys',
  body: 'form',
  handle: async (deps, request) => {
    if (!deps.hasCredits) return freeHerePage()
    const { accounts, session } = signedIn(deps, request)
    const keyId = request.parameters['id'] ?? ''
    const needsOfKeys = { database: accounts.database, now: deps.now }
    // What cannot be an id is not asked for: the database refuses some texts.
    const isOurs = /^\w+$/.test(keyId) && (await revokeKey(needsOfKeys, { accountId: session.account.id, keyId }))
    if (!isOurs)
      return problemPage(404, 'There is no such key', 'This account has no key of that address. Nothing was changed.')
    accounts.forgetKey(keyId)
    return { kind: 'redirect', location: `/account/keys?revoked=${encodeURIComponent(keyId)}` }
  },
}
