import type { IdentityDeps } from '../identity-deps.ts'
import { revokeToken } from '../revoke-session.ts'
import { oauthRefusal, oauthSuccess } from './oauth-answer.ts'
import type { OAuthAnswer } from './oauth-answer.ts'
import { readForm } from './read-form.ts'

/** The revocation endpoint (RFC 7009): also a token that nobody knows is revoked without a complaint. */
export async function revocationAnswer(
  deps: Pick<IdentityDeps, 'database' | 'resources'>,
  { form: given }: { form: URLSearchParams },
): Promise<OAuthAnswer> {
  const form = readForm(given, deps)
  if (form.kind === 'refused') return form.answer
  const token = form.value('token')
  if (token === null) return oauthRefusal('invalid_request', 'The parameter token is missing.')
  await revokeToken(deps, token)
  return oauthSuccess(null)
}
