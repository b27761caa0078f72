/** An icon in context in a real browser: beside others, and beside somebody's own icons, whose cut is measured and offered. */
import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { describe, test } from 'node:test'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { runSite } from '../run-site.ts'
import { CHROMIUM, missing, PATIENCE_MS } from './chromium.ts'
import { inBrowser } from './in-browser.ts'
import { lookAtPage, watchPage } from './look-at-page.ts'

const skip = existsSync(CHROMIUM) ? false : missing('Chromium, so no icon was shown in context in a browser')

const svg = (attributes: string, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${body}</svg>`
/** Lines of 1.5 px on 20 px, corners of 1.67 px, which are 2 in a grid of 24. */
const THIN =
  'width="20" height="20" viewBox="0 0 20 20" fill="none" stroke="#000" stroke-width="1.5" stroke-linecap="round"'
const BOX = svg(THIN, '<rect x="3" y="3" width="14" height="14" rx="1.67"/>')
const CARD = svg(THIN, '<rect x="2" y="5" width="16" height="10" rx="1.67"/><path d="M2 9h16"/>')
const DOOR = svg(THIN, '<path d="M5 17V4.67A1.67 1.67 0 0 1 6.67 3h6.66A1.67 1.67 0 0 1 15 4.67V17Z"/>')
const SOLID = svg('viewBox="0 0 256 256"', '<path fill="currentColor" d="M32 32H224V224H32Z"/>')
/** Lines of 2 px with sharp ends and corners, also where there is no corner at all. */
const SHARP_LINES = 'width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="2"'
const SHARP = {
  bars: svg(SHARP_LINES, '<path d="M3 6h18M3 12h18M3 18h18"/>'),
  plus: svg(SHARP_LINES, '<path d="M12 3v18M3 12h18"/>'),
  slash: svg(SHARP_LINES, '<line x1="4" y1="4" x2="20" y2="20"/>'),
  frame: svg(SHARP_LINES, '<rect x="4" y="4" width="16" height="16"/>'),
  house: svg(SHARP_LINES, '<path d="M4 20V11L12 4L20 11V20Z"/>'),
  triangle: svg(SHARP_LINES, '<path d="M12 3L21 20H3Z"/>'),
  miter: svg(`${SHARP_LINES} stroke-linecap="butt" stroke-linejoin="miter"`, '<polyline points="4,4 20,12 4,20"/>'),
}
const HOSTILE = svg(
  'viewBox="0 0 24 24" onload="globalThis.ran = 1"',
  '<script>globalThis.ran = 1</script><image href="http://127.0.0.1:9/x.png" onerror="globalThis.ran = 1"/><foreignObject><img xmlns="http://www.w3.org/1999/xhtml" src="x" onerror="globalThis.ran = 1"/></foreignObject><path d="M4 4H20V20H4Z"/>',
)

const file = (name: string, text: string): { name: string; mimeType: string; buffer: Buffer } => ({
  name,
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(text),
})

describe('an icon in context in a browser', { skip }, () => {
  const opened = inBrowser(runSite)
  const open = async (
    options: BrowserContextOptions,
    use: (page: Page, own: ReturnType<Page['locator']>) => Promise<void>,
    expected: RegExp = /^$/,
  ): Promise<void> => {
    const context = await opened.browser.newContext({ baseURL: opened.service.baseUrl, ...options })
    context.setDefaultTimeout(PATIENCE_MS)
    const page = await context.newPage()
    const faults: string[] = []
    watchPage(page, opened.service.baseUrl, faults)
    await page.goto('/play')
    await page.getByText('In context').click()
    await page.locator('.place [data-icon] svg').first().waitFor()
    await use(page, page.getByLabel('SVG files of your set', { exact: false }))
    await context.close()
    assert.deepEqual(
      faults.filter((fault) => !expected.test(fault)),
      [],
    )
  }
  const measured = (page: Page, text: string) => page.locator('.measured', { hasText: text }).waitFor()

  test('a second choice says what it adds, and icons that differ are said to', async () => {
    const small = 'width="16" height="16" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="2"'
    await open({}, async (page, own) => {
      await own.setInputFiles([file('small.svg', svg(small, '<rect x="4" y="4" width="16" height="16"/>'))])
      await measured(page, 'Your icon looks like 16 px')
      await own.setInputFiles([file('house.svg', svg('viewBox="0 0 24 24"', '<path d="M3 11L12 3l9 8v10H3z"/>'))])
      await measured(page, '1 added to the 1 of before.')
      await measured(page, 'They differ: 1 of them is filled, and they are of 16 and 24 px.')
      await page.getByRole('button', { name: 'Take them away' }).waitFor()
    })
  })

  test('three icons of another set are measured, and the icon takes their cut, with its company', async () => {
    await open({ bypassCSP: true }, async (page, own) => {
      await own.setInputFiles([file('box.svg', BOX), file('card.svg', CARD), file('door.svg', DOOR)])
      await measured(page, 'Your 3 icons look like 20 px, stroke 1.5, radius 2, outlined.')
      await page.getByRole('button', { name: 'Use this cut' }).click()
      await page.locator('.cut-name', { hasText: '20/1.5/2 outlined' }).waitFor()
      assert.equal(await page.locator('.company [data-icon] svg').first().getAttribute('width'), '20')
      await page.locator('.company [data-company="7"] svg[width="20"]').waitFor()
      assert.deepEqual(await lookAtPage(page), [])
      // The next page of this tab has them too.
      await page.reload()
      await page.getByText('In context').click()
      await measured(page, 'Your 3 icons look like')
      await page.getByRole('button', { name: 'Take them away' }).click()
      assert.equal(await page.locator('.own img').count(), 0)
    })
  })

  test('the picture is painted before the panels follow it', async () => {
    await open({}, async (page) => {
      // What the page does of itself when it is opened is over: its editor is there, and what waited for a frame was done.
      await page.locator('.cm-content').waitFor()
      await page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done)))')
      const order = await page.evaluate<string[]>(`new Promise((done) => {
        const order = []
        const note = (what, then) => (_, watch) => (watch.disconnect(), order.push(what), then())
        const watch = (selector, heard) => new MutationObserver(heard).observe(document.querySelector(selector), { childList: true })
        watch('.stage figure > svg', note('picture', () => requestAnimationFrame(() => order.push('frame'))))
        watch('.place [data-icon]', note('context', () => done(order)))
        const slider = document.querySelector('.cut-bench [name="stroke"][type="range"]')
        slider.value = 1
        slider.dispatchEvent(new Event('input', { bubbles: true }))
      })`)
      assert.deepEqual(order, ['picture', 'frame', 'context'])
    })
  })

  test('solids are told from lines', async () => {
    await open({}, async (page, own) => {
      await own.setInputFiles([file('solid.svg', SOLID)])
      await measured(page, 'Your icon looks like 24 px, stroke 2, radius 0, filled.')
    })
  })

  for (const names of [
    ['bars', 'plus', 'slash'],
    ['frame', 'house', 'triangle'],
    ['miter', 'plus', 'triangle'],
  ] as const)
    test(`lines with sharp ends and corners have no radius: ${names.join(', ')}`, async () => {
      await open({}, async (page, own) => {
        await own.setInputFiles(names.map((name) => file(`${name}.svg`, SHARP[name])))
        await measured(page, 'Your 3 icons look like 24 px, stroke 2, radius 0, outlined.')
      })
    })

  test('files that are no icons say so, and run and load nothing', async () => {
    await open(
      {},
      async (page, own) => {
        const asked: string[] = []
        page.on('request', (request) => asked.push(request.url()))
        await own.setInputFiles([
          file('notes.svg', 'no picture'),
          file('page.svg', '<html xmlns="http://www.w3.org/1999/xhtml"><script>globalThis.ran = 1</script></html>'),
          file('large.svg', svg('viewBox="0 0 24 24"', ' '.repeat(300_000))),
          file('hostile.svg', HOSTILE),
        ])
        await measured(page, 'notes.svg is no SVG picture. page.svg is no SVG picture. large.svg is larger than 256 KB')
        await measured(page, 'Your icon looks like 24 px')
        await page
          .locator('.own img')
          .evaluate(async (image) => (image as unknown as { decode: () => Promise<void> }).decode())
        assert.equal(await page.evaluate('globalThis.ran'), undefined)
        assert.deepEqual(
          asked.filter((url) => !url.startsWith('data:') && !url.startsWith(opened.service.baseUrl)),
          [],
        )
      },
      /^(Executing inline event handler|Applying inline style) violates/,
    )
  })
})
