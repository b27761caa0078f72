/** What somebody who edits a program has to see without scrolling. */
import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { runSite } from '../run-site.ts'
import { until } from '../until.ts'
import { CHROMIUM, missing, PATIENCE_MS } from './chromium.ts'
import { inBrowser } from './in-browser.ts'

const skip = existsSync(CHROMIUM) ? false : missing('Chromium, so nobody looked at the page for programs')

const LONG = ['icon dots', ...Array.from({ length: 16 }, (_, at) => `dot ${4 + at},12`)].join('\n')

describe('what is in view while a program is edited', { skip }, () => {
  const opened = inBrowser(runSite)
  const visit = async (use: (page: Page) => Promise<void>): Promise<void> => {
    const context = await opened.browser.newContext({
      baseURL: opened.service.baseUrl,
      viewport: { width: 1280, height: 900 },
    })
    context.setDefaultTimeout(PATIENCE_MS)
    const page = await context.newPage()
    await page.goto('/play')
    await page.locator('.verdict .cut-name', { hasText: '24/2/3' }).waitFor()
    await use(page)
    await context.close()
  }

  test('the page begins with a program in which nothing is found', () =>
    visit(async (page) => {
      assert.equal(await page.locator('.verdict .badge').textContent(), 'Checked')
      assert.equal((await page.locator('.judgement').textContent())?.trim(), '')
    }))

  test('a problem stands beside the picture, however long the program is', () =>
    visit(async (page) => {
      await page.locator('.cm-content').fill(`${LONG}\ncirle 12,12 9`)
      const problem = page.locator('#problems p')
      await problem.waitFor()
      const [said, picture] = [await problem.boundingBox(), await page.locator('.stage').boundingBox()]
      assert.ok(said !== null && picture !== null)
      assert.ok(said.y + said.height <= 900, `ends at ${said.y + said.height}`)
      assert.ok(said.x >= picture.x && said.y > picture.y, 'below the picture')
    }))

  test('the editor is as high as its program', () =>
    visit(async (page) => {
      await page.locator('.cm-content').fill(LONG)
      const hidden = await page.locator('.cm-scroller').evaluate((one) => {
        const { scrollHeight, clientHeight } = one as unknown as { scrollHeight: number; clientHeight: number }
        return scrollHeight - clientHeight
      })
      assert.equal(hidden, 0)
    }))

  test('what is typed at the end of a long program is in sight, and so is its help', () =>
    visit(async (page) => {
      await page
        .locator('.cm-content')
        .fill(Array.from({ length: 60 }, (_, at) => (at === 0 ? 'icon dots' : `dot ${at},12`)).join('\n'))
      await page.keyboard.press('Control+End')
      const [line, help] = [page.locator('.cm-activeLine'), page.locator('.cm-panels-bottom')]
      await until(async () => (await line.textContent()) === 'dot 59,12')
      const [typed, panel] = [await line.boundingBox(), await help.boundingBox()]
      assert.ok(typed !== null && panel !== null)
      assert.ok(typed.y + typed.height <= panel.y, `${typed.y + typed.height} of ${panel.y}`)
      assert.ok(panel.y + panel.height <= 900, `ends at ${panel.y + panel.height}`)
    }))

  test('a number that there is none of is said to be taken to the nearest', () =>
    visit(async (page) => {
      const size = page.getByRole('spinbutton', { name: 'Size as a number' })
      await size.fill('18')
      await size.press('Enter')
      await page.getByText('There is no size 18: the nearest is 20.').waitFor()
      await size.fill('16')
      await size.press('Enter')
      await page.getByText('There is no size').waitFor({ state: 'hidden' })
    }))
})
