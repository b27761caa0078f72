/** Every page in a real browser: wide and narrow, light and dark. Nothing may load from elsewhere, nothing may be hard to use. */
import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { describe, test } from 'node:test'
import { loadStudio } from '../../src/main/load-studio.ts'
import { SITE } from '../../src/pages/site.ts'
import { runIconsService } from '../run-icons-service.ts'
import { CHROMIUM, missing } from './chromium.ts'
import { inBrowser } from './in-browser.ts'
import { lookAtPage, watchPage } from './look-at-page.ts'

const skip = existsSync(CHROMIUM) ? false : missing('Chromium, so no page was looked at in a browser')

/** Of hundreds of glyphs, all made alike, the first of each category stand for the others. */
const THIN_OUT = `document.querySelectorAll('.glyphs li:nth-child(n + 3)').forEach((one) => one.remove())`

describe('pages in a browser', { skip }, () => {
  const opened = inBrowser(async () => runIconsService(await loadStudio()))

  for (const path of ['/', ...SITE.map((one) => one.path), '/docs/nothing']) {
    test(`${path}, wide and narrow, light and dark`, async () => {
      // The page's own policy forbids the script that looks at it.
      const page = await opened.browser.newPage({ bypassCSP: true })
      const faults: string[] = []
      // The page that is not there is meant to be missing.
      watchPage(page, opened.service.baseUrl, faults, '/docs/nothing')
      await page.goto(opened.service.baseUrl + path)
      await page.evaluate(THIN_OUT)
      faults.push(...(await lookAtPage(page)))
      await page.close()
      assert.deepEqual(faults, [])
    })
  }

  test('the policy of the pages lets them be styled', async () => {
    const page = await opened.browser.newPage()
    const faults: string[] = []
    watchPage(page, opened.service.baseUrl, faults)
    await page.goto(`${opened.service.baseUrl}/docs/rules`)
    const margin = await page.evaluate('getComputedStyle(document.body).margin')
    assert.deepEqual([margin, faults], ['0px', []])
    await page.close()
  })
})
