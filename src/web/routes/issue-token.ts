import { tokenAnswer } from '../../accounts/identity/oauth/token-answer.ts'
import { oauthRoute } from '../oauth-route.ts'
import type { WebRoute } from '../web-route.ts'

/** The token endpoint (RFC 6749). */
export const issueToken: WebRoute = oauthRoute({
  path: '/identity/token',
  summary: 'Give a program its token, once its person has approved.',
  answer: tokenAnswer,
})
