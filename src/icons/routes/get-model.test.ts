import { deepEqual, equal } from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { runIconsService } from '../../../tests/run-icons-service.ts'
import type { IconsService } from '../../../tests/run-icons-service.ts'
import { modelObjectSchema } from '../../contract/model-object.ts'

describe('GET /api/v1/models/{model}', () => {
  let service: IconsService
  before(async () => {
    service = await runIconsService()
  })
  after(async () => service.stop())
  const get = async (model: string, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(`${service.baseUrl}/api/v1/models/${model}`, { headers })

  describe('200', () => {
    it('answers the model with its cut and its limits', async () => {
      const model = modelObjectSchema.parse(await (await get('iconmodel-1')).json())
      deepEqual(model.cut, {
        size: [16, 20, 24],
        stroke: [1, 1.5, 2, 2.5, 3],
        radius: [0, 1, 2, 3],
        finish: ['outlined', 'filled'],
        default: { size: 24, stroke: 2, radius: 3, finish: 'outlined' },
      })
      deepEqual(model.limits, {
        prompt_characters: 500,
        images: 4,
        image_bytes: 4_194_304,
        image_pixels: 16_777_216,
        n: 2,
      })
      deepEqual(
        [model.status, model.owned_by, model.revision, model.languages],
        ['online', 'burin', 'test-revision', ['en']],
      )
    })
  })

  describe('304', () => {
    it('answers so to its own tag', async () => {
      const tag = (await get('iconmodel-1')).headers.get('etag') ?? ''
      equal((await get('iconmodel-1', { 'if-none-match': tag })).status, 304)
    })
  })

  describe('404', () => {
    it('knows no other model, however it is written', async () => {
      for (const model of ['iconmodel-2', 'ICONMODEL-1', 'iconmodel-1%20', 'a'.repeat(5000), '%2e%2e%2f', '😀']) {
        const response = await get(model)
        const answer = (await response.json()) as { code: string; param: string; request_id: string }
        deepEqual([response.status, answer.code, answer.param], [404, 'model_not_found', 'model'], model)
        equal(answer.request_id, response.headers.get('x-request-id'))
        equal(response.headers.get('cache-control'), 'no-store')
      }
    })
    it('has nothing below a model', async () => {
      const answer = (await (await get('iconmodel-1/more')).json()) as { status: number; code: string }
      deepEqual([answer.status, answer.code], [404, 'invalid_request'])
    })
  })

  describe('405', () => {
    it('names the methods of the path', async () => {
      const response = await fetch(`${service.baseUrl}/api/v1/models/iconmodel-1`, { method: 'DELETE' })
      deepEqual([response.status, response.headers.get('allow')], [405, 'GET, HEAD, OPTIONS'])
    })
  })
})
