import { deepEqual, equal, match } from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import * as oauth from 'oauth4webapi'
import { runIconsService } from '../../tests/run-icons-service.ts'
import { runSite } from '../../tests/run-site.ts'
import type { Site } from '../../tests/run-site.ts'
import { SCRIPTS } from './page-files/scripts.ts'
import { STYLES } from './page-files/styles.ts'

describe('endpoints for programs', () => {
  let site: Site
  before(async () => {
    site = await runSite({}, { BURIN_BASE_URL: 'https://burin.example' })
  })
  after(() => site.stop())
  const ask = async (path: string, init: RequestInit = {}): Promise<Response> => fetch(site.baseUrl + path, init)

  it('are described where RFC 8414 looks for them', async () => {
    const issuer = new URL('https://burin.example/identity')
    const server = await oauth.processDiscoveryResponse(
      issuer,
      await ask('/.well-known/oauth-authorization-server/identity'),
    )
    equal(server.token_endpoint, 'https://burin.example/identity/token')
    equal(server.device_authorization_endpoint, 'https://burin.example/identity/device-authorization')
    equal(server.revocation_endpoint, 'https://burin.example/identity/revoke')
    equal(server.userinfo_endpoint, 'https://burin.example/identity/userinfo')
  })
  it('refuse in the form of RFC 6749, kept by nobody', async () => {
    for (const path of ['/identity/device-authorization', '/identity/token', '/identity/revoke']) {
      const response = await ask(path, { method: 'POST', body: new URLSearchParams({ client_id: 'nobody' }) })
      equal(response.status, 400)
      equal(response.headers.get('cache-control'), 'no-store')
      equal(((await response.json()) as { error: string }).error, 'invalid_client', path)
    }
  })
  it('ask whoever sends no token for one, and take no cookie for it', async () => {
    const browser = site.newBrowser()
    await site.signIn(browser, 'ada@example.com')
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await ask('/identity/userinfo', { headers: { cookie } })
    equal(response.status, 401)
    equal(response.headers.get('www-authenticate'), 'Bearer realm="burin"')
  })
  it('take no token in the address', async () => {
    equal((await ask('/identity/userinfo?access_token=burin_session_x')).status, 401)
  })
  it('say that payments are not set up where they are not', async () => {
    const response = await ask('/stripe/webhook', { method: 'POST', body: '{}' })
    equal(response.status, 404)
    match(((await response.json()) as { message: string }).message, /not set up/)
  })
  it('say on a service without accounts that there are none', async () => {
    const service = await runIconsService()
    const paths = ['/.well-known/oauth-authorization-server/identity', '/identity/userinfo']
    const found = await Promise.all(paths.map((path) => fetch(service.baseUrl + path)))
    deepEqual(
      found.map(({ status }) => status),
      [404, 404],
    )
    await service.stop()
  })
})

describe('styles and script', () => {
  it('are what browsers take for them', async () => {
    const service = await runIconsService()
    const [style, script] = await Promise.all(
      [STYLES.addressOf('site.css'), SCRIPTS.addressOf('site.js')].map((path) => fetch(service.baseUrl + path)),
    )
    equal(style?.headers.get('content-type'), 'text/css; charset=utf-8')
    equal(script?.headers.get('content-type'), 'text/javascript; charset=utf-8')
    await service.stop()
  })
})
