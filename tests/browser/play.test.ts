/** The page for programs in a real browser: what is typed is drawn, links hold it, and nothing that a program says runs. */
import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { HOUSE_CUT } from '../../src/drawing/model/cut.ts'
import { GLYPHS_FOLDER } from '../../src/lexicon/load.ts'
import { attempt } from '../../src/studio/attempt.ts'
import { playLink } from '../../src/web/workbench/play-link.ts'
import { until } from '../until.ts'
import { runSite } from '../run-site.ts'
import { CHROMIUM, missing, PATIENCE_MS } from './chromium.ts'
import { inBrowser } from './in-browser.ts'
import { keepLabels } from './keep-labels.ts'
import { lookAtPage, watchPage } from './look-at-page.ts'
import { mutantsOf } from './mutants-of.ts'

const skip = existsSync(CHROMIUM) ? false : missing('Chromium, so the page for programs was not tried in a browser')
const PROGRAM = readFileSync(join(GLYPHS_FOLDER, 'weather/cloud-lightning.icon'), 'utf8')

/** What somebody may send in a link to make a page run it. */
const HOSTILE: readonly string[] = [
  '<script>globalThis.ran = 1</script>',
  '<img src=x onerror="globalThis.ran = 1">',
  '"><svg onload="globalThis.ran = 1">',
  "javascript:globalThis.ran=1//'",
  '</textarea><script>globalThis.ran = 1</script>',
  '<iframe srcdoc="<script>parent.ran = 1</script>"></iframe>',
  '${globalThis.ran = 1}',
  '__proto__',
  '&lt;script&gt;globalThis.ran = 1&lt;/script&gt;',
  '<a href="javascript:globalThis.ran = 1" autofocus onfocus="globalThis.ran = 1">',
].flatMap((text) => [
  `icon ${text}\ncircle 12,12 9\n`,
  `icon a\nwords ${text}\ncircle 12,12 9\n`,
  `icon a\npart ${text} {\ncircle 12,12 9\n}\n`,
  `icon a\n${text}\n`,
  text,
])

/** What the statements of `asking` return on a page whose `cutter` asks an engine of a test's own. */
async function askEngine<Answer>(page: Page, engine: string, asking: string): Promise<Answer> {
  await page.route('**/engine-of-a-test.js', (route) => route.fulfill({ contentType: 'text/javascript', body: engine }))
  await page.goto('/play')
  return page.evaluate<Answer>(`(async () => {
    const { createCutter } = await import('/scripts/now/cutter.js')
    const cutter = createCutter('/engine-of-a-test.js')
    ${asking}
  })()`)
}

