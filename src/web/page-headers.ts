/** Pages are made by us and load nothing from elsewhere; the browser holds them to it. */
const CONTENT_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** What a page carries beside what every answer does. */
export function pageHeaders(mediaType: string): Record<string, string> {
  return mediaType.startsWith('text/html') ? { 'content-security-policy': CONTENT_POLICY } : {}
}
