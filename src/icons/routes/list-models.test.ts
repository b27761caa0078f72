import { equal, match, notEqual, ok } from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { z } from 'zod'
import { runIconsService } from '../../../tests/run-icons-service.ts'
import type { IconsService } from '../../../tests/run-icons-service.ts'
import { listModels } from './list-models.ts'

describe('GET /api/v1/models', () => {
  let service: IconsService
  before(async () => {
    service = await runIconsService()
  })
  after(async () => service.stop())
  const list = async (headers: Record<string, string> = {}): Promise<Response> =>
    fetch(`${service.baseUrl}/api/v1/models`, { headers })

  describe('200', () => {
    it('answers a list of the one model, without a key', async () => {
      const response = await list()
      equal(response.status, 200)
      const answer = (listModels.output ?? z.never()).parse(await response.json()) as {
        data: { id: string; revision: string }[]
      }
      equal(answer.data[0]?.id, 'iconmodel-1')
      equal(answer.data[0]?.revision, 'test-revision')
    })
    it('may be kept, and asked for again with its tag', async () => {
      const response = await list()
      equal(response.headers.get('cache-control'), 'public, max-age=60')
      match(response.headers.get('etag') ?? '', /^"[\w-]{20,}"$/)
    })
    it('answers in full to another tag', async () => {
      equal((await list({ 'if-none-match': '"other"' })).status, 200)
    })
    it('has another tag when another revision draws', async () => {
      const other = await runIconsService({ revision: 'another' })
      const response = await fetch(`${other.baseUrl}/api/v1/models`)
      notEqual(response.headers.get('etag'), (await list()).headers.get('etag'))
      await other.stop()
    })
    it('answers HEAD with the same headers and no body', async () => {
      const response = await fetch(`${service.baseUrl}/api/v1/models`, { method: 'HEAD' })
      equal(response.status, 200)
      equal(response.headers.get('etag'), (await list()).headers.get('etag'))
      equal(await response.text(), '')
    })
    it('lets any origin read it', async () => {
      const response = await list({ origin: 'https://elsewhere.example' })
      equal(response.headers.get('access-control-allow-origin'), '*')
      ok(response.headers.get('access-control-expose-headers')?.includes('ETag'))
    })
  })

  describe('304', () => {
    it('answers so to its own tag, alone, weak, in a list, or to a star', async () => {
      const tag = (await list()).headers.get('etag') ?? ''
      for (const given of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
        const response = await list({ 'if-none-match': given })
        equal(response.status, 304, given)
        equal(response.headers.get('etag'), tag)
        match(response.headers.get('x-request-id') ?? '', /^req_/)
        equal(await response.text(), '')
      }
    })
  })

  describe('405', () => {
    it('names the methods of the path', async () => {
      const response = await fetch(`${service.baseUrl}/api/v1/models`, { method: 'POST', body: '{}' })
      equal(response.status, 405)
      equal(response.headers.get('allow'), 'GET, HEAD, OPTIONS')
    })
  })
})
