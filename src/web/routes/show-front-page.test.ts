import { equal, match, ok } from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { runIconsService } from '../../../tests/run-icons-service.ts'
import type { IconsService } from '../../../tests/run-icons-service.ts'

describe('GET /', () => {
  let service: IconsService
  before(async () => {
    service = await runIconsService()
  })
  after(async () => service.stop())
  const show = async (accept: string): Promise<Response> => fetch(service.baseUrl, { headers: { accept } })

  describe('200', () => {
    it('gives a program plain text with a command that draws', async () => {
      const response = await show('*/*')
      equal(response.headers.get('content-type'), 'text/plain; charset=utf-8')
      const text = await response.text()
      ok(text.includes(`curl http://localhost:${service.port}/api/v1/icons`))
      ok(text.includes(`Authorization: Bearer ${service.key}`))
    })
    it('gives a browser a page that loads only what is ours', async () => {
      const response = await show('text/html,application/xhtml+xml,*/*;q=0.8')
      equal(response.headers.get('content-type'), 'text/html; charset=utf-8')
      match(response.headers.get('content-security-policy') ?? '', /default-src 'none'/)
      match(await response.text(), /<h1>Icons drawn from plain words<\/h1>/)
    })
    it('says that the answer depends on Accept', async () => {
      equal((await show('*/*')).headers.get('vary'), 'Accept')
    })
    it('names the public address where one is set', async () => {
      const behind = await runIconsService({}, { BURIN_BASE_URL: 'https://icons.example.com/' })
      const response = await fetch(behind.baseUrl)
      ok((await response.text()).includes('curl https://icons.example.com/api/v1/icons'))
      match(response.headers.get('strict-transport-security') ?? '', /max-age/)
      await behind.stop()
    })
  })
})
