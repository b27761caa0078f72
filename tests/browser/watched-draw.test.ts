/** A draw that is watched in the page while it comes, and what becomes of the page where it does not come. */
import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { after, before, describe, test } from 'node:test'
import { chromium } from 'playwright-core'
import type { Browser, Page } from 'playwright-core'
import type { Brief } from '../../src/author/author.ts'
import type { DrawEvent, Drawn } from '../../src/studio/drawn.ts'
import { drawLine } from '../run-icons-service.ts'
import { runSite } from '../run-site.ts'
import type { Site } from '../run-site.ts'
import { CHROMIUM, CHROMIUM_FLAGS, missing, PATIENCE_MS } from './chromium.ts'
import { drawnPage } from './drawn-page.ts'

const skip = existsSync(CHROMIUM) ? false : missing('Chromium, so no draw was watched in a browser')

describe('a draw that is watched in the page', { skip }, () => {
  let site: Site
  let browser: Browser
  /** Opened by a test that wants its draw to end. */
  let gate = Promise.withResolvers<void>()
  before(async () => {
    const draw = async (brief: Brief, watch: (event: DrawEvent) => void = () => undefined): Promise<Drawn> => {
      // The front page has pictures too.
      if (brief.prompt !== 'a bell') return drawLine(brief, watch)
      watch({ kind: 'intent', index: 0, attempt: 1, intent: 'A bell that rings.' })
      for (const delta of ['icon bell\n', 'line 2,2 9,2\n'])
        watch({ kind: 'program', index: 0, attempt: 1, delta, isGrowing: true })
      await gate.promise
      return drawLine(brief, watch)
    }
    site = await runSite({ draw }, { BURIN_LIMIT_VISITOR: '0' })
    browser = await chromium.launch({ executablePath: CHROMIUM, args: [...CHROMIUM_FLAGS] })
  })
  after(async () => {
    gate.resolve()
    await browser.close()
    await site.stop()
  })
  const visit = async (use: (page: Page) => Promise<void>): Promise<void> => {
    gate = Promise.withResolvers<void>()
    const context = await browser.newContext({ baseURL: site.baseUrl })
    context.setDefaultTimeout(PATIENCE_MS)
    const page = await context.newPage()
    await page.goto('/?prompt=a+bell')
    await use(page)
    await context.close()
  }
  const press = (page: Page) => page.getByRole('button', { name: 'Draw', exact: true }).click()

  test('shows what is meant and the program as it grows, then the drawing; a wall leaves it there', async () => {
    await visit(async (page) => {
      await press(page)
      await page.locator('.drawing [role="status"]', { hasText: 'A bell that rings.' }).waitFor()
      await page.locator('.drawing pre', { hasText: 'icon bell' }).waitFor()
      gate.resolve()
      await drawnPage(page)
      await page.getByText('This draw was free.').waitFor()
      await press(page)
      await page.getByRole('link', { name: 'Sign in', exact: true }).waitFor()
      assert.equal(await page.locator('.drawn').count(), 1)
      assert.equal(await page.getByLabel('What should be drawn?').inputValue(), 'a bell')
    })
  })

  for (const [width, height] of [
    [1280, 720],
    [360, 640],
  ] as const)
    test(`a refusal stands in sight right above the form, is read out, and takes no drawing away: ${width} px wide`, async () => {
      await visit(async (page) => {
        await page.setViewportSize({ width, height })
        gate.resolve()
        await press(page)
        await drawnPage(page)
        const refused = async (title: string, words: RegExp): Promise<void> => {
          await page.evaluate("document.querySelector('#draw').scrollIntoView({ block: 'end' })")
          await press(page)
          await page.locator('.drawing.notice', { hasText: words }).waitFor()
          const seen = await page.evaluate<readonly [boolean, boolean, string]>(`(() => {
            const { top, bottom } = document.querySelector('.drawing').getBoundingClientRect()
            const { activeElement } = document
            const said = document.getElementById(activeElement.getAttribute('aria-describedby'))
            return [top >= 0 && bottom <= innerHeight, document.querySelector('.drawing + #draw') !== null, activeElement.textContent + ': ' + said?.textContent]
          })()`)
          assert.deepEqual(seen.slice(0, 2), [true, true])
          assert.ok(seen[2].startsWith(`${title}: `), seen[2])
          assert.match(seen[2], words)
          assert.equal(await page.locator('.drawn').count(), 1)
        }
        await refused('Sign in to draw more', /free draw.* used up\. Sign in to go on drawing\. .* stays on this page/)
        await page.getByLabel('What should be drawn?').fill('')
        await refused('That cannot be drawn', /Say in a few words/)
        await page.getByLabel('What should be drawn?').fill('x'.repeat(501))
        await refused('That cannot be drawn', /These are 501 characters/)
      })
    })

  test('cancelled, nothing is lost, and the same words bring what was begun', async () => {
    await visit(async (page) => {
      const asked = site.briefs.length
      await press(page)
      await page.locator('.drawing [role="status"]', { hasText: 'A bell' }).waitFor()
      await page.getByRole('button', { name: 'Cancel' }).click()
      await page.locator('.drawing.notice', { hasText: 'Cancelled' }).waitFor()
      assert.equal(await page.getByLabel('What should be drawn?').inputValue(), 'a bell')
      gate.resolve()
      await press(page)
      // Where it is not there yet the page says so, and can be asked again.
      while ((await page.locator('.drawn').count()) === 0) {
        await page.locator('.drawn, .drawing.notice').first().waitFor()
        if ((await page.locator('.drawn').count()) === 0) await press(page)
      }
      assert.equal(site.briefs.length, asked + 1)
    })
  })

  test('a lost connection is said, and costs nothing that was typed', async () => {
    await visit(async (page) => {
      await page.route('**/api/v1/icons', (route) => route.abort('connectionreset'), { times: 1 })
      await press(page)
      await page.locator('.drawing.notice', { hasText: 'The connection was lost' }).waitFor()
      assert.equal(await page.getByLabel('What should be drawn?').inputValue(), 'a bell')
      gate.resolve()
      await press(page)
      await page.locator('.drawn').waitFor()
    })
  })
})

test('a draw that is watched in the page is counted once', { skip }, async () => {
  const site = await runSite({}, { BURIN_LIMIT_VISITOR: '1' })
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: [...CHROMIUM_FLAGS] })
  try {
    const page = await browser.newPage({ baseURL: site.baseUrl })
    page.setDefaultTimeout(PATIENCE_MS)
    await page.goto('/?prompt=a+bell')
    await page.getByRole('button', { name: 'Draw', exact: true }).click()
    await page.locator('.drawn, .notice.problem').first().waitFor()
    assert.equal(await page.locator('.drawn').count(), 1, await page.locator('main').innerText())
  } finally {
    await browser.close()
    await site.stop()
  }
})
