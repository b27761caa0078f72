/** The editor of programs and what stands beside the drawing, in a real browser under the site's own policy. */
import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { GLYPHS_FOLDER } from '../../src/lexicon/load.ts'
import { attempt } from '../../src/studio/attempt.ts'
import { EDITOR_PATH, ENGINE_PATH } from '../../src/web/workbench/kept-scripts.ts'
import { until } from '../until.ts'
import { runSite } from '../run-site.ts'
import { CHROMIUM, missing, PATIENCE_MS } from './chromium.ts'
import { inBrowser } from './in-browser.ts'
import { lookAtPage, watchPage } from './look-at-page.ts'
import { mutantsOf } from './mutants-of.ts'

const skip = existsSync(CHROMIUM) ? false : missing('Chromium, so the editor of programs was not tried in a browser')
const PROGRAM = readFileSync(join(GLYPHS_FOLDER, 'weather/cloud-lightning.icon'), 'utf8')
/** The bolt stands too near to a drop of rain, so that there is something to find at every cut. */
const CLOUD = `icon cloud
path 5.5,13.89 cw 4.5 5.4,5.137 cw 6 16.8,5.055 cw 4.5 18.5,13.89 solid
line 13.5,9 9.5,16! 14.5,16! 11,22
line 16,15 19.5,22
`
/** How many mutated programs are typed, one after the other. */
const MUTANTS = process.env['BURIN_FUZZ'] === 'full' ? 5000 : 25

