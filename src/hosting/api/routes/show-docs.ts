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
  handle: async ({ reference }) => ({
    body: await reference.page(),
    mediaType: 'text/html; charset=utf-8',
    headers: {
      'content-security-policy':
        "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    },
  }),
}

/** What the reference looks like. */
export const showStyle: OpenRoute = {
  method: 'GET',
  path: '/docs/style.css',
  summary: 'Give the style sheet of the reference.',
  auth: 'none',
  input: null,
  output: null,
  errors: [],
  caching: 'revalidate',
  handle: async ({ reference }) => ({ body: await reference.style(), mediaType: 'text/css; charset=utf-8' }),
}
