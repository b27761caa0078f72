/** The pages of accounts in a real browser, with a stand-in for Stripe: what people do there, and what goes wrong in between. */
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { after, before, describe, test } from 'node:test'
import { chromium } from 'playwright-core'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { addCredits } from '../../src/accounts/credits/add-credits.ts'
import { reserveCredits } from '../../src/accounts/credits/reserve-credits.ts'
import { settleHold } from '../../src/accounts/credits/settle-hold.ts'
import { switchUsageBilling } from '../../src/accounts/credits/switch-usage-billing.ts'
import type { Account } from '../../src/accounts/account.ts'
import { findOrInsertAccount } from '../../src/accounts/entities/account.ts'
import { openSession } from '../../src/accounts/identity/open-session.ts'
import { randomText } from '../../src/platform/random-text.ts'
import { COOKIES } from '../../src/web/cookies.ts'
import { runSite } from '../run-site.ts'
import type { Site } from '../run-site.ts'
import { stripeStandIn } from '../stripe-stand-in.ts'
import type { StripeStandIn } from '../stripe-stand-in.ts'
import { until } from '../until.ts'
import { CHROMIUM, CHROMIUM_FLAGS, missing, PATIENCE_MS } from './chromium.ts'
import { lookAtPage, watchPage } from './look-at-page.ts'

const skip = existsSync(CHROMIUM) ? false : missing('Chromium, so no account was looked at in a browser')

const STRIPE = { secretKey: 'sk_test_51Burin0SecretOfTests', webhookSecret: 'whsec_Burin0WebhookSecretOfTests' }

interface Visitor {
  readonly page: Page
  readonly account: Account
  /** What a page must not do, such as to ask elsewhere. */
  readonly faults: string[]
}

