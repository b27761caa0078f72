import { authorizationServerMetadata } from '../../accounts/identity/oauth/authorization-server-metadata.ts'
import { answerJson, notSetUp } from '../answer-json.ts'
import type { WebRoute } from '../web-route.ts'

/** The metadata of the identity provider (RFC 8414). */
export const showAuthorizationServer: WebRoute = {
  method: 'GET',
  path: '/.well-known/oauth-authorization-server/identity',
  summary: 'Describe the identity provider.',
  access: 'anyone',
  body: 'none',
  handle: async ({ accounts }, { requestId }) =>
    accounts === null
      ? notSetUp('This service has no accounts.', requestId)
      : answerJson(200, authorizationServerMetadata(accounts.identity), { 'cache-control': 'no-cache' }),
}
