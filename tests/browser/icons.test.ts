/** The pages of all icons in a real browser: with and without scripts, by keyboard, wide and narrow, light and dark. */
import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { until } from '../until.ts'
import { runSite } from '../run-site.ts'
import { CHROMIUM, missing, PATIENCE_MS } from './chromium.ts'
import { inBrowser } from './in-browser.ts'
import { keepLabels } from './keep-labels.ts'
import { lookAtPage, watchPage } from './look-at-page.ts'

const skip = existsSync(CHROMIUM) ? false : missing('Chromium, so no page of icons was looked at in a browser')

/** How large the picture on the clipboard is. */
const COPIED_PICTURE = `navigator.clipboard.read()
  .then(([item]) => item.getType('image/png'))
  .then((blob) => createImageBitmap(blob))
  .then(({ width, height }) => [width, height])`

describe('the pages of all icons in a browser', { skip }, () => {
  const opened = inBrowser(runSite)
  /** A page in a browser of its own that must not complain. */
  const visit = async (options: BrowserContextOptions, use: (page: Page, faults: string[]) => Promise<void>) => {
    const context = await opened.browser.newContext({ baseURL: opened.service.baseUrl, ...options })
    context.setDefaultTimeout(PATIENCE_MS)
    const page = await context.newPage()
    const faults: string[] = []
    watchPage(page, opened.service.baseUrl, faults)
    await use(page, faults)
    await context.close()
    assert.deepEqual(
      faults.filter((fault) => !fault.startsWith('Failed to load resource: the server responded with a status of 404')),
      [],
    )
  }
  const tiles = (page: Page) => page.locator('.results .tiles a')
  const nameOf = (page: Page): Promise<string | undefined> => page.evaluate('document.activeElement.dataset.glyph')

  test('all of them, wide and narrow, light and dark', async () => {
    await visit({ bypassCSP: true }, async (page, faults) => {
      const look = async (path: string): Promise<void> => {
        await page.goto(path)
        faults.push(...(await lookAtPage(page)).map((fault) => `${path}: ${fault}`))
      }
      for (const path of [
        '/icons?q=cart',
        '/icons?q=zzzzzz',
        '/icons/camera',
        '/icons/arrow?facing=left',
        '/icons/camra',
      ])
        await look(path)
      await look('/icons')
    })
  })

  test('without scripts: search, cut, an icon, its SVG', async () => {
    await visit({ javaScriptEnabled: false }, async (page) => {
      await page.goto('/icons')
      await page.getByLabel('Search icons').fill('waste basket')
      await page.getByLabel('filled').check()
      await page.getByRole('button', { name: 'Search' }).click()
      await page.waitForURL(/q=waste\+basket.*finish=filled/)
      await tiles(page).first().click()
      await page.waitForURL(/\/icons\/trash/)
      assert.equal(await page.locator('h1').textContent(), 'trash')
      assert.equal(await page.locator('[data-take]:visible').count(), 0)
      await page.getByLabel('16', { exact: true }).check()
      await page.getByRole('button', { name: 'Show' }).click()
      await page.waitForURL(/size=16/)
      const waiting = page.waitForEvent('download')
      await page.getByRole('link', { name: 'Download SVG' }).click()
      const download = await waiting
      assert.equal(download.suggestedFilename(), 'trash.svg')
      assert.match(readFileSync(await download.path(), 'utf8'), /^<svg [^>]*width="16"[^>]*fill="currentColor"/)
    })
  })

  test('search as one types, and back to all', async () => {
    await visit({}, async (page) => {
      await page.goto('/icons')
      const all = await tiles(page).count()
      await page.keyboard.press('/')
      await page.keyboard.type('arrow left')
      await page.getByRole('heading', { name: /for “arrow left”/ }).waitFor()
      assert.equal(await tiles(page).first().getAttribute('data-glyph'), 'arrow')
      assert.match(page.url(), /\?q=arrow\+left$/)
      await page.getByLabel('Search icons').fill('qqqqqq')
      await page.getByRole('heading', { name: 'Nothing is called “qqqqqq”' }).waitFor()
      assert.equal(await page.getByRole('status').textContent(), 'Nothing found')
      await page.getByLabel('Search icons').fill('')
      await page.getByRole('heading', { name: /^Animals/ }).waitFor()
      assert.equal(await tiles(page).count(), all)
    })
  })

  test('what may be meant stands apart and is not counted', async () => {
    for (const javaScriptEnabled of [true, false])
      await visit({ javaScriptEnabled }, async (page) => {
        await page.goto('/icons?q=burglar')
        await page.getByRole('heading', { name: 'Nothing is called “burglar”' }).waitFor()
        await page.getByRole('heading', { name: 'Perhaps' }).waitFor()
        assert.equal(await tiles(page).first().getAttribute('data-glyph'), 'spy')
      })
    await visit({}, async (page) => {
      await page.goto('/icons')
      await page.getByLabel('Search icons').fill('bin')
      await page.getByRole('heading', { name: '2 icons for “bin”' }).waitFor()
    })
  })

  test('a search goes on from the page of another search', async () => {
    await visit({}, async (page) => {
      await page.goto('/icons?q=cart&size=16')
      await page.getByLabel('Search icons').fill('bell')
      await page.getByRole('heading', { name: /for “bell”/ }).waitFor()
      const first = tiles(page).first()
      assert.equal(await first.getAttribute('href'), '/icons/bell?size=16')
      assert.equal(await first.locator('svg').getAttribute('width'), '16')
    })
  })

  test('the keyboard goes through the icons', async () => {
    await visit({ viewport: { width: 1280, height: 900 } }, async (page) => {
      await page.goto('/icons?q=arrow')
      await page.keyboard.press('/')
      await page.keyboard.press('ArrowDown')
      const of = await page.evaluate<string[]>(
        `[...document.querySelectorAll('.results .tiles a')].map((one) => one.dataset.glyph)`,
      )
      assert.equal(await nameOf(page), of[0])
      await page.keyboard.press('ArrowRight')
      assert.equal(await nameOf(page), of[1])
      await page.keyboard.press('End')
      assert.equal(await nameOf(page), of.at(-1))
      await page.keyboard.press('Home')
      await page.keyboard.press('ArrowDown')
      const columns = of.indexOf((await nameOf(page)) ?? '')
      assert.ok(columns > 1, `the next row begins at ${columns}`)
      await page.keyboard.press('ArrowUp')
      assert.equal(await nameOf(page), of[0])
      await page.keyboard.press('Enter')
      await page.waitForURL(`**/icons/${of[0]}`)
    })
  })

  test('pictures that are not seen at first come when they come near, and with words that find them', async () => {
    await visit({ viewport: { width: 412, height: 823 } }, async (page) => {
      const sheets: string[] = []
      page.on('request', (request) => request.url().endsWith('-outlined.svg') && sheets.push(request.url()))
      await page.goto('/icons')
      await page.waitForLoadState('networkidle')
      const last = tiles(page).last()
      assert.deepEqual([sheets.length, await last.locator('svg').count()], [0, 0])
      assert.equal(await tiles(page).first().locator('svg path').count(), 1)
      await last.scrollIntoViewIfNeeded()
      await last.locator('svg[width="24"]').waitFor()
      await page.reload()
      await page.getByLabel('Search icons').fill('umbrella')
      await tiles(page).first().locator('svg[width="24"]').waitFor()
      assert.equal(new Set(sheets).size, 1)
    })
  })

  test('without scripts, what is not seen at first has its picture too', async () => {
    await visit({ javaScriptEnabled: false }, async (page) => {
      await page.goto('/icons')
      const picture = tiles(page).last().locator('use')
      await picture.scrollIntoViewIfNeeded()
      await until(async () => ((await picture.boundingBox())?.width ?? 0) > 8)
    })
  })

  test('all icons follow the cut', async () => {
    await visit({}, async (page) => {
      await page.goto('/icons')
      await page.getByLabel('1.5').check({ force: true })
      await page.locator('.results svg[stroke-width="2"]').first().waitFor({ state: 'detached' })
      // It was never in sight, and has its first picture at this cut.
      assert.equal(await page.locator('[data-glyph="camera"] svg').getAttribute('stroke-width'), '1.5')
      assert.match(page.url(), /\?stroke=1\.5$/)
      assert.equal(await page.locator('[data-glyph="camera"]').getAttribute('href'), '/icons/camera?stroke=1.5')
    })
  })

  test('at a cut that was not drawn yet, those in sight come first', async () => {
    await visit({}, async (page) => {
      await page.goto('/icons')
      const sheet = Promise.withResolvers<void>()
      await page.route('**/20-2.5-1-outlined.svg', async (route) => {
        await sheet.promise
        await route.continue()
      })
      for (const [name, at] of [
        ['2.5', 'Stroke'],
        ['1', 'Radius'],
        ['20', 'Size'],
      ] as const)
        await page.getByRole('group', { name: at }).getByLabel(name, { exact: true }).check({ force: true })
      await page.locator('.tiles svg[width="20"]').first().waitFor()
      assert.equal(await tiles(page).last().locator('svg[width="20"]').count(), 0)
      sheet.resolve()
      await until(async () => (await tiles(page).last().locator('svg').getAttribute('width')) === '20')
    })
  })

  test('one icon goes into the tray as it is shown', async () => {
    await visit({}, async (page) => {
      await keepLabels(page)
      await page.goto('/icons/arrow?facing=left')
      await page.getByRole('button', { name: 'Put into the tray' }).click()
      await page.getByRole('button', { name: 'In the tray', exact: true }).waitFor()
      await page.goto('/tray')
      await page.getByLabel('Name of arrow-left').waitFor()
    })
  })

  test('a browser that keeps pictures from the clipboard says so', async () => {
    await visit({}, async (page) => {
      await page.addInitScript('delete globalThis.ClipboardItem')
      await page.goto('/icons/camera')
      await page.getByRole('button', { name: 'Copy PNG' }).click()
      await page.getByRole('button', { name: 'This browser cannot: download it' }).waitFor()
    })
  })

  test('one icon follows its cut and its values, and is taken along as it is shown', async () => {
    await visit({ permissions: ['clipboard-read', 'clipboard-write'] }, async (page) => {
      await keepLabels(page)
      await page.goto('/icons/arrow')
      await page.getByLabel('16', { exact: true }).check({ force: true })
      await page.locator('.cuts [aria-current][title="16/2/3 outlined"]').waitFor()
      await page.getByLabel('Facing').selectOption('left')
      await page.locator('.states [aria-current]', { hasText: /^left$/ }).waitFor()
      await page.getByText('burin:arrow-left', { exact: true }).waitFor()
      await page.getByRole('button', { name: 'Copy SVG' }).click()
      await page.getByRole('button', { name: 'Copied' }).waitFor()
      const svg = await page.evaluate<string>('navigator.clipboard.readText()')
      const drawn = await fetch(`${opened.service.baseUrl}/api/v1/glyphs/arrow?size=16&facing=left`)
      assert.equal(svg, ((await drawn.json()) as { readonly svg: string }).svg)
      await page.getByLabel('Side of the PNG in px').selectOption('64')
      const waiting = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Download PNG' }).click()
      const download = await waiting
      assert.equal(download.suggestedFilename(), 'arrow-left-64.png')
      const png = readFileSync(await download.path())
      assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20)], [64, 64])
      await page.getByRole('button', { name: 'Copy PNG' }).click()
      await page.locator('[data-take="copy-png"]', { hasText: 'Copied' }).waitFor()
      assert.deepEqual(await page.evaluate(COPIED_PICTURE), [64, 64])
      await page.getByRole('button', { name: 'Copy React' }).click()
      await page.locator('[data-take="react"]', { hasText: 'Copied' }).waitFor()
      assert.match(
        await page.evaluate<string>('navigator.clipboard.readText()'),
        /^export function ArrowLeft\(\{ size = 16, title, ...props \}\)/,
      )
      await page.goBack()
      await page.locator('.states [aria-current]', { hasText: /^right$/ }).waitFor()
      assert.equal(await page.getByLabel('Facing').inputValue(), 'right')
    })
  })
})
