/**
 * Any origin may call with a bearer key. There is no `Access-Control-Allow-Credentials`, so a browser never sends
 * cookies along, and a page elsewhere can do nothing in the name of its visitor.
 */
export function crossOriginHeaders(): Record<string, string> {
  return {
    'access-control-allow-origin': '*',
    'access-control-expose-headers':
      'Deprecation, ETag, Idempotency-Replayed, Link, RateLimit, RateLimit-Policy, Retry-After, Sunset, WWW-Authenticate, X-Request-ID',
    'cross-origin-resource-policy': 'cross-origin',
  }
}

/** The answer's headers to a browser that asks first. `allow` lists the methods of the path. */
export function preflightHeaders(allow: string): Record<string, string> {
  return {
    'access-control-allow-methods': allow,
    'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key, If-None-Match',
    'access-control-max-age': '86400',
  }
}
