import { existsSync, readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import { playLink } from '../../src/web/workbench/play-link.ts'
import { runSite } from '../run-site.ts'
import { CHROMIUM } from './chromium.ts'
import { inBrowser } from './in-browser.ts'
void existsSync(CHROMIUM)
describe('shots', () => {
  const opened = inBrowser(runSite)
  test('shots', async () => {
    for (const [w, h] of [[1280, 900], [360, 740]] as const) {
      const context = await opened.browser.newContext({ baseURL: opened.service.baseUrl, viewport: { width: w, height: h } })
      const page = await context.newPage()
      for (const path of ['/icons?q=bin', '/icons?q=burglar', '/icons/trash']) {
        await page.goto(path)
        await page.waitForTimeout(700)
        await page.screenshot({ path: `/tmp/p2/${path.replaceAll(/\W+/g, '_')}-${w}.png`, fullPage: path.includes('trash') })
      }
      const program = readFileSync('src/lexicon/glyphs/communication/mail.icon', 'utf8')
      await page.goto(playLink(program, { size: 24, stroke: 2, radius: 3, finish: 'outlined' })!)
      await page.waitForTimeout(2500)
      const m = await page.evaluate(`(() => { const s = document.querySelector('.editor').shadowRoot.querySelector('.cm-scroller'); const f = document.querySelector('.editor').shadowRoot.querySelector('.cm-form'); return [s.clientHeight, s.scrollHeight, f.clientHeight, getComputedStyle(s).maxHeight, getComputedStyle(s).minHeight, document.querySelector('.editor').clientHeight] })()`)
      console.log(w, JSON.stringify(m))
      await page.screenshot({ path: `/tmp/p2/play-${w}.png` })
      await page.locator('.cm-content').fill(program.replace('box 2,4', 'boxx 2,4'))
      await page.waitForTimeout(800)
      await page.screenshot({ path: `/tmp/p2/play-wrong-${w}.png` })
      await context.close()
    }
  })
})
