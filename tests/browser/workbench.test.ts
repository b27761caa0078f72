/** The workbench in a real browser: what was drawn follows its sliders, drawn by the engine in the page, as the service would. */
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { after, before, describe, test } from 'node:test'
import { parseSync } from 'oxc-parser'
import { chromium } from 'playwright-core'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { allCuts, cutName } from '../../src/drawing/model/cut.ts'
import type { Cut } from '../../src/drawing/model/cut.ts'
import { plainWords } from '../../src/contract/plain-words.ts'
import { GLYPHS_FOLDER } from '../../src/lexicon/load.ts'
import type { Attempt } from '../../src/studio/attempt.ts'
import { attempt } from '../../src/studio/attempt.ts'
import type { DrawnItem } from '../../src/studio/drawn.ts'
import { ENGINE_PATH } from '../../src/web/workbench/kept-scripts.ts'
import { runSite } from '../run-site.ts'
import type { Site } from '../run-site.ts'
import { until } from '../until.ts'
import { CHROMIUM, CHROMIUM_FLAGS, missing, PATIENCE_MS } from './chromium.ts'
import { drawnPage } from './drawn-page.ts'
import { keepLabels } from './keep-labels.ts'
import { lookAtPage, watchPage } from './look-at-page.ts'

const skip = existsSync(CHROMIUM) ? false : missing('Chromium, so the workbench was not tried in a browser')

/** The bolt stands too near to a drop of rain, so that there is something to find at every cut. */
const CLOUD = `icon cloud-lightning
path 5.5,13.89 cw 4.5 5.4,5.137 cw 6 16.8,5.055 cw 4.5 18.5,13.89 solid
line 13.5,9 9.5,16! 14.5,16! 11,22
line 16,15 19.5,22
`

/** What the author said, not the checker: it stays at every cut. */
const SAID = {
  rule: 'unmatched',
  severity: 'warning',
  message: 'Did you mean "sun" or "smile"?',
  at: null,
  measured: null,
  limit: null,
  span: null,
} as const

/** Draws a line, whatever it is asked for. */
const OTHER_ENGINE = `addEventListener('message', ({ data: { turn, want, cuts } }) => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24"><path d="M1 1H9"/></svg>'
  const pictures = want === 'pictures' ? cuts.map(() => ({ svg, name: 'line', problems: [] })) : []
  postMessage({ turn, pictures, findings: [], fault: null })
})`

/** Not `spawnSync`: the service that is asked is in this process. */
const run = promisify(execFile)

function drawnAt(cut: Cut, program: string = CLOUD): Attempt {
  return attempt({ program, intent: 'A cloud with a lightning bolt.', idea: '', findings: [] }, cut)
}

