import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { after, before, describe, it } from 'node:test'
import { runIconsService } from '../../tests/run-icons-service.ts'
import type { IconsService } from '../../tests/run-icons-service.ts'
import { VERSIONS } from '../icons/routes.ts'
import { versionHeaders } from './versions.ts'
import type { ApiVersion } from './versions.ts'

const ENDING: ApiVersion = {
  prefix: '/api/v1',
  deprecatedAt: new Date('2026-07-01T00:00:00Z'),
  sunsetAt: new Date('2027-07-01T00:00:00Z'),
  documentation: 'https://icons.example.com/changelog',
  successor: '/api/v2',
}

describe('versionHeaders', () => {
  it('says nothing of a current version', () => {
    for (const { prefix } of VERSIONS) deepEqual(versionHeaders(`${prefix}/icons`, VERSIONS), {})
  })
  it('says when a version ends, and where to read on', () => {
    deepEqual(versionHeaders('/api/v1/icons', [ENDING]), {
      deprecation: '@1782864000',
      sunset: 'Thu, 01 Jul 2027 00:00:00 GMT',
      link: '<https://icons.example.com/changelog>; rel="deprecation", <https://icons.example.com/changelog>; rel="sunset", </api/v2>; rel="successor-version"',
    })
  })
  it('says only what is known', () => {
    deepEqual(versionHeaders('/api/v1', [{ ...ENDING, sunsetAt: null, successor: null, documentation: null }]), {
      deprecation: '@1782864000',
    })
    deepEqual(versionHeaders('/api/v1', [{ ...ENDING, sunsetAt: null, deprecatedAt: null }]), {
      link: '</api/v2>; rel="successor-version"',
    })
  })
  it('leaves other versions and other paths alone', () => {
    const versions = [ENDING, { ...ENDING, prefix: '/api/v2', sunsetAt: null }]
    for (const path of ['/', '/healthz', '/api', '/api/v10/icons', '/api/v1x', '/API/v1'])
      deepEqual(versionHeaders(path, versions), {}, path)
    equal(versionHeaders('/api/v2/icons', versions)['sunset'], undefined)
  })
})

describe('a version', () => {
  let service: IconsService
  let ending: IconsService
  before(async () => {
    service = await runIconsService()
    ending = await runIconsService({}, {}, { versions: [ENDING] })
  })
  after(async () => Promise.all([service.stop(), ending.stop()]))

  const good = () => ({ authorization: `Bearer ${ending.key}`, 'content-type': 'application/json' })
  const requests: [string, number, string, () => RequestInit][] = [
    ['a draw', 200, '/api/v1/icons', () => ({ method: 'POST', headers: good(), body: '{"concept":"cloud"}' })],
    [
      'a stream',
      200,
      '/api/v1/icons',
      () => ({ method: 'POST', headers: good(), body: '{"concept":"cloud","stream":true}' }),
    ],
    ['a refused draw', 400, '/api/v1/icons', () => ({ method: 'POST', headers: good(), body: '{}' })],
    ['no key', 401, '/api/v1/icons', () => ({ method: 'POST' })],
    ['a list', 200, '/api/v1/models', () => ({})],
    ['a list that has not changed', 304, '/api/v1/models', () => ({ headers: { 'if-none-match': '*' } })],
    ['HEAD', 200, '/api/v1/models', () => ({ method: 'HEAD' })],
    ['an unknown model', 404, '/api/v1/models/other', () => ({})],
    ['an unknown path', 404, '/api/v1/nope', () => ({})],
    ['another method', 405, '/api/v1/icons', () => ({})],
    ['a browser that asks first', 204, '/api/v1/icons', () => ({ method: 'OPTIONS' })],
    ['an encoded path', 200, '/api/%761/models', () => ({})],
    ['a path that cannot be decoded', 400, '/api/v1/models/%zz', () => ({})],
  ]
  for (const [name, status, path, init] of requests) {
    it(`that ends says so in every answer: ${name} (${status})`, async () => {
      const response = await fetch(ending.baseUrl + path, init())
      equal(response.status, status)
      equal(response.headers.get('deprecation'), '@1782864000')
      equal(response.headers.get('sunset'), 'Thu, 01 Jul 2027 00:00:00 GMT')
      match(response.headers.get('link') ?? '', /rel="deprecation".*rel="sunset".*<\/api\/v2>; rel="successor-version"/)
    })
    it(`that is current says nothing: ${name}`, async () => {
      const { headers } = await fetch(service.baseUrl + path, init())
      deepEqual([headers.get('deprecation'), headers.get('sunset'), headers.get('link')], [null, null, null])
    })
  }
  it('that ends says so also where a body breaks off', async () => {
    const connection = connect(ending.port, '127.0.0.1')
    connection.write(
      `POST /api/v1/icons HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${ending.key}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`,
    )
    const [bytes] = (await once(connection, 'data')) as [Buffer]
    match(bytes.toString(), /^HTTP\/1\.1 400 /)
    match(bytes.toString(), /^sunset: Thu, 01 Jul 2027/im)
    connection.destroy()
  })
  it('that ends can be told by pages of any origin', async () => {
    const { headers } = await fetch(`${ending.baseUrl}/api/v1/models`)
    const exposed = headers.get('access-control-expose-headers') ?? ''
    for (const name of ['Deprecation', 'Sunset', 'Link']) ok(exposed.includes(name), exposed)
  })
  it('says nothing beside its paths', async () => {
    for (const path of ['/', '/healthz', '/nope']) {
      equal((await fetch(ending.baseUrl + path)).headers.get('sunset'), null, path)
    }
  })
})
