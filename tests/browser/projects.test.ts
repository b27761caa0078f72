/** The pages about projects in a real browser, beside the sites themselves: what somebody does there is what visitors see. */
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { after, before, describe, test } from 'node:test'
import { chromium } from 'playwright-core'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { openSession } from '../../src/accounts/identity/open-session.ts'
import { openDatabase } from '../../src/database/open-database.ts'
import { recordTraffic } from '../../src/hosting/traffic/record-traffic.ts'
import { COOKIES } from '../../src/web/cookies.ts'
import { openHosting } from '../open-hosting.ts'
import type { Hosting } from '../open-hosting.ts'
import { runIconsService } from '../run-icons-service.ts'
import type { IconsService } from '../run-icons-service.ts'
import { freePort } from '../run-redis.ts'
import { silent } from '../test-database.ts'
import { CHROMIUM, CHROMIUM_FLAGS, missing, PATIENCE_MS } from './chromium.ts'
import { lookAtPage, watchPage } from './look-at-page.ts'

const skip = existsSync(CHROMIUM) ? false : missing('Chromium, so no project was looked at in a browser')

interface Visitor {
  readonly page: Page
  readonly accountId: string
  /** What a page must not do, such as to ask elsewhere. */
  readonly faults: string[]
}

describe('the pages about projects in a browser', { skip }, () => {
  const stack = new AsyncDisposableStack()
  let hosting: Hosting
  let service: IconsService
  let browser: Browser
  let home: string
  let sitesPort: number

  before(async () => {
    hosting = stack.use(await openHosting())
    sitesPort = await freePort()
    const environment = {
      BURIN_PARTS: 'icons,api,sites',
      BURIN_API_PORT: '0',
      BURIN_SITES_PORT: String(sitesPort),
      BURIN_SITES_DOMAIN: `localhost:${sitesPort}`,
      BURIN_DATA: hosting.dataFolder,
    }
    service = await runIconsService({}, environment, {
      openDatabase: () => openDatabase({ url: hosting.url, dataFolder: '', log: silent, now: Date.now }),
    })
    stack.defer(() => service.stop())
    await service.ready()
    home = `http://localhost:${service.port}`
    browser = await chromium.launch({ executablePath: CHROMIUM, args: [...CHROMIUM_FLAGS] })
    stack.defer(() => browser.close())
  })
  after(() => stack.disposeAsync())

  /** Somebody new, signed in, in a browser of their own. */
  const visit = async (options: BrowserContextOptions, use: (visitor: Visitor) => Promise<void>): Promise<void> => {
    const accountId = await hosting.addAccount()
    const account = { id: accountId, email: `${accountId}@example.com`, createdAt: new Date() }
    const of = { account, kind: 'browser', label: 'Chrome on Linux' } as const
    const { token } = await openSession(hosting.deps.database, { now: Date.now, random: randomBytes }, of)
    const context = await browser.newContext({ baseURL: home, ...options })
    context.setDefaultTimeout(PATIENCE_MS)
    await context.addCookies([{ name: COOKIES.session, value: token, url: home }])
    const page = await context.newPage()
    const faults: string[] = []
    watchPage(page, home, faults)
    await use({ page, accountId, faults })
    await context.close()
  }
  const siteOf = (slug: string): string => `http://${slug}.localhost:${sitesPort}`
  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

  for (const javaScriptEnabled of [true, false]) {
    const scripts = javaScriptEnabled ? 'with scripts' : 'without scripts'

    test(`a project is made, its deployment promoted and rolled back, and visitors see it, ${scripts}`, async () => {
      await visit({ javaScriptEnabled }, async ({ page, accountId, faults }) => {
        const slug = `shop-${accountId.slice(-10).toLowerCase()}`
        await page.goto('/account')
        await page.getByRole('link', { name: 'Your projects' }).click()
        await page.getByLabel('Name', { exact: true }).fill('My shop')
        await page.getByLabel('Name in the address').fill(slug)
        await button(page, 'Make project').dblclick()
        await page.getByText('“My shop” has its address.').waitFor()
        assert.match(await page.locator('pre').innerText(), new RegExp(`npx burin deploy \\./site --project ${slug}`))
        const project = await hosting.projectOf(accountId, slug)
        const old = await hosting.deploy(project, accountId, { 'index.html': '<h1>Old</h1>' })
        const young = await hosting.deploy(project, accountId, { 'index.html': '<h1>Young</h1>' })
        const visitor = await page.context().newPage()
        const seen = async (): Promise<string> => {
          await visitor.goto(siteOf(slug))
          return visitor.locator('h1').innerText()
        }
        assert.equal(await seen(), 'Young')
        await page.reload()
        await page.getByText('Roll back…').click()
        await button(page, `Roll back to ${old.label}`).click()
        await page.getByText(`${old.label} is live: visitors see it now.`).waitFor()
        assert.equal(await seen(), 'Old')
        await page.getByText('Promote…').click()
        await button(page, `Promote ${young.label}`).dblclick()
        await page.getByText(`${young.label} is live: visitors see it now.`).waitFor()
        assert.equal(await seen(), 'Young')
        assert.deepEqual(faults, [])
      })
    })
  }

  test('an older tab rolls nothing back that was promoted elsewhere, and says so', async () => {
    await visit({}, async ({ page, accountId }) => {
      const project = await hosting.addProject(accountId)
      const [first] = [
        await hosting.deploy(project, accountId, { 'index.html': '1' }),
        await hosting.deploy(project, accountId, { 'index.html': '2' }),
      ]
      await page.goto(`/account/projects/${project.slug}`)
      await hosting.deploy(project, accountId, { 'index.html': '3' })
      await page.getByText('Roll back…').click()
      await button(page, `Roll back to ${first.label}`).click()
      await page.getByText('meanwhile another deployment was promoted').waitFor()
      await page.goto(siteOf(project.slug))
      assert.equal(await page.locator('body').innerText(), '3')
    })
  })

  test('a rollback takes the keyboard alone', async () => {
    await visit({}, async ({ page, accountId }) => {
      const project = await hosting.addProject(accountId)
      const old = await hosting.deploy(project, accountId, { 'index.html': 'old' })
      await hosting.deploy(project, accountId, { 'index.html': 'young' })
      await page.goto(`/account/projects/${project.slug}`)
      const tabTo = async (wanted: string): Promise<void> => {
        const now = 'document.activeElement.textContent.trim()'
        for (let i = 0; i < 60 && (await page.evaluate(now)) !== wanted; i += 1) await page.keyboard.press('Tab')
        assert.equal(await page.evaluate(now), wanted)
      }
      await tabTo('Roll back…')
      await page.keyboard.press('Enter')
      await tabTo(`Roll back to ${old.label}`)
      await page.keyboard.press('Enter')
      await page.getByText(`${old.label} is live: visitors see it now.`).waitFor()
    })
  })

  test('all of them, wide and narrow, light and dark', async () => {
    await visit({ bypassCSP: true }, async ({ page, accountId, faults }) => {
      const look = async (what: string): Promise<void> =>
        void faults.push(...(await lookAtPage(page)).map((fault) => `${what}: ${fault}`))
      await page.goto('/account/projects')
      await look('no projects')
      await page.getByLabel('Name', { exact: true }).fill('W'.repeat(100))
      await page.getByLabel('Name in the address').fill('www')
      await button(page, 'Make project').click()
      await look('a wrong name')
      const slug = `w-${accountId.slice(-10).toLowerCase()}-${'w'.repeat(36)}`
      await page.getByLabel('Name in the address').fill(slug)
      await page.getByLabel('Description').fill('m'.repeat(500))
      await button(page, 'Make project').click()
      await look('an empty project')
      const project = await hosting.projectOf(accountId, slug)
      await hosting.deploy(project, accountId, { 'index.html': 'old' })
      await hosting.deploy(project, accountId, { 'index.html': 'young' })
      const long = { branch: 'b'.repeat(255), commitMessage: 'c'.repeat(2000), environment: 'e'.repeat(63) }
      for (let i = 0; i < 20; i += 1) await hosting.begin(project, accountId, long)
      await page.goto('/account/projects')
      await look('the projects')
      await page.goto(`/account/projects/${slug}`)
      await page.getByText('Delete…').first().click()
      await look('its deployments')
      await page.getByRole('link', { name: 'Older' }).click()
      await page.getByText('Roll back…').click()
      await look('older deployments')
      await page.goto(`/account/projects/${slug}/settings`)
      await page.getByText('Delete this project…').click()
      await page.getByLabel(`Type ${slug} to confirm`).fill('no')
      await button(page, `Delete ${slug}`).click()
      await look('a deletion that is not confirmed')
      await page.goto(`/account/projects/${slug}/domains`)
      await page.getByLabel('Host').fill(`${'h'.repeat(60)}.${'d'.repeat(60)}.example.org`)
      await page.getByLabel('Path').fill(`/${'p'.repeat(60)}`)
      await button(page, 'Add domain').click()
      await page.getByText('Remove…').click()
      await look('its domains')
      await traffic(project.id)
      await page.goto(`/account/projects/${slug}/traffic?span=hour`)
      await page.getByText('The same as a table').click()
      await look('its traffic')
      await page.goto(`/account/projects/nobody-has-this`)
      await look('no such project')
      assert.deepEqual(
        faults.filter((fault) => !fault.startsWith('Failed to load resource: the server responded with a status of 4')),
        [],
      )
    })
  })

  async function traffic(projectId: string): Promise<void> {
    const counts = Array.from({ length: 120 }, (_, index) => ({
      projectId,
      minute: new Date(Math.floor(Date.now() / 60_000) * 60_000 - index * 600_000),
      status2xx: index * 7,
      status3xx: 1,
      status4xx: index % 5,
      status5xx: 0,
      bytes: index * 70_000,
    }))
    const requests = Array.from({ length: 60 }, (_, index) => ({
      projectId,
      at: new Date(Date.now() - index * 1000),
      method: index % 9 === 0 ? 'HEAD' : 'GET',
      path: index === 3 ? `/${'p'.repeat(1000)}` : '/',
      status: [200, 304, 404, 500][index % 4] ?? 200,
      bytes: 1000 * index,
      ms: index,
      network: '2001:db8:1234:5678::/64',
      userAgent: index === 2 ? 'M'.repeat(200) : 'Firefox',
      referrer: 'https://example.com/',
    }))
    await recordTraffic(hosting.deps.database, { counts, requests })
  }
})
