import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, before, beforeEach, describe, it } from 'node:test'
import { newObjectName } from '../../../tests/blob-stores.ts'
import { runHostingApi } from '../../../tests/run-hosting-api.ts'
import { s3StandIn, STAND_IN_KEYS } from '../../../tests/s3-stand-in.ts'
import type { Answer, HostingApi } from '../../../tests/run-hosting-api.ts'
import { openS3Objects } from '../../platform/blobs/open-s3-objects.ts'
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
  it('is a bucket that fails in the middle of a batch refuses all of it, and takes the same batch afterwards', async () => {
    await using bucket = await s3StandIn()
    const s3 = openS3Objects({
      ...STAND_IN_KEYS,
      endpoint: bucket.endpoint,
      bucket: 'sites',
      region: 'eu-central-1',
      sessionToken: null,
      newName: newObjectName,
    })
    const files = Object.assign({}, api.hosting.deps.store)
    let fails: (() => void) | null = null
    let begun = 0
    Object.assign(api.hosting.deps.store, s3, {
      begin: async () => {
        // The pack before is stored by then; every try of this one fails.
        if ((begun += 1) === 2) fails?.()
        return s3.begin()
      },
    })
    const upload = async (problem: (() => void) | null, last: File): Promise<Answer> => {
      ;[begun, fails] = [0, problem]
      const body = new FormData()
      for (const [at, content] of contents.entries()) body.append('files', new File([content], `${at}.bin`))
      body.append('files', last)
      return api.ask('POST', `${at}/files/batch`, { body })
    }
    const contents = Array.from({ length: 10 }, () => randomBytes(1_000_000))
    const page = new File(['home'], 'index.html')
    const asked = (): string[] => bucket.asked.map((what) => what.replace(/ .*/, ''))
    const refused = await upload(() => bucket.failNext(6), page)
    deepEqual([refused.status, /cannot be reached now/.test(refused.body.error)], [503, true])
    equal(asked().filter((what) => what === 'PUT').length, 7)
    equal(bucket.objects.size, 0)
    // What cannot be taken away either is an orphan, for the sweep; what was wrong with the batch is said all the same.
    const wrong = await upload(() => bucket.failNext(1_000), new File(['x'], '../x'))
    deepEqual([wrong.status, wrong.body.issues[0].code], [400, 'bad-path'])
    bucket.failNext(0)
    equal((await upload(null, page)).body.fileCount, 11)
    equal((await api.ask('POST', `${at}/finalize`)).status, 200)
    Object.assign(api.hosting.deps.store, files)
  })
  it('refuses for what we did wrong is no such trouble: 500', async () => {
    api.hosting.deps.store.begin = () => Promise.reject(bucket(403, 'SignatureDoesNotMatch'))
    equal((await api.ask('POST', `${at}/files/batch`, newBatch())).status, 500)
  })
})
