import type { IdentityDeps } from '../accounts/identity/identity-deps.ts'
import type { OAuthAnswer } from '../accounts/identity/oauth/oauth-answer.ts'
import { answerJson, notSetUp } from './answer-json.ts'
import type { WebRoute } from './web-route.ts'

export interface OAuthRoute {
  readonly path: string
  readonly summary: string
  readonly answer: (identity: IdentityDeps, of: { form: URLSearchParams; network: string }) => Promise<OAuthAnswer>
}

/** An endpoint of the identity provider that programs send forms to, without cookies. */
export function oauthRoute({ path, summary, answer }: OAuthRoute): WebRoute {
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
