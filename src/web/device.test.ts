import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { PlainBrowser } from '../../tests/plain-browser.ts'
import { runSite } from '../../tests/run-site.ts'
import type { Site } from '../../tests/run-site.ts'

const GRANT = 'urn:ietf:params:oauth:grant-type:device_code'

interface Begun {
  readonly device_code: string
  readonly user_code: string
  readonly verification_uri: string
}

describe('letting a program in', () => {
  let site: Site
  let browser: PlainBrowser
  before(async () => {
    site = await runSite()
    browser = site.newBrowser()
    await site.signIn(browser, 'ada@example.com')
  })
  after(() => site.stop())
  const post = async (path: string, fields: Record<string, string>): Promise<Response> =>
    fetch(site.baseUrl + path, { method: 'POST', body: new URLSearchParams({ client_id: 'burin-cli', ...fields }) })
  const begin = async (): Promise<Begun> => (await (await post('/identity/device-authorization', {})).json()) as Begun
  const poll = async ({ device_code }: Begun): Promise<Record<string, unknown>> => {
    site.advance(10_000)
    const response = await post('/identity/token', { grant_type: GRANT, device_code })
    return (await response.json()) as Record<string, unknown>
  }
  const whoIs = async (token: unknown): Promise<Response> =>
    fetch(`${site.baseUrl}/identity/userinfo`, { headers: { authorization: `Bearer ${String(token)}` } })

  it('shows what asks, warns, and on approval gives the program a token of the account', async () => {
    const begun = await begin()
    equal(new URL(begun.verification_uri).pathname, '/device')
    await browser.open('/device')
    const asks = await browser.send('/device', { userCode: begun.user_code.toLowerCase() })
    match(asks.text, /Burin’s command line/)
    match(asks.text, /just now/)
    match(asks.text, /127\.0\.0\.1 , the one that you are on now/)
    match(asks.text, /Approve only what you started yourself/)
    equal((await poll(begun))['error'], 'authorization_pending')
    match((await browser.send('/device/answer', { answer: 'approve' })).text, /The program is let in/)
    const { access_token: token, token_type: type } = await poll(begun)
    equal(type, 'Bearer')
    const info = (await (await whoIs(token)).json()) as Record<string, unknown>
    match(String(info['sub']), /^acc_/)
    deepEqual(Object.keys(info), ['sub', 'email', 'email_verified'])
    equal(info['email'], 'ada@example.com')
    equal((await post('/identity/revoke', { token: String(token) })).status, 200)
    const over = await whoIs(token)
    equal(over.status, 401)
    match(over.headers.get('www-authenticate') ?? '', /error="invalid_token"/)
  })
  it('turns it away for anything but an approval', async () => {
    for (const answer of ['deny', 'yes']) {
      const begun = await begin()
      await browser.open('/device')
      await browser.send('/device', { userCode: begun.user_code })
      match((await browser.send('/device/answer', { answer })).text, /The program was turned away/)
      equal((await poll(begun))['error'], 'access_denied')
    }
  })
  it('approves nothing by a link', async () => {
    const begun = await begin()
    const page = await browser.open(`/device?user_code=${begun.user_code}`)
    match(page.html, new RegExp(`name="userCode" value="${begun.user_code}"`))
    equal((await poll(begun))['error'], 'authorization_pending')
  })
  it('approves nothing for another site, or without a session', async () => {
    const begun = await begin()
    const fields = { userCode: begun.user_code, answer: 'approve' }
    equal((await browser.send('/device/answer', fields, { 'sec-fetch-site': 'cross-site' })).status, 403)
    const stranger = site.newBrowser()
    await stranger.send('/device/answer', fields)
    match(stranger.at(), /^\/sign-in\?next=%2Fdevice$/)
    equal((await poll(begun))['error'], 'authorization_pending')
  })
  it('says when nothing waits under a code, and after an answer that it stands', async () => {
    await browser.open('/device')
    const wrong = await browser.send('/device', { userCode: '<b>BCDF' })
    equal(wrong.status, 400)
    match(wrong.text, /No program waits with this code/)
    match(wrong.html, /value="&lt;b&gt;BCDF"/)
    const begun = await begin()
    const fields = { userCode: begun.user_code, answer: 'deny' }
    await browser.send('/device/answer', fields)
    const again = await browser.send('/device/answer', { ...fields, answer: 'approve' })
    equal(again.status, 400)
    equal((await poll(begun))['error'], 'access_denied')
  })
  it('opens no page with the token of a program, and draws nothing with it as a cookie', async () => {
    const begun = await begin()
    await browser.send('/device/answer', { userCode: begun.user_code, answer: 'approve' })
    const { access_token: token } = await poll(begun)
    const headers = { cookie: `burin-session=${String(token)}`, 'sec-fetch-site': 'same-origin' }
    equal((await whoIs(token)).status, 200)
    const page = await fetch(`${site.baseUrl}/account`, { headers, redirect: 'manual' })
    equal(page.headers.get('location'), '/sign-in?next=%2Faccount')
    const draw = await fetch(`${site.baseUrl}/api/v1/icons`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: '{"concept":"cloud"}',
    })
    equal(draw.status, 401)
  })
  it('takes only so many guesses', async () => {
    let page = await browser.open('/device')
    for (let i = 0; i < 25 && page.status !== 429; i += 1)
      page = await browser.send('/device', { userCode: 'BCDF-GHJK' })
    equal(page.status, 429)
    match(page.text, /Too many codes were tried\. Try again in \d+ minutes/)
    ok(Number(page.headers.get('retry-after')) > 0)
  })
})
