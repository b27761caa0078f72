/** Every page in a real browser: wide and narrow, light and dark. Nothing may load from elsewhere, nothing may be hard to use. */
import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { after, before, describe, test } from 'node:test'
import axe from 'axe-core'
import { chromium } from 'playwright-core'
import type { Browser, Page } from 'playwright-core'
import { loadStudio } from '../../src/main/load-studio.ts'
import { SITE } from '../../src/pages/site.ts'
import { runIconsService } from '../run-icons-service.ts'
import type { IconsService } from '../run-icons-service.ts'
import { CHROMIUM, CHROMIUM_FLAGS, missing } from './chromium.ts'

const skip = existsSync(CHROMIUM) ? false : missing('Chromium, so no page was looked at in a browser')

interface AxeResults {
  readonly violations: readonly {
    readonly id: string
    readonly impact: string
    readonly nodes: readonly { readonly html: string }[]
  }[]
}

interface View {
  readonly width: number
  readonly colorScheme: 'light' | 'dark'
  /** Which rules of axe; null for all. */
  readonly rules: readonly string[] | null
}

/** The colour scheme changes colours and nothing else, so dark pages need no other rule than that of contrast. */
const VIEWS: readonly View[] = [
  { width: 1280, colorScheme: 'light', rules: null },
  { width: 1280, colorScheme: 'dark', rules: ['color-contrast'] },
  { width: 360, colorScheme: 'dark', rules: ['color-contrast'] },
  { width: 360, colorScheme: 'light', rules: null },
]

/** Of hundreds of glyphs, all made alike, the first of each category stand for the others. */
const THIN_OUT = `document.querySelectorAll('.glyphs li:nth-child(n + 3)').forEach((one) => one.remove())`

describe('pages in a browser', { skip }, () => {
  let service: IconsService
  let browser: Browser
  before(async () => {
    service = await runIconsService(await loadStudio())
    browser = await chromium.launch({ executablePath: CHROMIUM, args: [...CHROMIUM_FLAGS] })
  })
  after(async () => {
    await browser.close()
    await service.stop()
  })

  for (const path of ['/', ...SITE.map((one) => one.path), '/docs/nothing']) {
    test(`${path}, wide and narrow, light and dark`, async () => {
      // The page's own policy forbids the script that looks at it.
      const page = await browser.newPage({ bypassCSP: true })
      const faults: string[] = []
      watch(page, service.baseUrl, faults)
      await page.goto(service.baseUrl + path)
      for (const width of new Set(VIEWS.map((view) => view.width))) faults.push(...(await fit(page, width)))
      await page.evaluate(THIN_OUT)
      await page.evaluate(axe.source)
      for (const view of VIEWS) faults.push(...(await look(page, view)))
      await page.close()
      assert.deepEqual(faults, [])
    })
  }

  test('the policy of the pages lets them be styled', async () => {
    const page = await browser.newPage()
    const faults: string[] = []
    watch(page, service.baseUrl, faults)
    await page.goto(`${service.baseUrl}/docs/rules`)
    const margin = await page.evaluate('getComputedStyle(document.body).margin')
    assert.deepEqual([margin, faults], ['0px', []])
    await page.close()
  })
})

function watch(page: Page, baseUrl: string, faults: string[]): void {
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(`${baseUrl}/`) && !url.startsWith('data:')) faults.push(`asks for ${url}`)
  })
  page.on('console', (message) => {
    // The page that is not there is meant to be missing.
    if (message.type() === 'error' && !message.location().url.endsWith('/docs/nothing')) faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(String(error)))
}

/** Whether the whole page is as wide as the window. */
async function fit(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 })
  const [content, window] = await page.evaluate<number[]>('[document.documentElement.scrollWidth, innerWidth]')
  return (content ?? 0) > (window ?? 0) ? [`at ${width} px it is ${content} px wide`] : []
}

async function look(page: Page, { width, colorScheme, rules }: View): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ colorScheme })
  const options = { resultTypes: ['violations'], preload: false, ...(rules === null ? {} : { runOnly: rules }) }
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(options)})`)
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)} (${nodes.length})`)
    .map((fault) => `${width} px, ${colorScheme}: ${fault}`)
}
