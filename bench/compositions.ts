import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cutName } from '../src/drawing/model/cut.ts'
import { layoutOf } from '../src/tools/sheet/layout.ts'
import { paintSheet } from '../src/tools/sheet/paint-sheet.ts'
import { runBench } from './command/run-bench.ts'
import { drawRequests } from './compositions/draw-requests.ts'
import type { Shown } from './compositions/draw-requests.ts'
import { CUTS, readRequests, writeRequests } from './compositions/judged-requests.ts'
import type { CutKey, JudgedRequest, Verdict } from './compositions/judged-requests.ts'

const HELP = `compositions: which of the pictures that people ask for a designer would ship

  npm run -s bench -- compositions [--kind NAME] [--out FILE] [--cut NAME] [--stale] [--rejected FILE]

  --kind NAME      of badge, slash, inside, beside, count, state only
  --out FILE       a sheet to look at, more pages as FILE-2.png …: of each request 24/2 outlined, 24/2 filled and 16/2 outlined, real and enlarged
  --cut NAME       on the sheet only 24/2, filled or 16/2, larger
  --stale          on the sheet only requests with a drawing that nobody has judged as it is
  --rejected FILE  keeps verdicts in bench/compositions/requests.tsv: lines "24/2: 3, 7", "filled: …", "16/2: …" with the numbers that a designer
                   would not ship; all others that are drawn (with --stale: all that it shows) would be shipped

A verdict holds for the drawing that was looked at: where it has been drawn otherwise since, it counts as not judged.
Exit code: 0 measured, 2 wrong usage.`

const OPTIONS = {
  kind: { type: 'string' },
  out: { type: 'string' },
  cut: { type: 'string' },
  stale: { type: 'boolean' },
  rejected: { type: 'string' },
} as const

const FILE = join(import.meta.dirname, 'compositions/requests.tsv')
const ROWS = 10
/** px of a page that a viewer need not shrink. */
const WIDTH = 1340
const COLUMNS = 12

await runBench(HELP, OPTIONS, async (values) => {
  const requests = readRequests(readFileSync(FILE, 'utf8'))
  const chosen = requests.filter(({ kind }) => values.kind === undefined || kind === values.kind)
  const drawn = await drawRequests(chosen)
  const shown = values.stale === true ? drawn.filter(isStale) : drawn
  if (values.out !== undefined) await paint(shown, values.out, values.cut)
  if (values.rejected !== undefined) {
    const judged = withVerdicts(shown, readFileSync(values.rejected, 'utf8'))
    const all = requests.map((request) => judged.get(request.number) ?? request)
    writeFileSync(FILE, writeRequests(all))
    return table(drawn.map((one) => ({ ...one, request: judged.get(one.request.number) ?? one.request })))
  }
  return table(drawn)
})

function isStale({ request, pictures }: Shown): boolean {
  return CUTS.some(({ key }) => request.verdicts[key]?.hash !== pictures[key].hash)
}

async function paint(shown: readonly Shown[], out: string, only?: string): Promise<void> {
  const cuts = CUTS.filter(({ key }) => only === undefined || key === only)
  const [first] = cuts
  if (first === undefined) throw new Error(`--cut ${only}: allowed are ${CUTS.map(({ key }) => key).join(', ')}`)
  const size = Math.max(...cuts.map(({ cut }) => cut.size))
  const layout = layoutOf(size, 96 / size, { pixels: false, smooth: true, labels: true }, 1, COLUMNS, WIDTH)
  const perPage = ROWS * (COLUMNS / cuts.length)
  for (let from = 0; from < shown.length; from += perPage) {
    const file = from === 0 ? out : out.replace(/(\.\w+)?$/, `-${1 + from / perPage}$1`)
    const cells = shown.slice(from, from + perPage).flatMap(({ request, pictures }) =>
      cuts.map(({ key, cut }, index) => ({
        name: index === 0 ? `${request.number} ${request.text}` : cutName(cut),
        cut,
        svg: pictures[key].svg,
        findings: pictures[key].findings,
      })),
    )
    writeFileSync(file, await paintSheet(cells, layout, { dark: false, grid: false, marks: false }))
  }
}

/** The requests shown, each with the verdicts that the text gives on what is drawn of it now. */
function withVerdicts(shown: readonly Shown[], text: string): Map<number, JudgedRequest> {
  const rejected = new Map(
    text
      .trim()
      .split('\n')
      .map((line): [string, Set<number>] => {
        const [key = '', numbers = ''] = line.split(':')
        if (!CUTS.some((cut) => cut.key === key)) throw new Error(`"${line}" does not begin with a cut and a colon`)
        return [
          key,
          new Set(
            numbers
              .split(/[\s,]+/)
              .filter(Boolean)
              .map(Number),
          ),
        ]
      }),
  )
  return new Map(
    shown.map(({ request, pictures }) => {
      const verdictOf = (key: CutKey): Verdict => ({
        ships: rejected.get(key)?.has(request.number) !== true,
        hash: pictures[key].hash,
      })
      const verdicts = { '24/2': verdictOf('24/2'), filled: verdictOf('filled'), '16/2': verdictOf('16/2') }
      return [request.number, { ...request, verdicts }]
    }),
  )
}

function table(drawn: readonly Shown[]): string {
  const lines = CUTS.map(({ key }) => {
    const judged = drawn.filter(({ request, pictures }) => request.verdicts[key]?.hash === pictures[key].hash)
    const ships = judged.filter(({ request }) => request.verdicts[key]?.ships === true)
    const falsely = judged.filter(
      ({ request, pictures }) => request.verdicts[key]?.ships !== true && pictures[key].isChecked,
    )
    const percent = (part: readonly Shown[]): string =>
      `${((100 * part.length) / Math.max(1, judged.length)).toFixed(1)} %`
    const names = falsely.map(({ request }) => request.text).join(', ')
    return `${key.padEnd(7)} judged ${judged.length} of ${drawn.length}, would ship ${percent(ships)}, checked all the same ${percent(falsely)}${names === '' ? '' : `: ${names}`}`
  })
  return lines.join('\n')
}
