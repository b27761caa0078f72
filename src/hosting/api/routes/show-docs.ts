import type { OpenRoute } from '../api-deps.ts'

/** The reference, for people. */
export const showDocs: OpenRoute = {
  method: 'GET',
  path: '/docs',
  summary: 'Show the reference of this API.',
  auth: 'none',
  input: null,
  output: null,
  errors: [],
  caching: 'revalidate',
  handle: async ({ makeReference }) => {
    const { text, headers } = await makeReference()
    return { body: text, mediaType: 'text/html; charset=utf-8', headers }
  },
}
