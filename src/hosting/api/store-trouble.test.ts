import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { runHostingApi } from '../../../tests/run-hosting-api.ts'
import type { HostingApi } from '../../../tests/run-hosting-api.ts'
import { BucketRefusal } from '../../platform/blobs/store-trouble.ts'
import type { ObjectDraft } from '../../platform/blobs/object-store.ts'

let api: HostingApi
/** Of a deployment that takes files. */
let at: string
before(async () => {
  api = await runHostingApi()
  await api.ask('POST', '/projects/', { body: { name: 'Shop', slug: 'shop-of-mine' } })
})
beforeEach(async () => {
  const { body } = await api.ask('POST', '/projects/slug/shop-of-mine/deployments')
  at = `/projects/slug/shop-of-mine/deployments/${body.id}`
})
after(() => api[Symbol.asyncDispose]())

let made = 0
/** Of a content that the account does not have yet. */
const newBatch = (): { body: unknown } => ({
  body: { files: [{ path: 'index.html', content: `hello ${(made += 1)}` }] },
})

describe('a store that', () => {
  const bucket = (status: number, code: string): Error => new BucketRefusal(status, code, 'store blobs/x')
  const troubles = [
    { is: 'a full disk', error: Object.assign(new Error('no space left'), { code: 'ENOSPC' }), told: /no room left/ },
    { is: 'over the quota of its user', error: Object.assign(new Error('quota'), { code: 'EDQUOT' }), told: /no room/ },
    { is: 'a full bucket', error: bucket(507, ''), told: /no room left/ },
    { is: 'a bucket over its quota', error: bucket(403, 'QuotaExceeded'), told: /no room left/ },
    { is: 'a bucket that is busy', error: bucket(503, 'SlowDown'), told: /cannot be reached now/ },
    {
      is: 'a bucket that is silent',
      error: new DOMException('too late', 'TimeoutError'),
      told: /cannot be reached now/,
    },
  ]
  for (const { is, error, told } of troubles)
    it(`is ${is} refuses a batch with 503 and says so, and takes the same batch afterwards`, async () => {
      const { store } = api.hosting.deps
      const begin = store.begin.bind(store)
      store.begin = async (): Promise<ObjectDraft> => ({
        ...(await begin()),
        close: async () => {
          throw error
        },
      })
      const batch = newBatch()
      const refused = await api.ask('POST', `${at}/files/batch`, batch)
      equal(refused.status, 503)
      match(refused.body.error, told)
      ok(Number(refused.headers.get('retry-after')) >= 5)
      ok(api.log.some((line) => line.includes(error.message)))
      store.begin = begin
      deepEqual((await api.ask('POST', `${at}/files/batch`, batch)).body.missing, [])
      equal((await api.ask('POST', `${at}/finalize`)).status, 200)
    })
  it('refuses for what we did wrong is no such trouble: 500', async () => {
    api.hosting.deps.store.begin = () => Promise.reject(bucket(403, 'SignatureDoesNotMatch'))
    equal((await api.ask('POST', `${at}/files/batch`, newBatch())).status, 500)
  })
})
