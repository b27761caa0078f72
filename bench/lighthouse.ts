import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { CHROMIUM, CHROMIUM_FLAGS } from '../tests/browser/chromium.ts'
import { until } from '../tests/until.ts'
import { startService } from './icons-service/processes.ts'
import { runBench } from './command/run-bench.ts'

const HELP = `lighthouse: what Lighthouse's mobile setting says of the pages of the workbench

  npm run -s bench -- lighthouse [--runs 3] [--only /icons]

  --runs N   looks at each page so often, and tells of the look that was disturbed least (default 1): other work on the machine
             comes out as time of the page
  --only P   looks at this page alone

Needs Chromium (BURIN_CHROMIUM), and fetches Lighthouse by npx. Scores of performance, accessibility, best practices, search engines
(wanted 95 each); first paint (1 s), largest paint (1.5 s), ready (2 s), layout shift (.02).`

const LIGHTHOUSE = 'lighthouse@13.5.0'
const PATHS = ['/', '/play', '/icons', '/tray', '/batch'] as const

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>
  readonly audits: Readonly<Record<string, { readonly numericValue?: number; readonly score: number | null }>>
}

await runBench(HELP, { runs: { type: 'string', default: '1' }, only: { type: 'string' } }, async ({ runs, only }) => {
  const looks = Number(runs)
  if (!Number.isInteger(looks) || looks < 1) throw new Error('--runs takes a whole number from 1')
  await using service = await startService(1)
  const base = `http://localhost:${service.port}`
  const rows: string[] = []
  for (const path of only === undefined ? PATHS : [only]) {
    // What is measured is the page, not its first making.
    await until(async () => (await fetch(base + path, { headers: { accept: 'text/html' } })).ok)
    const reports: Report[] = []
    for (let look = 0; look < looks; look += 1) reports.push(await lighthouse(base + path))
    rows.push(
      row(
        path,
        reports.reduce((best, one) => (readyMs(one) < readyMs(best) ? one : best)),
      ),
    )
  }
  return ['path     performance accessibility practices search | first largest ready  shift', ...rows].join('\n')
})

async function lighthouse(url: string): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'burin-lighthouse-'))
  try {
    const output = join(folder, 'report.json')
    const flags = [`--chrome-flags=${CHROMIUM_FLAGS.join(' ')}`, '--output=json', `--output-path=${output}`, '--quiet']
    const env = { ...process.env, CHROME_PATH: CHROMIUM }
    await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, url, ...flags], { env, cwd: folder })
    return JSON.parse(readFileSync(output, 'utf8')) as Report
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function readyMs({ audits }: Report): number {
  return audits['interactive']?.numericValue ?? Number.POSITIVE_INFINITY
}

function row(path: string, { categories, audits }: Report): string {
  const score = (name: string): string => String(Math.round((categories[name]?.score ?? 0) * 100)).padStart(10)
  const value = (name: string, digits: number, per = 1): string =>
    ((audits[name]?.numericValue ?? Number.NaN) / per).toFixed(digits).padStart(6)
  const scores = ['performance', 'accessibility', 'best-practices', 'seo'].map(score).join('')
  const seconds = ['first-contentful-paint', 'largest-contentful-paint', 'interactive'].map((one) =>
    value(one, 2, 1000),
  )
  const failed = Object.entries(audits).filter(([, audit]) => audit.score !== null && audit.score < 0.9)
  const below = failed.map(([name]) => name).join(', ')
  return `${path.padEnd(8)}${scores} |${seconds.join(' ')} ${value('cumulative-layout-shift', 3)}${below === '' ? '' : `\n         below .9: ${below}`}`
}
