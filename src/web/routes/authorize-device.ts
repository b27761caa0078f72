import { deviceAuthorizationAnswer } from '../../accounts/identity/oauth/device-authorization-answer.ts'
import { oauthRoute } from '../oauth-route.ts'
import type { WebRoute } from '../web-route.ts'

/** The device authorization endpoint (RFC 8628). */
export const authorizeDevice: WebRoute = oauthRoute({
  path: '/identity/device-authorization',
  summary: 'Begin to let a program in.',
  answer: deviceAuthorizationAnswer,
})
