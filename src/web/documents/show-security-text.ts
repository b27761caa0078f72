import type { DocumentRoute } from '../document-deps.ts'

/** Whoever keeps a copy for longer than this is to look again. */
const GOOD_DAYS = 180
const DAY_MS = 86_400_000

/** Where people report a weakness (RFC 9116). */
export const showSecurityText: DocumentRoute = {
  method: 'GET',
  path: '/.well-known/security.txt',
  summary: 'Say where to report a weakness.',
  auth: 'none',
  input: null,
  output: null,
  errors: [],
  caching: 'revalidate',
  handle: async ({ baseUrl, securityContact, now }) => {
    // At midnight, so that the text stays the same for a day.
    const expires = new Date((Math.floor(now() / DAY_MS) + GOOD_DAYS) * DAY_MS).toISOString()
    const lines = [
      `Contact: ${securityContact ?? `mailto:security@${new URL(baseUrl()).hostname}`}`,
      `Expires: ${expires}`,
      'Preferred-Languages: en',
      `Canonical: ${baseUrl()}/.well-known/security.txt`,
    ]
    return { body: `${lines.join('\n')}\n`, mediaType: 'text/plain; charset=utf-8' }
  },
}
