import * as oauth from 'oauth4webapi'
import type { Credential } from '../credentials.ts'
import { CLIENT, oauthOptions } from './oauth-options.ts'
import type { Asking } from './oauth-options.ts'

/** Ends a token at its issuer (RFC 7009). False where that did not work, or the issuer cannot do it. */
export async function revokeToken({ token, issuer, revocationEndpoint }: Credential, asking: Asking): Promise<boolean> {
  if (revocationEndpoint === null) return false
  const server: oauth.AuthorizationServer = { issuer, revocation_endpoint: revocationEndpoint }
  try {
    const options = oauthOptions(new URL(revocationEndpoint), asking)
    const response = await oauth.revocationRequest(server, CLIENT, oauth.None(), token, options)
    await oauth.processRevocationResponse(response)
    return true
  } catch {
    asking.signal.throwIfAborted()
    return false
  }
}
