import type { OpenRoute } from '../api-deps.ts'

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
