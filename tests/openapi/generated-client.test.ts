/** A stranger's client, made from `/openapi.json` by a stranger's tools, draws. */
import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import createFetchClient from 'openapi-fetch'
import type { Client } from 'openapi-fetch'
import { loadStudio } from '../../src/main/load-studio.ts'
import { runIconsService } from '../run-icons-service.ts'
import type { IconsService } from '../run-icons-service.ts'
import type { paths } from './schema.d.ts'

describe('a client of openapi-typescript and openapi-fetch', () => {
  let service: IconsService
  before(async () => {
    service = await runIconsService(await loadStudio())
  })
  after(async () => service.stop())
  const client = (): Client<paths, 'application/json'> =>
    createFetchClient<paths, 'application/json'>({
      baseUrl: service.baseUrl,
      headers: { Authorization: `Bearer ${service.key}` },
    })

  it('draws, with the types of the API', async () => {
    const { data, response } = await client().POST('/api/v1/icons', {
      body: { prompt: 'a bell', cut: { size: 20, finish: 'filled' }, n: 2 },
      params: { header: { 'Idempotency-Key': 'a-first-draw' } },
    })
    equal(response.status, 200)
    const [item] = data?.data ?? []
    match(item?.svg ?? '', /^<svg .*viewBox="0 0 20 20"/)
    // @ts-expect-error: other values may come
    const status: 'checked' | 'draft' | undefined = item?.status
    equal(status, 'checked')
    // @ts-expect-error: there is no such property
    ok(data?.icons === undefined)
  })

  it('is told of a wrong request by the compiler and by the service', async () => {
    const { data, error } = await client().POST('/api/v1/icons', {
      // @ts-expect-error: there is no size 18
      body: { prompt: 'a bell', cut: { size: 18 } },
    })
    equal(data, undefined)
    const told = error && 'code' in error ? [error.status, error.code, error.param] : []
    deepEqual(told, [400, 'invalid_request', 'cut.size'])
  })

  it('reads the models', async () => {
    const list = await client().GET('/api/v1/models')
    const one = await client().GET('/api/v1/models/{model}', { params: { path: { model: 'iconmodel-1' } } })
    deepEqual(list.data?.data[0], one.data)
    equal(one.data?.cut.default.size, 24)
  })
})
