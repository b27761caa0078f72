import { deepEqual, equal, match } from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { runHostingApi } from '../../../tests/run-hosting-api.ts'
import type { HostingApi } from '../../../tests/run-hosting-api.ts'

describe('uploads at once', () => {
  let api: HostingApi
  let contents = 0
  before(async () => {
    api = await runHostingApi({ uploadsAtOnce: 2, uploadsOfProcess: 3 })
  })
  after(() => api[Symbol.asyncDispose]())

  /** A person with a deployment that takes files. */
  async function person(slug: string): Promise<{ at: string; token: string }> {
    const { token } = await api.addPerson()
    await api.ask('POST', '/projects/', { token, body: { name: slug, slug } })
    const { body } = await api.ask('POST', `/projects/slug/${slug}/deployments`, { token })
    return { at: `/projects/slug/${slug}/deployments/${body.id}`, token }
  }

  /** Begins an upload that goes on until `end`; resolves when the service is about to write what it has read. */
  async function begin({ at, token }: { at: string; token: string }): Promise<{ end(): Promise<number> }> {
    const { store } = api.hosting.deps
    const [entered, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const { begin: beginObject } = store
    store.begin = async () => {
      store.begin = beginObject
      entered.resolve()
      await gate.promise
      return beginObject()
    }
    const content = `held ${at} ${(contents += 1)}`
    const answer = api.ask('POST', `${at}/files/batch`, { token, body: { files: [{ path: 'held.txt', content }] } })
    await entered.promise
    return {
      end: async () => {
        gate.resolve()
        return (await answer).status
      },
    }
  }

  const batch = { files: [{ path: 'index.html', content: 'hello' }] }
  const send = async ({ at, token }: { at: string; token: string }): Promise<{ status: number; error?: string }> => {
    const { status, body } = await api.ask('POST', `${at}/files/batch`, { token, body: batch })
    return { status, error: body.error }
  }
  it('are so many of one account: one more is 429, others go on, and who has ended one may send again', async () => {
    const [ada, eve] = [await person('site-of-ada'), await person('site-of-eve')]
    const uploads = [await begin(ada), await begin(ada)]
    const one = await send(ada)
    equal(one.status, 429)
    match(one.error ?? '', /has 2 uploads and finalizes at work.*Wait for one of them/)
    const { status, headers } = await api.ask('POST', `${ada.at}/finalize`, { token: ada.token })
    deepEqual([status, headers.get('retry-after')], [429, '2'])
    equal((await send(eve)).status, 200)
    deepEqual(await Promise.all(uploads.map(async ({ end }) => end())), [200, 200])
    equal((await send(ada)).status, 200)
    equal((await api.ask('POST', `${ada.at}/finalize`, { token: ada.token })).status, 200)
  })
  it('are so many of all accounts: one more is 503 for everybody', async () => {
    const [bob, kim, zoe] = [await person('site-of-bob'), await person('site-of-kim'), await person('site-of-zoe')]
    const uploads = [await begin(bob), await begin(bob), await begin(kim)]
    const one = await send(zoe)
    equal(one.status, 503)
    match(one.error ?? '', /More is being uploaded now than there is room for/)
    await uploads[2]?.end()
    equal((await send(zoe)).status, 200)
    await Promise.all(uploads.map(async ({ end }) => end()))
  })
})
