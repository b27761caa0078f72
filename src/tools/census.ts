import { parseArgs } from 'node:util'
import { nearest } from '../drawing/language/nearest.ts'
import { allCuts, HOUSE_CUT } from '../drawing/model/cut.ts'
import type { Cut } from '../drawing/model/cut.ts'
import { GLYPHS_FOLDER } from '../lexicon/load.ts'
import { glyphNames } from '../lexicon/read-glyphs.ts'
import { printGlyph, printSummary } from './census/print-report.ts'
import { runCensus } from './census/run.ts'
import { has, summaryOf } from './census/summary.ts'
import { cutsLike } from './cut-of.ts'
import { stop } from './stop.ts'

const HELP = `census: draws lexicon glyphs in every variant and all 120 cuts, and says what the checker finds

  npm run -s census -- [GLYPH…] [--glyph NAME…] [--category NAME] [--house | --cut PATTERN…] [--mini] [--errors] [--all] [--json]

  GLYPH, --glyph   only these glyphs (default: all; then only those with errors are listed)
  --category NAME  only the glyphs in this folder
  --house          only the house cut
  --cut PATTERN    size/stroke/radius/finish, * for any: 24/2/3/outlined, 16/3, */*/0/filled; may be repeated
  --mini           judge the small forms instead: as a badge on a plain host, and inside a circle
  --errors         leave out warnings
  --all            list every glyph, also those without errors
  --json           everything as JSON on stdout

A line reads: severity (* = also at the house cut), rule, in how many drawings, some of the cuts (o outlined, f filled) — line: message.
Exit code: 0 no errors, 1 errors, 2 wrong usage.`

const OPTIONS = {
  glyph: { type: 'string', multiple: true },
  category: { type: 'string' },
  cut: { type: 'string', multiple: true },
  house: { type: 'boolean' },
  mini: { type: 'boolean' },
  errors: { type: 'boolean' },
  all: { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
} as const

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true })
  if (values.help === true) {
    process.stdout.write(`${HELP}\n`)
    return 0
  }
  const named = [...positionals, ...(values.glyph ?? [])].flatMap((names) => names.split(','))
  const names = chosen(named, values.category)
  const cuts = cutsOf(values.house === true, values.cut ?? [])
  const reports = await runCensus({ names, cuts, subject: values.mini === true ? 'mini' : 'glyph' }, (done, report) => {
    if (names.length > 5 && process.stderr.isTTY)
      process.stderr.write(`\r${done}/${names.length} ${report.glyph.padEnd(30)}`)
  })
  if (names.length > 5 && process.stderr.isTTY) process.stderr.write('\r\x1b[K')
  const summary = summaryOf(reports)
  const failing = reports.filter(
    (report) => report.problems.length > 0 || report.judged.some((one) => has(one, 'error')),
  )
  if (values.json === true) process.stdout.write(`${JSON.stringify({ summary, glyphs: reports })}\n`)
  else {
    const listed = values.all === true || named.length > 0 ? reports : failing
    for (const report of listed) process.stdout.write(`${printGlyph(report, values.errors === true)}\n`)
    if (reports.length > 1) process.stdout.write(`${printSummary(summary, reports)}\n`)
  }
  return failing.length > 0 ? 1 : 0
}

function chosen(named: readonly string[], category: string | undefined): string[] {
  const all = glyphNames(GLYPHS_FOLDER)
  if (category !== undefined) {
    const inside = all.filter((one) => one.category === category).map((one) => one.name)
    if (inside.length === 0)
      throw new Error(`no category "${category}"; there are ${[...new Set(all.map((one) => one.category))].join(', ')}`)
    return inside
  }
  const missing = named.find((name) => !all.some((one) => one.name === name))
  if (missing !== undefined)
    throw new Error(
      `no glyph "${missing}" under src/lexicon/glyphs${meant(
        missing,
        all.map((one) => one.name),
      )}`,
    )
  return named.length > 0 ? [...named] : all.map((one) => one.name)
}

function meant(name: string, known: readonly string[]): string {
  const [near] = nearest(name, known)
  return near === undefined ? '' : `; did you mean ${near}?`
}

function cutsOf(house: boolean, patterns: readonly string[]): Cut[] {
  if (house) return [HOUSE_CUT]
  return patterns.length === 0 ? allCuts() : patterns.flatMap((pattern) => cutsLike(pattern))
}

try {
  process.exitCode = await main()
} catch (error) {
  stop('census', error, Object.keys(OPTIONS))
}
