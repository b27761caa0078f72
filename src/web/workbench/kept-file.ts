import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { WebRoute } from '../web-route.ts'

/** A script whose address names its content: another one has another address, so that browsers keep this one for ever. */
export interface KeptFile {
  /** Such as `/engine/0123456789abcdef/engine.js`. */
  readonly path: string
  readonly route: WebRoute
}

/** `name` is that of the script in `browser/`, without `.js`. A page of another revision gets a 404, never another script than its own. */
export function keptFile(name: string, summary: string): KeptFile {
  const body = readFileSync(new URL(`../browser/${name}.js`, import.meta.url), 'utf8')
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 16)
  const headers = { 'cache-control': 'public, max-age=31536000, immutable', etag: `"${hash}"` }
  return {
    path: `/${name}/${hash}/${name}.js`,
    route: {
      method: 'GET',
      path: `/${name}/:hash/${name}.js`,
      summary,
      access: 'anyone',
      isOpenWithoutSession: true,
      body: 'none',
      handle: async (_deps, { parameters }) =>
        parameters['hash'] === hash
          ? { kind: 'data', mediaType: 'text/javascript; charset=utf-8', headers, body }
          : {
              kind: 'data',
              status: 404,
              mediaType: 'text/plain; charset=utf-8',
              body: `The service has another ${name} now. Load the page again.\n`,
            },
    },
  }
}
