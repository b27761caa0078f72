import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { connect } from '../database/connect.ts'
import type { Database } from '../database/database.ts'
import { runSite } from '../../tests/run-site.ts'
import type { Site } from '../../tests/run-site.ts'
import { silent } from '../../tests/test-database.ts'

const DEVICE = 'urn:ietf:params:oauth:grant-type:device_code'
const LARGE = `name=${'a'.repeat(300 * 1024)}`

describe('a route of the site', () => {
  let site: Site
  before(async () => {
    site = await runSite()
  })
  after(() => site.stop())
  const post = async (path: string, body: string): Promise<Response> =>
    fetch(site.baseUrl + path, { method: 'POST', body, headers: { 'sec-fetch-site': 'same-origin' } })

  it('says in the words of its callers that a body is too large', async () => {
    const page = await post('/sign-in', LARGE)
    deepEqual([page.status, page.headers.get('content-type')], [413, 'text/html; charset=utf-8'])
    for (const path of ['/identity/token', '/identity/device-authorization', '/identity/revoke', '/stripe/webhook']) {
      const answer = await post(path, LARGE)
      deepEqual([answer.status, answer.headers.get('content-type')], [413, 'application/json; charset=utf-8'], path)
      equal(((await answer.json()) as { error: string }).error, 'invalid_request')
    }
  })
  it('takes only so many forms of an account, and of others all the same', async () => {
    const [browser, other] = [site.newBrowser(), site.newBrowser()]
    await site.signIn(browser, 'ada@example.com')
    await site.signIn(other, 'grace@example.com')
    for (let i = 0; i < 60; i += 1)
      ok((await browser.send('/account/keys', { name: '', formToken: String(i) })).status < 429, String(i))
    const refused = await browser.send('/account/keys', { name: 'One more', formToken: 'more' })
    equal(refused.status, 429)
    match(refused.text, /Too many forms .* Nothing was changed\. Go back and send this one again in \d+ seconds\./)
    ok(Number(refused.headers.get('retry-after')) > 0)
    equal((await browser.open('/account/keys')).status, 200)
    equal((await other.send('/account/keys', { name: 'Mine', formToken: 'mine' })).status, 200)
  })
  it('builds only so many files for an account in an hour, each kind by itself', async () => {
    const [browser, other] = [site.newBrowser(), site.newBrowser()]
    await site.signIn(browser, 'edsger@example.com')
    await site.signIn(other, 'barbara@example.com')
    for (const [file, most] of [
      ['/account/export.json', 10],
      ['/account/ledger.csv', 10],
      // Nothing was used in it: also looking for that counts.
      ['/account/usage/2026-01.csv', 60],
    ] as const) {
      const { status } = await other.open(file)
      ok(status < 429, file)
      for (let i = 0; i < most; i += 1) equal((await browser.open(file)).status, status, `${file} ${i}`)
      const refused = await browser.open(file)
      equal(refused.status, 429)
      match(refused.text, /Too many files .* Load this one again in \d+ minutes\./)
      ok(Number(refused.headers.get('retry-after')) > 0)
      equal((await other.open(file)).status, status)
    }
    equal((await browser.open('/account/ledger')).status, 200)
  })
})

describe('a route of a site whose database is away', () => {
  const stack = new AsyncDisposableStack()
  let site: Site
  before(async () => {
    const openDatabase = async (): Promise<Database> => connect({ url: 'postgres://nobody@127.0.0.1:1/away' }, silent)
    site = stack.use(await runSite({}, {}, { openDatabase }))
  })
  after(() => stack.disposeAsync())
  const cookie = `burin-session=burin_session_${'a'.repeat(43)}`
  const send = async (path: string, headers: Record<string, string>, body?: URLSearchParams): Promise<Response> =>
    fetch(site.baseUrl + path, body === undefined ? { headers } : { method: 'POST', headers, body })

  it('asks people to try again in a few seconds', async () => {
    const form = new URLSearchParams({ email: 'ada@example.com' })
    const ours = { 'sec-fetch-site': 'same-origin' }
    for (const answer of [
      await send('/account', { cookie }),
      await send('/account/keys', { cookie, ...ours }, new URLSearchParams({ name: 'a', formToken: 'b' })),
      await send('/account/export.json', { cookie }),
    ]) {
      deepEqual([answer.status, answer.headers.get('retry-after')], [503, '5'])
      equal(answer.headers.get('content-type'), 'text/html; charset=utf-8')
      match(await answer.text(), /Nothing was changed\. Try again in 5 seconds\./)
    }
    // It may have been on its way when the line broke.
    const begun = await send('/sign-in', ours, form)
    deepEqual([begun.status, begun.headers.get('retry-after')], [503, '5'])
    match(await begun.text(), /look whether it was done, and otherwise try again in 5 seconds/)
    const failed = site.log.filter((line) => line.includes('"page-failed"'))
    ok(
      failed.length > 0 && failed.every((line) => line.includes('"warn"') && !line.includes('    at ')),
      failed.join(''),
    )
  })
  it('tells programs the same as JSON', async () => {
    for (const answer of [
      await send('/identity/device-authorization', {}, new URLSearchParams({ client_id: 'burin-cli' })),
      await send(
        '/identity/token',
        {},
        new URLSearchParams({ grant_type: DEVICE, client_id: 'burin-cli', device_code: 'a'.repeat(43) }),
      ),
      await send('/identity/userinfo', { authorization: `Bearer burin_session_${'a'.repeat(43)}` }),
    ]) {
      deepEqual([answer.status, answer.headers.get('retry-after')], [503, '5'])
      equal(answer.headers.get('content-type'), 'application/json; charset=utf-8')
      equal(((await answer.json()) as { error: string }).error, 'server_error')
    }
  })
  it('still shows the front page, as to somebody who is signed out', async () => {
    const page = await send('/', { cookie, accept: 'text/html' })
    equal(page.status, 200)
    match(await page.text(), /One draw is free without an account/)
    const form = new URLSearchParams({ prompt: 'a line' })
    const drawn = await send('/', { cookie, accept: 'text/html', 'sec-fetch-site': 'same-origin' }, form)
    deepEqual([drawn.status, drawn.headers.get('retry-after')], [503, '5'])
  })
})

describe('a route of a site that fails', () => {
  it('says so to people on a page, and to programs as JSON', async () => {
    const away = (): Promise<never> => Promise.reject(new Error('away with secret'))
    await using site = await runSite(
      {},
      {},
      {
        openDatabase: async () => ({
          query: away,
          transaction: away,
          listen: () => Promise.reject(new Error('nobody listens here')),
          isReady: async () => false,
          [Symbol.asyncDispose]: async () => undefined,
        }),
      },
    )
    const page = await fetch(`${site.baseUrl}/account`, {
      headers: { cookie: `burin-session=burin_session_${'a'.repeat(43)}` },
    })
    deepEqual([page.status, page.headers.get('content-type')], [500, 'text/html; charset=utf-8'])
    match(await page.text(), /tell whoever runs this service the request req_\w{24}/)
    const program = await fetch(`${site.baseUrl}/identity/device-authorization`, {
      method: 'POST',
      body: new URLSearchParams({ client_id: 'burin-cli' }),
    })
    const { error, error_description: description } = (await program.json()) as Record<string, string>
    deepEqual([program.status, error], [500, 'server_error'])
    ok(!description?.includes('away'))
  })
})
