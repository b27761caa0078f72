import type { Page } from 'playwright-core'

/** Waits for the page of a drawing and for its scripts: what is pressed before they run does without them. */
export async function drawnPage(page: Page): Promise<void> {
  await page.locator('.drawn').waitFor()
  await page.waitForLoadState('load')
}
