import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, it } from 'node:test'
import { describeNotes, runNotesApi } from '../../tests/notes-api.ts'
import type { NotesApi } from '../../tests/notes-api.ts'
import { until } from '../../tests/until.ts'

const JSON_TYPE = { 'content-type': 'application/json' }
const BYTES_TYPE = { 'content-type': 'application/octet-stream' }

async function write(api: NotesApi, title: string, headers: Record<string, string> = {}): Promise<Response> {
  return api.ask('POST', '/notes', { body: JSON.stringify({ title }), headers: { ...JSON_TYPE, ...headers } })
}

describe('an API with a dialect of its own', () => {
  it('answers with the status that a route gives, 204 without a body', async () => {
    await using api = await runNotesApi()
    const made = await write(api, 'milk')
    deepEqual([made.status, await made.json()], [201, { id: '1', title: 'milk', isSealed: false }])
    const gone = await api.ask('DELETE', '/notes/1')
    deepEqual([gone.status, await gone.text(), gone.headers.get('content-type')], [204, '', null])
    equal(api.notes.size, 0)
  })
  it('takes PATCH and PUT, and names the pieces of a path', async () => {
    await using api = await runNotesApi()
    await write(api, 'milk')
    const changed = await api.ask('PATCH', '/notes/1', { body: '{"title":"bread"}', headers: JSON_TYPE })
    deepEqual(await changed.json(), { id: '1', title: 'bread', isSealed: false })
    const scan = await api.ask('PUT', '/notes/1/scan', { body: 'x'.repeat(1000), headers: BYTES_TYPE })
    deepEqual(await scan.json(), { bytes: 1000 })
  })
  it('words its refusals in its dialect, with every issue of a body', async () => {
    await using api = await runNotesApi()
    const refused = await api.ask('POST', '/notes', { body: '{"titel":"x","colour":1}', headers: JSON_TYPE })
    equal(refused.status, 400)
    const { error, issues } = (await refused.json()) as { error: string; issues: { path: string; code: string }[] }
    match(error, /^`title` is required\.$/)
    deepEqual(
      issues.map(({ path, code }) => [path, code]),
      [
        ['title', 'required'],
        ['titel', 'unrecognized_keys'],
        ['colour', 'unrecognized_keys'],
      ],
    )
    match(JSON.stringify(issues), /Did you mean `title`\?/)
  })
  it('translates what the rooms below throw', async () => {
    await using api = await runNotesApi()
    const refused = await api.ask('DELETE', '/notes/7')
    deepEqual([refused.status, await refused.json()], [404, { error: 'There is no such note.' }])
  })
  it('says which methods a path has, and what there is, with a slash at the end or without', async () => {
    await using api = await runNotesApi()
    for (const path of ['/notes', '/notes/']) {
      const refused = await api.ask('PUT', path)
      deepEqual([refused.status, refused.headers.get('allow')], [405, 'GET, POST, HEAD, OPTIONS'], path)
      equal((await api.ask('GET', path)).status, 200)
    }
    const unknown = (await (await api.ask('GET', '/noets')).json()) as { error: string }
    equal(unknown.error, 'There is nothing at this path. Did you mean `GET /notes`?')
    const preflight = await api.ask('OPTIONS', '/notes/1')
    deepEqual([preflight.status, preflight.headers.get('allow')], [204, 'PATCH, DELETE, OPTIONS'])
  })
  it('asks who calls, and says on every answer what is left of the limit', async () => {
    await using api = await runNotesApi()
    const stranger = await api.ask('GET', '/notes', { headers: { authorization: '' } })
    deepEqual([stranger.status, stranger.headers.get('www-authenticate')], [401, 'Bearer'])
    match((await api.ask('GET', '/notes')).headers.get('ratelimit') ?? '', /^"reader";r=99;t=/)
    match((await api.ask('DELETE', '/notes/9')).headers.get('ratelimit') ?? '', /^"reader";r=98;t=/)
    equal((await api.ask('GET', '/health', { headers: { authorization: '' } })).status, 200)
  })
  it('gives a list by pages, each with the address of the next', async () => {
    await using api = await runNotesApi()
    for (const title of ['a', 'b', 'c']) await write(api, title)
    const titles: string[][] = []
    let path: string | null = '/notes?limit=2'
    while (path !== null) {
      const page = await api.ask('GET', path)
      titles.push(((await page.json()) as { title: string }[]).map(({ title }) => title))
      const next = /^<(.*)>; rel="next"$/.exec(page.headers.get('link') ?? '')?.[1]
      path = next === undefined ? null : next.slice(api.baseUrl.length)
    }
    deepEqual(titles, [['a', 'b'], ['c']])
    for (const query of ['limit=0', 'limit=101', 'limit=2&limit=3', 'page=2', 'cursor='])
      equal((await api.ask('GET', `/notes?${query}`)).status, 400, query)
    equal((await api.ask('GET', '/notes?limit=100')).status, 200)
    match(
      await (await api.ask('GET', '/notes?page=2')).text(),
      /`page` is not a known parameter of the query\. Known here: `limit`, `cursor`\./,
    )
    match(await (await api.ask('GET', '/notes?limt=2')).text(), /Did you mean `limit`\?/)
  })
  it('lets a body be left out where it is optional, and only there', async () => {
    await using api = await runNotesApi()
    await write(api, 'milk')
    const sealed = await api.ask('POST', '/notes/1/seal')
    deepEqual([sealed.status, await sealed.json()], [200, { id: '1', title: 'milk', isSealed: true }])
    const open = await api.ask('POST', '/notes/1/seal', { body: '{"isSealed":false}', headers: JSON_TYPE })
    deepEqual(await open.json(), { id: '1', title: 'milk', isSealed: false })
    equal((await api.ask('POST', '/notes/1/seal', { body: '{}', headers: BYTES_TYPE })).status, 400)
    equal((await api.ask('POST', '/notes')).status, 400)
  })
  it('bounds a body of JSON in the words of the route', async () => {
    await using api = await runNotesApi()
    const refused = await write(api, 'x'.repeat(1024))
    deepEqual(await refused.json(), { error: 'The body must be at most 1 KiB (1024 bytes).' })
    equal(refused.status, 413)
  })
  it('hides what it did not expect, and logs it', async () => {
    await using api = await runNotesApi(async () => Promise.reject(new Error('the disk is full')))
    await write(api, 'milk')
    const failed = await api.ask('PUT', '/notes/1/scan', { body: 'x', headers: BYTES_TYPE })
    equal(failed.status, 500)
    ok(!(await failed.text()).includes('disk'))
    ok(api.log.some((line) => line.includes('the disk is full') && line.includes('"level":"error"')))
  })
})

