/** What a first look at a page waits for: one sheet; and nothing moves when the scripts come, which the page names itself. */
import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { describe, test } from 'node:test'
import type { Response } from 'playwright-core'
import { runSite } from '../run-site.ts'
import { CHROMIUM, missing } from './chromium.ts'
import { inBrowser } from './in-browser.ts'

const skip = existsSync(CHROMIUM) ? false : missing('Chromium, so first looks at pages were not tried in a browser')
/** As browsers give it: a share of the window times a share of its height. */
const MOST_SHIFT = 0.01
/** What has moved so far; the first paint, which every page has, is told with it. */
const SHIFT = `new Promise((resolve) => {
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByType('paint').length === 0) return
    resolve(list.getEntriesByType('layout-shift').reduce((sum, { value }) => sum + value, 0))
  })
  observer.observe({ type: 'layout-shift', buffered: true })
  observer.observe({ type: 'paint', buffered: true })
})`

describe('a first look in a browser', { skip }, () => {
  const opened = inBrowser(runSite)

  for (const path of ['/', '/play', '/icons', '/tray', '/batch'])
    for (const viewport of [
      { width: 412, height: 823 },
      { width: 1280, height: 900 },
    ])
      test(`${path}, ${viewport.width} px wide`, async () => {
        const context = await opened.browser.newContext({
          baseURL: opened.service.baseUrl,
          viewport,
          hasTouch: viewport.width < 600,
          isMobile: viewport.width < 600,
        })
        const page = await context.newPage()
        const loaded: Response[] = []
        page.on('response', (response) => loaded.push(response))
        const markup = (await (await page.goto(path))?.text()) ?? ''
        await page.waitForLoadState('networkidle')
        const shift = await page.evaluate<number>(SHIFT)
        assert.ok(shift <= MOST_SHIFT, String(shift))
        const pathOf = (response: Response): string => new URL(response.url()).pathname
        assert.equal(loaded.filter((one) => pathOf(one).endsWith('.css')).length, 1)
        for (const one of loaded.filter((each) => pathOf(each).startsWith('/scripts/'))) {
          assert.ok(markup.includes(pathOf(one)), `${pathOf(one)} is only asked for by another script`)
          assert.match(one.headers()['cache-control'] ?? '', /immutable/)
        }
        await context.close()
      })
})
