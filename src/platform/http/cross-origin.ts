/**
 * Any origin may call with a bearer key. There is no `Access-Control-Allow-Credentials`, so a browser never sends
 * cookies along, and a page elsewhere can do nothing in the name of its visitor.
 */
export function crossOriginHeaders(): Record<string, string> {
  return {
    'access-control-allow-origin': '*',
    'access-control-expose-headers':
      'Allow, Deprecation, ETag, Idempotency-Replayed, Link, Location, RateLimit, RateLimit-Policy, Retry-After, Sunset, WWW-Authenticate, X-Request-ID',
    'cross-origin-resource-policy': 'cross-origin',
  }
}

/** What requests may carry: what the service reads, and what tracing adds to every request of a program. */
const REQUEST_HEADERS = [
  'Authorization',
  'Content-Type',
  'Idempotency-Key',
  'If-None-Match',
  'traceparent',
  'tracestate',
]

/** What client libraries say of themselves. They are many, and new ones come. */
const LIBRARY_HEADER = /^x-stainless-[a-z0-9-]{1,40}$/

/** More than any library has. */
const MOST_LIBRARY_HEADERS = 40

/**
 * The answer's headers to a browser that asks first. `allow` lists the methods of the path; `asked` is its
 * `Access-Control-Request-Headers`.
 */
export function preflightHeaders(allow: string, asked: string | undefined): Record<string, string> {
  const names = (asked ?? '').split(',').map((name) => name.trim().toLowerCase())
  const ofLibrary = names.filter((name) => LIBRARY_HEADER.test(name)).slice(0, MOST_LIBRARY_HEADERS)
  return {
    'access-control-allow-methods': allow,
    'access-control-allow-headers': [...REQUEST_HEADERS, ...ofLibrary].join(', '),
    'access-control-max-age': '86400',
    vary: 'Access-Control-Request-Headers',
  }
}
