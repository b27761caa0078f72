/** The service's own page on hosted sites in a real browser: nothing else of it stands at their names. */
import { deepEqual, equal } from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { after, before, describe, it } from 'node:test'
import { chromium } from 'playwright-core'
import type { Browser } from 'playwright-core'
import { openSiteScene } from '../site-scene.ts'
import type { SiteScene } from '../site-scene.ts'
import { CHROMIUM, CHROMIUM_FLAGS, missing } from './chromium.ts'
import { lookAtPage, watchPage } from './look-at-page.ts'

const skip = existsSync(CHROMIUM) ? false : missing('Chromium, so the form for reports was not looked at in a browser')
/** The longest name that a site may have. */
const SLUG = 'x'.repeat(49)

describe('the form for reports in a browser', { skip }, () => {
  let scene: SiteScene
  let browser: Browser
  let baseUrl = ''
  before(async () => {
    scene = await openSiteScene()
    scene.put(SLUG, { 'index.html': 'home' })
    baseUrl = `http://${SLUG}.sites.test:${scene.port}`
    const args = [...CHROMIUM_FLAGS, '--host-resolver-rules=MAP *.sites.test 127.0.0.1']
    browser = await chromium.launch({ executablePath: CHROMIUM, args })
  })
  after(async () => {
    await browser.close()
    await scene[Symbol.asyncDispose]()
  })

  it('fits the window and can be used by everybody, wide and narrow, light and dark', async () => {
    const page = await browser.newPage({ bypassCSP: true })
    await page.goto(`${baseUrl}/report`)
    deepEqual(await lookAtPage(page), [])
  })
  it('keeps to its own policy, which allows its style, as the page of what is not there does', async () => {
    const page = await browser.newPage()
    const faults: string[] = []
    watchPage(page, baseUrl, faults, '/nothing-here')
    for (const path of ['/report', '/nothing-here']) {
      // oxlint-disable-next-line no-await-in-loop -- one page after the other.
      await page.goto(`${baseUrl}${path}`)
      // oxlint-disable-next-line no-await-in-loop
      equal(await page.evaluate('getComputedStyle(document.body).paddingLeft'), '16px')
    }
    deepEqual(faults, [])
  })
})
