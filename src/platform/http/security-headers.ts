/** For answers that are data: a browser that shows one by mistake may load and run nothing. */
export const DATA_CONTENT_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** What every answer carries, whatever it is. `secure` is whether the public address is https. */
export function securityHeaders(secure: boolean): Record<string, string> {
  return {
    'content-security-policy': DATA_CONTENT_POLICY,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(secure ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  }
}
