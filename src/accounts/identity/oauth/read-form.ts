import type { IdentityDeps } from '../identity-deps.ts'
import { oauthRefusal } from './oauth-answer.ts'
import type { OAuthAnswer } from './oauth-answer.ts'

/** The only client: the command line. It is public, so it has no secret. */
export const CLIENT_ID = 'burin-cli'

export type ReadForm =
  | { readonly kind: 'read'; readonly value: (name: string) => string | null }
  | { readonly kind: 'refused'; readonly answer: OAuthAnswer }

/**
 * Reads the parameters of a form: one that comes twice is refused, one without a value counts as left out (RFC 6749 §3.2),
 * the client has to be one that is known, and every `resource` (RFC 8707, where several may be named) an API at which our tokens are good.
 */
export function readForm(form: URLSearchParams, { resources }: Pick<IdentityDeps, 'resources'>): ReadForm {
  const refused = (answer: OAuthAnswer): ReadForm => ({ kind: 'refused', answer })
  const seen = new Set<string>()
  for (const name of form.keys()) {
    if (seen.has(name) && name !== 'resource')
      return refused(oauthRefusal('invalid_request', 'A parameter is there more than once.'))
    seen.add(name)
  }
  const value = (name: string): string | null => form.get(name) || null
  const clientId = value('client_id')
  if (clientId === null) return refused(oauthRefusal('invalid_request', 'The parameter client_id is missing.'))
  if (clientId !== CLIENT_ID)
    return refused(
      oauthRefusal('invalid_client', `There is one client here, for every program: client_id=${CLIENT_ID}.`),
    )
  const known = resources()
  const isGoodAt = (resource: string): boolean => known === null || known.includes(resource.replace(/\/$/, ''))
  return form.getAll('resource').every((resource) => resource === '' || isGoodAt(resource))
    ? { kind: 'read', value }
    : refused(oauthRefusal('invalid_target', `Tokens of this issuer are good at ${known?.join(' and ')} alone.`))
}
