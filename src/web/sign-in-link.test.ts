import { equal, match, ok } from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { PlainBrowser } from '../../tests/plain-browser.ts'
import { runSite } from '../../tests/run-site.ts'
import type { Site } from '../../tests/run-site.ts'

const PHONE = {
  'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1',
}

describe('the link of a sign-in mail', () => {
  let site: Site
  before(async () => {
    // Each test comes from a network of its own.
    site = await runSite({}, { BURIN_TRUST_PROXIES: '1' })
  })
  after(() => site.stop())
  let networks = 0
  /** A browser that asked for a mail, and where its link leads. */
  async function begin(email: string, next = ''): Promise<[PlainBrowser, string]> {
    const browser = site.newBrowser()
    await browser.open(`/sign-in${next}`)
    networks += 1
    await browser.send('/sign-in', { email }, { 'x-forwarded-for': `203.0.113.${networks}` })
    return [browser, site.linkFor(email)]
  }

  it('signs in the browser that opens it, by a button, once', async () => {
    const [asking, link] = await begin('ada@example.com')
    match(link, /^\/sign-in\/link\/[0-9A-Za-z]{43}$/)
    const phone = site.newBrowser()
    const page = await phone.open(link)
    equal(page.status, 200)
    match(page.text, /would be signed in as ada@example\.com/)
    match(page.text, /Asked for in A browser, not this browser Asked just now/)
    match(page.text, /203\.0\.113\.\d+ , not the one that you are on now/)
    match(page.text, /Go on only if ada@example\.com is your address/)
    await phone.send('/sign-in/link', {}, PHONE)
    equal(phone.at(), '/account')
    ok(phone.cookies.has('burin-session') && phone.cookies.has('burin-known-browser'))
    match((await phone.open('/account/sessions')).text, /Safari on iOS/)
    ok(!asking.cookies.has('burin-session'))

    // Its code goes with it, and so does the link for others.
    match((await asking.send('/sign-in/code', { code: site.codeFor('ada@example.com') })).text, /A new code is needed/)
    const late = await site.newBrowser().open(link)
    equal(late.status, 410)
    match(late.text, /A new link is needed/)
    await phone.open(link)
    equal(phone.at(), '/account')
  })

  it('is not used up by whoever only looks, such as a scanner of mails', async () => {
    const [, link] = await begin('bea@example.com')
    for (let i = 0; i < 5; i += 1) equal((await site.newBrowser().open(link)).status, 200)
    const head = await fetch(site.baseUrl + link, { method: 'HEAD' })
    equal(head.status, 200)
    equal((await fetch(site.baseUrl + link)).headers.getSetCookie().length, 0)
    const browser = site.newBrowser()
    await browser.open(link)
    await browser.send('/sign-in/link', {})
    equal(browser.at(), '/account')
  })

  it('goes on in the browser that asked to where that wanted to go, and in no other', async () => {
    const [asking, link] = await begin('cy@example.com', '?next=/account/sessions')
    const page = await asking.open(link)
    match(page.text, /A browser, this browser/)
    ok(!page.text.includes('Go on only if'))
    const [, another] = await begin('cy@example.com', '?next=/account/sessions')
    await asking.open(link)
    await asking.send('/sign-in/link', {})
    equal(asking.at(), '/account/sessions')
    const other = site.newBrowser()
    await other.open(another)
    await other.send('/sign-in/link', {})
    equal(other.at(), '/account')
  })

  it('says before it signs somebody in as somebody else, and ends the session that was there', async () => {
    const browser = site.newBrowser()
    await site.signIn(browser, 'dan@example.com')
    const old = new Map(browser.cookies)
    const [, link] = await begin('eve@example.com')
    const page = await browser.open(link)
    match(page.text, /signed in as eve@example\.com .* Signed in here dan@example\.com, until you press the button/)
    await browser.send('/sign-in/link', {})
    match((await browser.open('/account')).text, /eve@example\.com/)
    const headers = { cookie: [...old].map(([name, value]) => `${name}=${value}`).join('; ') }
    equal((await fetch(`${site.baseUrl}/account`, { headers, redirect: 'manual' })).status, 303)
  })

  it('is taken from no other page, and tells none where it leads', async () => {
    const [, link] = await begin('fay@example.com')
    const browser = site.newBrowser()
    const page = await browser.open(link)
    equal(page.headers.get('referrer-policy'), 'strict-origin')
    match(page.headers.get('cache-control') ?? '', /no-store/)
    equal((await browser.send('/sign-in/link', {}, { 'sec-fetch-site': 'cross-site' })).status, 403)
    await browser.open(link)
    await browser.send('/sign-in/link', {})
    equal(browser.at(), '/account')
    ok(!site.log.some((line) => line.includes(link) && !line.includes('mail-not-sent')))
  })

  it('works for ten minutes, and nothing else does', async () => {
    const [, link] = await begin('gus@example.com')
    const made = [
      `${link}x`,
      link.slice(0, -1),
      `/sign-in/link/${'x'.repeat(43)}`,
      '/sign-in/link/%00',
      "/sign-in/link/' or 1=1",
    ]
    for (const odd of made) equal((await site.newBrowser().open(odd)).status, 410, odd)
    const browser = site.newBrowser()
    await browser.open(link)
    for (const secret of ['', 'x'.repeat(43), '\u0000', 'ä'.repeat(10_000)])
      equal((await browser.send('/sign-in/link', { secret })).status, 410, secret.slice(0, 50))
    site.advance(601_000)
    await browser.open(link)
    equal((await browser.send('/sign-in/link', { secret: link.slice('/sign-in/link/'.length) })).status, 410)
    ok(!browser.cookies.has('burin-session'))
  })

  it('helps when codes are closed, which mail and pages say', async () => {
    const email = 'hal@example.com'
    const [early] = await begin(email)
    const earlyCode = site.codeFor(email)
    const guess = async (): Promise<string> => {
      const [browser] = await begin(email)
      const wrong = site.codeFor(email) === '000000' ? '000001' : '000000'
      let text = ''
      for (let i = 0; i < 5; i += 1) {
        networks += 1
        const page = await browser.send(
          '/sign-in/code',
          { code: wrong },
          { 'x-forwarded-for': `198.51.100.${networks}` },
        )
        text = page.text
      }
      return text
    }
    for (let i = 0; i < 6; i += 1) match(await guess(), /A new code is needed/)
    const closed = await early.send('/sign-in/code', { code: earlyCode })
    equal(closed.status, 429)
    match(closed.text, /Open the link in the mail .* sent to hal@example\.com/)
    ok(!(await early.open('/sign-in/code')).html.includes('name="code"'))
    const [browser, link] = await begin(email)
    const page = await browser.open('/sign-in/code')
    match(page.text, /Open the link in the mail .* sent to hal@example\.com/)
    match(page.text, /Codes cannot be typed at the moment, because too many wrong ones were\./)
    ok(!page.html.includes('name="code"'))
    match((await browser.send('/sign-in/code', { code: '123456', asked: 'x' })).text, /Open the link in the mail/)
    await browser.open(link)
    await browser.send('/sign-in/link', {})
    equal(browser.at(), '/account')
    // Its owner was there: codes are open again.
    await begin(email)
    match(site.codeFor(email), /^\d{6}$/)
  })
})
