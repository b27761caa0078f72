import { deviceAuthorizationAnswer } from '../../accounts/identity/oauth/device-authorization-answer.ts'
import type { IdentityDeps } from '../../accounts/identity/identity-deps.ts'
import type { OAuthAnswer } from '../../accounts/identity/oauth/oauth-answer.ts'
import { revocationAnswer } from '../../accounts/identity/oauth/revocation-answer.ts'
import { tokenAnswer } from '../../accounts/identity/oauth/token-answer.ts'
import { answerJson, notSetUp } from '../answer-json.ts'
import type { WebRoute } from '../web-route.ts'

/** What tells one endpoint from another. */
interface Endpoint {
  readonly path: string
  readonly summary: string
  readonly answer: (identity: IdentityDeps, of: { form: URLSearchParams; network: string }) => Promise<OAuthAnswer>
}

/** The endpoints of the identity provider that programs send forms to, without cookies. */
export const OAUTH_ENDPOINTS: readonly WebRoute[] = [
  // RFC 8628
  endpoint({
    path: '/identity/device-authorization',
    summary: 'Begin to let a program in.',
    answer: deviceAuthorizationAnswer,
  }),
  // RFC 6749
  endpoint({
    path: '/identity/token',
    summary: 'Give a program its token, once its person has approved.',
    answer: tokenAnswer,
  }),
  // RFC 7009
  endpoint({ path: '/identity/revoke', summary: 'End the session of a token.', answer: revocationAnswer }),
]

function endpoint({ path, summary, answer }: Endpoint): WebRoute {
  return {
    method: 'POST',
    path,
    summary,
    access: 'anyone',
    body: 'foreign-form',
    handle: async ({ accounts }, { form, network, requestId }) => {
      if (accounts === null) return notSetUp('This service has no accounts.', requestId)
      const { status, headers, body } = await answer(accounts.identity, { form, network })
      return answerJson(status, body, headers)
    },
  }
}
