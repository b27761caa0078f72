import { deepEqual, doesNotMatch, equal, match, notEqual, ok } from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, describe, it } from 'node:test'
import { addCredits } from '../../accounts/credits/add-credits.ts'
import { drawLine, runIconsService } from '../../../tests/run-icons-service.ts'
import { plainBrowser } from '../../../tests/plain-browser.ts'
import type { PlainBrowser } from '../../../tests/plain-browser.ts'
import { runSite } from '../../../tests/run-site.ts'
import type { Site } from '../../../tests/run-site.ts'

const FORM = { prompt: 'a bell', size: '20', stroke: '1.5', radius: '1', finish: 'filled', ideas: '1' }

describe('POST /', () => {
  let site: Site
  before(async () => {
    site = await runSite(
      {
        draw: async (brief, watch) => {
          const drawn = await drawLine(brief, watch)
          if (brief.prompt !== 'a draft') return drawn
          return { ...drawn, items: drawn.items.map((item) => ({ ...item, status: 'draft' as const })) }
        },
      },
      { BURIN_LIMIT_VISITOR: '0', BURIN_LIMIT_FREE_DRAWS: '0' },
    )
  })
  after(() => site.stop())

  it('draws once without signing in: the page has the icon, large and real, its source, and what it cost', async () => {
    const browser = site.newBrowser()
    await browser.open('/')
    ok(browser.cookies.has('burin-visitor'))
    const { status, html, text } = await browser.send('/', FORM)
    equal(status, 200)
    deepEqual(site.briefs.at(-1)?.cut, { size: 20, stroke: 1.5, radius: 1, finish: 'filled' })
    match(html, /<title>a bell · Burin<\/title>/)
    match(html, /<h2 id="result" tabindex="-1" autofocus>a bell<\/h2>/)
    match(html, /width="180" height="180"/)
    match(html, /width="20" height="20" viewBox="0 0 20 20"><svg/)
    match(text, /A line\. Checked/)
    match(text, /Note: The line is off the grid\./)
    match(text, /This draw was free\./)
    match(html, /<textarea [^>]*readonly[^>]*>&lt;svg /)
    const [, data = ''] = /href="data:image\/svg\+xml;base64,([^"]+)" download="line\.svg"/.exec(html) ?? []
    match(Buffer.from(data, 'base64').toString(), /^<svg .*<\/svg>$/s)
    match(html, /<pre tabindex="0"><code>icon line\nline 2,2 9,2\n<\/code><\/pre>/)
  })
  it('keeps what was entered, with a new token for the next draw', async () => {
    const browser = site.newBrowser()
    const token = /name="formToken" value="(\w{24})"/
    const [, first] = token.exec((await browser.open('/')).html) ?? []
    const { html } = await browser.send('/', FORM)
    match(html, /id="prompt" name="prompt" value="a bell"/)
    for (const chosen of ['size" value="20', 'stroke" value="1.5', 'radius" value="1', 'finish" value="filled'])
      ok(html.includes(`name="${chosen}" checked`), chosen)
    const [, second] = token.exec(html) ?? []
    ok(first !== undefined && second !== undefined)
    notEqual(first, second)
  })
  it('draws and charges once, however often the same form is sent', async () => {
    const browser = site.newBrowser()
    const { html } = await browser.open('/')
    const formToken = /name="formToken" value="(\w{24})"/.exec(html)?.[1] ?? ''
    const before = site.briefs.length
    const first = await browser.send('/', { ...FORM, formToken })
    const again = await browser.send('/', { ...FORM, formToken })
    equal(again.status, 200)
    equal(site.briefs.length, before + 1)
    equal(drawn(first.html), drawn(again.html))
  })
  it('wants a sign-in for the second draw, and comes back to the form as it was', async () => {
    const browser = site.newBrowser()
    await browser.open('/')
    await browser.send('/', FORM)
    const { status, html, text } = await browser.send('/', { ...FORM, prompt: 'a bell & <a> whistle' })
    equal(status, 401)
    match(text, /Sign in to draw more/)
    match(text, /used up\. Sign in to go on drawing\./)
    match(html, /value="a bell &amp; &lt;a&gt; whistle"/)
    const [, link = ''] = /class="button primary" href="([^"]+)"/.exec(html) ?? []
    await browser.open(link)
    await browser.send('/sign-in', { email: 'ada@example.com' })
    await browser.send('/sign-in/code', { code: site.codeFor('ada@example.com') })
    match(browser.at(), /^\/\?prompt=/)
    match((await browser.open(browser.at())).html, /value="a bell &amp; &lt;a&gt; whistle"/)
  })
  it('says to whoever has no credits where there are some, and to whoever has what a draw cost', async () => {
    const browser = site.newBrowser()
    await site.signIn(browser, 'bea@example.com')
    await browser.open('/')
    const without = await browser.send('/', FORM)
    equal(without.status, 402)
    match(without.html, /href="\/account\/billing"/)
    await grant('bea@example.com', 5n)
    const two = await browser.send('/', { ...FORM, ideas: '2' })
    match(two.text, /It cost 2 credits\./)
    match(two.text, /Idea 1.*Idea 2/)
    const again = await browser.send('/', { ...FORM, ideas: '2' })
    match(again.text, /It cost nothing\. What you paid for within the last 24 hours costs nothing again\./)
    match((await browser.send('/', { ...FORM, prompt: 'a draft' })).text, /It cost nothing\. A draft costs nothing\./)
  })

  describe('400', () => {
    for (const [what, prompt, words] of [
      ['no prompt', '  ', /Say in a few words/],
      ['a prompt that is too long', '🔔'.repeat(501), /These are 501 characters\. Use at most 500/],
    ] as const)
      it(`for ${what}, at its field`, async () => {
        const browser = site.newBrowser()
        await browser.open('/')
        const { status, html, text } = await browser.send('/', { ...FORM, prompt })
        equal(status, 400)
        match(text, words)
        match(html, /aria-describedby="prompt-hint prompt-problem" aria-invalid="true" autofocus/)
        match(html, /<p class="problem" id="prompt-problem">/)
      })
    it('for a choice that is not offered, at that choice', async () => {
      const browser = site.newBrowser()
      await browser.open('/')
      const { status, html } = await browser.send('/', { ...FORM, stroke: '99' })
      equal(status, 400)
      match(html, /aria-describedby="stroke-problem"><legend>Stroke in px/)
    })
  })
  it('says so when cookies are off', async () => {
    const browser = plainBrowser(
      site.baseUrl,
      new (class extends Map<string, string> {
        override set(): this {
          return this
        }
      })(),
    )
    await browser.open('/')
    const { status, text } = await browser.send('/', FORM)
    equal(status, 401)
    match(text, /needs cookies/)
  })
  describe('with pictures', () => {
    const file = (name: string): Blob =>
      new Blob([readFileSync(new URL(`../../../corpus/pictures/${name}`, import.meta.url))])
    const upload = async (prompt: string, images: readonly Blob[]): ReturnType<PlainBrowser['upload']> => {
      const browser = site.newBrowser()
      await browser.open('/')
      return browser.upload('/', { ...FORM, prompt }, { images })
    }

    it('draws from pictures alone and from pictures with words, and sends nothing of them back', async () => {
      const alone = await upload('', [file('key-turned.jpg'), file('camera.webp')])
      equal(alone.status, 200)
      match(alone.html, /<h2 id="result"[^>]* class="unsaid">Your pictures<\/h2>/)
      ok(!alone.html.includes(Buffer.from(await file('camera.webp').bytes()).toString('base64', 0, 60)))
      deepEqual(
        site.briefs.at(-1)?.images.map(({ width, height }) => [width, height]),
        [
          [256, 256],
          [256, 256],
        ],
      )
      equal((await upload('with a lock', [file('umbrella.png')])).status, 200)
      deepEqual([site.briefs.at(-1)?.prompt, site.briefs.at(-1)?.images.length], ['with a lock', 1])
    })
    it('takes a field without a file for none', async () => {
      equal((await upload('a bell', [new Blob([])])).status, 200)
      equal(site.briefs.at(-1)?.images.length, 0)
    })
    it('says at the field what is wrong with a picture, and keeps the words', async () => {
      for (const [images, problem] of [
        [[file('umbrella.png'), new Blob(['<svg/>'])], /Picture 2 is not a PNG, JPEG or WebP picture\./],
        [[file('umbrella.png').slice(0, 900)], /Picture 1 cannot be decoded: the picture is damaged\./],
        [[new Blob([new Uint8Array(4 * 1024 ** 2 + 1)])], /Picture 1 must be at most 4194304 bytes/],
        [[1, 2, 3, 4, 5].map(() => file('heart-grey.png')), /At most 4 pictures can be sent\./],
      ] as const) {
        const { status, html } = await upload('a bell', images)
        equal(status, 400)
        match(html, problem)
        match(html, /id="images"[^>]* aria-invalid="true"/)
        match(html, /id="prompt" name="prompt" value="a bell"/)
      }
    })
    it('wants one of both', async () => {
      const { status, text } = await upload('', [])
      equal(status, 400)
      match(text, /Say in a few words what should be drawn, or choose a picture\./)
    })
    it('answers a body that breaks off as what was whole of it', async () => {
      const browser = site.newBrowser()
      await browser.open('/')
      const body = '--x\r\nContent-Disposition: form-data; name="prompt"\r\n\r\na bell\r\n--x\r\nContent-Disp'
      const response = await fetch(`${site.baseUrl}/`, {
        method: 'POST',
        headers: {
          cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          'sec-fetch-site': 'same-origin',
          'content-type': 'multipart/form-data; boundary=x',
        },
        body,
      })
      equal(response.status, 200)
      equal(site.briefs.at(-1)?.prompt, 'a bell')
    })
  })

  it('is not for forms of other sites', async () => {
    const browser = site.newBrowser()
    await browser.open('/')
    const before = site.briefs.length
    equal((await browser.send('/', FORM, { 'sec-fetch-site': 'cross-site' })).status, 403)
    equal(site.briefs.length, before)
  })

  async function grant(email: string, credits: bigint): Promise<void> {
    const [account] = await site.database.query<{ id: string }>('select id from account where email = $1', [email])
    const of = {
      accountId: account?.id ?? '',
      kind: 'grant',
      credits,
      ref: email,
      at: new Date(),
      expiresAt: null,
      note: null,
    } as const
    equal((await addCredits(site.database, of)).kind, 'added')
  }
})

