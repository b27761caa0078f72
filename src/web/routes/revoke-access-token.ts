import { revocationAnswer } from '../../accounts/identity/oauth/revocation-answer.ts'
import { oauthRoute } from '../oauth-route.ts'
import type { WebRoute } from '../web-route.ts'

/** The revocation endpoint (RFC 7009). */
export const revokeAccessToken: WebRoute = oauthRoute({
  path: '/identity/revoke',
  summary: 'End the session of a token.',
  answer: revocationAnswer,
})