describe('the editor of programs in a browser', { skip }, () => {
  const opened = inBrowser(runSite)
  /** A page in a browser of its own that must not complain, of what its policy forbids least of all. */
  const visit = async (
    options: BrowserContextOptions,
    use: (page: Page, faults: string[]) => Promise<void>,
    prepare: (page: Page) => Promise<void> = async () => undefined,
    meant: string | null = null,
  ): Promise<void> => {
    const context = await opened.browser.newContext({ baseURL: opened.service.baseUrl, ...options })
    context.setDefaultTimeout(PATIENCE_MS)
    const page = await context.newPage()
    const faults: string[] = []
    watchPage(page, opened.service.baseUrl, faults, meant)
    await prepare(page)
    await page.goto('/play')
    await use(page, faults)
    await context.close()
    assert.deepEqual(faults, [])
  }
  const content = (page: Page) => page.locator('.cm-content')
  const text = (page: Page): Promise<string> => page.locator('#program').inputValue()
  const drawn = (page: Page, name: string) => page.locator(`a[download="${name}.svg"]`).waitFor({ state: 'attached' })
  const option = (page: Page, name: string) =>
    page.locator('.cm-tooltip-autocomplete [aria-selected]', { hasText: name })

  test('offers statements, their words and glyphs; undoes, formats, says what is edited; Tab leaves it', async () => {
    await visit({}, async (page) => {
      await content(page).fill('icon ring\nkeyline circle # round\n')
      await page.locator('.edited').waitFor()
      await page.keyboard.press('Control+End')
      await page.keyboard.type('circ')
      // A key that comes with the list is no choice of it: the editor takes one only a moment later.
      await option(page, 'circle').click()
      await page.keyboard.type('12,12   10 sol')
      await option(page, 'solid').click()
      await drawn(page, 'ring')
      assert.equal(await text(page), 'icon ring\nkeyline circle # round\ncircle 12,12   10 solid')
      await page.locator('.cm-form', { hasText: 'A circle round a centre.' }).waitFor()
      await page.keyboard.press('Shift+Alt+f')
      assert.equal(await text(page), 'icon ring\nkeyline circle # round\ncircle 12,12 10 solid\n')
      await page.keyboard.press('Control+z')
      assert.match(await text(page), / {3}10 solid$/)
      await page.keyboard.press('Control+End')
      await page.keyboard.type('\nuse batt')
      await option(page, 'battery').waitFor()
      await page.keyboard.press('Escape')
      await page.keyboard.press('Tab')
      assert.equal(await page.evaluate('document.activeElement.dataset.edit'), 'undo')
    })
  })

  test('a finding marks its place and its line, a problem is underlined', async () => {
    await visit({}, async (page) => {
      await content(page).fill(CLOUD)
      await drawn(page, 'cloud')
      await page.getByRole('slider', { name: 'Size' }).fill('16')
      await page.getByRole('slider', { name: 'Stroke' }).fill('3')
      await page.locator('.cut-name', { hasText: '16/3/3' }).waitFor()
      const cut = { size: 16, stroke: 3, radius: 3, finish: 'outlined' } as const
      const { findings } = attempt({ program: CLOUD, intent: '', idea: '', findings: [] }, cut)
      const wanted = findings.find(({ at, span }) => at !== null && span !== null)
      assert.ok(wanted !== undefined, 'this cut has a finding with a place')
      await page.getByRole('button', { name: wanted.message }).click()
      assert.equal(Number(await page.locator('.stage .fault').getAttribute('cx')), wanted.at?.x)
      assert.equal(await page.locator('.cm-marked').textContent(), CLOUD.split('\n')[(wanted.span?.line ?? 0) - 1])
      await content(page).fill('icon ring\ncirle 12,12 9\n')
      assert.equal(await page.locator('.cm-lintRange-error').textContent(), 'cirle')
      assert.equal(await page.locator('.findings').count(), 0)
    })
  })

  test('all cuts are a click or a few keys away; guides are shown and hidden, and remembered', async () => {
    await visit({}, async (page) => {
      await drawn(page, 'mail')
      await page.getByText('All 120 cuts').click()
      const cell = page.getByRole('button', { name: '16 px, stroke 1.5, radius 0, filled' })
      await until(async () => (await page.locator('.all-cuts button svg').count()) === 120)
      await cell.click()
      await page.locator('.verdict .cut-name', { hasText: '16/1.5/0 filled' }).waitFor()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Enter')
      await page.locator('.verdict .cut-name', { hasText: '16/1.5/1 filled' }).waitFor()
      assert.equal(await page.locator('.all-cuts [aria-pressed="true"]').getAttribute('title'), '16/1.5/1 filled')
      await page.getByLabel('Keylines').check()
      await page.getByLabel('Pixel grid').uncheck()
      assert.deepEqual(await guidesOf(page), [0, 4])
      // The place in the history is written once nothing more is changed for a moment.
      await until(async () => (await page.evaluate('history.state?.cut.radius')) === 1)
      await page.reload()
      await page.locator('.verdict .cut-name', { hasText: '16/1.5/1 filled' }).waitFor()
      assert.deepEqual(await guidesOf(page), [0, 4])
    })
  })

  test('what was typed comes back, also what no link can hold', async () => {
    await visit({}, async (page) => {
      const long = `icon long\n${Array.from({ length: 450 }, (_, at) => `line ${coordinate(at)},${coordinate(at + 0.3)} 12,${coordinate(at + 0.6)}`).join('\n')}\n`
      await content(page).fill(long)
      await page.locator('.notice', { hasText: 'too long for a link' }).waitFor()
      await page.goto('/docs')
      await page.goBack()
      await until(async () => (await text(page)) === long)
      await page.locator('.edited').waitFor()
    })
  })

  test('where the editor cannot be loaded the plain field does', async () => {
    await visit(
      {},
      async (page) => {
        await drawn(page, 'mail')
        await page.getByLabel('Program', { exact: true }).fill('icon ring\ncircle 12,12 9\n')
        await drawn(page, 'ring')
      },
      async (page) => void (await page.route(`**${EDITOR_PATH}`, (route) => route.abort())),
      EDITOR_PATH,
    )
  })

  test('a page from before an update goes on with the engine of now', async () => {
    await visit({}, async (page) => {
      await drawn(page, 'mail')
      const now = '/engine/0123456789abcdef/engine.js'
      const response = await fetch(`${opened.service.baseUrl}${ENGINE_PATH}`)
      const body = await response.text()
      await page.route(`**${now}`, (route) => route.fulfill({ contentType: 'text/javascript', body }))
      await page.route('**/engine', (route) => route.fulfill({ json: { engine: now } }))
      await page.evaluate('document.dispatchEvent(new Event("visibilitychange"))')
      await page.locator('.notice', { hasText: 'The service was updated' }).waitFor()
      await until(() => page.workers().some((worker) => worker.url().endsWith(now)))
      await content(page).fill('icon ring\ncircle 12,12 9\n')
      await drawn(page, 'ring')
    })
  })

  test(
    `${MUTANTS} mutated programs typed into it: a picture or a problem, and a page that answers`,
    { timeout: 3_600_000 },
    async () => {
      await visit({}, async (page) => {
        await content(page).waitFor()
        for (const program of mutantsOf(PROGRAM, MUTANTS)) {
          // So that what is waited for is said of this one.
          await page.evaluate(`document.querySelector('#problems').replaceChildren()`)
          await page.evaluate(`document.querySelector('.verdict').hidden = true`)
          await content(page).fill(program)
          await page.locator('#problems p, .verdict:not([hidden])').first().waitFor()
        }
      })
    },
  )

  test('nothing serious by axe, with completions, problems and all cuts', async () => {
    await visit({ bypassCSP: true }, async (page, faults) => {
      await content(page).fill(`icon ring\ncircle 12,12 9\ncirle 12,12 4\nci`)
      await page.keyboard.press('Control+Space')
      await option(page, 'circle').waitFor()
      await page.getByText('All 120 cuts').click()
      faults.push(...(await lookAtPage(page)))
    })
  })
})

/** Such that no two of them can be packed together. */
function coordinate(at: number): string {
  return (12 + 10 * Math.sin(at * at)).toFixed(3)
}

/** How many pixel grids and keylines are shown. */
async function guidesOf(page: Page): Promise<number[]> {
  const stage = page.locator('.stage > svg')
  return [await stage.locator('> .pixels').count(), await stage.locator('> .guide').count()]
}
