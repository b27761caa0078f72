/** A server of one kind in a process of its own: `serve.ts KIND FOLDER` sends its port, then its processor time for each message. */
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import staticFiles from '@fastify/static'
import fastify from 'fastify'
import sirv from 'sirv'
import { countTraffic } from '../../src/sites/count-traffic.ts'
import { openHosts } from '../../src/sites/open-hosts.ts'
import { openSites } from '../../src/sites/open-sites.ts'
import type { SitesDeps } from '../../src/sites/serve-sites.ts'
import { createSitesServer } from '../../src/sites/sites-server.ts'
import { tallyAnswers } from '../../src/sites/tally-answers.ts'
import { createSiteShelf } from '../../tests/site-shelf.ts'

/** What answers; `bare` is as little as Node can do: a Buffer and its headers by the request's address. */
export type ServerKind = 'bare' | 'sites' | 'sirv' | 'fastify-static'

const CACHE_BYTES = 64 * 1024 * 1024
const DAY_SECONDS = 86_400

const starts: Readonly<Record<ServerKind, (folder: string) => Promise<Server>>> = {
  bare: async (folder) => {
    const answers = new Map<string, { headers: string[]; body: Buffer }>(
      readdirSync(folder).flatMap((name) => {
        const body = readFileSync(join(folder, name))
        return [
          [`/${name} identity`, { headers: headersOf(body, {}), body }],
          [`/${name} br`, packed(body)],
        ] as const
      }),
    )
    return createServer((request, response) => {
      const answer = answers.get(`${request.url} ${request.rawHeaders.includes('br') ? 'br' : 'identity'}`)
      if (answer === undefined) return void response.writeHead(404).end()
      response.writeHead(200, answer.headers)
      response.end(answer.body)
    })
  },
  sites: async (folder) => {
    const shelf = createSiteShelf(async () => undefined)
    const files = Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))]))
    shelf.put('site', { ...files, _redirects: '/old /new\n/* /404.html 404', _headers: '/private/*\n  X-Own: 1' }, {})
    const { read, source } = shelf
    const deps = {
      domain: 'sites.test',
      sites: openSites(source, CACHE_BYTES),
      hosts: openHosts(async () => [], CACHE_BYTES),
      read,
      takingMs: 60_000,
    }
    const tally = tallyAnswers()
    const traffic = countTraffic({ now: Date.now, trustedProxies: 0 })
    const observe: SitesDeps['observe'] = (answer) => {
      tally.observe(answer)
      traffic.count(answer)
    }
    return createSitesServer(
      { ...deps, now: Date.now, reportTo: 'http://localhost:3001/report', observe, report: () => undefined },
      { cacheBytes: CACHE_BYTES, mostOfNetwork: 1000 },
    )
  },
  sirv: async (folder) => createServer(sirv(folder, { etag: true, maxAge: DAY_SECONDS, brotli: true })),
  'fastify-static': async (folder) => {
    const app = fastify()
    await app.register(staticFiles, { root: folder, preCompressed: true })
    await app.ready()
    return app.server
  },
}

function headersOf(body: Buffer, more: Readonly<Record<string, string>>): string[] {
  return Object.entries({
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(body.length),
    'cache-control': 'public, max-age=0, must-revalidate',
    'x-content-type-options': 'nosniff',
    etag: '"0123456789abcdef0123456789abcdef"',
    'last-modified': 'Thu, 01 Jan 2026 00:00:00 GMT',
    'accept-ranges': 'bytes',
    vary: 'Accept-Encoding',
    ...more,
  }).flat()
}

function packed(body: Buffer): { headers: string[]; body: Buffer } {
  const br = brotliCompressSync(body)
  return { headers: headersOf(br, { 'content-encoding': 'br' }), body: br }
}

const [kind = 'bare', folder = ''] = process.argv.slice(2)
const server = await starts[kind as ServerKind](folder)
await once(server.listen(0, '127.0.0.1'), 'listening')
process.send?.((server.address() as AddressInfo).port)
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.(user + system)
})
