import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { WebRoute } from '../web-route.ts'

const BODY = readFileSync(new URL('../browser/engine.js', import.meta.url), 'utf8')
const HASH = createHash('sha256').update(BODY).digest('hex').slice(0, 16)

/** Where the engine for browsers is: another engine has another address, so that this one is kept for ever. */
export const ENGINE_PATH: string = `/engine/${HASH}/engine.js`

/** What draws and judges in the browser. A page of another revision is told to be loaded again, never given another engine than its own. */
export const engineFile: WebRoute = {
  method: 'GET',
  path: '/engine/:hash/engine.js',
  summary: 'Give the engine that draws in the browser.',
  access: 'anyone',
  isOpenWithoutSession: true,
  body: 'none',
  handle: async (_deps, { parameters }) =>
    parameters['hash'] === HASH
      ? {
          kind: 'data',
          mediaType: 'text/javascript; charset=utf-8',
          headers: { 'cache-control': 'public, max-age=31536000, immutable', etag: `"${HASH}"` },
          body: BODY,
        }
      : {
          kind: 'data',
          status: 404,
          mediaType: 'text/plain; charset=utf-8',
          body: 'The service has another engine now. Load the page again.\n',
        },
}
