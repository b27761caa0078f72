import * as oauth from 'oauth4webapi'
import { createHostingClient } from '../../client/create-hosting-client.ts'
import { HostingProblem } from '../../client/hosting-problem.ts'
import { isNetworkError } from '../../client/send.ts'
import { CliProblem } from '../cli-problem.ts'
import { fetchWithin } from '../fetch-within.ts'
import { plainText } from '../plain-text.ts'
import { findIssuer } from '../sign-in/find-issuer.ts'
import { CLIENT, oauthOptions } from '../sign-in/oauth-options.ts'
import { revokeToken } from '../sign-in/revoke-token.ts'
import { waitForToken } from '../sign-in/wait-for-token.ts'
import type { Resource } from '../sign-in/wait-for-token.ts'
import type { AddressCall, AddressCommand } from '../user-command.ts'

/** Ten years: longer is for ever, and what is much longer is no moment. */
const LONGEST_SECONDS = 315_360_000

export const login: AddressCommand = {
  words: ['login'],
  about: 'signs you in, by a code that you type in a browser, here or on another machine',
  arguments: [],
  options: { 'no-browser': { value: null, about: 'open no browser: only show the address and the code' } },
  examples: ['burin login', 'burin login --api https://api.example.com', 'burin login --no-browser'],
  needs: 'address',
  run: async (call) => {
    const { apiAddress, credentials, tell } = call
    if (isOpenToAll(apiAddress)) tell(`warning: ${apiAddress} has no TLS: whoever is on the way can read your token`)
    const server = await findIssuer(apiAddress, call)
    const resource = resourceNamed(server, call)
    const begun = await begin(server, call, resource)
    await show(begun, server, call)
    const { access_token: token, expires_in: seconds } = await waitForToken(server, begun, { ...call, resource })
    const email = await whoseToken(token, call)
    const before = (await credentials.read()).origins[new URL(apiAddress).origin]
    const expiresAt = seconds === undefined ? null : momentIn(Math.min(seconds, LONGEST_SECONDS), call.now())
    const revocationEndpoint = server.revocation_endpoint ?? null
    await credentials.keep(apiAddress, { token, issuer: server.issuer, revocationEndpoint, expiresAt })
    // Nobody has it any more, so it need not be good for months.
    if (before !== undefined) await revokeToken(before, call)
    if (call.isTokenSet) tell('warning: BURIN_TOKEN is set, and comes before this; unset it to be who just signed in')
    const until = expiresAt === null ? '' : `, until ${expiresAt.slice(0, 10)}`
    return {
      lines: [`Signed in as ${email} at ${apiAddress}${until}.`],
      json: { api: apiAddress, email, expiresAt },
      exitCode: 0,
    }
  },
}

function momentIn(seconds: number, nowMs: number): string {
  return new Date(nowMs + seconds * 1000).toISOString()
}

/** Whether a token goes there in the open, over more than this machine. */
function isOpenToAll(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return protocol === 'http:' && !/^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
}

/**
 * What an issuer is told of where its token goes (RFC 8707): the API, where the issuer says which ones its tokens are for (RFC 9728 §4). One
 * that is none of them names an issuer who is not its own, to be given a token that is good elsewhere. Nothing where the issuer says nothing:
 * some refuse to be told.
 */
function resourceNamed(
  { issuer, protected_resources: known }: oauth.AuthorizationServer,
  { apiAddress }: AddressCall,
): Resource {
  if (!Array.isArray(known)) return {}
  if (known.some((one) => typeof one === 'string' && one.replace(/\/$/, '') === apiAddress))
    return { resource: apiAddress }
  throw new CliProblem(
    `${apiAddress} sends you to ${issuer} to sign in, whose tokens are not for it: it may be after a token that is good elsewhere. Is the address right?`,
  )
}

async function begin(
  server: oauth.AuthorizationServer,
  call: AddressCall,
  resource: Resource,
): Promise<oauth.DeviceAuthorizationResponse> {
  if (server.device_authorization_endpoint === undefined)
    throw new CliProblem(
      `${server.issuer} lets no command line in (it has no device grant); make a token there and set BURIN_TOKEN to it`,
    )
  const options = oauthOptions(new URL(server.issuer), call)
  try {
    const response = await oauth.deviceAuthorizationRequest(server, CLIENT, oauth.None(), resource, options)
    return await oauth.processDeviceAuthorizationResponse(server, CLIENT, response)
  } catch (error) {
    call.signal.throwIfAborted()
    if (error instanceof CliProblem || isNetworkError(error)) throw error
    const why = error instanceof oauth.ResponseBodyError ? (error.error_description ?? error.error) : 'no good answer'
    throw new CliProblem(`${server.issuer} gave no code: ${plainText(why)}`, 1, { cause: error })
  }
}

/** Says where to type which code. What the server says is shown as text, whatever is in it. */
async function show(
  { user_code, verification_uri, expires_in }: oauth.DeviceAuthorizationResponse,
  { issuer }: oauth.AuthorizationServer,
  { apiAddress, options, terminal, openBrowser }: AddressCall,
): Promise<void> {
  const address = plainText(verification_uri)
  if (!URL.canParse(address)) throw new CliProblem(`${issuer} names no page where the code could be typed`)
  const { tell, paint } = terminal
  tell(`To sign in to ${apiAddress}, open this page`)
  tell(`  ${paint('cyan', address)}`)
  tell('and type in there the code')
  tell(`  ${paint('bold', plainText(user_code))}`)
  const opens = terminal.isInteractive && options['no-browser'] === undefined
  if (opens && (await openBrowser(address))) tell('A browser opens it.')
  tell(`Waiting for that, ${Math.round(expires_in / 60)} minutes at most; Ctrl-C stops …`)
}

/** A token that the API does not take is not kept. */
async function whoseToken(token: string, { apiAddress, fetch, signal, wait }: AddressCall): Promise<string> {
  try {
    const client = createHostingClient({ baseUrl: apiAddress, token, fetch: fetchWithin(apiAddress, fetch), wait })
    return (await client.account({ signal })).email
  } catch (error) {
    if (!(error instanceof HostingProblem) || error.status !== 401) throw error
    throw new CliProblem(`${apiAddress} does not take the token that its identity provider gave: ${error.message}`, 3, {
      cause: error,
    })
  }
}