describe('an Idempotency-Key', () => {
  it('gives the first answer again, and refuses another request', async () => {
    await using api = await runNotesApi()
    const key = { 'idempotency-key': 'k1' }
    await write(api, 'milk', key)
    const again = await write(api, 'milk', key)
    deepEqual([again.status, again.headers.get('idempotency-replayed')], [201, 'true'])
    deepEqual([((await again.json()) as { id: string }).id, api.notes.size], ['1', 1])
    equal((await write(api, 'bread', key)).status, 409)
    equal((await write(api, 'bread', { 'idempotency-key': 'with space' })).status, 400)
  })
})

describe('a streamed body', () => {
  it('is refused when it says that it is too large, and when it turns out to be; the connection goes on', async () => {
    await using api = await runNotesApi()
    await write(api, 'milk')
    const most = 1024 * 1024
    const sized = async (bytes: number): Promise<Response> =>
      api.ask('PUT', '/notes/1/scan', { body: new Uint8Array(bytes), headers: BYTES_TYPE })
    deepEqual([(await sized(most)).status, (await sized(most + 1)).status], [200, 413])
    const chunked = await api.ask('PUT', '/notes/1/scan', {
      body: new Blob([new Uint8Array(most), new Uint8Array(1)]).stream(),
      headers: BYTES_TYPE,
    })
    deepEqual(
      [chunked.status, await chunked.json()],
      [413, { error: 'The body must be at most 1 MiB (1048576 bytes).' }],
    )
    equal((await sized(1)).status, 200)
  })
  it('is refused in another media type, and compressed', async () => {
    await using api = await runNotesApi()
    await write(api, 'milk')
    for (const headers of [{ 'content-type': 'text/plain' }, { ...BYTES_TYPE, 'content-encoding': 'gzip' }])
      equal((await api.ask('PUT', '/notes/1/scan', { body: 'x', headers })).status, 400)
    const typed = { 'content-type': 'Image/PNG; charset=x' }
    equal((await api.ask('PUT', '/notes/1/scan', { body: 'x', headers: typed })).status, 200)
  })
  it('is read no faster than it is used, and only after all that is checked before', async () => {
    const gate = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    const most: number[] = []
    await using api = await runNotesApi(async (bytes) => {
      most.push(bytes)
      begun.resolve()
      await gate.promise
    })
    const head = `PUT /notes/1/scan HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer anna\r\nContent-Type: application/octet-stream\r\n`
    const early = connect(api.port, '127.0.0.1')
    early.write(`${head}Content-Length: 5\r\nExpect: 100-continue\r\n\r\n`)
    const [refused] = (await once(early, 'data')) as [Buffer]
    match(refused.toString(), /^HTTP\/1\.1 404 /)
    early.destroy()
    await write(api, 'milk')
    const client = connect(api.port, '127.0.0.1')
    client.write(`${head}Content-Length: 600000\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n`)
    const [goOn] = (await once(client, 'data')) as [Buffer]
    match(goOn.toString(), /^HTTP\/1\.1 100 Continue/)
    client.write(Buffer.alloc(600_000))
    await begun.promise
    equal(most.length, 1)
    gate.resolve()
    let answer = ''
    for await (const chunk of client) answer += String(chunk)
    match(answer, /\{"bytes":600000\}$/)
    ok(most.length > 1)
  })
  it('breaks off when its client goes away, which is no failure of ours', async () => {
    const begun = Promise.withResolvers<void>()
    await using api = await runNotesApi(async () => begun.resolve())
    await write(api, 'milk')
    const client = connect(api.port, '127.0.0.1')
    client.write(
      'PUT /notes/1/scan HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer anna\r\nContent-Type: application/octet-stream\r\nContent-Length: 9\r\n\r\nabc',
    )
    await begun.promise
    client.destroy()
    await until(() => api.log.some((line) => line.includes('client-gone')))
    ok(!api.log.some((line) => line.includes('"level":"error"')))
  })
})

describe('the description', () => {
  const document = describeNotes('https://notes.example') as {
    paths: Record<string, Record<string, { responses: Record<string, unknown>; parameters?: { name: string }[] }>>
    components: { schemas: Record<string, unknown> }
  }

  it('shows every route that has a reference, with its statuses and parameters', () => {
    deepEqual(
      Object.entries(document.paths).flatMap(([path, operations]) =>
        Object.entries(operations).map(
          ([method, { responses, parameters = [] }]) =>
            `${method} ${path} ${Object.keys(responses).join()} ${parameters.map(({ name }) => name).join()}`,
        ),
      ),
      [
        'get /notes/ 200,400,401,429,500 limit,cursor',
        'post /notes/ 201,400,401,409,429,500 Idempotency-Key',
        'post /notes/{note}/seal 200,400,401,404,429,500 note',
        'delete /notes/{note} 204,400,401,404,429,500 note',
        'put /notes/{note}/scan 200,400,401,413,429,500 note',
        'get /health 200,304,400,500 If-None-Match',
      ],
    )
    deepEqual(Object.keys(document.components.schemas).sort(), ['Draft', 'Error', 'Note'])
  })
  it('is made once for an address', () => {
    equal(describeNotes('https://notes.example'), document)
  })
})
