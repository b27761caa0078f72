/**
 * Takes pictures of the pages of the workbench as people see them, wide and narrow, light and dark, for docs/pictures/workbench-….png.
 *
 *   node scripts/run.mjs scripts/write-screenshots.ts
 *
 * Needs Chromium (BURIN_CHROMIUM). Look at each of them.
 */
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { startService } from '../bench/icons-service/processes.ts'
import { CHROMIUM, CHROMIUM_FLAGS } from '../tests/browser/chromium.ts'

const FOLDER = join(import.meta.dirname, '../docs/pictures')
const NEEDS = [
  'approve an expense',
  'a cloud with a lightning bolt',
  'bell off',
  'two users',
  'overdue invoice',
  'zorp',
]
const VIEWS = [
  { name: 'wide', viewport: { width: 1280, height: 900 }, colorScheme: 'light' },
  { name: 'narrow', viewport: { width: 360, height: 780 }, colorScheme: 'dark' },
] as const

/** What is done on a page before its picture is taken. */
const PAGES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  draw: async (page) => {
    await page.goto('/')
    await page.getByLabel('What', { exact: false }).first().fill('a cloud with a lightning bolt')
    await page.getByRole('button', { name: 'Draw', exact: true }).click()
    await page.locator('.drawn .cut-bench').waitFor()
    await page.getByText('In context').first().click()
    await page.locator('.place [data-company] svg').first().waitFor()
  },
  play: async (page) => {
    await page.goto('/play')
    await page.locator('.verdict .cut-name').waitFor()
    await page.locator('.cm-content').waitFor()
    await page.getByText('All 120 cuts').first().click()
    await page.locator('.all-cuts svg').nth(119).waitFor()
  },
  icons: async (page) => {
    await page.goto('/icons?q=cloud')
    await page.locator('svg').first().waitFor()
  },
  glyph: async (page) => {
    await page.goto('/icons/bell?size=16&stroke=1.5')
    await page.locator('[data-put]:not([hidden])').waitFor()
  },
  tray: async (page) => {
    for (const glyph of ['bell', 'globe', 'camera', 'calendar']) {
      await page.goto(`/icons/${glyph}`)
      await page.getByRole('button', { name: 'Put into the tray' }).click()
      await page.getByRole('button', { name: 'In the tray' }).waitFor()
    }
    await page.goto('/tray')
    await page.getByRole('slider', { name: 'Size' }).fill('16')
    await page.getByRole('slider', { name: 'Stroke' }).fill('3')
    await page.locator('.cut-bench [role="status"]', { hasText: /16 px.*\. ./ }).waitFor({ state: 'attached' })
  },
  batch: async (page) => {
    await page.goto('/batch')
    await page.getByRole('textbox').first().fill(NEEDS.join('\n'))
  },
}

await using service = await startService(2)
// The first to ask for the family waits until all of it was drawn once.
await fetch(`http://localhost:${service.port}/burin.json?icons=home`)
const browser = await chromium.launch({ executablePath: CHROMIUM, args: [...CHROMIUM_FLAGS] })
for (const { name, ...options } of VIEWS)
  for (const [title, prepare] of Object.entries(PAGES)) {
    const context = await browser.newContext({ baseURL: `http://localhost:${service.port}`, ...options })
    const page = await context.newPage()
    await prepare(page)
    // Few colours: a picture in the repository is fetched by everybody who clones it.
    const small = sharp(await page.screenshot({ fullPage: true })).png({ palette: true, colours: 64, effort: 9 })
    await small.toFile(join(FOLDER, `workbench-${title}-${name}.png`))
    await context.close()
  }
await browser.close()
