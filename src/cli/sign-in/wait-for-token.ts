import * as oauth from 'oauth4webapi'
import { isNetworkError } from '../../client/send.ts'
import { CliProblem } from '../cli-problem.ts'
import type { Call } from '../command.ts'
import { plainText } from '../plain-text.ts'
import { CLIENT, oauthOptions } from './oauth-options.ts'
import type { Asking } from './oauth-options.ts'

/** RFC 8628 §3.5: after a `slow_down`, for good. */
const SLOWER_BY_SECONDS = 5
const USUAL_INTERVAL_SECONDS = 5
/** However slow the server wants it, somebody sits there. */
const LONGEST_PAUSE_SECONDS = 60

/** For which API a token is, where its issuer wants to be told. */
export interface Resource extends Readonly<Record<string, string>> {
  readonly resource?: string
}

/**
 * Asks for the token of a device grant until somebody has approved, as often as the server allows and until the code is over. A `CliProblem`
 * says why there is none; what aborts is thrown as it is.
 */
export async function waitForToken(
  server: oauth.AuthorizationServer,
  begun: oauth.DeviceAuthorizationResponse,
  { now, wait, ...asking }: Asking & Pick<Call, 'now' | 'wait'> & { readonly resource: Resource },
): Promise<oauth.TokenEndpointResponse> {
  const endsAt = now() + begun.expires_in * 1000
  let interval = begun.interval ?? USUAL_INTERVAL_SECONDS
  for (let pause = interval; ; pause = interval) {
    if (now() + pause * 1000 >= endsAt) throw tooLate()
    // oxlint-disable-next-line no-await-in-loop -- one after the other is what this is about.
    await wait(Math.min(pause, LONGEST_PAUSE_SECONDS) * 1000, asking.signal)
    // oxlint-disable-next-line no-await-in-loop
    const answer = await askOnce(server, begun.device_code, asking)
    if (answer.kind === 'token') return answer.token
    if (answer.kind === 'slower') interval += SLOWER_BY_SECONDS
    // RFC 8628 wants less and less, where the server is not there.
    if (answer.kind === 'away') interval = Math.min(interval * 2, LONGEST_PAUSE_SECONDS)
  }
}

type Answer =
  | { readonly kind: 'token'; readonly token: oauth.TokenEndpointResponse }
  | { readonly kind: 'pending' | 'slower' | 'away' }

async function askOnce(
  server: oauth.AuthorizationServer,
  deviceCode: string,
  asking: Asking & { readonly resource: Resource },
): Promise<Answer> {
  try {
    const options = { ...oauthOptions(new URL(server.issuer), asking), additionalParameters: asking.resource }
    const response = await oauth.deviceCodeGrantRequest(server, CLIENT, oauth.None(), deviceCode, options)
    if (response.status === 429 || response.status >= 500) {
      await response.body?.cancel()
      return { kind: 'away' }
    }
    return { kind: 'token', token: await oauth.processDeviceCodeResponse(server, CLIENT, response) }
  } catch (error) {
    asking.signal.throwIfAborted()
    if (!(error instanceof oauth.ResponseBodyError)) {
      if (isNetworkError(error)) return { kind: 'away' }
      throw new CliProblem(`${server.issuer} gave no token that can be read; tell its operator`, 1, { cause: error })
    }
    return refusal(error)
  }
}

function refusal(error: oauth.ResponseBodyError): Answer {
  switch (error.error) {
    case 'authorization_pending':
      return { kind: 'pending' }
    case 'slow_down':
      return { kind: 'slower' }
    case 'expired_token':
      throw tooLate()
    case 'access_denied':
      throw new CliProblem('the request was turned down in the browser; run burin login to ask again', 1)
    default:
      throw new CliProblem(
        `no token was given: ${plainText(error.error_description ?? error.error)} Run burin login to begin anew.`,
        1,
        { cause: error },
      )
  }
}

function tooLate(): CliProblem {
  return new CliProblem('nobody approved before the code was over; run burin login again for a new one', 1)
}