describe('POST / under the limit of a network', () => {
  it('says when to come again', async () => {
    await using site = await runSite({}, { BURIN_LIMIT_VISITOR: '1' })
    const browser = site.newBrowser()
    await browser.open('/')
    await browser.send('/', FORM)
    const { status, text, headers } = await browser.send('/', FORM)
    equal(status, 429)
    match(text, new RegExp(`Not so fast .*${headers.get('retry-after')} seconds`))
  })
})

describe('GET /', () => {
  it('fills the form in from the address, and draws nothing by itself', async () => {
    await using site = await runSite()
    const { html } = await site.newBrowser().open('/?prompt=%22bell%22&size=16&finish=none')
    match(html, /value="&quot;bell&quot;"/)
    match(html, /name="size" value="16" checked/)
    match(html, /name="finish" value="outlined" checked/)
    equal(site.briefs.filter(({ prompt }) => prompt === '"bell"').length, 0)
  })
  it('keeps the cookie of a visitor that it knows', async () => {
    await using site = await runSite()
    const browser = site.newBrowser()
    await browser.open('/')
    const kept = browser.cookies.get('burin-visitor')
    const again = await browser.open('/')
    equal(browser.cookies.get('burin-visitor'), kept)
    deepEqual(again.headers.getSetCookie(), [])
  })
  it('has no form on a service without accounts, and says what there is instead', async () => {
    const service = await runIconsService()
    const browser = plainBrowser(service.baseUrl)
    const { html } = await browser.open('/')
    doesNotMatch(html, /<form/)
    match(html, /The command below draws/)
    equal((await browser.send('/', FORM)).status, 404)
    await service.stop()
  })
})

/** The part of a page that has the drawing. */
function drawn(html: string): string {
  return /<section class="drawn".*?<\/section>/s.exec(html)?.[0] ?? 'nothing drawn'
}
