import { STATUS_CODES } from '../platform/http/node-http.ts'
import type { Server } from 'node:http'
import type { Drainable } from '../platform/http/drainable.ts'
import { answerMalformed, guardedServer } from '../platform/http/guarded-server.ts'
import type { Guard } from '../platform/http/guarded-server.ts'
import { malformedPage } from './plain-page.ts'
import { serveSites } from './serve-sites.ts'
import type { SitesDeps } from './serve-sites.ts'

const GUARD: Guard = {
  begin: () => undefined,
  refuse(problem) {
    const { status, headers, body } = malformedPage(problem)
    return { status, reason: STATUS_CODES[status] ?? '', headers: Object.fromEntries(headers), body: body.toString() }
  },
}

/**
 * The server of hosted sites, not yet listening. `cacheBytes` of memory hold what is asked for most; one network may have
 * `mostOfNetwork` connections open, 0 means any number.
 */
export function createSitesServer(
  deps: SitesDeps,
  { cacheBytes, mostOfNetwork }: { cacheBytes: number; mostOfNetwork: number },
): Drainable<Server> {
  const server = guardedServer(GUARD, serveSites(deps, cacheBytes), undefined, mostOfNetwork)
  server.on('clientError', (error, connection) => answerMalformed(GUARD, error, connection))
  return server
}
