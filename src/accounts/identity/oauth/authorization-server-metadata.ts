import type { IdentityDeps } from '../identity-deps.ts'

/** The grant type of RFC 8628. */
export const DEVICE_GRANT = 'urn:ietf:params:oauth:grant-type:device_code'

/**
 * The metadata of the embedded identity provider (RFC 8414), for `/.well-known/oauth-authorization-server/identity`.
 * There is no authorization endpoint, so the list of response types is empty. `protected_resources` (RFC 9728 §4) says at which APIs its tokens
 * are good, where that is known: whoever else names this issuer is after them.
 */
export function authorizationServerMetadata({
  baseUrl,
  resources,
}: Pick<IdentityDeps, 'baseUrl' | 'resources'>): Readonly<Record<string, string | readonly string[]>> {
  const issuer = `${baseUrl()}/identity`
  const known = resources()
  return {
    issuer,
    device_authorization_endpoint: `${issuer}/device-authorization`,
    token_endpoint: `${issuer}/token`,
    revocation_endpoint: `${issuer}/revoke`,
    userinfo_endpoint: `${issuer}/userinfo`,
    grant_types_supported: [DEVICE_GRANT],
    response_types_supported: [],
    token_endpoint_auth_methods_supported: ['none'],
    revocation_endpoint_auth_methods_supported: ['none'],
    ...(known === null ? {} : { protected_resources: known }),
  }
}
