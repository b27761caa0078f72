import { deepEqual, equal } from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { runIconsService } from '../../../tests/run-icons-service.ts'
import type { IconsService } from '../../../tests/run-icons-service.ts'

describe('pages that everybody gets who is not signed in', () => {
  let service: IconsService
  before(async () => {
    service = await runIconsService()
  })
  after(async () => service.stop())

  for (const path of ['/play', '/tray', '/batch'])
    it(`are packed, and kept by browsers that ask whether they are another: ${path}`, async () => {
      const headers = { accept: 'text/html', 'accept-encoding': 'br' }
      const first = await fetch(service.baseUrl + path, { headers })
      equal(first.headers.get('content-encoding'), 'br')
      equal(first.headers.get('cache-control'), 'private, no-cache')
      const etag = first.headers.get('etag') ?? ''
      const again = await fetch(service.baseUrl + path, { headers: { ...headers, 'if-none-match': etag } })
      equal(again.status, 304)
    })

  for (const path of ['/', '/batch', '/play', '/tray', '/icons', '/sign-in'])
    it(`say in the header which of them they are: ${path}`, async () => {
      const page = await (
        await fetch(`${service.baseUrl}${path}?from=menu`, { headers: { accept: 'text/html' } })
      ).text()
      const header = /<header>(.*?)<\/header>/s.exec(page)?.[1] ?? ''
      const current = [...header.matchAll(/<a [^>]*href="([^"]*)" aria-current="page"/g)].map(([, href]) => href)
      deepEqual(current, path === '/sign-in' ? [] : [path])
    })
})
