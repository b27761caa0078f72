/**
 * The way of a new customer, as the README tells it, on the whole service as `npm start` runs it: sign in with the code from
 * the log, be given credits by the operator's command, make a key, draw with it, see the charge; and beside it a visitor
 * with one free draw.
 */
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { after, before, describe, test } from 'node:test'
import { chromium } from 'playwright-core'
import type { Browser, Page } from 'playwright-core'
import type { DrawObject } from '../../src/contract/draw-object.ts'
import { makeDataFolder } from '../data-folder.ts'
import { startService, whenReady } from '../start-service.ts'
import type { StartedService } from '../start-service.ts'
import { until } from '../until.ts'
import { CHROMIUM, CHROMIUM_FLAGS, missing, PATIENCE_MS } from './chromium.ts'

const skip = existsSync(CHROMIUM) ? false : missing('Chromium, so the way of a new customer was not gone')
const EMAIL = 'ada@example.com'

describe('the first steps', { skip }, () => {
  const stack = new AsyncDisposableStack()
  let service: StartedService
  let baseUrl = ''
  let dataFolder = ''
  let browser: Browser
  before(async () => {
    dataFolder = stack.use(await makeDataFolder()).path
    service = startService({ BURIN_CREDITS: 'on', BURIN_DATA: dataFolder })
    stack.defer(async () => {
      service.child.kill('SIGTERM')
      await service.ended
    })
    await whenReady(service)
    baseUrl = /at (http:\S+)/.exec(service.out)?.[1] ?? ''
    browser = await chromium.launch({ executablePath: CHROMIUM, args: [...CHROMIUM_FLAGS] })
    stack.defer(() => browser.close())
  })
  after(() => stack.disposeAsync())

  /** What the operator's command says. */
  async function burin(...args: readonly string[]): Promise<string> {
    const command = join(import.meta.dirname, '..', '..', 'src', 'admin', 'burin.ts')
    const child = spawn(process.execPath, [command, ...args], {
      env: { PATH: process.env['PATH'], BURIN_DATA: dataFolder, BURIN_CREDITS: 'on' },
    })
    const [said, problems, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
    assert.equal(code, 0, problems)
    return said + problems
  }
  const codeInLog = (): string => {
    const mails = service.problems.split('\n').filter((line) => line.includes(`"to":"${EMAIL}"`))
    return /\b\d{6}\b/.exec(mails.at(-1)?.split('"subject"')[1] ?? '')?.[0] ?? 'no code'
  }
  const open = async (javaScriptEnabled: boolean): Promise<Page> => {
    const context = await browser.newContext({ baseURL: baseUrl, javaScriptEnabled })
    context.setDefaultTimeout(PATIENCE_MS)
    return await context.newPage()
  }
  /** Draws, and waits for a drawing or for the notice that there is none. */
  const draw = async (page: Page, prompt: string, answer: '.drawn' | '.notice'): Promise<void> => {
    // A service that was just started may still be making its pages.
    await until(async () => (await page.goto('/'))?.status() === 200)
    await page.getByLabel('What should be drawn?').fill(prompt)
    await page.getByRole('button', { name: 'Draw' }).click()
    // Panels of what was drawn before have notices of their own, which wait hidden.
    await page.locator(`main ${answer}:visible`).first().waitFor()
    await page.waitForLoadState('load')
  }

  test('of a customer end with a charge in the ledger', async () => {
    const page = await open(true)
    await page.goto('/account')
    await page.getByLabel('E-mail address').fill(EMAIL)
    await page.getByRole('button', { name: 'Send the code' }).click()
    await page.getByLabel('Code of 6 digits').waitFor()
    await page.getByLabel('Code of 6 digits').fill(codeInLog())
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL('**/account')
    assert.match(await page.innerText('main'), /There are no credits left/)

    assert.match(await burin('admin', 'credits', 'grant', EMAIL, '25', '--note', 'welcome'), /25/)
    await page.reload()
    assert.doesNotMatch(await page.innerText('main'), /There are no credits left/)

    await page.goto('/account/keys')
    await page.getByLabel('Name').fill('my first key')
    await page.getByRole('button', { name: 'Create key' }).click()
    await page.locator('#secret').waitFor()
    const key = /svc_live_[0-9A-Za-z]{32}/.exec(await page.content())?.[0] ?? ''
    const response = await fetch(`${baseUrl}/api/v1/icons`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ prompt: 'a bell', n: 2 }),
    })
    assert.equal(((await response.json()) as DrawObject).credits, 2)
    await page.goto('/account/ledger')
    const ledger = await page.innerText('main')
    for (const expected of ['my first key', 'welcome']) assert.ok(ledger.includes(expected), ledger)

    await draw(page, 'a cloud with a lightning bolt', '.drawn')
    assert.match(await page.innerText('main'), /It cost 1 credit/)
    assert.match(await burin('admin', 'credits', 'show', EMAIL), /22/)
    assert.match(await burin('admin', 'ledger', 'check'), /clean|adds up|no problem/i)
  })

  test('of a visitor are one free draw, and then a clear way to sign in, without scripts too', async () => {
    for (const hasScripts of [true, false]) {
      const page = await open(hasScripts)
      await draw(page, 'shopping cart', '.drawn')
      assert.ok(await page.locator('.drawn svg[role=img]').first().isVisible())
      await draw(page, 'rocket', '.notice')
      const refusal = await page.innerText('main')
      assert.match(refusal, /Sign in to draw on|sign in/i)
      await page
        .locator('main')
        .getByRole('link', { name: /sign in/i })
        .first()
        .click()
      await page.waitForURL(/\/sign-in(\?|$)/)
    }
  })
})
