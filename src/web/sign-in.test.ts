import { equal, match, notEqual, ok } from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { runIconsService } from '../../tests/run-icons-service.ts'
import { plainBrowser } from '../../tests/plain-browser.ts'
import type { BrowserPage, PlainBrowser } from '../../tests/plain-browser.ts'
import { runSite } from '../../tests/run-site.ts'
import type { Site } from '../../tests/run-site.ts'

describe('signing in', () => {
  let site: Site
  let browser: PlainBrowser
  before(async () => {
    site = await runSite()
  })
  after(() => site.stop())
  const begin = async (email: string, next = ''): Promise<PlainBrowser> => {
    browser = site.newBrowser()
    await browser.open(`/sign-in${next}`)
    await browser.send('/sign-in', { email })
    return browser
  }

  it('takes an address, then the code that was mailed to it, and leads to the account', async () => {
    await begin('Ada@Example.com')
    equal(browser.at(), '/sign-in/code')
    const page = await browser.open('/sign-in/code')
    match(page.text, /sent to ada@example\.com and works for 10 minutes/)
    await browser.send('/sign-in/code', { code: site.codeFor('ada@example.com') })
    equal(browser.at(), '/account')
    ok(browser.cookies.has('burin-session'))
    ok(!browser.cookies.has('burin-sign-in'))
  })
  it('puts no secret into an address or a page', async () => {
    const page = await (await begin('bea@example.com')).open('/sign-in/code')
    const [challenge = ''] = browser.cookies.get('burin-sign-in')?.split('.') ?? []
    ok(challenge.length > 40)
    ok(!page.html.includes(challenge) && !browser.at().includes(challenge))
    ok(!page.html.includes(site.codeFor('bea@example.com')))
  })
  it('goes on to the page that asked for it, whose address comes along', async () => {
    browser = site.newBrowser()
    await browser.open('/device?user_code=BCDF-GHJK')
    equal(browser.at(), `/sign-in?next=${encodeURIComponent('/device?user_code=BCDF-GHJK')}`)
    await browser.send('/sign-in', { email: 'cy@example.com' })
    await browser.send('/sign-in/code', { code: site.codeFor('cy@example.com') })
    equal(browser.at(), '/device?user_code=BCDF-GHJK')
  })
  it('never goes on to another site', async () => {
    await begin('dan@example.com', '?next=//evil.example')
    await browser.send('/sign-in/code', { code: site.codeFor('dan@example.com'), next: '/\\evil.example' })
    equal(browser.at(), '/account')
  })
  it('needs no second time for whoever is signed in', async () => {
    browser = site.newBrowser()
    await site.signIn(browser, 'eve@example.com')
    const session = browser.cookies.get('burin-session')
    await browser.open('/sign-in?next=/account/sessions')
    equal(browser.at(), '/account/sessions')
    await browser.send('/sign-in/code', { code: '000000' })
    equal(browser.at(), '/account')
    equal(browser.cookies.get('burin-session'), session)
  })
  it('says at the field what is wrong with an address, and keeps it', async () => {
    const page = await (await begin('nobody@')).send('/sign-in', { email: 'a"b@' })
    equal(page.status, 400)
    match(page.html, /value="a&quot;b@" aria-describedby="email-problem" aria-invalid="true" autofocus/)
  })

  describe('with a wrong code', () => {
    it('says how many tries are left, and after the last one that a new code is needed', async () => {
      await begin('fay@example.com')
      const wrong = site.codeFor('fay@example.com') === '000000' ? '000001' : '000000'
      for (const left of ['4 tries', '3 tries', '2 tries', 'one try']) {
        const page = await browser.send('/sign-in/code', { code: wrong })
        equal(page.status, 400)
        match(page.text, new RegExp(`That is not the code\\. You have ${left} left\\.`))
      }
      const last = await browser.send('/sign-in/code', { code: wrong })
      match(last.text, /A new code is needed/)
      match(last.html, /name="email" value="fay@example\.com"/)
    })
    it('counts no empty code', async () => {
      await begin('gus@example.com')
      for (let i = 0; i < 6; i += 1) match((await browser.send('/sign-in/code', { code: ' ' })).text, /Enter the code/)
      await browser.send('/sign-in/code', { code: site.codeFor('gus@example.com') })
      equal(browser.at(), '/account')
    })
    it('takes none that was asked for in another browser', async () => {
      await begin('hal@example.com')
      const page = await site.newBrowser().send('/sign-in/code', { code: site.codeFor('hal@example.com') })
      equal(page.status, 400)
      match(page.text, /A new code is needed/)
    })
    it('takes none twice', async () => {
      await begin('ivy@example.com')
      const kept = new Map(browser.cookies)
      const code = site.codeFor('ivy@example.com')
      await browser.send('/sign-in/code', { code })
      const again = plainBrowser(site.baseUrl, kept)
      await again.open('/sign-in/code')
      match((await again.send('/sign-in/code', { code })).text, /A new code is needed/)
    })
    it('takes none that is older than ten minutes', async () => {
      await begin('jo@example.com')
      const code = site.codeFor('jo@example.com')
      site.advance(601_000)
      match((await browser.send('/sign-in/code', { code })).text, /A new code is needed/)
      ok(!browser.cookies.has('burin-session'))
    })
  })

  describe('in two tabs', () => {
    it('takes the newest code only, and an older page says so and costs no try', async () => {
      const first = await begin('kim@example.com')
      const second = first.newTab()
      const older = site.codeFor('kim@example.com')
      await second.open('/sign-in')
      await second.send('/sign-in', { email: 'kim2@example.com' })
      const page = await first.send('/sign-in/code', { code: older })
      equal(page.status, 400)
      match(page.text, /A newer code was asked for in this browser/)
      match(page.text, /sent to kim2@example\.com/)
      await first.send('/sign-in/code', { code: site.codeFor('kim2@example.com') })
      equal(first.at(), '/account')
    })
    it('sends another code from the page that asks for it', async () => {
      await begin('lea@example.com', '?next=/account/sessions')
      const older = site.codeFor('lea@example.com')
      await browser.send('/sign-in', {})
      equal(browser.at(), '/sign-in/code?next=%2Faccount%2Fsessions')
      const newer = site.codeFor('lea@example.com')
      if (newer !== older) match((await browser.send('/sign-in/code', { code: older })).text, /4 tries left/)
      await browser.send('/sign-in/code', { code: newer })
      equal(browser.at(), '/account/sessions')
    })
  })

  it('refuses forms of other sites', async () => {
    const page = await (
      await begin('ned@example.com')
    ).send('/sign-in', { email: 'x@example.com' }, { 'sec-fetch-site': 'cross-site' })
    equal(page.status, 403)
  })
  it('starts without a code page when no code was asked for', async () => {
    const page = await site.newBrowser().open('/sign-in/code')
    match(page.html, /<h1>Sign in<\/h1>/)
  })
})

