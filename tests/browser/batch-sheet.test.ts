/** The sheet of a batch in a real browser, once it is drawn: what it says at another cut, what stays with it, and its icons enlarged. */
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { findOrInsertAccount } from '../../src/accounts/entities/account.ts'
import { openSession } from '../../src/accounts/identity/open-session.ts'
import { randomText } from '../../src/platform/random-text.ts'
import { COOKIES } from '../../src/web/cookies.ts'
import { runSite } from '../run-site.ts'
import { CHROMIUM, missing, PATIENCE_MS } from './chromium.ts'
import { drawNeed } from './draw-need.ts'
import { inBrowser } from './in-browser.ts'
import { lookAtPage, watchPage } from './look-at-page.ts'

const skip = existsSync(CHROMIUM) ? false : missing('Chromium, so no sheet of a batch was tried in a browser')

describe('the sheet of a batch in a browser', { skip }, () => {
  const opened = inBrowser(() => runSite({ draw: drawNeed }, { BURIN_CREDITS: 'off' }))
  const visit = async (use: (page: Page, faults: string[]) => Promise<void>): Promise<void> => {
    const { database, port } = opened.service
    const home = `http://localhost:${port}`
    const context = await opened.browser.newContext({ baseURL: home, bypassCSP: true })
    context.setDefaultTimeout(PATIENCE_MS)
    const id = `acc_${randomText(randomBytes, 24)}`
    const email = `${id.toLowerCase()}@example.com`
    const account = await findOrInsertAccount(database, { id, email, at: new Date() })
    const of = { account, kind: 'browser', label: 'Chrome on Linux' } as const
    const { token } = await openSession(database, { now: Date.now, random: randomBytes }, of)
    await context.addCookies([{ name: COOKIES.session, value: token, url: home }])
    const page = await context.newPage()
    const faults: string[] = []
    watchPage(page, home, faults)
    await page.goto('/batch')
    await use(page, faults)
    await context.close()
    assert.deepEqual(faults, [])
  }
  const draw = async (page: Page, ...needs: string[]): Promise<void> => {
    await page.getByLabel('What you need').fill(needs.join('\n'))
    await page.getByRole('button', { name: /^Draw \d+ icons?$/ }).click()
    await said(page, 'Done.')
  }
  const said = async (page: Page, words: string): Promise<void> =>
    page.locator('[data-part="said"]', { hasText: words }).waitFor()
  const figures = async (page: Page): Promise<string | null> => page.locator('[data-part="figures"]').textContent()

  test('another idea comes beside the first; where there is none, that is said', async () => {
    await visit(async (page) => {
      await draw(page, 'bell', 'only cloud')
      await page.getByRole('button', { name: 'Another idea for bell' }).click()
      const ideas = page.getByRole('group', { name: 'Idea for bell' }).getByRole('radio')
      await ideas.nth(1).waitFor()
      assert.deepEqual([await ideas.count(), await ideas.nth(1).isChecked()], [2, true])
      assert.equal(await page.getByLabel('Name of bell').inputValue(), 'bell')
      await said(page, 'Done.')
      await page.getByRole('button', { name: 'Another idea for only cloud' }).click()
      await said(page, 'There is no other idea for “only cloud”. Other words may give one.')
      assert.equal(await page.getByRole('button', { name: /^Another idea/ }).count(), 0)
      assert.equal(await figures(page), '2 of 2 drawn: 2 checked, 0 drafts.')
    })
  })

  test('at another cut the figures, the headings and what is said agree on which icons became drafts', async () => {
    await visit(async (page) => {
      await draw(page, 'bars', 'bell')
      assert.equal(await figures(page), '2 of 2 drawn: 1 checked, 1 draft.')
      await page.getByRole('spinbutton', { name: 'Size' }).fill('16')
      await page.getByRole('slider', { name: 'Stroke' }).fill('3')
      await said(page, 'The sheet is at 16 px, stroke 3, radius 3, outlined. 1 draft is checked here.')
      assert.equal(await figures(page), '2 of 2 drawn: 2 checked, 0 drafts.')
      await page.getByRole('slider', { name: 'Stroke' }).fill('2')
      await said(page, 'radius 3, outlined. 1 icon became a draft: look before you use it.')
      assert.equal(await figures(page), '2 of 2 drawn: 1 checked, 1 draft.')
      await page.locator('[data-group="drafts"]').getByLabel('Name of bars').waitFor()
    })
  })

  test('an icon is enlarged by its picture or its button, with what can be done with it alone, and closed by a key', async () => {
    await visit(async (page, faults) => {
      await draw(page, 'bars', 'bell')
      const dialog = page.getByRole('dialog', { name: 'bars' })
      await page.locator('[data-group="drafts"] .tray-picture svg').first().click()
      assert.equal(await dialog.locator('.stage > svg').getAttribute('width'), '192')
      await dialog.getByText('Draft').waitFor()
      await dialog.getByRole('button', { name: 'off the pixel grid' }).first().click()
      await dialog.locator('.stage .fault').waitFor()
      faults.push(...(await lookAtPage(page)))
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'hidden' })
      await page.getByRole('button', { name: 'Enlarge bell' }).focus()
      await page.keyboard.press('Enter')
      const other = page.getByRole('dialog', { name: 'bell' })
      await other.getByText('Checked').waitFor()
      assert.equal(await other.getByRole('link', { name: 'Download SVG' }).getAttribute('download'), 'bell.svg')
      await other.getByRole('link', { name: 'Edit' }).click()
      await page.waitForURL('**/play#1-*')
    })
  })

  test('what the list is for and the cut stay with the sheet; what was taken out comes back no more once something new is drawn', async () => {
    await visit(async (page) => {
      await page.getByLabel('What is it for?').fill('a shop')
      await page.getByRole('radio', { name: '2', exact: true }).check()
      await page.getByRole('slider', { name: 'Size' }).fill('16')
      await page.reload()
      await page.locator('.batch').waitFor()
      assert.equal(await page.getByLabel('What is it for?').inputValue(), 'a shop')
      assert.equal(await page.getByRole('slider', { name: 'Size' }).inputValue(), '16')
      assert.equal(await page.getByRole('spinbutton', { name: 'Size' }).inputValue(), '16')
      assert.equal(await page.getByRole('radio', { name: '2', exact: true }).isChecked(), true)
      await page.getByRole('radio', { name: '1', exact: true }).check()
      await draw(page, 'bell')
      await page.getByRole('button', { name: 'Empty the sheet' }).click()
      await page.getByRole('button', { name: 'Undo' }).waitFor()
      await draw(page, 'sun')
      assert.equal(await page.getByRole('button', { name: 'Undo' }).count(), 0)
    })
  })
})
