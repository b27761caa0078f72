/** The tray in a real browser: it keeps icons, shows them all at one cut, and gives them as files; the service knows nothing of it. */
import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import { unzipSync } from 'fflate'
import { parseSync } from 'oxc-parser'
import type { BrowserContextOptions, Page } from 'playwright-core'
import type { Cut } from '../../src/drawing/model/cut.ts'
import { attempt } from '../../src/studio/attempt.ts'
import { runIconsService } from '../run-icons-service.ts'
import { CHROMIUM, missing, PATIENCE_MS } from './chromium.ts'
import { inBrowser } from './in-browser.ts'
import { lookAtPage, watchPage } from './look-at-page.ts'

const skip = existsSync(CHROMIUM) ? false : missing('Chromium, so the tray was not tried in a browser')

const MINUS = 'icon minus\nkeyline sign\nline 4,12 20,12\n'
const PLUS = 'icon plus\nkeyline sign\nline 4,12 20,12\nline 12,4 12,20\n'

/** Three strokes that lie off the pixel grid at the cut of the house, and on it at 16 px with a stroke of 3. */
const BARS = 'icon bars\nkeyline sign\nline 4,9 20,9\nline 4,12 20,12\nline 4,15 20,15\n'

function svgAt(program: string, cut: Cut): string {
  return attempt({ program, intent: '', idea: '', findings: [] }, cut).svg
}

