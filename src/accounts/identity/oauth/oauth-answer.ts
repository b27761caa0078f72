/** What an OAuth endpoint answers; `body` is sent as JSON, null is an empty body. */
export interface OAuthAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Readonly<Record<string, unknown>> | null
}

export type OAuthError =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_grant'
  | 'invalid_scope'
  | 'invalid_target'
  | 'unsupported_grant_type'
  | 'authorization_pending'
  | 'slow_down'
  | 'access_denied'
  | 'expired_token'
  | 'temporarily_unavailable'

/** RFC 6749 §5.1; the second is for caches older than the first. */
const NOT_KEPT = { 'cache-control': 'no-store', pragma: 'no-cache' }

export function oauthSuccess(body: Readonly<Record<string, unknown>> | null): OAuthAnswer {
  return { status: 200, headers: NOT_KEPT, body }
}

/** An error as RFC 6749 §5.2 has it. The description is a sentence for the programmer. */
export function oauthRefusal(error: OAuthError, description: string): OAuthAnswer {
  return { status: 400, headers: NOT_KEPT, body: { error, error_description: description } }
}

/** Too often: no RFC has an error of its own for this endpoint, so the status says it. */
export function oauthTooMany(retryAfterSeconds: number): OAuthAnswer {
  const description = `Too many requests; try again in ${retryAfterSeconds} seconds.`
  const answer = oauthRefusal('temporarily_unavailable', description)
  return { ...answer, status: 429, headers: { ...NOT_KEPT, 'retry-after': String(retryAfterSeconds) } }
}
