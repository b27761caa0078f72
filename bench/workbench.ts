import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright-core'
import type { Browser, Locator, Page } from 'playwright-core'
import { allCuts, cutName } from '../src/drawing/model/cut.ts'
import { GLYPHS_FOLDER } from '../src/lexicon/load.ts'
import { attempt } from '../src/studio/attempt.ts'
import { quantile } from '../src/tools/quantile.ts'
import { wholeOption } from '../src/tools/stop.ts'
import { CHROMIUM, CHROMIUM_FLAGS } from '../tests/browser/chromium.ts'
import { mutantsOf } from '../tests/browser/mutants-of.ts'
import { runIconsService } from '../tests/run-icons-service.ts'
import { runBench } from './command/run-bench.ts'

const HELP = `workbench: how soon pictures follow a slider in Chromium, and whether they are those of the service

  npm run -s bench -- workbench [--moves N] [--slow N] [--programs N] [--typed N]

  --moves N     positions of sliders that are measured, each from its event to the painted frame: dragged, and by keys (default 200)
  --slow N      measured again with a processor so many times slower (default 4; the page's thread, not its worker)
  --programs N  programs drawn in the browser at 12 cuts each, and compared with the service's own bytes (default 0)
  --typed N     mutated programs typed into the editor, one after the other (default 0)`

const CUTS_PER_PROGRAM = 12
const SAMPLE = readFileSync(join(GLYPHS_FOLDER, 'weather/cloud-lightning.icon'), 'utf8')

interface Settings {
  readonly moves: number
  readonly slow: number
  readonly programs: number
  readonly typed: number
}

async function measure({ moves, slow, programs, typed }: Settings): Promise<string> {
  const service = await runIconsService()
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: [...CHROMIUM_FLAGS] })
  try {
    await service.ready()
    const lines: string[] = []
    for (const rate of new Set([1, slow])) lines.push(await recuts(browser, service.baseUrl, { moves, rate }))
    lines.push(await sheets(browser, service.baseUrl), await sizes(browser, service.baseUrl))
    if (programs > 0) lines.push(await sameBytes(browser, service.baseUrl, programs))
    if (typed > 0) lines.push(await typedIn(browser, service.baseUrl, typed))
    return lines.join('\n')
  } finally {
    await browser.close()
    await service.stop()
  }
}

async function openPage(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  page.setDefaultTimeout(120_000)
  await page.goto(address)
  return page
}

/** From the event of a slider to the frame in which its picture was painted: dragged by the pointer, and stepped by keys. */
async function recuts(
  browser: Browser,
  baseUrl: string,
  { moves, rate }: { readonly moves: number; readonly rate: number },
): Promise<string> {
  const page = await openPage(browser, `${baseUrl}/play`)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const busyMs = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
  }
  await page.locator('.cm-content').fill(SAMPLE)
  await page.locator('a[download="cloud-lightning.svg"]').waitFor()
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  await page.evaluate(WATCH_RECUTS)
  const lines: string[] = []
  for (const [name, move] of Object.entries({ dragged: drag, 'by keys': stepByKeys })) {
    const before = await busyMs()
    await move(page, moves)
    const each = ((await busyMs()) - before) / moves
    const waits = await page.evaluate<number[]>('recutWaits.splice(0)')
    // What else runs on this machine lengthens the waits, but not what the page's thread takes of a processor.
    lines.push(
      `re-cut ${name}, ${rate === 1 ? 'plain' : `slowed ${rate} times`}: ${inWords(waits)} (event to painted frame, ${waits.length} moves); ${each.toFixed(1)} ms of a processor each`,
    )
  }
  await page.close()
  return lines.join('\n')
}

/** Notes, for every event of a slider, the ms until the frame with its picture was painted. */
const WATCH_RECUTS = `(() => {
  globalThis.recutWaits = []
  const shown = document.querySelector('.stage figure > svg')
  addEventListener('input', ({ target }) => {
    if (target.type !== 'range') return
    const begun = performance.now()
    const watch = new MutationObserver(() => {
      watch.disconnect()
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => recutWaits.push(performance.now() - begun)
        port2.postMessage(null)
      })
    })
    watch.observe(shown, { childList: true })
  }, true)
})()`

