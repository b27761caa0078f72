/** Icons of an account in a real browser: from the tray to the account, into a set, over a link into another browser, and back into a tray. */
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { after, before, describe, test } from 'node:test'
import { unzipSync } from 'fflate'
import { chromium } from 'playwright-core'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { findOrInsertAccount } from '../../src/accounts/entities/account.ts'
import { openSession } from '../../src/accounts/identity/open-session.ts'
import { randomText } from '../../src/platform/random-text.ts'
import { COOKIES } from '../../src/web/cookies.ts'
import { runSite } from '../run-site.ts'
import type { Site } from '../run-site.ts'
import { until } from '../until.ts'
import { CHROMIUM, CHROMIUM_FLAGS, missing, PATIENCE_MS } from './chromium.ts'
import { lookAtPage, watchPage } from './look-at-page.ts'

const skip = existsSync(CHROMIUM) ? false : missing('Chromium, so no icon was kept with an account in a browser')
const MINUS = 'icon minus\nkeyline sign\nline 4,12 20,12\n'
const PLUS = 'icon plus\nkeyline sign\nline 4,12 20,12\nline 12,4 12,20\n'

describe('icons of an account in a browser', { skip }, () => {
  let site: Site
  let browser: Browser
  let home: string
  before(async () => {
    site = await runSite({}, { BURIN_CREDITS: 'off' })
    home = `http://localhost:${site.port}`
    browser = await chromium.launch({ executablePath: CHROMIUM, args: [...CHROMIUM_FLAGS] })
  })
  after(async () => {
    await browser.close()
    await site.stop()
  })
  const visit = async (
    options: BrowserContextOptions & { readonly isSignedIn?: boolean },
    use: (page: Page, faults: string[]) => Promise<void>,
  ): Promise<void> => {
    const { isSignedIn = true, ...own } = options
    const context = await browser.newContext({ baseURL: home, ...own })
    context.setDefaultTimeout(PATIENCE_MS)
    if (isSignedIn) {
      const id = `acc_${randomText(randomBytes, 24)}`
      const account = await findOrInsertAccount(site.database, {
        id,
        email: `${id.toLowerCase()}@example.com`,
        at: new Date(),
      })
      const of = { account, kind: 'browser', label: 'Chrome on Linux' } as const
      const { token } = await openSession(site.database, { now: Date.now, random: randomBytes }, of)
      await context.addCookies([{ name: COOKIES.session, value: token, url: home }])
    }
    const page = await context.newPage()
    const faults: string[] = []
    watchPage(page, home, faults)
    await use(page, faults)
    await context.close()
    assert.deepEqual(faults, [])
  }
  const put = async (page: Page, program: string): Promise<void> => {
    await page.locator('.cm-content').fill(program)
    await page.locator(`a[download="${/^icon (\S+)/.exec(program)?.[1]}.svg"]`).waitFor()
    await page.getByRole('button', { name: 'Put into the tray' }).click()
    await page.getByRole('button', { name: 'In the tray', exact: true }).waitFor()
  }
  /** A set with both icons in it, made by way of the tray; gives its address. */
  const makeSet = async (page: Page): Promise<string> => {
    await page.goto('/account/icons')
    await page.getByLabel('Make a set').fill('Mail app')
    await page.getByRole('button', { name: 'Make set' }).click()
    await page.getByRole('heading', { name: 'Mail app' }).waitFor()
    const address = page.url()
    await page.goto('/play')
    await put(page, MINUS)
    await put(page, PLUS)
    await page.goto('/tray')
    await page.getByLabel('Into the set').selectOption('Mail app')
    await page.getByRole('button', { name: 'Keep all with your account' }).click()
    await page.getByText('2 kept with your account; 2 put into Mail app.').waitFor()
    return address
  }

  test('from the tray into a set, by a link into another browser, which takes it along; then the link is taken back', async () => {
    await visit({}, async (page) => {
      await page.goto(await makeSet(page))
      await page.getByRole('button', { name: 'Make a link' }).click()
      const link = (await page.getByLabel('Link').inputValue()).replace(/^https?:\/\/[^/]+/, '')
      await visit({ isSignedIn: false }, async (other) => {
        await other.goto(link)
        await other.getByText('The checker finds no fault at this cut.').waitFor()
        await other.getByRole('slider', { name: 'Size' }).fill('16')
        const waiting = other.waitForEvent('download')
        await other.getByRole('button', { name: 'Zip of SVG files' }).click()
        const files = unzipSync(readFileSync(await (await waiting).path()))
        assert.deepEqual(Object.keys(files), ['icons-16-2-3-outlined/minus.svg', 'icons-16-2-3-outlined/plus.svg'])
        await other.getByRole('button', { name: 'Put all into the tray' }).click()
        await other.getByText('2 put into the tray').waitFor()
        await other.goto('/tray')
        await other.getByLabel('Name of plus').waitFor()
      })
      await page.getByText('Stop sharing…').click()
      await page.getByRole('button', { name: 'Stop sharing' }).click()
      await page.getByRole('button', { name: 'Make a link' }).waitFor()
      const gone = await page.request.get(link)
      assert.deepEqual([gone.status(), gone.headers()['x-robots-tag']], [404, 'noindex, noarchive, nosnippet'])
      await page.goto('/tray')
      await page.getByRole('button', { name: 'Empty the tray' }).click()
      await page.getByText('Nothing is in the tray yet').waitFor()
      await page.getByLabel('A set', { exact: true }).selectOption('Mail app')
      await page.getByRole('button', { name: 'Load it into the tray' }).click()
      await page.getByText('2 came into the tray').waitFor()
      await page.getByLabel('Name of plus').waitFor()
    })
  })

  test('the tray becomes a set of its own by a name, at the cut of its sliders', async () => {
    await visit({ bypassCSP: true }, async (page, faults) => {
      await page.goto('/tray')
      const keep = async (name: string): Promise<void> => {
        await page.getByLabel('Name of a new set').fill(name)
        await page.getByRole('button', { name: 'Keep as a set' }).click()
      }
      await keep('Notes')
      await page.locator('.keep [role="status"]', { hasText: 'The tray is empty.' }).waitFor()
      await page.goto('/play')
      await put(page, MINUS)
      await put(page, PLUS)
      await page.goto('/tray')
      await page.getByLabel('Name of plus').waitFor()
      await page.getByRole('slider', { name: 'Size' }).fill('16')
      await keep('No\u202etes')
      await page.getByText('The name must be on one line').waitFor()
      await keep('Notes')
      await page.getByText('2 kept with your account; 2 put into Notes.').waitFor()
      assert.equal(
        await page.getByLabel('A set', { exact: true }).inputValue(),
        await page.getByLabel('Into the set').locator('option').last().getAttribute('value'),
      )
      faults.push(...(await lookAtPage(page)))
      await page.getByRole('link', { name: 'Open the set' }).click()
      await page.getByRole('heading', { name: 'Notes' }).waitFor()
      await page.waitForLoadState('load')
      assert.equal(await page.locator('.icon-set .tray-icons li').count(), 2)
      assert.equal(await page.getByRole('slider', { name: 'Size' }).inputValue(), '16')
    })
  })

  test('what is drawn while signed in is in the history, without scripts too, and is kept from there', async () => {
    await visit({ javaScriptEnabled: false }, async (page) => {
      await page.goto('/')
      await page.getByLabel('What should be drawn?').fill('a line')
      await page.getByRole('button', { name: 'Draw', exact: true }).click()
      await page.locator('.drawn').waitFor()
      // No draw waits for its history.
      await until(async () => {
        await page.goto('/account/icons/history')
        return (await page.locator('.own-icon').count()) === 1
      })
      await page.locator('.own-icon').click()
      await page.getByText('“a line”').waitFor()
      await page.getByRole('button', { name: 'Keep with your account' }).click()
      await page.getByText('Saved.').waitFor()
      await page.goto('/account/icons/history')
      await page.getByRole('button', { name: 'Stop keeping it' }).click()
      await page.getByText('Empty it…').click()
      await page.getByRole('button', { name: 'Empty the history' }).click()
      await page.getByText('Nothing is in it.').waitFor()
      await page.goto('/account/icons')
      assert.equal(await page.locator('.own-icon').count(), 1)
    })
  })

  test('nothing serious by axe, wide and narrow, light and dark', async () => {
    await visit({ bypassCSP: true }, async (page, faults) => {
      await page.goto(await makeSet(page))
      await page.getByRole('button', { name: 'Make a link' }).click()
      await page.getByLabel('Link').waitFor()
      faults.push(...(await lookAtPage(page)))
      await page.goto('/account/icons')
      faults.push(...(await lookAtPage(page)))
      await page.locator('.own-icon').first().click()
      await page.getByRole('button', { name: 'Save' }).waitFor()
      faults.push(...(await lookAtPage(page)))
    })
  })
})
