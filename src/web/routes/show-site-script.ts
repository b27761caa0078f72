import { readFileSync } from 'node:fs'
import type { WebRoute } from '../web-route.ts'

/** The script of the pages that are forms; they work without it too. */
export const showSiteScript: WebRoute = {
  method: 'GET',
  path: '/site.js',
  summary: 'Give the script of the site.',
  access: 'anyone',
  body: 'none',
  handle: async () => ({
    kind: 'data',
    mediaType: 'text/javascript; charset=utf-8',
    headers: { 'cache-control': 'no-cache' },
    body: readFileSync(new URL('../browser/site.js', import.meta.url), 'utf8'),
  }),
}
