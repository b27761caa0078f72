/** For answers that are data: a browser that shows one by mistake may load and run nothing. */
export const DATA_CONTENT_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** What a browser would have to ask its user for. Nothing here needs any of it, and nothing that slipped in may ask. */
const UNUSED = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'serial', 'usb']

/** What every answer carries, whatever it is. `secure` is whether the public address is https. */
export function securityHeaders(secure: boolean): Record<string, string> {
  return {
    'content-security-policy': DATA_CONTENT_POLICY,
    // A page elsewhere that opens one of ours gets no hold of its window.
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': UNUSED.map((feature) => `${feature}=()`).join(', '),
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(secure ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  }
}
