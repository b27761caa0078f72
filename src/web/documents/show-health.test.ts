import { deepEqual, equal } from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { runIconsService } from '../../../tests/run-icons-service.ts'
import type { IconsService } from '../../../tests/run-icons-service.ts'

describe('GET /healthz', () => {
  let service: IconsService
  before(async () => {
    service = await runIconsService()
  })
  after(async () => service.stop())

  describe('200', () => {
    it('answers without a key, and is never kept', async () => {
      const response = await fetch(`${service.baseUrl}/healthz`)
      deepEqual([response.status, await response.json()], [200, { status: 'ok' }])
      equal(response.headers.get('cache-control'), 'no-store')
    })
  })
})
