import { beginDevice } from '../begin-device.ts'
import type { IdentityDeps } from '../identity-deps.ts'
import { oauthRefusal, oauthSuccess, oauthTooMany } from './oauth-answer.ts'
import type { OAuthAnswer } from './oauth-answer.ts'
import type { LimitDeps } from '../spend-all.ts'
import { CLIENT_ID, readForm } from './read-form.ts'

/** Where people type the user code. */
const DEVICE_PAGE = '/device'

/**
 * The device authorization endpoint (RFC 8628 §3.1). There is no `verification_uri_complete`: a code that somebody has to
 * type is harder to send to a stranger, and stands in no address.
 */
export async function deviceAuthorizationAnswer(
  deps: LimitDeps & Pick<IdentityDeps, 'random' | 'baseUrl' | 'resources'>,
  of: { form: URLSearchParams; network: string },
): Promise<OAuthAnswer> {
  const form = readForm(of.form, deps)
  if (form.kind === 'refused') return form.answer
  if (form.value('scope') !== null) return oauthRefusal('invalid_scope', 'There are no scopes here; leave it out.')
  const begun = await beginDevice(deps, { clientId: CLIENT_ID, network: of.network })
  if (begun.kind === 'limited') return oauthTooMany(begun.retryAfterSeconds)
  return oauthSuccess({
    device_code: begun.deviceCode,
    user_code: begun.userCode,
    verification_uri: `${deps.baseUrl()}${DEVICE_PAGE}`,
    expires_in: begun.expiresInSeconds,
    interval: begun.intervalSeconds,
  })
}