describe('the page for programs in a browser', { skip }, () => {
  const opened = inBrowser(runSite)
  /** A page in a browser of its own that must not complain. */
  const visit = async (
    options: BrowserContextOptions,
    use: (page: Page, faults: string[]) => Promise<void>,
  ): Promise<void> => {
    const context = await opened.browser.newContext({ baseURL: opened.service.baseUrl, ...options })
    context.setDefaultTimeout(PATIENCE_MS)
    const page = await context.newPage()
    const faults: string[] = []
    watchPage(page, opened.service.baseUrl, faults)
    await use(page, faults)
    await context.close()
    assert.deepEqual(faults, [])
  }
  const shownAt = (page: Page, name: string) => page.locator('.verdict .cut-name', { hasText: name }).waitFor()
  /** Once the editor has taken the place of the plain field. */
  const type = (page: Page, program: string) => page.locator('.cm-content').fill(program)
  const download = async (page: Page): Promise<string> => {
    const href = await page.getByRole('link', { name: 'Download SVG' }).getAttribute('href')
    return decodeURIComponent((href ?? '').replace('data:image/svg+xml,', ''))
  }
  const drawnHere = (program: string): string => attempt({ program, intent: '', idea: '', findings: [] }, HOUSE_CUT).svg

  for (const [width, height] of [
    [1280, 900],
    [360, 740],
  ] as const)
    test(`below a short program there is room for more, and no empty page: ${width} px wide`, async () => {
      await visit({ viewport: { width, height } }, async (page) => {
        await page.goto('/play')
        await type(page, 'icon minus\nline 4,12 20,12\n')
        const of = async (selector: string): Promise<number> =>
          (await page.locator(selector).boundingBox())?.height ?? 0
        const line = await of('.cm-line >> nth=0')
        const room = Math.round((await of('.cm-scroller')) / line)
        assert.ok(room >= 6 && room <= 9, `room for ${room} lines`)
        const bottoms = await page
          .locator('.stage figure')
          .evaluateAll((all) =>
            all.map((one) =>
              Math.round(
                (one as unknown as { getBoundingClientRect: () => { bottom: number } }).getBoundingClientRect().bottom,
              ),
            ),
          )
        assert.equal(new Set(bottoms).size, 1)
      })
    })

  test('who goes away by the menu and comes back by it finds the last program and its cut', async () => {
    await visit({}, async (page) => {
      const menu = page.getByRole('navigation', { name: 'Main' })
      await page.goto('/play')
      await type(page, 'icon ring\ncircle 12,12 9\n')
      await page.locator('a[download="ring.svg"]').waitFor()
      await page.getByRole('slider', { name: 'Size' }).fill('16')
      await shownAt(page, '16/2/3 outlined')
      await menu.getByRole('link', { name: 'Docs' }).click()
      await page.waitForURL('**/docs')
      await menu.getByRole('link', { name: 'Play' }).click()
      await page.locator('a[download="ring.svg"]').waitFor()
      await shownAt(page, '16/2/3 outlined')
      // A link that is looked at, and not changed, does not take its place.
      await page.goto('/docs')
      await page.goto(playLink(PROGRAM, HOUSE_CUT) ?? '')
      await page.locator('a[download="cloud-lightning.svg"]').waitFor()
      await menu.getByRole('link', { name: 'Docs' }).click()
      await page.waitForURL('**/docs')
      await menu.getByRole('link', { name: 'Play' }).click()
      await page.locator('a[download="ring.svg"]').waitFor()
    })
  })

  test('the drawing follows what is typed, and a problem names its line and keeps the last picture', async () => {
    await visit({}, async (page) => {
      await page.goto('/play')
      await shownAt(page, '24/2/3 outlined')
      await type(page, 'icon ring\ncircle 12,12 9\n')
      await page.locator('a[download="ring.svg"]').waitFor()
      const svg = await download(page)
      assert.equal(svg, drawnHere('icon ring\ncircle 12,12 9\n'))
      await type(page, 'icon ring\ncirle 12,12 9\n')
      await page.getByText('Did you mean `circle`?').waitFor()
      assert.equal(await download(page), svg)
      await page.getByRole('button', { name: 'Line 2' }).click()
      const chosen = 'document.querySelector(".editor").shadowRoot.getSelection().toString()'
      await until(async () => (await page.evaluate(chosen)) === 'cirle')
    })
  })

  test('a link holds program and cut, in both directions', async () => {
    await visit({ permissions: ['clipboard-read', 'clipboard-write'] }, async (page) => {
      await keepLabels(page)
      const link = playLink(PROGRAM, { size: 20, stroke: 1.5, radius: 1, finish: 'filled' }) ?? ''
      await page.goto(link)
      await shownAt(page, '20/1.5/1 filled')
      assert.equal(await page.locator('#program').inputValue(), PROGRAM)
      await page.getByRole('slider', { name: 'Size' }).fill('16')
      await shownAt(page, '16/1.5/1 filled')
      await page.getByRole('button', { name: 'Copy link' }).click()
      await page.getByRole('button', { name: 'Copied' }).waitFor()
      const copied = await page.evaluate<string>('navigator.clipboard.readText()')
      const other = await page.context().newPage()
      await other.goto(copied)
      await shownAt(other, '16/1.5/1 filled')
      assert.equal(await other.locator('#program').inputValue(), PROGRAM)
    })
  })

  test('each press copies the link, also one that comes while the address is being written', async () => {
    await visit({ permissions: ['clipboard-read', 'clipboard-write'] }, async (page) => {
      await page.goto(playLink(PROGRAM, { size: 20, stroke: 1.5, radius: 1, finish: 'filled' }) ?? '')
      await shownAt(page, '20/1.5/1 filled')
      // No `waitForFunction`, here and below: the pages let no text be run as a script.
      const copied = await page.evaluate<string[]>(`new Promise((resolve) => {
        const copied = []
        navigator.clipboard.writeText = async (text) => copied.push(text) === 2 && resolve(copied)
        const size = document.querySelector('.cut-bench [name="size"]')
        size.value = '16'
        size.dispatchEvent(new Event('input', { bubbles: true }))
        const button = document.querySelector('[data-do="link"]')
        button.click()
        button.click()
      })`)
      assert.equal(new Set(copied).size, 1)
    })
  })

  test('a broken, a newer and a swollen link say so and lose nothing', async () => {
    await visit({}, async (page) => {
      const mine = 'icon mine\ncircle 12,12 9\n'
      await page.goto('/play')
      await type(page, mine)
      await page.locator('a[download="mine.svg"]').waitFor()
      const good = (playLink(PROGRAM, HOUSE_CUT) ?? '').slice('/play#'.length)
      for (const [hash, said] of [
        [good.slice(0, 40), 'The link is broken'],
        ['1-!!!!', 'The link is broken'],
        ['2-abcd', 'The link was made by a newer Burin'],
        ['hello', 'The link is none of ours'],
        [`1-${'A'.repeat(5000)}`, 'The link is longer than any of ours'],
        [(playLink(`icon a\n${' '.repeat(1_000_000)}`, HOUSE_CUT) ?? '').slice(6), 'The link is broken'],
      ] as const) {
        await page.evaluate(`location.hash = ${JSON.stringify(hash)}`)
        await page.locator('.notice', { hasText: said }).waitFor()
        assert.equal(await page.locator('#program').inputValue(), mine)
      }
      await page.evaluate(`location.hash = ${JSON.stringify(good)}`)
      await page.locator('a[download="cloud-lightning.svg"]').waitFor()
      await page.getByRole('button', { name: 'Take back' }).click()
      assert.equal(await page.locator('#program').inputValue(), mine)
    })
  })

  test('an icon of the catalogue is opened to be edited, at its cut', async () => {
    await visit({}, async (page) => {
      await page.goto('/icons/bell?size=16')
      await page.getByText('The program it is drawn from').click()
      await page.getByRole('link', { name: 'Edit it' }).click()
      await shownAt(page, '16/2/3 outlined')
      assert.match(await page.locator('#program').inputValue(), /^icon bell\n/)
    })
  })

  test(`${HOSTILE.length} hostile programs run nothing`, async () => {
    assert.ok(HOSTILE.length >= 50)
    await visit({}, async (page) => {
      await page.goto('/play')
      for (const program of HOSTILE) {
        const link = playLink(program, HOUSE_CUT) ?? ''
        await page.evaluate(`location.hash = ${JSON.stringify(link.slice('/play'.length))}`)
        await until(async () => (await page.locator('#program').inputValue()) === program)
        await page.locator('#problems p, .verdict:not([hidden])').first().waitFor()
      }
      assert.equal(await page.evaluate('globalThis.ran'), undefined)
      assert.equal(await page.locator('main script:not([src]), .shown img, .shown iframe, .shown a').count(), 0)
    })
  })

  test('mutated programs, typed one after the other, are drawn or have a problem', async () => {
    await visit({}, async (page) => {
      await page.goto('/play')
      await shownAt(page, '24/2/3 outlined')
      const programs = mutantsOf(PROGRAM, 200)
      const ends = await page.evaluate<string[]>(`(async () => {
        const { createCutter } = await import('/scripts/now/cutter.js')
        const cutter = createCutter(document.querySelector('.cut-bench').dataset.engine)
        const ends = []
        for (const program of ${JSON.stringify(programs)}) {
          const { fault, pictures } = await cutter.draw(program, [${JSON.stringify(HOUSE_CUT)}])
          ends.push(fault ?? (pictures[0].svg === '' ? 'problem ' + pictures[0].problems.length : 'picture'))
        }
        return ends
      })()`)
      assert.equal(ends.length, programs.length)
      assert.deepEqual(
        ends.filter((end) => end !== 'picture' && !/^problem [1-9]/.test(end)),
        [],
      )
      assert.ok(ends.includes('picture'))
    })
  })

  test('an engine that goes on for ever is ended, and another one begun', async () => {
    const stuck = `addEventListener('message', ({ data }) => {
      while (data.text === 'for ever') {}
      postMessage({ turn: data.turn, pictures: [], findings: [], fault: null })
    })`
    await visit({}, async (page) => {
      const said = await askEngine<{ fault: string | null }[]>(
        page,
        stuck,
        `return [await cutter.draw('for ever', []), await cutter.draw('short', [])]`,
      )
      assert.match(said[0]?.fault ?? '', /took too long/)
      assert.equal(said[1]?.fault, null)
    })
  })

  test('what a slider can come to is drawn before it does, and shown at once', async () => {
    await visit({}, async (page) => {
      await page.goto('/play')
      await shownAt(page, '24/2/3 outlined')
      await page.getByRole('slider', { name: 'Size' }).hover()
      const isShownAtOnce = async (): Promise<boolean> =>
        page.evaluate(`(async () => {
          const slider = document.querySelector('[type="range"][name="size"]')
          slider.value = slider.value === '16' ? 20 : 16
          slider.dispatchEvent(new Event('input', { bubbles: true }))
          for (let turn = 0; turn < 50; turn += 1) await null
          const [picture, name] = ['.stage > svg > svg', '.cut-name'].map((one) => document.querySelector(one))
          return picture.getAttribute('width') === slider.value && name.textContent.startsWith(slider.value)
        })()`)
      await until(isShownAtOnce)
    })
  })

  test('what was asked for earlier never comes after what is known already', async () => {
    // Its second answer waits until the page has asked for what is known.
    const held = `const gate = new Promise((open) => (new BroadcastChannel('gate').onmessage = open))
      addEventListener('message', async ({ data: { turn, cuts } }) => {
        if (cuts[0]?.size === 20) await gate
        postMessage({ turn, pictures: cuts.map(({ size }) => ({ svg: String(size) })), findings: [], fault: null })
      })`
    await visit({}, async (page) => {
      const answers = await askEngine<unknown>(
        page,
        held,
        `await cutter.draw('a', [{ size: 16 }])
        const later = cutter.draw('a', [{ size: 20 }])
        const again = cutter.draw('a', [{ size: 16 }])
        new BroadcastChannel('gate').postMessage('open')
        const known = await Promise.race([again, later])
        return [known.pictures, await later]`,
      )
      assert.deepEqual(answers, [[{ svg: '16' }], null])
    })
  })

  test('all pictures are drawn ahead before any of them is judged', async () => {
    const counting = `let drawn = 0
      addEventListener('message', ({ data: { turn, want, cuts } }) => {
        drawn += want === 'pictures' ? cuts.length : 0
        postMessage({ turn, pictures: want === 'pictures' ? cuts.map(() => ({ svg: '' })) : [], findings: [drawn], fault: null })
      })`
    await visit({}, async (page) => {
      const drawnBefore = await askEngine<unknown>(
        page,
        counting,
        `const cuts = Array.from({ length: 20 }, (_, size) => ({ size }))
        await cutter.ahead('a', cuts)
        return (await cutter.judge('a', cuts[0])).findings`,
      )
      assert.deepEqual(drawnBefore, [20])
    })
  })

  test('without scripts the page says what can be done', async () => {
    await visit({ javaScriptEnabled: false }, async (page) => {
      await page.goto('/play')
      await page.getByText('takes scripts, and this browser runs none').waitFor()
      assert.equal(await page.locator('.cut-bench').isVisible(), false)
    })
  })

  test('nothing serious by axe, with a picture and with a problem', async () => {
    await visit({ bypassCSP: true }, async (page, faults) => {
      await page.goto('/play')
      await shownAt(page, '24/2/3 outlined')
      faults.push(...(await lookAtPage(page)))
      await type(page, 'icon ring\ncirle 12,12 9\n')
      await page.getByRole('button', { name: 'Line 2' }).waitFor()
      faults.push(...(await lookAtPage(page)))
    })
  })
})