describe('a browser that has signed in before', () => {
  it('gets a mail while strangers use up those of its address, and is known until its account is deleted', async () => {
    // Each browser comes from a network of its own here: only the limits of the address count.
    await using site = await runSite({}, { BURIN_TRUST_PROXIES: '1' })
    const from = (network: number): Record<string, string> => ({ 'x-forwarded-for': `198.51.100.${network}` })
    const browser = site.newBrowser()
    const email = 'ada@example.com'
    await site.signIn(browser, email)
    const known = browser.cookies.get('burin-known-browser') ?? ''
    match(known, /^\w{24}\.[\w-]{43}$/)
    await browser.send('/sign-out', {})
    equal(browser.cookies.get('burin-known-browser'), known)

    const stranger = site.newBrowser()
    const ask = async (network: number): Promise<BrowserPage> => {
      await stranger.open('/sign-in')
      return stranger.send('/sign-in', { email }, from(network))
    }
    // One was sent for signing in.
    for (let i = 0; i < 5; i += 1) equal((await ask(1)).status, 200)
    const refused = await ask(1)
    equal(refused.status, 429)
    match(refused.text, /Too many mails were asked for Try again in \d+ minutes/)
    ok(Number(refused.headers.get('retry-after')) > 0)
    // Elsewhere there is one more; and known browsers have their own.
    equal((await ask(2)).status, 200)
    equal((await ask(2)).status, 429)
    for (let i = 0; i < 3; i += 1) {
      await site.signIn(browser, email)
      equal(browser.at(), '/account')
      if (i < 2) await browser.send('/sign-out', {})
    }

    await browser.open('/account/data')
    await browser.send('/account/delete', { confirm: email })
    equal(browser.at(), '/account/deleted')
    ok(!browser.cookies.has('burin-known-browser'))
    const left = await site.database.query("select 1 from person_limit where policy like 'codes-of-address%'")
    equal(left.length, 0)
  })
})

describe('signing out', () => {
  it('ends the session, not only its cookie', async () => {
    await using site = await runSite()
    const browser = site.newBrowser()
    await site.signIn(browser, 'ada@example.com')
    const kept = new Map(browser.cookies)
    await browser.send('/sign-out', {})
    equal(browser.at(), '/')
    ok(!browser.cookies.has('burin-session'))
    const thief = plainBrowser(site.baseUrl, kept)
    await thief.open('/account')
    match(thief.at(), /^\/sign-in/)
    notEqual((await browser.send('/sign-out', {})).status, 500)
  })
})

describe('a service without a database', () => {
  it('says that there is no signing in, and still draws its front page', async () => {
    const service = await runIconsService()
    const browser = plainBrowser(service.baseUrl)
    const page = await browser.open('/account')
    equal(page.status, 404)
    match(page.text, /There is no signing in here/)
    equal((await browser.open('/')).status, 200)
    equal(browser.cookies.size, 0)
    await service.stop()
  })
})
