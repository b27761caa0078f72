import type { Page } from 'playwright-core'

/** As long as buttons of the site say what came of a press; see `take-icon.js`. */
const SHOWN_MS = 2000

/** Has the buttons of a page go on saying what came of a press, of which a busy machine may look at them too late. To be called before the page is opened. */
export async function keepLabels(page: Page): Promise<void> {
  await page.addInitScript(
    `{ const later = setTimeout
      globalThis.setTimeout = (work, ms, ...more) => (ms === ${SHOWN_MS} ? 0 : later(work, ms, ...more)) }`,
  )
}
