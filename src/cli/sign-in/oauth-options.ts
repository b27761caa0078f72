import * as oauth from 'oauth4webapi'

/** How the identity provider is asked. */
export interface Asking {
  readonly fetch: typeof globalThis.fetch
  readonly signal: AbortSignal
}

/** The client that every command line is: it has no secret. */
export const CLIENT: oauth.Client = { client_id: 'burin-cli' }

/** Options of a request to a server. Without TLS only a server is asked that was named so. Redirects are never followed. */
export function oauthOptions({ protocol }: Pick<URL, 'protocol'>, { fetch, signal }: Asking): OAuthOptions {
  return {
    [oauth.customFetch]: async (url, init) => fetch(url, init),
    [oauth.allowInsecureRequests]: protocol === 'http:',
    signal,
  }
}

interface OAuthOptions {
  [oauth.customFetch]: (url: string, init: object) => Promise<Response>
  [oauth.allowInsecureRequests]: boolean
  signal: AbortSignal
}