/** The sliders that are moved, and how many steps they have. */
const SLIDERS = [
  { name: 'stroke', last: 4, moves: 9 },
  { name: 'size', last: 2, moves: 5 },
]
const HALF_THUMB_PX = 8

/** As somebody drags: a browser gives the moves of a pointer to the page with the next frame, so that one frame does for both. */
async function drag(page: Page, moves: number): Promise<void> {
  for (let done = 0; done < moves;)
    for (const { name, last, moves: some } of SLIDERS) {
      const slider = page.locator(`.cut-bench [name="${name}"][type="range"]`)
      await slider.scrollIntoViewIfNeeded()
      const { x, y, width, height } = (await slider.boundingBox())!
      const goTo = (step: number): Promise<void> =>
        page.mouse.move(x + HALF_THUMB_PX + ((width - 2 * HALF_THUMB_PX) * step) / last, y + height / 2)
      const at = await stepOf(slider)
      await goTo(at)
      await page.mouse.down()
      for (const step of toAndFro(at, last, some)) {
        await goTo(step)
        await pause(done++)
      }
      await page.mouse.up()
    }
}

/** A key comes at any moment, and waits for the next frame. */
async function stepByKeys(page: Page, moves: number): Promise<void> {
  const slider = page.locator('.cut-bench [name="stroke"][type="range"]')
  await slider.focus()
  const at = await stepOf(slider)
  let before = at
  for (const [done, step] of toAndFro(at, 4, moves).entries()) {
    await page.keyboard.press(step > before ? 'ArrowRight' : 'ArrowLeft')
    before = step
    await pause(done)
  }
}

/** Which of its steps a slider stands on, from 0. */
async function stepOf(slider: Locator): Promise<number> {
  const [min, step] = [await slider.getAttribute('min'), await slider.getAttribute('step')]
  return Math.round((Number(await slider.inputValue()) - Number(min)) / Number(step))
}

/** So many steps from one on, between 0 and `last`. */
function toAndFro(from: number, last: number, count: number): number[] {
  let way = 1
  let at = from
  return Array.from({ length: count }, () => {
    if (at + way > last || at + way < 0) way = -way
    return (at += way)
  })
}

/** The next position comes some frames later. */
function pause(turn: number): Promise<void> {
  return setTimeout(20 + ((turn * 7) % 30))
}

/** From a choice on the page of all icons to pictures that follow, and how long it did not answer. */
async function sheets(browser: Browser, baseUrl: string): Promise<string> {
  const page = await openPage(browser, `${baseUrl}/icons`)
  const tries: (readonly [seen: number, all: number, longest: number])[] = []
  for (const size of ['16', '24', '16', '24'])
    tries.push(
      await page.evaluate<[number, number, number]>(`(async () => {
        const box = document.querySelector('.toolbar [name="size"][value="${size}"]')
        const pictures = () => [...document.querySelectorAll('.results .tiles .icon')]
        const isDrawn = (one) => one.querySelector('svg')?.getAttribute('width') === '${size}'
        let long = 0
        const watch = new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => (long = Math.max(long, duration))))
        watch.observe({ entryTypes: ['longtask'] })
        const until = async (isSo) => { while (!isSo()) await new Promise((done) => setTimeout(done, 1)) }
        const begun = performance.now()
        box.click()
        await until(() => isDrawn(pictures()[0]))
        const seen = performance.now() - begun
        await until(() => pictures().every(isDrawn))
        const all = performance.now() - begun
        await new Promise((done) => setTimeout(done, 50))
        watch.disconnect()
        return [seen, all, long]
      })()`),
    )
  await page.close()
  const said = (some: typeof tries): string =>
    some.map(([seen, all]) => `${seen.toFixed(0)}/${all.toFixed(0)}`).join(', ')
  const longest = Math.max(...tries.map(([, , long]) => long))
  // The first time each sheet is read, and maybe drawn by the service.
  return `/icons at another size, first/all pictures: ${said(tries.slice(0, 2))} ms at first, ${said(tries.slice(2))} ms again; longest task ${longest.toFixed(0)} ms`
}

