import type { ApiCaller, ApiDeps } from './api-deps.ts'
import { unauthorized } from './unauthorized.ts'

/**
 * Throws the refusal of a caller that is no person who signed in: what is done with a token for CI must end with that token, so it makes no
 * others. It is a 401 as RFC 9470 has it: another token, of a person, is let in.
 */
export function personNeeded({ isPerson }: ApiCaller, { apiUrl }: Pick<ApiDeps, 'apiUrl'>): void {
  if (isPerson) return
  const message =
    'A token made for CI can neither create nor revoke tokens. Sign in yourself (`burin login`) and ask with that token, or use the page `/account/sessions`.'
  throw unauthorized(apiUrl(), 'person_needed', message)
}