describe('the workbench in a browser', { skip }, () => {
  let site: Site
  let browser: Browser
  before(async () => {
    const draw = async ({ cut, count }: { readonly cut: Cut; readonly count: number }) => {
      const { svg, findings } = drawnAt(cut)
      const item = (index: 0 | 1): DrawnItem => ({
        index,
        svg,
        status: 'draft',
        attempts: 1,
        intent: 'A cloud with a lightning bolt.',
        program: CLOUD,
        findings: [SAID, ...findings],
      })
      return { concept: 'cloud-lightning', items: count === 1 ? [item(0)] : [item(0), item(1)], usage: null }
    }
    site = await runSite({ draw }, { BURIN_LIMIT_VISITOR: '0', BURIN_LIMIT_FREE_DRAWS: '0' })
    browser = await chromium.launch({ executablePath: CHROMIUM, args: [...CHROMIUM_FLAGS] })
  })
  after(async () => {
    await browser.close()
    await site.stop()
  })
  /** A page in a browser of its own that must not complain. */
  const visit = async (
    options: BrowserContextOptions,
    use: (page: Page, faults: string[]) => Promise<void>,
    prepare = '',
  ): Promise<void> => {
    const context = await browser.newContext({ baseURL: site.baseUrl, ...options })
    context.setDefaultTimeout(PATIENCE_MS)
    if (prepare !== '') await context.addInitScript(prepare)
    const page = await context.newPage()
    const faults: string[] = []
    watchPage(page, site.baseUrl, faults)
    await use(page, faults)
    await context.close()
    assert.deepEqual(faults, [])
  }
  const draw = async (page: Page, query = ''): Promise<void> => {
    await page.goto(`/?prompt=a+cloud+with+a+lightning+bolt${query}`)
    await page.getByRole('button', { name: 'Draw', exact: true }).click()
    await drawnPage(page)
  }
  const source = (page: Page): Promise<string> => page.locator('#svg-0').inputValue()
  const cutIs = (page: Page, cut: Cut) => page.locator('.cut-name', { hasText: cutName(cut) }).waitFor()

  for (const [width, height] of [
    [1280, 900],
    [360, 740],
  ] as const)
    test(`the table of all cuts shows the cut that there is, without an empty half beside it: ${width} px wide`, async () => {
      await visit({ viewport: { width, height } }, async (page) => {
        await draw(page)
        await page.getByText('All 120 cuts').click()
        await page.locator('.all-cuts [aria-pressed="true"] svg').waitFor()
        const seen = await page.evaluate<Readonly<Record<string, number>>>(`(() => {
          const box = (selector) => document.querySelector(selector).getBoundingClientRect()
          const frame = document.querySelector('.all-cuts .cuts')
          const [figure, other] = [...document.querySelectorAll('.drawn .stage figure')].map((one) => one.getBoundingClientRect())
          return {
            head: Math.min(box('.all-cuts caption span').left, box('.all-cuts [scope="row"]').left) - frame.getBoundingClientRect().left,
            hidden: box('.all-cuts [aria-pressed="true"]').right - frame.getBoundingClientRect().right,
            overflow: frame.scrollWidth - frame.clientWidth,
            stage: box('.drawn .stage').width,
            apart: Math.abs(figure.bottom - other.bottom),
          }
        })()`)
        assert.ok((seen['hidden'] ?? 1) < 1, JSON.stringify(seen))
        assert.ok((seen['head'] ?? -1) > -1, JSON.stringify(seen))
        assert.ok(width < 1280 || seen['overflow'] === 0, JSON.stringify(seen))
        assert.ok((seen['stage'] ?? 999) < 240, JSON.stringify(seen))
        assert.equal(seen['apart'], 0)
      })
    })

  const followsAll = async (page: Page): Promise<void> => {
    await draw(page)
    const slider = page.getByRole('slider', { name: 'Size' })
    await slider.focus()
    await page.keyboard.press('ArrowLeft')
    await cutIs(page, { size: 20, stroke: 2, radius: 3, finish: 'outlined' })
    await page.getByRole('slider', { name: 'Stroke' }).focus()
    for (let i = 0; i < 2; i += 1) await page.keyboard.press('ArrowLeft')
    await page.getByRole('spinbutton', { name: 'Radius as a number' }).fill('1')
    await page.getByRole('switch', { name: 'Filled' }).check()
    const cut: Cut = { size: 20, stroke: 1, radius: 1, finish: 'filled' }
    await cutIs(page, cut)
    const { svg } = drawnAt(cut)
    assert.equal(await source(page), svg)
    const href = await page.getByRole('link', { name: 'Download SVG' }).getAttribute('href')
    assert.equal(decodeURIComponent(href ?? ''), `data:image/svg+xml,${svg}`)
    assert.deepEqual(
      await page.locator('.stage figure > svg').evaluateAll((all) => all.map((one) => one.getAttribute('width'))),
      ['20', '40'],
    )
    const path = await page.locator('.stage figure path').first().getAttribute('d')
    assert.ok(svg.includes(` d="${path}"`))
  }

  test('every slider, keys and typed numbers: the very bytes of the service, at true sizes', async () => {
    await visit({}, async (page) => {
      await followsAll(page)
      assert.equal(page.workers().length, 1)
    })
  })

  test('the same without a worker', async () => {
    await visit({}, followsAll, 'globalThis.Worker = undefined')
  })

  test('findings follow the cut; one shows its place and its line; what the author said stays', async () => {
    await visit({}, async (page) => {
      await draw(page)
      const heavy: Cut = { size: 16, stroke: 3, radius: 3, finish: 'outlined' }
      await page.getByRole('slider', { name: 'Size' }).fill('16')
      await page.getByRole('slider', { name: 'Stroke' }).fill('3')
      await cutIs(page, heavy)
      const { findings } = drawnAt(heavy)
      const wanted = findings.find(({ at, span }) => at !== null && span !== null)
      assert.ok(wanted !== undefined, 'this cut has a finding with a place')
      assert.equal(await page.locator('.findings li', { hasText: 'Did you mean' }).count(), 1)
      const button = page.getByRole('button', { name: wanted.message })
      // What it means stands before what was measured.
      assert.ok((await button.locator('..').textContent())?.includes(` ${plainWords(wanted.rule)} ${wanted.message}`))
      await button.click()
      const ring = page.locator('.stage .fault')
      assert.equal(Number(await ring.getAttribute('cx')), wanted.at?.x)
      assert.equal(await page.locator('mark').textContent(), CLOUD.split('\n')[(wanted.span?.line ?? 0) - 1])
      const isDraft = findings.some(({ severity }) => severity === 'error')
      assert.equal(await page.locator('.card .badge').textContent(), isDraft ? 'Draft' : 'Checked')
      assert.equal(await page.locator('.findings li').count(), findings.length + 1)
    })
  })

  test('what a finding offers goes into the form, which keeps its cut', async () => {
    await visit({}, async (page) => {
      await draw(page)
      await page.getByRole('link', { name: '"smile"' }).click()
      const prompt = page.locator('form [name="prompt"]')
      assert.equal(await prompt.inputValue(), 'smile')
      assert.equal(await page.locator('form [name="prompt"]:focus').count(), 1)
      assert.equal(new URL(page.url()).searchParams.get('prompt') === 'smile', false)
    })
  })

  test('the sliders lead: the form asks for the cut that they show, and has no second set of controls', async () => {
    await visit({}, async (page) => {
      await draw(page)
      const ofForm = page.locator('form.draw fieldset')
      assert.equal(await ofForm.filter({ visible: true }).count(), 1)
      await page.getByRole('slider', { name: 'Size' }).fill('16')
      await page.getByText('Drawn at the cut above: 16/2/3 outlined').waitFor()
      await page.reload()
      await page.getByText('Drawn at the cut above: 16/2/3 outlined').waitFor()
      await page.getByRole('button', { name: 'Put it away' }).click()
      assert.equal(await ofForm.filter({ visible: true }).count(), 5)
      assert.equal(await page.locator('form.draw [name="size"]:checked').getAttribute('value'), '16')
    })
  })

  test('two ideas follow together', async () => {
    await visit({}, async (page) => {
      await draw(page, '&ideas=2')
      await page.getByRole('slider', { name: 'Size' }).fill('16')
      const { svg } = drawnAt({ size: 16, stroke: 2, radius: 3, finish: 'outlined' })
      await page.locator('.card + .card .stage figure svg svg[width="16"]').first().waitFor()
      assert.deepEqual([await source(page), await page.locator('#svg-1').inputValue()], [svg, svg])
    })
  })

  test('taken along in every form, as it is shown', async () => {
    await visit({ permissions: ['clipboard-read', 'clipboard-write'] }, async (page) => {
      await keepLabels(page)
      await draw(page)
      await page.getByRole('slider', { name: 'Size' }).fill('16')
      const cut: Cut = { size: 16, stroke: 2, radius: 3, finish: 'outlined' }
      await cutIs(page, cut)
      const { svg } = drawnAt(cut)
      await page.getByText('Take it along').click()
      const form = page.getByLabel('As', { exact: true })
      const text = page.getByLabel('What is taken along')
      const [wide, needed] = await form.evaluate((select) => {
        const { style, offsetWidth } = select as unknown as { style: { width: string }; offsetWidth: number }
        style.width = 'max-content'
        const whole = (select as unknown as { offsetWidth: number }).offsetWidth
        style.width = ''
        return [offsetWidth, whole] as const
      })
      assert.ok(wide >= needed, `the forms take ${needed} px, and have ${wide}`)
      const taken = async (name: string): Promise<string> => {
        await form.selectOption(name)
        return text.inputValue()
      }
      assert.equal(await taken('SVG'), svg)
      assert.equal(await taken('Data URL'), `data:image/svg+xml,${encodeURIComponent(svg)}`)
      assert.match(await taken('CSS mask'), /^\.icon-cloud-lightning \{[^]*width: 16px;[^]*mask: url\("data:image\/svg/)
      const react = await taken('React component')
      assert.match(
        react,
        /^export function CloudLightning\(\{ size = \d+, title, \.\.\.props \}\) \{[^]*strokeWidth="2"[^]*\{\.\.\.props\}>/,
      )
      assert.doesNotMatch(react, /stroke-/)
      const { errors } = parseSync('icon.jsx', react)
      assert.deepEqual(errors, [])
      assert.match(await taken('Vue component'), /^<template>\n {2}<svg aria-hidden="true"/)
      assert.equal(await taken('Program'), CLOUD)
      assert.match(await taken('burin draw'), /^burin draw 'a cloud with a lightning bolt' --size 16 --stroke 2 /)
      const command = await taken('curl')
      const { stdout } = await run('sh', ['-c', command])
      assert.deepEqual((JSON.parse(stdout) as { readonly cut: Cut }).cut, cut)
      await page.locator('.take [data-take="copy"]').click()
      await page.getByRole('button', { name: 'Copied' }).waitFor()
      assert.equal(await page.evaluate('navigator.clipboard.readText()'), command)
      await page.getByLabel('PNG, side').selectOption('1024')
      const waiting = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Download PNG' }).click()
      const download = await waiting
      assert.equal(download.suggestedFilename(), 'cloud-lightning-1024.png')
      const png = readFileSync(await download.path())
      assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20)], [1024, 1024])
    })
  })

  test('without scripts there are no sliders, and the rest is as ever', async () => {
    await visit({ javaScriptEnabled: false }, async (page) => {
      await draw(page)
      assert.equal(await page.locator('.cut-bench').isVisible(), false)
      assert.equal(await page.locator('form.draw fieldset').filter({ visible: true }).count(), 5)
      const { findings } = drawnAt({ size: 24, stroke: 2, radius: 3, finish: 'outlined' })
      const told = (await page.locator('.findings').textContent()) ?? ''
      for (const { rule, message } of findings) assert.ok(told.includes(`${plainWords(rule)} ${message}`), message)
      // Its program stands after # in the link, which nothing would read.
      assert.equal(await page.locator('.edit').isVisible(), false)
      assert.match((await page.locator('.edit').getAttribute('href')) ?? '', /^\/play#/)
    })
  })

  test('nothing serious by axe, wide and narrow, light and dark', async () => {
    await visit({ bypassCSP: true }, async (page, faults) => {
      await draw(page)
      await page.getByRole('slider', { name: 'Stroke' }).fill('3')
      await page.locator('.findings button').first().waitFor()
      faults.push(...(await lookAtPage(page)))
    })
  })

  test('what another engine draws after an update is what is copied, downloaded and taken along', async () => {
    await visit({}, async (page) => {
      await draw(page)
      await page.getByText('Take it along').click()
      const now = '/engine/0123456789abcdef/engine.js'
      await page.route(`**${now}`, (route) => route.fulfill({ contentType: 'text/javascript', body: OTHER_ENGINE }))
      await page.route('**/engine', (route) => route.fulfill({ json: { engine: now } }))
      await page.evaluate('document.dispatchEvent(new Event("visibilitychange"))')
      await page.locator('.stage path[d="M1 1H9"]').first().waitFor({ state: 'attached' })
      await until(async () => (await source(page)).includes('M1 1H9'))
      const href = await page.getByRole('link', { name: 'Download SVG' }).getAttribute('href')
      assert.match(decodeURIComponent(href ?? ''), /M1 1H9/)
      assert.match(await page.getByLabel('What is taken along').inputValue(), /M1 1H9/)
      assert.equal(await page.locator('.notice', { hasText: 'The service was updated' }).isVisible(), true)
    })
  })

  test('who goes away and comes back finds the icon at the cut that it was left at, and sliders that say so', async () => {
    await visit({}, async (page) => {
      await draw(page)
      await page.getByRole('slider', { name: 'Size' }).fill('16')
      const cut: Cut = { size: 16, stroke: 2, radius: 3, finish: 'outlined' }
      await cutIs(page, cut)
      await page.locator('.cut-bench [role="status"]', { hasText: '16 px' }).waitFor()
      await page.goto('/icons')
      await page.goBack()
      await drawnPage(page)
      await cutIs(page, cut)
      assert.equal(await page.getByRole('slider', { name: 'Size' }).inputValue(), '16')
      assert.equal(await source(page), drawnAt(cut).svg)
    })
  })

  test('a file that is dropped beside what takes files does not take the page away', async () => {
    await visit({}, async (page) => {
      await draw(page)
      const isPrevented = await page.evaluate(`(() => {
        const files = new DataTransfer()
        files.items.add(new File(['<svg/>'], 'own.svg', { type: 'image/svg+xml' }))
        const beside = document.querySelector('.drawn .stage')
        return ['dragover', 'drop'].map(
          (type) => !beside.dispatchEvent(new DragEvent(type, { dataTransfer: files, bubbles: true, cancelable: true })),
        )
      })()`)
      assert.deepEqual(isPrevented, [true, true])
    })
  })

  test('an engine that the service has no more is not given', async () => {
    const gone = await fetch(`${site.baseUrl}${ENGINE_PATH.replace(/[0-9a-f]{16}/, '0123456789abcdef')}`)
    assert.equal(gone.status, 404)
    const response = await fetch(`${site.baseUrl}${ENGINE_PATH}`)
    assert.match(response.headers.get('cache-control') ?? '', /immutable/)
    assert.match(response.headers.get('content-security-policy') ?? '', /^default-src 'none'/)
  })

  test('the bytes of the service, from the worker of the page, for stored programs', async () => {
    const paths = globSync('**/*.icon', { cwd: GLYPHS_FOLDER }).sort()
    const texts = paths.filter((_, at) => at % 8 === 0).map((path) => readFileSync(join(GLYPHS_FOLDER, path), 'utf8'))
    assert.ok(texts.length > 50)
    const cuts = allCuts()
    const questions = texts.map((text, at) => ({
      text,
      cuts: [0, 1, 2].map((turn) => cuts[(at * 37 + turn * 41) % 120]!),
    }))
    await visit({}, async (page) => {
      await draw(page)
      await page.addScriptTag({ type: 'module', url: '/scripts/now/cutter.js' })
      const answers = await page.evaluate<{ svg: string; problems: unknown[] }[][]>(
        `(async () => {
          const { createCutter } = await import('/scripts/now/cutter.js')
          const cutter = createCutter('${ENGINE_PATH}')
          const answers = []
          for (const { text, cuts } of ${JSON.stringify(questions)}) answers.push((await cutter.draw(text, cuts)).pictures)
          return answers
        })()`,
      )
      for (const [at, { text, cuts: own }] of questions.entries())
        for (const [turn, cut] of own.entries()) {
          const { svg } = drawnAt(cut, text)
          assert.equal(answers[at]?.[turn]?.svg, svg, `${paths[at * 8]} ${cutName(cut)}`)
        }
    })
  })
})
