/** Pages whose service went away while they were open, and browsers that keep nothing: what does not work is said. */
import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { runIconsService } from '../run-icons-service.ts'
import { CHROMIUM, missing, PATIENCE_MS } from './chromium.ts'
import { inBrowser } from './in-browser.ts'

const skip = existsSync(CHROMIUM) ? false : missing('Chromium, so no page was left alone by its service')

/** As where a browser blocks what pages keep. */
const NOTHING_KEPT = `Object.defineProperty(globalThis, 'indexedDB', { get() { throw new DOMException('no', 'SecurityError') } })`

describe('pages without their service', { skip }, () => {
  const opened = inBrowser(runIconsService)
  const visit = async (path: string, use: (page: Page) => Promise<void>, prepare = ''): Promise<void> => {
    const context = await opened.browser.newContext({ baseURL: opened.service.baseUrl })
    context.setDefaultTimeout(PATIENCE_MS)
    await context.addInitScript(prepare)
    const page = await context.newPage()
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(String(error)))
    await page.goto(path)
    await use(page)
    await context.close()
    assert.deepEqual(faults, [])
  }

  test('an export that cannot be made says so, and is made once the service is back', () =>
    visit('/play', async (page) => {
      await page.getByRole('button', { name: 'Put into the tray' }).click()
      await page.getByRole('button', { name: 'In the tray', exact: true }).waitFor()
      await page.locator('.tray > summary').click()
      await page.locator('.tray-picture svg').waitFor()
      await page.context().setOffline(true)
      await page.getByRole('button', { name: 'Zip of SVG files' }).click()
      await page.locator('.tray [role="status"]', { hasText: 'The file could not be made' }).waitFor()
      await page.context().setOffline(false)
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Zip of SVG files' }).click()
      await download
    }))

  test('a panel that cannot be loaded says so', () =>
    visit('/play', async (page) => {
      await page.locator('.verdict .badge').waitFor()
      await page.context().setOffline(true)
      await page.getByText('In context').click()
      await page.locator('.measured', { hasText: 'This panel could not be loaded' }).waitFor()
      await page.context().setOffline(false)
      await page.getByText('In context').click()
      await page.getByText('In context').click()
      await page.locator('.place [data-icon] svg').first().waitFor()
      assert.equal(await page.locator('.measured').textContent(), '')
    }))

  test('where nothing is kept, no icon is said to be in a tray that this page does not have', () =>
    visit(
      '/icons/bell',
      async (page) => {
        await page.getByRole('button', { name: 'Put into the tray' }).click()
        await page.getByRole('button', { name: 'This browser keeps no tray' }).waitFor()
        await page.addScriptTag({ type: 'module', url: '/scripts/now/tray-store.js' })
        const words = await page.evaluate<string>(
          `import('/scripts/now/tray-store.js').then(({ putAll }) => putAll([{ name: 'a', program: 'icon a', prompt: null, cut: {} }]))`,
        )
        assert.equal(words, 'This browser keeps nothing for this site, so nothing was put into the tray.')
      },
      NOTHING_KEPT,
    ))
})
