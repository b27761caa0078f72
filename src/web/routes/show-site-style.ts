import { readFileSync } from 'node:fs'
import { entityTag } from '../../platform/http/entity-tag.ts'
import type { WebRoute } from '../web-route.ts'

/** The style sheet of the pages that are forms. */
export const showSiteStyle: WebRoute = {
  method: 'GET',
  path: '/site.css',
  summary: 'Give the style sheet of the site.',
  access: 'anyone',
  body: 'none',
  handle: async () => {
    const body = readFileSync(new URL('../html/style.css', import.meta.url), 'utf8')
    return {
      kind: 'data',
      mediaType: 'text/css; charset=utf-8',
      headers: { 'cache-control': 'no-cache', etag: entityTag(body) },
      body,
    }
  },
}
