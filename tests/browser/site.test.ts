/** The forms of the web site in a real browser: by keyboard, without scripts, wide and narrow, light and dark. */
import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { seenInk } from '../../src/author/trace/seen-ink.ts'
import { sharpDecoder } from '../../src/pictures/sharp-decoder.ts'
import { blackOf, headOf, pngOf } from '../png-of.ts'
import { until } from '../until.ts'
import { runSite } from '../run-site.ts'
import type { Site } from '../run-site.ts'
import { CHROMIUM, missing, PATIENCE_MS } from './chromium.ts'
import { drawnPage } from './drawn-page.ts'
import { inBrowser } from './in-browser.ts'
import { keepLabels } from './keep-labels.ts'
import { lookAtPage, watchPage } from './look-at-page.ts'

const skip = existsSync(CHROMIUM) ? false : missing('Chromium, so no form was looked at in a browser')

describe('the forms of the site in a browser', { skip }, () => {
  const opened = inBrowser(() => runSite({}, { BURIN_LIMIT_VISITOR: '0', BURIN_LIMIT_FREE_DRAWS: '0' }))
  /** A page in a browser of its own that must not complain; refusals are no complaint. */
  const visit = async (options: BrowserContextOptions, use: (page: Page, faults: string[]) => Promise<void>) => {
    const context = await opened.browser.newContext({ baseURL: opened.service.baseUrl, ...options })
    context.setDefaultTimeout(PATIENCE_MS)
    const page = await context.newPage()
    const faults: string[] = []
    watchPage(page, opened.service.baseUrl, faults)
    await use(page, faults)
    await context.close()
    assert.deepEqual(
      faults.filter((fault) => !fault.startsWith('Failed to load resource: the server responded with a status of 4')),
      [],
    )
  }
  const signIn = async (page: Page, email: string): Promise<void> => {
    await page.getByLabel('E-mail address').fill(email)
    await page.getByRole('button', { name: 'Send the code' }).click()
    await page.getByLabel('Code of 6 digits').waitFor()
    await page.getByLabel('Code of 6 digits').fill(opened.service.codeFor(email))
    await page.getByRole('button', { name: 'Sign in' }).click()
  }
  const focused = (page: Page): Promise<string> => page.evaluate('document.activeElement.id')
  /** What a page wants to have the focus has it only when it is shown first. */
  const takesFocus = async (page: Page, id: string): Promise<void> => until(async () => (await focused(page)) === id)

  test('all of them, wide and narrow, light and dark', async () => {
    await visit({ bypassCSP: true }, async (page, faults) => {
      const look = async (what: string): Promise<void> =>
        void faults.push(...(await lookAtPage(page)).map((fault) => `${what}: ${fault}`))
      await page.goto('/?prompt=a+bell&ideas=2')
      await look('the front page')
      await page.getByRole('button', { name: 'Draw' }).click()
      await drawnPage(page)
      await page.locator('details').first().click()
      await look('a draw')
      await page.getByRole('button', { name: 'Draw' }).click()
      await page.locator('.drawing.notice').waitFor()
      await look('a refusal')
      await page.getByRole('link', { name: 'Sign in', exact: true }).click()
      await page.getByLabel('E-mail address').waitFor()
      await look('sign-in')
      await page.getByLabel('E-mail address').fill('nobody@localhost')
      await page.getByRole('button', { name: 'Send the code' }).click()
      await page.locator('.problem').first().waitFor()
      await look('sign-in with a wrong address')
      await page.goto('/sign-in?next=/device')
      await page.getByLabel('E-mail address').fill('ada@example.com')
      await page.getByRole('button', { name: 'Send the code' }).click()
      await page.getByLabel('Code of 6 digits').waitFor()
      await page.goto(opened.service.linkFor('ada@example.com'))
      await look('the link of a mail')
      await page.goto('/sign-in/code?next=/device')
      await page.getByLabel('Code of 6 digits').fill('no')
      await page.getByRole('button', { name: 'Sign in' }).click()
      await page.locator('.problem').first().waitFor()
      await look('a wrong code')
      await page.getByLabel('Code of 6 digits').fill(opened.service.codeFor('ada@example.com'))
      await page.getByRole('button', { name: 'Sign in' }).click()
      await page.getByLabel('Code from the program').waitFor()
      await look('a device')
      await page.getByLabel('Code from the program').fill(await beginDevice(opened.service))
      await page.getByRole('button', { name: 'Go on' }).click()
      await page.getByRole('button', { name: 'Approve' }).waitFor()
      await look('what the device asks')
      await page.getByRole('button', { name: 'Approve' }).click()
      await page.getByRole('button', { name: 'Approve' }).waitFor({ state: 'detached' })
      await look('an answered device')
    })
  })

  test('a draw by keyboard alone ends at what was drawn', async () => {
    await visit({}, async (page) => {
      await page.goto('/')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      while ((await focused(page)) !== 'prompt') await page.keyboard.press('Tab')
      await page.keyboard.type('a bell')
      for (let i = 0; i < 3; i += 1) await page.keyboard.press('Tab')
      await page.keyboard.press('ArrowLeft')
      for (let i = 0; i < 2; i += 1) await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Enter')
      await page.locator('.drawn').waitFor()
      await takesFocus(page, 'result')
      assert.equal(opened.service.briefs.at(-1)?.prompt, 'a bell')
      assert.equal(opened.service.briefs.at(-1)?.cut.size, 20)
    })
  })

  test('a wrong prompt takes the focus, which reads out what is wrong', async () => {
    await visit({}, async (page) => {
      await page.goto(`/?prompt=${'a'.repeat(501)}`)
      await page.getByRole('button', { name: 'Draw' }).click()
      await page.locator('.problem').waitFor()
      await takesFocus(page, 'prompt')
      const snapshot = await page.getByLabel('What should be drawn?').getAttribute('aria-describedby')
      assert.match(snapshot ?? '', /prompt-problem/)
    })
  })

  test('all of it works without scripts', async () => {
    await visit({ javaScriptEnabled: false }, async (page) => {
      await page.goto('/?prompt=a+bell')
      await page.getByRole('button', { name: 'Draw' }).click()
      await page.getByText('This draw was free.').waitFor()
      assert.equal(await page.getByRole('button', { name: 'Copy SVG' }).count(), 0)
      const download = page.waitForEvent('download')
      await page.getByRole('link', { name: 'Download SVG' }).click()
      assert.equal((await download).suggestedFilename(), 'line.svg')
      await page.getByRole('button', { name: 'Draw' }).click()
      await page.getByRole('link', { name: 'Sign in', exact: true }).click()
      await signIn(page, 'bea@example.com')
      await page.waitForURL('**/?prompt=a+bell')
      assert.equal(await page.getByLabel('What should be drawn?').inputValue(), 'a bell')
    })
  })

  test('pictures are chosen, dropped and pasted, shown, taken away again and sent', async () => {
    const corpus = fileURLToPath(new URL('../../corpus/', import.meta.url))
    const carry = (kind: 'DragEvent' | 'ClipboardEvent', type: string, name: string): string => `{
      const files = new DataTransfer()
      const bytes = Uint8Array.fromBase64('${readFileSync(`${corpus}pictures/${name}`, 'base64')}')
      files.items.add(new File([bytes], '${name}', { type: 'image/png' }))
      const carried = { bubbles: true, cancelable: true, dataTransfer: files, clipboardData: files }
      document.querySelector('#prompt').dispatchEvent(new ${kind}('${type}', carried))
    }`
    await visit({ bypassCSP: true }, async (page, faults) => {
      await page.goto('/')
      const shown = page.locator('.chosen img')
      await page.setInputFiles('#images', [`${corpus}pictures/key-turned.jpg`, `${corpus}briefs/ten-prompts.txt`])
      await page.getByText('ten-prompts.txt is not a PNG, JPEG or WebP picture.').waitFor()
      await page.evaluate(carry('DragEvent', 'drop', 'umbrella.png'))
      await page.evaluate(carry('ClipboardEvent', 'paste', 'heart-grey.png'))
      await page.getByRole('button', { name: 'Remove key-turned.jpg' }).click()
      await shown.nth(1).waitFor()
      await page.locator('.ink path').nth(1).waitFor()
      assert.deepEqual(await page.evaluate(`[...document.querySelectorAll('.chosen img')].map(({ alt }) => alt)`), [
        'umbrella.png',
        'heart-grey.png',
      ])
      faults.push(...(await lookAtPage(page)))
      await page.getByRole('button', { name: 'Draw', exact: true }).click()
      await page.getByRole('heading', { name: 'Your pictures' }).waitFor()
      assert.deepEqual(
        opened.service.briefs.at(-1)?.images.map(({ source }) => source.width),
        [300, 64],
      )
    })
  })

  test('what will be traced of a picture is shown beside it, as the service sees it, and said where it is nothing', async () => {
    const folder = fileURLToPath(new URL('../../corpus/pictures/', import.meta.url))
    await visit({}, async (page) => {
      await page.goto('/')
      await page.setInputFiles('#images', [`${folder}umbrella.png`, `${folder}key-turned.jpg`])
      for (const name of ['umbrella.png', 'key-turned.jpg']) {
        const path = page.getByRole('img', { name: `What is traced of ${name}` }).locator('path')
        const here = boundsOf((await path.getAttribute('d')) ?? '')
        const there = boundsOf(await outlineOf(`${folder}${name}`))
        // A browser makes pictures smaller in a way of its own.
        for (const [place, length] of here.entries()) assert.ok(Math.abs(length - (there[place] ?? NaN)) < 1.5, name)
      }
      const buffer = pngOf([headOf(64, 64), blackOf(64, 64)])
      await page.setInputFiles('#images', [{ name: 'blank.png', mimeType: 'image/png', buffer }])
      const problem = page.getByText('blank.png: The picture shows nothing: send one with dark lines')
      await problem.waitFor()
      await page.getByRole('button', { name: 'Remove blank.png' }).click()
      await problem.waitFor({ state: 'hidden' })
    })
  })

  test('with scripts the source can be copied', async () => {
    await visit({ permissions: ['clipboard-read', 'clipboard-write'] }, async (page) => {
      await keepLabels(page)
      await page.goto('/?prompt=a+bell')
      await page.getByRole('button', { name: 'Draw' }).click()
      await page.getByRole('button', { name: 'Copy SVG' }).click()
      await page.getByRole('button', { name: 'Copied' }).waitFor()
      assert.match(await page.evaluate<string>('navigator.clipboard.readText()'), /^<svg .*<\/svg>$/s)
    })
  })

  test('a double click draws once, and after going back the form can be sent again', async () => {
    await visit({}, async (page) => {
      await page.goto('/?prompt=a+bell')
      const before = opened.service.briefs.length
      await page.getByRole('button', { name: 'Draw' }).dblclick()
      await page.locator('.drawn').waitFor()
      assert.equal(opened.service.briefs.length, before + 1)
      await page.goBack()
      assert.equal(await page.getByRole('button', { name: 'Draw' }).isEnabled(), true)
    })
  })

  test('what was drawn is there again after going to another page and back', async () => {
    const posted = (): number =>
      opened.service.log.filter((line) => line.includes('"method":"POST","route":"/"')).length
    for (const javaScriptEnabled of [true, false])
      await visit({ javaScriptEnabled }, async (page) => {
        await page.goto('/?prompt=a+bell')
        await page.getByRole('button', { name: 'Draw' }).click()
        await page.locator('.drawn').waitFor()
        const before = posted()
        await page.getByRole('link', { name: 'Docs' }).click()
        await page.waitForURL('**/docs')
        await page.goBack()
        await page.locator('.drawn').waitFor()
        assert.equal(posted(), before)
      })
  })

  test('what was drawn last is there again after a reload, as good as new, until somebody puts it away', async () => {
    await visit({}, async (page) => {
      await page.goto('/')
      await page.getByLabel('What should be drawn?').fill('a bell')
      await page.getByRole('button', { name: 'Draw' }).click()
      await drawnPage(page)
      const drawn = page.locator('.drawn')
      const before = opened.service.briefs.length
      await page.reload()
      await drawn.getByText('Drawn before; kept in this tab').waitFor()
      await drawn.getByRole('heading', { name: 'a bell' }).waitFor()
      await page.getByRole('slider', { name: 'Size' }).fill('16')
      await drawn.locator('.cut-name', { hasText: '16/2/3 outlined' }).waitFor()
      await page.goto('/?prompt=a+sun')
      await page.locator('form.draw + .drawn').waitFor()
      await page.goto('/')
      await page.locator('.drawn + form.draw').waitFor()
      await page.getByRole('button', { name: 'Put it away' }).click()
      assert.equal(await focused(page), 'prompt')
      await page.reload({ waitUntil: 'load' })
      assert.equal(await drawn.count(), 0)
      assert.equal(opened.service.briefs.length, before)
    })
  })

  test('the code goes on from a second tab and after going back', async () => {
    await visit({}, async (page) => {
      await page.goto('/sign-in')
      await page.getByLabel('E-mail address').fill('cy@example.com')
      await page.getByRole('button', { name: 'Send the code' }).click()
      await page.waitForURL('**/sign-in/code')
      await page.goBack()
      await page.getByLabel('E-mail address').fill('cy2@example.com')
      await page.getByRole('button', { name: 'Send the code' }).click()
      await page.getByText('cy2@example.com').waitFor()
      await takesFocus(page, 'code')
      const second = await page.context().newPage()
      await second.goto('/sign-in/code')
      await second.getByLabel('Code of 6 digits').fill(opened.service.codeFor('cy2@example.com'))
      await second.keyboard.press('Enter')
      await second.waitForURL('**/account')
      await page.reload()
      assert.equal(new URL(page.url()).pathname, '/account')
    })
  })
})

/** Of a picture, as the service sees it: the data of a path. */
async function outlineOf(file: string): Promise<string> {
  const bytes = readFileSync(file)
  const decoder = sharpDecoder()
  return seenInk(await decoder.decode(bytes, await decoder.measure(bytes))).outline
}

/** Left, right, top and bottom of a path of straight lines. */
function boundsOf(path: string): number[] {
  const numbers = (path.match(/[\d.]+/g) ?? []).map(Number)
  return [0, 1].flatMap((rest) => {
    const along = numbers.filter((_, place) => place % 2 === rest)
    return [Math.min(...along), Math.max(...along)]
  })
}

async function beginDevice(site: Site): Promise<string> {
  const body = new URLSearchParams({ client_id: 'burin-cli' })
  const response = await fetch(`${site.baseUrl}/identity/device-authorization`, { method: 'POST', body })
  return ((await response.json()) as { user_code: string }).user_code
}
