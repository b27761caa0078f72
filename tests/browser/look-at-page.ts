import axe from 'axe-core'
import type { Page } from 'playwright-core'

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

/** A narrow phone is only measured. */
const NARROWEST = 320

/**
 * What is wrong with the page as it stands: wider than the window, or hard to use by what axe says, wide and narrow,
 * light and dark. The page's own policy has to be bypassed: it forbids the script that looks at it.
 */
export async function lookAtPage(page: Page): Promise<string[]> {
  const faults: string[] = []
  // A click that sends a form does not wait for the style of the page that answers.
  await page.waitForLoadState('load')
  for (const width of new Set([NARROWEST, ...VIEWS.map((view) => view.width)])) faults.push(...(await fit(page, width)))
  await page.evaluate(axe.source)
  for (const view of VIEWS) faults.push(...(await look(page, view)))
  return faults
}

/** Adds to `faults` what a page asks for elsewhere, and its errors but those at an address that ends with `meant`. */
export function watchPage(page: Page, baseUrl: string, faults: string[], meant: string | null = null): void {
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(`${baseUrl}/`) && !url.startsWith('data:')) faults.push(`asks for ${url}`)
  })
  page.on('console', (message) => {
    const isMeant = meant !== null && message.location().url.endsWith(meant)
    if (message.type() === 'error' && !isMeant) faults.push(message.text())
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