/** What scripts weigh, packed. */
async function sizes(browser: Browser, baseUrl: string): Promise<string> {
  const page = await browser.newPage()
  const weights = new Map<string, number>()
  const reading: Promise<unknown>[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (!response.ok() || !pathname.endsWith('.js')) return
    reading.push(response.body().then((body) => weights.set(pathname, gzipSync(body).length)))
  })
  const sum = async (): Promise<number> => {
    await page.waitForLoadState('networkidle')
    await Promise.all(reading)
    return [...weights.values()].reduce((all, one) => all + one, 0)
  }
  await page.goto(`${baseUrl}/`)
  const front = await sum()
  weights.clear()
  await page.goto(`${baseUrl}/play`)
  await page.locator('.cm-content').waitFor()
  const play = await sum()
  const editor = [...weights].find(([path]) => path.startsWith('/editor/'))?.[1] ?? 0
  await page.close()
  return `scripts, gzip: / ${kb(front)} before a draw; /play ${kb(play - editor)} and the editor ${kb(editor)}`
}

/** Programs at 12 cuts each, in the page's worker and here. */
async function sameBytes(browser: Browser, baseUrl: string, count: number): Promise<string> {
  const page = await openPage(browser, `${baseUrl}/play`)
  const stored = globSync('**/*.icon', { cwd: GLYPHS_FOLDER }).sort()
  const texts = stored.map((path) => readFileSync(join(GLYPHS_FOLDER, path), 'utf8'))
  const mutants = texts.flatMap((text) => mutantsOf(text, Math.ceil((count - texts.length) / texts.length) || 0))
  const programs = [...texts, ...mutants].slice(0, count)
  const all = allCuts()
  let drawings = 0
  const others: string[] = []
  for (const [at, text] of programs.entries()) {
    const cuts = Array.from({ length: CUTS_PER_PROGRAM }, (_, turn) => all[(at * 37 + turn * 11) % all.length]!)
    const answer = await page.evaluate<{ readonly pictures: readonly { readonly svg: string }[] }>(`(async () => {
      globalThis.ask ??= (await import('/scripts/now/cutter.js')).createCutter(document.querySelector('.cut-bench').dataset.engine)
      return ask.draw(${JSON.stringify(text)}, ${JSON.stringify(cuts)})
    })()`)
    for (const [index, cut] of cuts.entries()) {
      const { svg } = attempt({ program: text, intent: '', idea: '', findings: [] }, cut)
      if (svg !== '') drawings += 1
      if (answer.pictures[index]?.svg !== svg) others.push(`${text.split('\n', 1)[0]} ${cutName(cut)}`)
    }
  }
  await page.close()
  return `${programs.length} programs at ${CUTS_PER_PROGRAM} cuts: ${drawings} drawings, ${others.length} with other bytes than the service's${others
    .slice(0, 3)
    .map((one) => `; ${one}`)
    .join('')}`
}

/** Each ends in a picture or a problem; the page answers within the patience of a command. */
async function typedIn(browser: Browser, baseUrl: string, count: number): Promise<string> {
  const page = await openPage(browser, `${baseUrl}/play`)
  const content = page.locator('.cm-content')
  await content.waitFor()
  const waits: number[] = []
  let pictures = 0
  for (const program of mutantsOf(SAMPLE, count)) {
    const begun = performance.now()
    await page.evaluate(
      `document.querySelector('#problems').replaceChildren(), (document.querySelector('.verdict').hidden = true)`,
    )
    await content.fill(program)
    await page.locator('#problems p, .verdict:not([hidden])').first().waitFor()
    waits.push(performance.now() - begun)
    if ((await page.locator('#problems p').count()) === 0) pictures += 1
  }
  await page.close()
  return `${count} mutated programs typed: ${pictures} pictures, ${count - pictures} problems, none without an answer; ${inWords(waits)}, longest ${Math.max(...waits).toFixed(0)} ms`
}

function inWords(waits: readonly number[]): string {
  const at = (share: number): string => (quantile(waits, share) ?? 0).toFixed(1)
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`
}

function kb(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`
}

await runBench(
  HELP,
  {
    moves: { type: 'string', default: '200' },
    slow: { type: 'string', default: '4' },
    programs: { type: 'string', default: '0' },
    typed: { type: 'string', default: '0' },
  },
  ({ moves, slow, programs, typed }) =>
    measure({
      moves: wholeOption('moves', moves, 1),
      slow: wholeOption('slow', slow, 1),
      programs: wholeOption('programs', programs, 0),
      typed: wholeOption('typed', typed, 0),
    }),
)