describe('the tray in a browser', { skip }, () => {
  const opened = inBrowser(runIconsService)
  const visit = async (
    options: BrowserContextOptions,
    use: (page: Page, faults: string[]) => Promise<void>,
    prepare = '',
  ): Promise<void> => {
    const context = await opened.browser.newContext({ baseURL: opened.service.baseUrl, ...options })
    context.setDefaultTimeout(PATIENCE_MS)
    if (prepare !== '') await context.addInitScript(prepare)
    const page = await context.newPage()
    const faults: string[] = []
    watchPage(page, opened.service.baseUrl, faults)
    await use(page, faults)
    await context.close()
    assert.deepEqual(faults, [])
  }
  const put = async (page: Page, program: string): Promise<void> => {
    await page.locator('.cm-content').fill(program)
    const name = /^icon (\S+)/.exec(program)?.[1] ?? ''
    await page.locator(`a[download="${name}.svg"]`).waitFor()
    await page.getByRole('button', { name: 'Put into the tray' }).click()
    await page.getByRole('button', { name: 'In the tray', exact: true }).waitFor()
    await page.getByRole('button', { name: 'Put into the tray' }).waitFor()
  }
  const putBoth = async (page: Page): Promise<void> => {
    await page.goto('/play')
    await put(page, MINUS)
    await put(page, PLUS)
  }
  const taken = async (page: Page, button: string): Promise<{ readonly name: string; readonly bytes: Buffer }> => {
    const waiting = page.waitForEvent('download')
    await page.getByRole('button', { name: button }).click()
    const download = await waiting
    return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) }
  }

  test('kept from page to page, all at one cut, to the bytes of the service; taken along as zip, sprite and components', async () => {
    await visit({}, async (page) => {
      await putBoth(page)
      await page.goto('/tray')
      await page.getByLabel('Name of plus').waitFor()
      assert.equal(await page.locator('h1 .tray-count').textContent(), '2')
      await page.getByRole('slider', { name: 'Size' }).fill('16')
      await page.getByRole('slider', { name: 'Stroke' }).fill('1.5')
      await page.getByLabel('Name of plus').fill('Add a thing')
      const cut: Cut = { size: 16, stroke: 1.5, radius: 3, finish: 'outlined' }
      const zip = await taken(page, 'Zip of SVG files')
      assert.equal(zip.name, 'icons-16-1.5-3-outlined.zip')
      const files = Object.entries(unzipSync(zip.bytes)).map(([name, bytes]) => [name, Buffer.from(bytes).toString()])
      assert.deepEqual(files, [
        ['icons-16-1.5-3-outlined/minus.svg', svgAt(MINUS, cut)],
        ['icons-16-1.5-3-outlined/add-a-thing.svg', svgAt(PLUS, cut)],
      ])
      const sprite = (await taken(page, 'Sprite')).bytes.toString()
      assert.match(sprite, /<symbol id="minus" viewBox="0 0 16 16" fill="none" stroke="currentColor"/)
      assert.equal(sprite.match(/<\/symbol>/g)?.length, 2)
      const components = (await taken(page, 'React components')).bytes.toString()
      assert.deepEqual(parseSync('icons.jsx', components).errors, [])
      assert.match(components, /export function AddAThing\(\{ size = \d+, title, \.\.\.props \}\)/)
    })
  })

  test('says which icons are drafts at the cut that is shown, in the list, beside the exports and in what is taken along', async () => {
    await visit({}, async (page) => {
      await page.goto('/play')
      await put(page, PLUS)
      await put(page, BARS)
      await page.goto('/tray')
      await page.getByRole('group', { name: 'Size, stroke, corners' }).getByText('Together they make a cut.').waitFor()
      const lines = page.locator('.tray [data-drafts]')
      const draft = page.locator('.tray-icons li', { hasText: 'Draft' })
      await lines.nth(1).getByText('1 of 2 is a draft at this cut: look before you use it.').waitFor()
      assert.equal(await draft.count(), 1)
      assert.equal(await draft.getByRole('textbox').inputValue(), 'bars')
      await draft.getByText('Draft').click()
      await draft.getByText('off the pixel grid').waitFor()
      const { bytes } = await taken(page, 'Zip of SVG files')
      const names = Object.keys(unzipSync(bytes))
      assert.deepEqual(names, ['icons-24-2-3-outlined/plus.svg', 'icons-24-2-3-outlined/drafts/bars.svg'])
      await page
        .getByText('2 icons at 24 px, stroke 2, radius 3, outlined, 1 of them a draft, apart in “drafts”.')
        .waitFor()
      await page.getByRole('slider', { name: 'Size' }).fill('16')
      await page.getByRole('slider', { name: 'Stroke' }).fill('3')
      await page.getByText('16 px, stroke 3, radius 3, outlined. The checker finds no fault at this cut.').waitFor()
      assert.equal(await draft.count(), 0)
      await page.getByRole('slider', { name: 'Size' }).fill('24')
      await page.getByRole('slider', { name: 'Stroke' }).fill('2')
      await page.locator('.cut-bench [role="status"]', { hasText: '1 of 2 is a draft' }).waitFor()
    })
  })

  test('who is quick, and moves a slider before the tray is open, hears of its icons all the same', async () => {
    const quick = `addEventListener('readystatechange', () => {
      const group = document.querySelector('h1 + .lead ~ .cut-bench')
      if (group?.hidden !== true) return
      new MutationObserver((_, observer) => {
        observer.disconnect()
        const slider = group.querySelector('[name="size"]')
        slider.value = '16'
        for (const type of ['input', 'change']) slider.dispatchEvent(new Event(type))
      }).observe(group, { attributes: true })
    }, true)`
    await visit(
      {},
      async (page) => {
        await putBoth(page)
        await page.goto('/tray')
        await page
          .locator('.cut-bench [role="status"]', { hasText: '16 px, stroke 2, radius 3, outlined. The checker' })
          .waitFor()
      },
      quick,
    )
  })

  test('who goes away by the menu and comes back by it finds the cut that was chosen', async () => {
    await visit({}, async (page) => {
      const menu = page.getByRole('navigation', { name: 'Main' })
      await putBoth(page)
      await page.goto('/tray')
      await page.getByRole('slider', { name: 'Size' }).fill('16')
      await page.locator('.cut-bench [role="status"]', { hasText: '16 px, stroke 2, radius 3, outlined.' }).waitFor()
      await menu.getByRole('link', { name: 'Batch' }).click()
      await page.waitForURL('**/batch')
      await menu.getByRole('link', { name: 'Tray' }).click()
      await page.locator('.tray-picture svg').first().waitFor()
      assert.equal(await page.getByRole('slider', { name: 'Size' }).inputValue(), '16')
    })
  })

  test('what is removed can be taken back, one or all; another tab follows', async () => {
    await visit({}, async (page) => {
      await putBoth(page)
      await page.goto('/tray')
      const other = await page.context().newPage()
      await other.goto('/tray')
      await other.getByLabel('Name of plus').waitFor()
      await page.getByRole('button', { name: 'Remove minus' }).click()
      await other.getByLabel('Name of minus').waitFor({ state: 'detached' })
      await page.getByLabel('Name of minus').waitFor({ state: 'detached' })
      assert.equal(await page.locator('.tray-icons li').count(), 1)
      await page.getByRole('button', { name: 'Undo' }).click()
      await other.getByLabel('Name of minus').waitFor()
      await page.getByLabel('Name of minus').waitFor()
      assert.deepEqual(
        await page.locator('.tray-icons input').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label'))),
        ['Name of minus', 'Name of plus'],
      )
      await page.getByRole('button', { name: 'Empty the tray' }).click()
      await page.getByText('Nothing is in the tray yet').waitFor()
      await page.getByRole('button', { name: 'Undo' }).click()
      await page.getByLabel('Name of plus').waitFor()
      assert.equal(await page.locator('.tray-icons li').count(), 2)
    })
  })

  test('where the browser keeps nothing the page says so, and works until it is left', async () => {
    const prepare = `Object.defineProperty(globalThis, 'indexedDB', { get() { throw new DOMException('no', 'SecurityError') } })`
    await visit(
      {},
      async (page) => {
        await putBoth(page)
        await page.locator('.tray > summary').click()
        await page.getByText('This browser keeps nothing').waitFor()
        const { bytes } = await taken(page, 'Zip of SVG files')
        assert.equal(Object.keys(unzipSync(bytes)).length, 2)
      },
      prepare,
    )
  })

  test('one that is in there twice is there once; what is kept and cannot be drawn harms nothing', async () => {
    await visit({}, async (page) => {
      await putBoth(page)
      await page.getByRole('button', { name: 'Put into the tray' }).click()
      await page.getByRole('button', { name: 'It is in the tray' }).waitFor()
      await page.evaluate(`new Promise((done) => {
        indexedDB.open('burin').onsuccess = ({ target }) => {
          const put = target.result.transaction('tray', 'readwrite').objectStore('tray')
            .put({ id: 'x', at: 1, name: '<img src=x onerror=alert(1)>', program: 'icon a\\ncirle 1,1 2\\n', prompt: null, cut: null })
          put.onsuccess = () => { target.result.close(); done() }
        }
      })`)
      await page.goto('/tray')
      await page.getByText('Did you mean `circle`').waitFor()
      assert.equal(await page.locator('.tray-icons img').count(), 0)
      const { bytes } = await taken(page, 'Zip of SVG files')
      assert.equal(Object.keys(unzipSync(bytes)).length, 2)
      await page.getByText('1 could not be drawn').waitFor()
    })
  })

  test('without scripts it says what it takes', async () => {
    await visit({ javaScriptEnabled: false }, async (page) => {
      await page.goto('/tray')
      await page.getByText('this browser runs none').waitFor()
      assert.equal(await page.locator('.tray').isVisible(), false)
    })
  })

  test('nothing serious by axe, empty and full, wide and narrow, light and dark', async () => {
    await visit({ bypassCSP: true }, async (page, faults) => {
      await page.goto('/tray')
      await page.getByText('Nothing is in the tray yet').waitFor()
      faults.push(...(await lookAtPage(page)))
      await putBoth(page)
      await page.locator('.tray > summary').click()
      await page.locator('.tray-picture svg').first().waitFor()
      faults.push(...(await lookAtPage(page)))
      await page.goto('/tray')
      await page.locator('.tray-picture svg').first().waitFor()
      await page.getByRole('button', { name: 'Remove minus' }).click()
      faults.push(...(await lookAtPage(page)))
    })
  })
})
