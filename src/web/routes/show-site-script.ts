import { readFileSync } from 'node:fs'
import { entityTag } from '../../platform/http/entity-tag.ts'
import type { WebRoute } from '../web-route.ts'

/** The script of the pages that are forms; they work without it too. */
export const showSiteScript: WebRoute = {
  method: 'GET',
  path: '/site.js',
  summary: 'Give the script of the site.',
  access: 'anyone',
  body: 'none',
  handle: async () => {
    const body = readFileSync(new URL('../browser/site.js', import.meta.url), 'utf8')
    return {
      kind: 'data',
      mediaType: 'text/javascript; charset=utf-8',
      headers: { 'cache-control': 'no-cache', etag: entityTag(body) },
      body,
    }
  },
}
