/** Batches in a real browser: a list becomes a sheet, by the service's own draw route, within its limits, and nothing is lost at a wall. */
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { after, before, describe, test } from 'node:test'
import { unzipSync } from 'fflate'
import { chromium } from 'playwright-core'
import type { Browser, BrowserContextOptions, Page, Route } from 'playwright-core'
import { addCredits } from '../../src/accounts/credits/add-credits.ts'
import { findOrInsertAccount } from '../../src/accounts/entities/account.ts'
import { openSession } from '../../src/accounts/identity/open-session.ts'
import { randomText } from '../../src/platform/random-text.ts'
import { COOKIES } from '../../src/web/cookies.ts'
import { runSite } from '../run-site.ts'
import type { Site } from '../run-site.ts'
import { until } from '../until.ts'
import { CHROMIUM, CHROMIUM_FLAGS, missing, PATIENCE_MS } from './chromium.ts'
import { drawNeed } from './draw-need.ts'
import { lookAtPage, watchPage } from './look-at-page.ts'

const skip = existsSync(CHROMIUM) ? false : missing('Chromium, so no batch was tried in a browser')

describe('batches in a browser', { skip }, () => {
  let site: Site
  let browser: Browser
  let home: string
  /** What a draw waits for; the most that were at work at once. */
  let gate = Promise.resolve()
  let atWork: string[] = []
  before(async () => {
    site = await runSite({
      draw: async (brief) => {
        atWork.push(brief.prompt ?? '')
        await gate
        return drawNeed(brief)
      },
    })
    home = `http://localhost:${site.port}`
    browser = await chromium.launch({ executablePath: CHROMIUM, args: [...CHROMIUM_FLAGS] })
  })
  after(async () => {
    await browser.close()
    await site.stop()
  })
  const visit = async (
    { credits, ...options }: BrowserContextOptions & { credits: bigint | null },
    use: (page: Page, faults: string[]) => Promise<void>,
    meant: string | null = null,
  ): Promise<void> => {
    const context = await browser.newContext({ baseURL: home, ...options })
    context.setDefaultTimeout(PATIENCE_MS)
    if (credits !== null) {
      const at = new Date()
      const id = `acc_${randomText(randomBytes, 24)}`
      const account = await findOrInsertAccount(site.database, { id, email: `${id.toLowerCase()}@example.com`, at })
      const of = { account, kind: 'browser', label: 'Chrome on Linux' } as const
      const { token } = await openSession(site.database, { now: Date.now, random: randomBytes }, of)
      await context.addCookies([{ name: COOKIES.session, value: token, url: home }])
      if (credits > 0n)
        await addCredits(site.database, {
          accountId: id,
          kind: 'grant',
          credits,
          ref: id,
          at,
          expiresAt: null,
          note: null,
        })
    }
    atWork = []
    const page = await context.newPage()
    const faults: string[] = []
    watchPage(page, home, faults, meant)
    await use(page, faults)
    await context.close()
    assert.deepEqual(faults, [])
  }
  const write = async (page: Page, ...needs: string[]): Promise<void> => {
    await page.getByLabel('What you need').fill(needs.join('\n'))
  }
  const begin = async (page: Page): Promise<void> => page.getByRole('button', { name: /^Draw \d+ icons?$/ }).click()
  const said = async (page: Page, words: string | RegExp): Promise<void> =>
    page.locator('[data-part="said"]', { hasText: words }).waitFor()
  // No `waitForFunction`: the pages let no text be run as a script.
  const called = async (page: Page, need: string, name: string): Promise<void> =>
    until(async () => (await page.getByLabel(`Name of ${need}`).inputValue()) === name)
  const group = async (page: Page, name: string): Promise<string[]> =>
    page
      .locator(`[data-group="${name}"] .need`)
      .evaluateAll((all) => all.map((one) => (one as { value?: string }).value ?? ''))

  test('what a list is for goes with each of its needs, within the limit, and the rows show the needs alone', async () => {
    await visit({ credits: 5n }, async (page) => {
      await page.goto('/batch')
      await page.getByLabel('What is it for?').fill('applicant tracking (our own)')
      await write(page, 'resume', 'x'.repeat(480))
      await begin(page)
      await said(page, 'Done. 1 of 2 drawn')
      assert.deepEqual(atWork, ['resume (for applicant tracking our own)'])
      assert.deepEqual(await group(page, 'checked'), ['resume'])
      await page.getByText('characters with what it is for, and at most 500 are taken').waitFor()
      await page.getByLabel('What is it for?').fill('')
      await write(page, 'bell')
      await begin(page)
      await said(page, 'Done. 2 of 3 drawn')
      assert.equal(atWork.at(-1), 'bell')
    })
  })

  test('what a draft offers is taken by a button, and drawn', async () => {
    await visit({ credits: 5n }, async (page) => {
      await page.goto('/batch')
      await write(page, 'draft of a thing')
      await begin(page)
      await said(page, 'Done. 1 of 1 drawn: 0 checked, 1 draft.')
      await page.getByRole('button', { name: '"sun"' }).click()
      await said(page, 'Done. 1 of 1 drawn: 1 checked, 0 drafts.')
      assert.deepEqual(await group(page, 'checked'), ['sun'])
    })
  })

  test('another idea costs nothing for the first, which was paid for', async () => {
    await visit({ credits: 5n }, async (page) => {
      await page.goto('/batch')
      await write(page, 'bell')
      await begin(page)
      await page.getByRole('button', { name: 'Another idea for bell' }).click()
      await said(page, 'Done. 1 of 1 drawn: 1 checked, 0 drafts. It cost 1 credit.')
    })
  })

  test('a list becomes a sheet: four at once, drafts apart, an idea chosen, renamed, taken along at one cut', async () => {
    await visit({ credits: 20n }, async (page) => {
      await page.goto('/batch')
      await page.getByText('You have 20 credits').waitFor()
      await write(
        page,
        'need,name',
        'bell one,alarm',
        'bell two,',
        'draft of a thing,',
        'cloud,alarm',
        'sun,../../etc',
        'moon,',
      )
      await page.getByRole('radio', { name: '2', exact: true }).check()
      await page.getByText('At most 12 credits').waitFor()
      let open = (): void => undefined
      gate = new Promise((resolve) => (open = resolve))
      await begin(page)
      await page.locator('.batch-row .badge', { hasText: 'Drawing' }).nth(3).waitFor()
      assert.equal(await page.locator('.batch-row .badge', { hasText: 'Waiting' }).count(), 2)
      open()
      await said(page, 'Done. 6 of 6 drawn: 5 checked, 1 draft. It cost 10 credits.')
      assert.deepEqual(await group(page, 'drafts'), ['draft of a thing'])
      await page.getByLabel('Name of bell two').fill('Alarm!')
      await page.getByLabel('Name of bell two').press('Tab')
      await said(page, 'It is called alarm-3.')
      await page
        .getByRole('group', { name: 'Idea for moon' })
        .getByRole('radio', { name: 'Idea 2' })
        .check({ force: true })
      await page.getByRole('slider', { name: 'Size' }).fill('16')
      const zip = async (): Promise<[string, string][]> => {
        const waiting = page.waitForEvent('download')
        await page.getByRole('button', { name: 'Zip of SVG files' }).click()
        const files = unzipSync(readFileSync(await (await waiting).path()))
        return Object.entries(files).map(([name, bytes]) => [
          name.replace('icons-16-2-3-outlined/', ''),
          Buffer.from(bytes).toString(),
        ])
      }
      const files = await zip()
      assert.deepEqual(
        files.map(([name]) => name),
        ['alarm.svg', 'alarm-3.svg', 'alarm-2.svg', 'etc.svg', 'moon.svg'],
      )
      assert.match(files.at(-1)?.[1] ?? '', /width="16".*<circle /)
      assert.match(files[0]?.[1] ?? '', /<path /)
      await page.getByLabel('Drafts too').check()
      assert.ok((await zip()).some(([name]) => name === 'drafts/draft.svg'))
      await page.getByRole('button', { name: 'Put all into the tray' }).click()
      await said(page, '6 put into the tray.')
      await page.goto('/tray')
      await page.getByLabel('Name of alarm-3').waitFor()
    })
  })

  test('a need that is worded anew keeps the name of its icon, and shows the words that it had first', async () => {
    await visit({ credits: 10n }, async (page) => {
      await page.goto('/batch')
      await write(page, 'bell', 'draft of a thing')
      await begin(page)
      await said(page, 'Done. 2 of 2')
      assert.equal(await page.getByText('First wanted').filter({ visible: true }).count(), 0)
      await page.getByLabel('What is wanted: bell').fill('lamp')
      await page.getByLabel('What is wanted: bell').blur()
      await page.getByRole('button', { name: 'Draw 1 icon' }).click()
      await page.getByText('First wanted: bell').waitFor()
      await called(page, 'lamp', 'bell')
      await page.getByRole('button', { name: '"sun"' }).click()
      await said(page, 'Done. 2 of 2 drawn: 2 checked, 0 drafts.')
      await page.reload()
      await page.getByText('First wanted: draft of a thing').waitFor()
      await called(page, 'sun', 'draft')
    })
  })

  test('a wall keeps what was drawn: the rest goes on later, also after a reload, and a request that was out is not paid for twice', async () => {
    await visit(
      { credits: 2n },
      async (page) => {
        await page.goto('/batch')
        const keys: string[] = []
        page.on('request', (request) =>
          keys.push(...(request.headers()['idempotency-key'] ?? '').split(' ').filter(Boolean)),
        )
        let open = (): void => undefined
        gate = new Promise((resolve) => (open = resolve))
        await write(page, 'one', 'two')
        await begin(page)
        await page.locator('.batch-row .badge', { hasText: 'Drawing' }).nth(1).waitFor()
        // Left while both are at work: the service draws them to their end, and keeps the answers.
        await page.reload()
        open()
        await write(page, 'three', 'four')
        await page.getByText('At most 4 credits').waitFor()
        await begin(page)
        await page.locator('[data-part="wall"]').getByText('2 left').waitFor()
        assert.deepEqual(new Set(keys.slice(0, 2)), new Set(keys.slice(2, 4)))
        assert.deepEqual(await group(page, 'left'), ['three', 'four'])
        assert.deepEqual(await group(page, 'checked'), ['one', 'two'])
        assert.deepEqual(new Set(atWork.slice(0, 2)), new Set(['one', 'two']))
        assert.ok(!atWork.slice(2).includes('one'))
        await page.reload()
        await page.getByText('2 of 4 drawn: 2 checked, 0 drafts; 2 left.').waitFor()
      },
      '/api/v1/icons',
    )
  })

  test('one draw without signing in, then the way to the rest', async () => {
    await visit(
      { credits: null },
      async (page) => {
        gate = Promise.resolve()
        await page.goto('/batch')
        await write(page, 'one', 'two', 'three')
        await begin(page)
        await page.locator('[data-part="wall"]').getByRole('link', { name: 'Sign in' }).waitFor()
        assert.equal((await group(page, 'checked')).length, 1)
        assert.equal((await group(page, 'left')).length, 2)
      },
      '/api/v1/icons',
    )
  })

  test('waits as the service says, stops when told, tries again what failed, and shows what is refused', async () => {
    await visit(
      { credits: 20n },
      async (page) => {
        gate = Promise.resolve()
        await page.clock.install()
        const refusals: Record<string, [number, string, Record<string, string>]> = {
          limited: [429, 'rate_limit_exceeded', { 'retry-after': '18' }],
          failing: [502, 'model_error', {}],
          refused: [400, 'invalid_request', {}],
        }
        await page.route('**/api/v1/icons', async (route: Route) => {
          const { prompt } = route.request().postDataJSON() as { prompt: string }
          const refusal = refusals[prompt]
          if (refusal === undefined) return route.continue()
          const [status, code, headers] = refusal
          delete refusals[prompt]
          await route.fulfill({ status, headers, json: { status, code, message: `It is ${prompt}.`, request_id: 'r' } })
        })
        await page.goto('/batch')
        await write(page, 'limited')
        await begin(page)
        await page.getByText('it goes on at').waitFor()
        await page.clock.fastForward(18_000)
        await said(page, 'Done. 1 of 1')
        await write(page, 'failing', 'refused')
        await begin(page)
        await said(page, 'Done. 1 of 3 drawn: 1 checked, 0 drafts; 1 left; 1 refused.')
        await page.getByText('It is refused.').waitFor()
        await page.getByRole('button', { name: 'Draw again: failing' }).click()
        await said(page, 'Done. 2 of 3')
        await page.getByLabel('What is wanted: refused').fill('something\nelse')
        await page.getByLabel('What is wanted: refused').blur()
        await page.getByRole('button', { name: 'Draw 1 icon' }).click()
        await said(page, 'Done. 3 of 3')
        assert.ok(atWork.includes('something else'))
        refusals['slow'] = [429, 'rate_limit_exceeded', { 'retry-after': '60' }]
        await write(page, 'slow', 'slower')
        await begin(page)
        await page.getByText('it goes on at').waitFor()
        await page.getByRole('button', { name: 'Stop' }).click()
        await said(page, /^Done\..* [12] left/)
      },
      '/api/v1/icons',
    )
  })

  test('two pages of a browser: one draws, the other follows, and what one renames the other keeps', async () => {
    await visit({ credits: 20n }, async (page) => {
      await page.goto('/batch')
      const other = await page.context().newPage()
      await other.goto('/batch')
      let open = (): void => undefined
      gate = new Promise((resolve) => (open = resolve))
      await write(page, 'bell', 'sun')
      await begin(page)
      await other.getByLabel('What is wanted: sun').waitFor()
      await other.getByRole('button', { name: 'Draw 2 icons' }).click()
      await said(other, 'Another page of this browser is drawing')
      open()
      await other.getByText('2 of 2 drawn').waitFor()
      await other.getByLabel('Name of sun').fill('day')
      await other.getByLabel('Name of sun').press('Tab')
      await called(page, 'sun', 'day')
      await other.getByRole('button', { name: 'Remove sun' }).click()
      await page.getByLabel('What is wanted: sun').waitFor({ state: 'detached' })
      await other.getByRole('button', { name: 'Undo' }).click()
      await page.getByLabel('What is wanted: sun').waitFor()
    })
  })

  test('hostile lists: a huge file, one that is no text, 5,000 lines, lines that are too long, HTML and control characters', async () => {
    await visit(
      { credits: 0n },
      async (page) => {
        await page.goto('/batch')
        const drop = async (bytes: number, fill: string): Promise<void> => {
          await page.evaluate(`(() => {
          const data = new DataTransfer()
          data.items.add(new File([${JSON.stringify(fill)}.repeat(${bytes})], 'list.txt'))
          document.querySelector('.batch form').dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))
        })()`)
        }
        await page.locator('.batch').waitFor()
        await drop(10 * 1024 * 1024, 'a')
        await said(page, 'has more than 512 KiB')
        await drop(10, '\0')
        await said(page, 'is no text')
        assert.equal(await page.getByLabel('What you need').inputValue(), '')
        const hostile = [
          '<img src=x onerror="globalThis.ran = 1">',
          `bell \u0007\u202Eevil`,
          'x'.repeat(501),
          '"><script>globalThis.ran = 1</script>',
        ]
        await page.route('**/api/v1/icons', (route) =>
          route.fulfill({
            status: 402,
            json: { status: 402, code: 'insufficient_credits', message: 'There are no credits left.', request_id: 'r' },
          }),
        )
        const lines = [...hostile, ...Array.from({ length: 4996 }, (_, at) => `need ${at}`)]
        // As pasted at once: typing so many lines takes Chromium long.
        await page.evaluate(`(() => {
        const box = document.querySelector('#needs')
        box.value = ${JSON.stringify(lines.join('\n'))}
        box.dispatchEvent(new Event('input'))
      })()`)
        await page.getByRole('button', { name: 'Draw 4999 icons' }).click()
        await page.locator('[data-part="wall"]').getByText('There are no credits left.').waitFor()
        assert.equal(await page.locator('.batch-row').count(), 500)
        await page.getByText('These are 501 characters').waitFor()
        assert.equal((await page.getByLabel('What you need').inputValue()).split('\n').length, 4500)
        assert.equal(await page.evaluate('globalThis.ran'), undefined)
        assert.equal(await page.locator('.batch img, .batch script').count(), 0)
        await page.getByRole('button', { name: 'Empty the sheet' }).click()
        await said(page, 'The sheet is empty.')
      },
      '/api/v1/icons',
    )
  })

  test('without scripts it names the command', async () => {
    await visit({ credits: null, javaScriptEnabled: false }, async (page) => {
      await page.goto('/batch')
      await page.getByText('burin draw --from list.txt --out icons').waitFor()
      assert.equal(await page.locator('.batch').isVisible(), false)
    })
  })

  test('nothing serious by axe, wide and narrow, light and dark', async () => {
    await visit({ credits: 20n, bypassCSP: true }, async (page, faults) => {
      gate = Promise.resolve()
      await page.goto('/batch')
      await write(page, 'bell', 'draft of a thing', 'x'.repeat(501))
      await page.getByRole('radio', { name: '2', exact: true }).check()
      await begin(page)
      await said(page, 'Done')
      faults.push(...(await lookAtPage(page)))
    })
  })
})
