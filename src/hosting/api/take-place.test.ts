import { deepEqual, equal, match } from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { runHostingApi } from '../../../tests/run-hosting-api.ts'
import type { HostingApi } from '../../../tests/run-hosting-api.ts'
import { FRAMES_TYPE } from '../uploads/read-frames.ts'

describe('uploads at once', () => {
  let api: HostingApi
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

  /** Begins an upload that goes on until `end`; resolves when the service reads it. */
  async function begin({ at, token }: { at: string; token: string }): Promise<{ end(): Promise<number> }> {
    const reading = Promise.withResolvers<void>()
    const gate = Promise.withResolvers<void>()
    async function* chunks(): AsyncGenerator<Uint8Array> {
      yield new Uint8Array(1)
      // Asked for again only when the first has been taken.
      reading.resolve()
      await gate.promise
    }
    const answer = fetch(`${api.baseUrl}${at}/files/batch`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': FRAMES_TYPE },
      body: ReadableStream.from(chunks()),
      duplex: 'half',
    })
    await reading.promise
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
  /** The service may be about to begin what was sent to it. */
  const refused = async (asked: () => Promise<{ status: number; error?: string }>, of: number): Promise<string> => {
    for (;;) {
      const { status, error } = await asked()
      if (status === of) return error ?? ''
      equal(status, 200)
    }
  }

  it('are so many of one account: one more is 429, others go on, and who has ended one may send again', async () => {
    const [ada, eve] = [await person('site-of-ada'), await person('site-of-eve')]
    const uploads = [await begin(ada), await begin(ada)]
    match(await refused(() => send(ada), 429), /has 2 uploads and finalizes at work.*Wait for one of them/)
    const { status, headers } = await api.ask('POST', `${ada.at}/finalize`, { token: ada.token })
    deepEqual([status, headers.get('retry-after')], [429, '2'])
    equal((await send(eve)).status, 200)
    // A frame that breaks off is refused, and gives its place back like any other.
    deepEqual(await Promise.all(uploads.map(async ({ end }) => end())), [400, 400])
    equal((await send(ada)).status, 200)
    equal((await api.ask('POST', `${ada.at}/finalize`, { token: ada.token })).status, 200)
  })
  it('are so many of all accounts: one more is 503 for everybody', async () => {
    const [bob, kim, zoe] = [await person('site-of-bob'), await person('site-of-kim'), await person('site-of-zoe')]
    const uploads = [await begin(bob), await begin(bob), await begin(kim)]
    match(await refused(() => send(zoe), 503), /More is being uploaded now than there is room for/)
    await uploads[2]?.end()
    equal((await send(zoe)).status, 200)
    await Promise.all(uploads.map(async ({ end }) => end()))
  })
})
