/** What its author drew as a draft stays one wherever it is put, whatever the checker says of its lines. */
import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import { unzipSync } from 'fflate'
import type { Page } from 'playwright-core'
import { runSite } from '../run-site.ts'
import { CHROMIUM, missing, PATIENCE_MS } from './chromium.ts'
import { drawNeed } from './draw-need.ts'
import { drawnPage } from './drawn-page.ts'
import { inBrowser } from './in-browser.ts'

const skip = existsSync(CHROMIUM) ? false : missing('Chromium, so no draft of an author was put into a tray')

describe('drafts of their author in a browser', { skip }, () => {
  const opened = inBrowser(() =>
    runSite({ draw: drawNeed }, { BURIN_LIMIT_VISITOR: '0', BURIN_LIMIT_FREE_DRAWS: '0', BURIN_CREDITS: 'off' }),
  )
  const visit = async (use: (page: Page) => Promise<void>): Promise<void> => {
    const context = await opened.browser.newContext({ baseURL: opened.service.baseUrl })
    context.setDefaultTimeout(PATIENCE_MS)
    await use(await context.newPage())
    await context.close()
  }
  const taken = async (page: Page, button: string): Promise<Buffer> => {
    const waiting = page.waitForEvent('download')
    await page.getByRole('button', { name: button }).click()
    return readFileSync(await (await waiting).path())
  }
  const isMarked = async (page: Page): Promise<void> => {
    await page.locator('.tray-icons .draft summary').click()
    await page.locator('.tray-icons .draft', { hasText: 'Say what is to be seen' }).waitFor()
    await page.locator('[data-drafts]', { hasText: 'It is a draft at this cut' }).first().waitFor()
  }

  test('from the front page: marked in the tray, at every cut and after a reload, and told in what is exported', () =>
    visit(async (page) => {
      await page.goto('/?prompt=draft+thing')
      await page.getByRole('button', { name: 'Draw', exact: true }).click()
      await drawnPage(page)
      await page.getByRole('button', { name: 'Put into the tray' }).click()
      await page.getByRole('button', { name: 'In the tray', exact: true }).waitFor()
      await page.goto('/tray')
      await isMarked(page)
      await page.getByRole('slider', { name: 'Size' }).fill('16')
      await page.locator('.cut-bench [role="status"]', { hasText: '16 px' }).waitFor()
      await page.reload()
      await isMarked(page)
      const zip = unzipSync(await taken(page, 'Zip of SVG files'))
      assert.deepEqual(Object.keys(zip), ['icons-16-2-3-outlined/drafts/draft.svg'])
      assert.match(String(await taken(page, 'Sprite')), /<!-- Drafts, to be looked at before use: draft -->/)
      assert.match(String(await taken(page, 'React components')), /^\/\/ Drafts, to be looked at before use: Draft\n/)
    }))

  test('from a batch', () =>
    visit(async (page) => {
      await page.goto('/batch')
      await page.getByLabel('What you need').fill('draft thing')
      await page.getByRole('button', { name: 'Draw 1 icon' }).click()
      await page.locator('[data-group="drafts"] .batch-row').waitFor()
      await page.getByText('Drafts too').click()
      await page.getByRole('button', { name: 'Put all into the tray' }).click()
      await page.getByText('1 put into the tray').waitFor()
      await page.goto('/tray')
      await isMarked(page)
    }))
})