describe('the pages of an account in a browser', { skip }, () => {
  const stack = new AsyncDisposableStack()
  let stripe: StripeStandIn
  let site: Site
  let browser: Browser
  /** As the service calls itself, which the browser has to call it too: cookies are of one host. */
  let home: string
  let count = 0

  before(async () => {
    stripe = stack.use(
      await stripeStandIn({ ...STRIPE, now: Date.now, webhookUrl: () => `${site.baseUrl}/stripe/webhook` }),
    )
    site = stack.use(
      await runSite(
        {},
        {
          STRIPE_SECRET_KEY: STRIPE.secretKey,
          STRIPE_WEBHOOK_SECRET: STRIPE.webhookSecret,
          BURIN_TEST_STRIPE_HOST: `http://127.0.0.1:${stripe.host.port}`,
        },
      ),
    )
    home = `http://localhost:${site.port}`
    browser = await chromium.launch({ executablePath: CHROMIUM, args: [...CHROMIUM_FLAGS] })
    stack.defer(() => browser.close())
  })
  after(() => stack.disposeAsync())

  /** Somebody new, signed in, in a browser of their own. */
  const visit = async (options: BrowserContextOptions, use: (visitor: Visitor) => Promise<void>): Promise<void> => {
    const at = new Date()
    const id = `acc_${randomText(randomBytes, 24)}`
    const account = await findOrInsertAccount(site.database, { id, email: `${id.toLowerCase()}@example.com`, at })
    const of = { account, kind: 'browser', label: 'Chrome on Linux' } as const
    const { token } = await openSession(site.database, { now: Date.now, random: randomBytes }, of)
    const context = await browser.newContext({ baseURL: home, ...options })
    context.setDefaultTimeout(PATIENCE_MS)
    await context.addCookies([{ name: COOKIES.session, value: token, url: home }])
    const page = await context.newPage()
    const faults: string[] = []
    watchPage(page, home, faults)
    await use({ page, account, faults })
    await context.close()
  }
  const grant = async ({ id: accountId }: Account, credits: bigint): Promise<void> => {
    const of = { accountId, kind: 'grant', credits, ref: `grant-${count++}`, at: new Date(), expiresAt: null } as const
    await addCredits(site.database, { ...of, note: 'Welcome' })
  }
  const draw = async ({ id: accountId }: Account, units: number, spent: number): Promise<void> => {
    const at = new Date()
    const holdId = `hold-${count++}`
    const deadline = new Date(at.getTime() + 60_000)
    await reserveCredits(site.database, { holdId, accountId, keyId: null, units, at, deadline })
    await settleHold(site.database, { holdId, units: spent, at, answer: null })
  }
  const purchases = async ({ id }: Account): Promise<readonly { state: string }[]> =>
    site.database.query<{ state: string }>('select state from purchase where account_id = $1 order by state', [id])
  const liveKeys = async ({ id }: Account): Promise<number> =>
    (await site.database.query('select 1 from live_key where account_id = $1', [id])).length
  const heading = (page: Page): Promise<string> => page.locator('h1').innerText()
  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

  test('all of them, wide and narrow, light and dark', async () => {
    await visit({ bypassCSP: true }, async ({ page, account, faults }) => {
      await grant(account, 3n)
      await draw(account, 2, 1)
      await draw(account, 2, 2)
      const of = { accountId: account.id, isOn: true, capUnits: 250n, microUsdPerCredit: 40_000, at: new Date() }
      await switchUsageBilling(site.database, of)
      await draw(account, 2, 2)
      const look = async (what: string): Promise<void> =>
        void faults.push(...(await lookAtPage(page)).map((fault) => `${what}: ${fault}`))
      await page.goto('/account')
      await page.getByText('The same as a table').click()
      await look('the overview')
      await page.goto('/account/keys')
      await page.getByLabel('Name').fill('W'.repeat(60))
      await button(page, 'Create key').click()
      await look('a new key')
      await page.goto('/account/keys')
      await page.locator('summary').first().click()
      await look('a key to revoke')
      await page.locator('details button').first().click()
      await page.getByLabel('Name').fill(' ')
      await button(page, 'Create key').click()
      await look('a wrong name')
      await page.goto('/account/ledger?kind=everything')
      await look('the ledger')
      await page.goto('/account/ledger?from=yesterday')
      await look('a wrong filter')
      await page.goto('/account/billing')
      await page.getByLabel('Spending cap in USD').fill('0')
      await button(page, 'Switch on').click()
      await look('a wrong cap')
      await page.goto(`/account/usage/${new Date().toISOString().slice(0, 7)}`)
      await look('a statement')
      await page.goto('/account/sessions')
      await look('sessions')
      await page.goto('/account/data')
      await page.getByText('Delete this account…').click()
      await page.locator('#confirm').fill('no')
      await button(page, /Delete my account/).click()
      await look('a deletion that is not confirmed')
      await page.locator('#confirm').fill(account.email)
      await button(page, /Delete my account/).click()
      await look('a deleted account')
      assert.equal(await heading(page), 'Your account is deleted')
      assert.deepEqual(
        faults.filter((fault) => !fault.startsWith('Failed to load resource: the server responded with a status of 4')),
        [],
      )
      await page.goto('/account')
      assert.match(page.url(), /\/sign-in\?next=%2Faccount$/)
    })
  })

  for (const javaScriptEnabled of [true, false]) {
    const scripts = javaScriptEnabled ? 'with scripts' : 'without scripts'

    test(`a pack is bought, ${scripts}; a double click is one purchase, and the way back buys nothing`, async () => {
      await visit({ javaScriptEnabled, bypassCSP: true }, async ({ page, account }) => {
        await page.goto('/account/billing')
        await button(page, /Buy 1,000 credits/).dblclick()
        // The second click may break off what the first began: it is the page that counts, not the way to it.
        await button(page, 'Pay').waitFor()
        assert.match(page.url(), /\/pay\/\w+$/)
        assert.deepEqual(await purchases(account), [{ state: 'open' }])
        await button(page, 'Pay').click()
        await page.getByText('Thank you. 1,000 credits were added.').waitFor()
        assert.match(await page.locator('main').innerText(), /You have 1,000 credits/)
        await page.reload()
        await page.goto('/account/billing')
        await page.goBack()
        await page.goBack()
        await page.goForward()
        assert.deepEqual(await purchases(account), [{ state: 'paid' }])
      })
    })

    test(`a key is made once, ${scripts}, however often its page is loaded`, async () => {
      await visit({ javaScriptEnabled }, async ({ page, account, faults }) => {
        await page.goto('/account/keys')
        await page.getByLabel('Name').fill('<img src=x onerror=alert(1)>')
        await button(page, 'Create key').click()
        const secret = await page.getByLabel('Key', { exact: true }).inputValue()
        assert.match(secret, /^svc_live_\w{32}$/)
        assert.equal(await button(page, 'Copy').count(), javaScriptEnabled ? 1 : 0)
        await page.reload()
        assert.match(await page.locator('.notice').innerText(), /This form was sent before/)
        await page.goBack()
        // Chromium asks whether to send the form again, and nobody answers here.
        await page.goForward().catch(() => null)
        assert.equal(await liveKeys(account), 1)
        const later = await page.context().newPage()
        await later.goto('/account/keys')
        assert.equal((await later.content()).includes(secret), false)
        assert.deepEqual(
          faults.filter((fault) => !/status of 409|ERR_CACHE_MISS/.test(fault)),
          [],
        )
      })
    })
  }

  test('the policy of the pages lets a form lead to Stripe, and to nobody else', async () => {
    await visit({}, async ({ page }) => {
      await page.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>There</h1>' }))
      const send = async (to: string): Promise<void> => {
        await page.goto('/account/billing')
        const change = JSON.stringify({ action: to, method: 'get' })
        await page.evaluate(`Object.assign(document.querySelector('form'), ${change})`)
        await button(page, /Buy 1,000 credits/).click({ noWaitAfter: true })
      }
      for (const to of ['https://checkout.stripe.com/c/pay/1', 'https://billing.stripe.com/p/1']) {
        await send(to)
        await page.getByText('There').waitFor()
      }
      const refused = page.waitForEvent('console', (message) => message.text().includes('form-action'))
      await send('https://evil.example/')
      await refused
      assert.equal(await heading(page), 'Billing')
    })
  })

  test('a session that expires in the middle of a purchase leads through sign-in back to the packs', async () => {
    await visit({ bypassCSP: true }, async ({ page, account }) => {
      await page.goto('/account/billing')
      await site.database.query('delete from session where account_id = $1', [account.id])
      await button(page, /Buy 250 credits/).click()
      await page.waitForURL('**/sign-in?next=%2Faccount%2Fbilling')
      assert.deepEqual(await purchases(account), [])
      await page.getByLabel('E-mail address').fill(account.email)
      await button(page, 'Send the code').click()
      await page.getByLabel('Code of 6 digits').waitFor()
      await page.getByLabel('Code of 6 digits').fill(site.codeFor(account.email))
      await button(page, 'Sign in').click()
      await page.waitForURL('**/account/billing')
      await button(page, /Buy 250 credits/).click()
      await page.waitForURL('**/pay/*')
      await page.getByRole('link', { name: 'Back' }).click()
      await page.getByText('nothing was charged').waitFor()
      assert.deepEqual(await purchases(account), [{ state: 'open' }])
    })
  })

  test('Stripe being away is said on the page, and the next try goes through', async () => {
    await visit({ bypassCSP: true }, async ({ page, account }) => {
      stripe.fault({ on: 'POST /v1/customers', how: 'error' })
      await page.goto('/account/billing')
      await button(page, /Buy 250 credits/).click()
      await page.getByText('The payment page cannot be reached now. Nothing was charged.').waitFor()
      await button(page, /Buy 250 credits/).click()
      await page.waitForURL('**/pay/*')
      assert.equal((await purchases(account)).filter(({ state }) => state === 'paid').length, 0)
    })
  })

  test('monthly billing is switched on at Stripe, its cap is changed, and it is ended', async () => {
    await visit({ bypassCSP: true }, async ({ page, account, faults }) => {
      await page.goto('/account/billing')
      await page.getByLabel('Spending cap in USD').fill('10')
      await button(page, 'Switch on').click()
      await page.waitForURL('**/pay/*')
      await button(page, 'Pay').click()
      await page.getByText('Monthly billing is on, up to your cap.').waitFor()
      await draw(account, 2, 2)
      await page.getByLabel('Spending cap in USD').fill('20')
      await button(page, 'Change the cap').click()
      await page.getByText('The cap is changed.').waitFor()
      assert.match(await page.locator('#month-use').innerText(), /^\$0\.08 of \$20\.00 in /)
      assert.equal(await page.getByRole('meter').getAttribute('max'), '500')
      faults.length = 0
      faults.push(...(await lookAtPage(page)))
      assert.deepEqual(faults, [])
      await page.getByText('End monthly billing…').click()
      await button(page, 'End monthly billing').click()
      await page.getByText('Monthly billing is off.').waitFor()
    })
  })

  test('a key that one tab revokes is refused at once, and the other tab can still ask for it', async () => {
    await visit({}, async ({ page, account }) => {
      await grant(account, 5n)
      await page.goto('/account/keys')
      await page.getByLabel('Name').fill('Shared')
      await button(page, 'Create key').click()
      const authorization = `Bearer ${await page.getByLabel('Key', { exact: true }).inputValue()}`
      const other = await page.context().newPage()
      await other.goto('/account/keys')
      const drawn = async (): Promise<number> => (await site.draw({ prompt: 'a bell' }, { authorization })).status
      assert.equal(await drawn(), 200)
      for (const tab of [page, other]) {
        await tab.getByText('Revoke…').click()
        await button(tab, 'Revoke “Shared”').click()
        await tab.getByText('“Shared” is revoked').waitFor()
        assert.equal(await drawn(), 401)
      }
    })
  })

  test('ending all other sessions in one tab signs another browser out in the middle of a form', async () => {
    await visit({}, async ({ page, account }) => {
      const of = { account, kind: 'browser', label: 'Other' } as const
      const { token } = await openSession(site.database, { now: Date.now, random: randomBytes }, of)
      const elsewhere = await browser.newContext({ baseURL: home })
      await elsewhere.addCookies([{ name: COOKIES.session, value: token, url: home }])
      const form = await elsewhere.newPage()
      await form.goto('/account/keys')
      await form.getByLabel('Name').fill('Too late')
      await page.goto('/account/sessions')
      await page.getByText('End all other sessions…').click()
      await button(page, 'End all other sessions').click()
      await page.getByText('All other sessions are ended.').waitFor()
      await button(form, 'Create key').click()
      await form.waitForURL('**/sign-in?next=%2Faccount%2Fkeys')
      assert.equal(await liveKeys(account), 0)
      await elsewhere.close()
    })
  })

  test('a key is made and revoked by keyboard alone', async () => {
    await visit({}, async ({ page, account }) => {
      await page.goto('/account/keys')
      const tabTo = async (wanted: string): Promise<void> => {
        const now = '(document.activeElement.id || document.activeElement.textContent).trim()'
        for (let i = 0; i < 60 && (await page.evaluate(now)) !== wanted; i += 1) await page.keyboard.press('Tab')
        assert.equal(await page.evaluate(now), wanted)
      }
      await tabTo('name')
      await page.keyboard.type('By hand')
      await page.keyboard.press('Enter')
      await page.locator('#secret').waitFor()
      // It has the focus only once it is shown.
      await until(async () => (await page.evaluate('document.activeElement.id')) === 'secret')
      await tabTo('Revoke…')
      await page.keyboard.press('Enter')
      await tabTo('Revoke “By hand”')
      await page.keyboard.press('Enter')
      await page.getByText('“By hand” is revoked').waitFor()
      assert.equal(await liveKeys(account), 1)
    })
  })

  test('files are downloaded, and need a session', async () => {
    await visit({}, async ({ page, account }) => {
      await grant(account, 5n)
      await page.goto('/account/ledger')
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Download as CSV' }).click(),
      ])
      assert.equal(file.suggestedFilename(), 'burin-ledger.csv')
      const month = new Date().toISOString().slice(0, 7)
      for (const path of ['ledger.csv', 'export.json', `usage/${month}.csv`, `usage/${month}`]) {
        const signedIn = await page.request.get(`/account/${path}`)
        assert.equal(signedIn.status(), path.startsWith('usage') ? 404 : 200, path)
        const answer = await fetch(`${site.baseUrl}/account/${path}`, { redirect: 'manual' })
        assert.equal(answer.headers.get('location'), `/sign-in?next=${encodeURIComponent(`/account/${path}`)}`)
      }
    })
  })
})
