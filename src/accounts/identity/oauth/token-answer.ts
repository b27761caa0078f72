import type { IdentityDeps } from '../identity-deps.ts'
import { pollDevice } from '../poll-device.ts'
import { DEVICE_GRANT } from './authorization-server-metadata.ts'
import { policies } from '../policies.ts'
import { spendAll } from '../spend-all.ts'
import type { LimitDeps } from '../spend-all.ts'
import { oauthRefusal, oauthSuccess, oauthTooMany } from './oauth-answer.ts'
import type { OAuthAnswer } from './oauth-answer.ts'
import { CLIENT_ID, readForm } from './read-form.ts'

/** The token endpoint (RFC 8628 §3.4); `form` is the body. Only codes that are not good count for the network that asks. */
export async function tokenAnswer(
  deps: LimitDeps & Pick<IdentityDeps, 'random' | 'resources'>,
  { form: given, network }: { form: URLSearchParams; network: string },
): Promise<OAuthAnswer> {
  const form = readForm(given, deps)
  if (form.kind === 'refused') return form.answer
  const grantType = form.value('grant_type')
  if (grantType === null) return oauthRefusal('invalid_request', 'The parameter grant_type is missing.')
  if (grantType !== DEVICE_GRANT)
    return oauthRefusal('unsupported_grant_type', `The only grant_type here is ${DEVICE_GRANT}.`)
  const deviceCode = form.value('device_code')
  if (deviceCode === null) return oauthRefusal('invalid_request', 'The parameter device_code is missing.')

  const poll = await pollDevice(deps, { deviceCode, clientId: CLIENT_ID })
  switch (poll.kind) {
    case 'pending':
      return oauthRefusal('authorization_pending', 'Nobody has answered yet.')
    case 'slow-down':
      return oauthRefusal('slow_down', `Too soon; wait ${poll.intervalSeconds} seconds from now on.`)
    case 'denied':
      return oauthRefusal('access_denied', 'The request was turned down.')
    case 'expired':
      return oauthRefusal('expired_token', 'The device code is too old; begin anew.')
    case 'unknown': {
      const limited = await spendAll(deps, [[policies.wrongDeviceCodesOfNetwork, network]])
      if (limited !== null) return oauthTooMany(limited.retryAfterSeconds)
      return oauthRefusal('invalid_grant', 'This device code is not good, or not any more.')
    }
    case 'granted':
      return oauthSuccess({ access_token: poll.token, token_type: 'Bearer', expires_in: poll.expiresInSeconds })
  }
}
