import * as oauth from 'oauth4webapi'
import { CliProblem } from '../cli-problem.ts'
import { plainText } from '../plain-text.ts'
import { oauthOptions } from './oauth-options.ts'
import type { Asking } from './oauth-options.ts'

/** Who issues tokens for an API: asks the API (RFC 9728), then whom it names (RFC 8414, or OpenID Connect). A `CliProblem` says who did not answer as they should. */
export async function findIssuer(apiAddress: string, asking: Asking): Promise<oauth.AuthorizationServer> {
  const issuer = await namedIssuer(apiAddress, asking)
  for (const algorithm of ['oauth2', 'oidc'] as const) {
    // oxlint-disable-next-line no-await-in-loop -- the second is asked only when the first has nothing.
    const response = await oauth.discoveryRequest(issuer, { algorithm, ...oauthOptions(issuer, asking) })
    if (response.status === 200) return wellFormed(issuer, response)
    // oxlint-disable-next-line no-await-in-loop
    await response.body?.cancel()
  }
  throw new CliProblem(`${issuer.href}, who signs people in for ${apiAddress}, does not say how; tell its operator`)
}

async function wellFormed(issuer: URL, response: Response): Promise<oauth.AuthorizationServer> {
  try {
    return await oauth.processDiscoveryResponse(issuer, response)
  } catch (error) {
    throw new CliProblem(`${issuer.href} describes itself wrongly: ${told(error)}; tell its operator`, 1, {
      cause: error,
    })
  }
}

async function namedIssuer(apiAddress: string, asking: Asking): Promise<URL> {
  const api = new URL(apiAddress)
  const response = await oauth.resourceDiscoveryRequest(api, oauthOptions(api, asking))
  const copy = response.clone()
  try {
    const { authorization_servers: [first] = [] } = await oauth.processResourceDiscoveryResponse(api, response)
    if (first === undefined) throw new Error('it names nobody who signs people in')
    return new URL(first)
  } catch (error) {
    const described = (await copy.json().catch(() => null)) as { readonly resource?: unknown } | null
    const resource = described?.resource
    const hint =
      typeof resource === 'string' && URL.canParse(resource)
        ? `it calls itself ${plainText(resource)}; say --api ${plainText(resource)} if that is the one you mean`
        : 'is the address right? It is that of the hosting API, not of a site or of the icon service'
    throw new CliProblem(`${apiAddress} does not say who signs people in: ${hint}`, 1, { cause: error })
  }
}

function told(error: unknown): string {
  return plainText(error instanceof Error ? error.message : String(error))
}
