import type { Severity } from '../../drawing/model/finding.ts'
import { cutName, HOUSE_CUT } from '../../drawing/model/cut.ts'
import type { GlyphReport, Judged, Remark } from './judged.ts'
import type { SetFigures, Summary } from './summary.ts'
import { has } from './summary.ts'

const LETTER: Readonly<Record<Severity, string>> = { error: 'E', warning: 'W', info: 'i' }

/** How many example cuts a line names. */
const EXAMPLES = 4

/** One glyph in a few lines: how many of its drawings fail, and for each rule how often, where and why. */
export function printGlyph(report: GlyphReport, errorsOnly: boolean): string {
  if (report.problems.length > 0)
    return [`${report.glyph}: cannot be read`, ...report.problems.map((problem) => `  ${report.path}:${problem}`)].join(
      '\n',
    )
  const { judged } = report
  const failing = judged.filter((one) => has(one, 'error')).length
  const warned = judged.filter((one) => has(one, 'warning')).length
  const house = judged.filter((one) => one.cut === cutName(HOUSE_CUT))
  const houseText =
    house.length === 0
      ? ''
      : `; house cut: ${verdict(house)}, ${house[0]?.nodes ?? 0} nodes, ${house[0]?.sizeBytes ?? 0} bytes`
  const variants = new Set(judged.map((one) => one.variant)).size
  const head = `${report.glyph}: ${judged.length} drawings${variants > 1 ? ` (${variants} variants)` : ''}, ${failing} with errors, ${warned} with warnings${houseText}`
  return [head, ...ruleLines(judged, errorsOnly)].join('\n')
}

function verdict(house: readonly Judged[]): string {
  if (house.some((one) => has(one, 'error'))) return 'FAILS'
  return house.some((one) => has(one, 'warning')) ? 'warnings' : 'clean'
}

interface Group {
  readonly severity: Severity
  readonly rule: string
  readonly cases: { readonly judged: Judged; readonly remark: Remark }[]
}

function ruleLines(judged: readonly Judged[], errorsOnly: boolean): string[] {
  const groups = new Map<string, Group>()
  for (const one of judged) {
    for (const remark of one.remarks) {
      if (errorsOnly && remark.severity !== 'error') continue
      // One line per rule and per line of the program: that is what the drawer has to mend.
      const key = `${LETTER[remark.severity]} ${remark.rule} ${remark.line ?? ''}`
      const group = groups.get(key) ?? { severity: remark.severity, rule: remark.rule, cases: [] }
      group.cases.push({ judged: one, remark })
      groups.set(key, group)
    }
  }
  const order = { error: 0, warning: 1, info: 2 }
  return [...groups.values()]
    .sort((a, b) => order[a.severity] - order[b.severity] || b.cases.length - a.cases.length)
    .map(groupLine)
}

function groupLine({ severity, rule, cases }: Group): string {
  const drawings = [
    ...new Set(
      cases.map(({ judged }) => `${shortCut(judged.cut)}${judged.variant === '' ? '' : ` ${judged.variant}`}`),
    ),
  ]
  const house = cases.find(({ judged }) => judged.cut === cutName(HOUSE_CUT))
  const example = house ?? cases[0]
  const more = drawings.length > EXAMPLES ? ' …' : ''
  const line = example?.remark.line ?? null
  const mark = house === undefined ? ' ' : '*'
  return `  ${LETTER[severity]}${mark}${rule.padEnd(13)} ${String(drawings.length).padStart(4)}×  ${spread(drawings).join(', ')}${more}  — ${line === null ? '' : `line ${line}: `}${example?.remark.message ?? ''} (${example === undefined ? '' : shortCut(example.judged.cut)})`
}

/** A few of many, spread over the whole list, so that they show which cuts fail. */
function spread(all: readonly string[]): string[] {
  if (all.length <= EXAMPLES) return [...all]
  return Array.from(
    { length: EXAMPLES },
    (_, index) => all[Math.floor((index * (all.length - 1)) / (EXAMPLES - 1))] ?? '',
  )
}

function shortCut(cut: string): string {
  return cut.replace(' outlined', 'o').replace(' filled', 'f')
}

/** The whole census in figures: rules, the table that other sets are measured by, the worst glyphs. */
export function printSummary(summary: Summary, reports: readonly GlyphReport[]): string {
  const rows = summary.rules.map(
    (one) =>
      `  ${LETTER[one.severity]} ${one.rule.padEnd(14)} ${String(one.drawings).padStart(6)} drawings  ${String(one.glyphs).padStart(4)} glyphs`,
  )
  const worst = [...reports]
    .map((report) => ({
      glyph: report.glyph,
      errors: report.problems.length > 0 ? Infinity : report.judged.filter((one) => has(one, 'error')).length,
    }))
    .filter((one) => one.errors > 0)
    .sort((a, b) => b.errors - a.errors)
  return [
    `${summary.glyphs} glyphs, ${summary.drawings} drawings: ${summary.errorDrawings} with errors, ${summary.warningDrawings} with warnings, ${summary.unreadable} files unreadable`,
    ...rows,
    ...figureLines(summary.figures),
    worst.length === 0
      ? 'no glyph fails'
      : `worst: ${worst
          .slice(0, 12)
          .map((one) => `${one.glyph} ${one.errors === Infinity ? 'unreadable' : one.errors}`)
          .join(', ')}`,
  ].join('\n')
}

function figureLines(figures: SetFigures): string[] {
  const share = (value: number | null): string => (value === null ? '–' : `${(value * 100).toFixed(1)} %`)
  const two = (value: number | null): string => (value === null ? '–' : value.toFixed(2))
  return [
    'figures (Lucide / Tabler):',
    `  clear space < 2 px at 24/2               ${share(figures.clearSpaceBelow2pxAt24x2)}  (15.5 % / 54.0 %)`,
    `  stroke off the grid at stroke 2, 24/20/16 ${share(figures.offGridAt24x2)} / ${share(figures.offGridAt20x2)} / ${share(figures.offGridAt16x2)}  (1.1/96.2/80.1 % / .4/93.4/79.9 %); at any stroke ${share(figures.offGridAtAnyStroke)}`,
    `  optical centre off > .3 px at 24/2       ${share(figures.opticalCentreOffAt24x2)}  (15.0 % / 28.0 %)`,
    `  fails an error at 24/2                   ${share(figures.failingAt24x2)}  (12.6 % / 52.7 %)`,
    `  nodes median / p95                       ${figures.nodesMedian ?? '–'} / ${figures.nodesP95 ?? '–'}  (12/26 / 15/29)`,
    `  bytes median / p95                       ${figures.bytesMedian ?? '–'} / ${figures.bytesP95 ?? '–'}  (469/683 / 534/791)`,
    `  variation of ink density σ/μ             ${two(figures.inkDensityVariation)}  (.25 / .28)`,
    `  warnings at the house cut                ${share(figures.warnedAtHouseCut)}`,
    `  fails an error at any cut                ${share(figures.failing)} of drawings, ${figures.glyphsWithErrors} glyphs`,
  ]
}
