import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { embeddedAuthor } from '../src/author/embedded/embedded-author.ts'
import { allCuts } from '../src/drawing/model/cut.ts'
import { loadLexicon } from '../src/lexicon/load.ts'
import { attempt } from '../src/studio/attempt.ts'
import { createStudio } from '../src/studio/draw.ts'
import type { Studio } from '../src/studio/draw.ts'
import { revisionOf } from '../src/studio/revision.ts'
import { quantile } from '../src/tools/quantile.ts'
import { wholeOption } from '../src/tools/stop.ts'
import { runBench } from './command/run-bench.ts'
import { requestsFrom } from './draw/requests-from.ts'

const HELP = `draw: how long a draw takes in this process, from the request to the checked SVG

  npm run -s bench -- draw [--count N] [--json]

  --count N  how many different requests, each in another cut (default 400)
  --json     the figures as JSON`

interface Figures {
  readonly glyphs: number
  readonly draws: number
  readonly checkedShare: number
  readonly attemptsMean: number
  readonly drawMsMedian: number
  readonly drawMsP95: number
  readonly drawMsP99: number
  readonly firstDrawMs: number
  readonly lexiconMs: number
  readonly revisionMs: number
  readonly startToFirstDrawMs: number
}

/** Draws before the measured ones. */
const WARM_UP = 600

const FIRST = {
  concept: null,
  prompt: 'a cloud with a lightning bolt',
  images: [],
  cut: { size: 24, stroke: 2, radius: 3, finish: 'outlined' },
  count: 1,
} as const

async function measure(count: number): Promise<Figures> {
  const [lexicon, lexiconMs] = timed(() => loadLexicon())
  const [revision, revisionMs] = timed(() => revisionOf())
  const studio = createStudio({ author: embeddedAuthor(lexicon), judge: attempt, revision })
  const started = performance.now()
  await studio.draw(FIRST)
  const firstDrawMs = performance.now() - started
  // Warm: other requests first, as many as it takes for the code to be compiled; what is measured is drawn for the first time.
  const all = requestsFrom(lexicon.names(), count + WARM_UP)
  await drawAll(studio, all.slice(count))
  const requests = all.slice(0, count)
  const { times, checked, attempts } = await drawAll(studio, requests)
  const at = (share: number): number => quantile(times, share) ?? 0
  return {
    glyphs: lexicon.glyphs.size,
    draws: times.length,
    checkedShare: checked / times.length,
    attemptsMean: attempts / times.length,
    drawMsMedian: at(0.5),
    drawMsP95: at(0.95),
    drawMsP99: at(0.99),
    firstDrawMs,
    lexiconMs,
    revisionMs,
    startToFirstDrawMs: startToFirstDraw(),
  }
}

async function drawAll(
  studio: Studio,
  requests: readonly string[],
): Promise<{ times: number[]; checked: number; attempts: number }> {
  const cuts = allCuts()
  const times: number[] = []
  let checked = 0
  let attempts = 0
  for (const [index, prompt] of requests.entries()) {
    // A stride that shares no factor with 120 goes through all cuts in a mixed order.
    const cut = cuts[(index * 37) % cuts.length]
    if (cut === undefined) continue
    const started = performance.now()
    const { items } = await studio.draw({ concept: null, prompt, images: [], cut, count: 1 })
    times.push(performance.now() - started)
    checked += items[0]?.status === 'checked' ? 1 : 0
    attempts += items[0]?.attempts ?? 0
  }
  return { times, checked, attempts }
}

/** Wall time of a fresh process that draws one icon and ends. */
function startToFirstDraw(): number {
  const tool = fileURLToPath(new URL('../src/tools/draw.ts', import.meta.url))
  const started = performance.now()
  const run = spawnSync(process.execPath, [tool, FIRST.prompt])
  if (run.status === 2) throw new Error(run.stderr.toString())
  return performance.now() - started
}

function timed<T>(work: () => T): [T, number] {
  const started = performance.now()
  const result = work()
  return [result, performance.now() - started]
}

function table(figures: Figures): string {
  const ms = (value: number): string => `${value.toFixed(value < 10 ? 2 : 0)} ms`
  return [
    `draw, warm (${figures.draws} requests, ${figures.glyphs} glyphs)   median ${ms(figures.drawMsMedian)}   p95 ${ms(figures.drawMsP95)}   p99 ${ms(figures.drawMsP99)}`,
    `checked ${(figures.checkedShare * 100).toFixed(1)} %, ${figures.attemptsMean.toFixed(2)} attempts on average (an eighth of the requests names something unknown)`,
    `first draw ${ms(figures.firstDrawMs)}   lexicon ${ms(figures.lexiconMs)}   revision ${ms(figures.revisionMs)}   process start to end of one draw ${ms(figures.startToFirstDrawMs)}`,
  ].join('\n')
}

const OPTIONS = {
  count: { type: 'string', default: '400' },
  json: { type: 'boolean' },
} as const

await runBench(HELP, OPTIONS, async (values) => {
  const figures = await measure(wholeOption('count', values.count, 1))
  return values.json === true ? JSON.stringify(figures, null, 2) : table(figures)
})
