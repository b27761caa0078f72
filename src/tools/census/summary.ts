import type { Severity } from '../../drawing/model/finding.ts'
import { cutName, HOUSE_CUT } from '../../drawing/model/cut.ts'
import { quantile } from '../quantile.ts'
import type { GlyphReport, Judged } from './judged.ts'

/** How often a rule spoke, in drawings, and how many glyphs it concerns. */
export interface RuleCount {
  readonly rule: string
  readonly severity: Severity
  readonly drawings: number
  readonly glyphs: number
}

/** The figures of a set that other icon sets can be measured by. Shares are of drawings, from 0 to 1; null without any. */
export interface SetFigures {
  readonly clearSpaceBelow2pxAt24x2: number | null
  readonly offGridAt24x2: number | null
  readonly offGridAt20x2: number | null
  readonly offGridAt16x2: number | null
  readonly offGridAtAnyStroke: number | null
  readonly opticalCentreOffAt24x2: number | null
  readonly failingAt24x2: number | null
  readonly failing: number | null
  readonly glyphsWithErrors: number
  readonly warnedAtHouseCut: number | null
  readonly nodesMedian: number | null
  readonly nodesP95: number | null
  readonly bytesMedian: number | null
  readonly bytesP95: number | null
  readonly inkDensityVariation: number | null
}

export interface Summary {
  readonly glyphs: number
  readonly drawings: number
  readonly unreadable: number
  readonly errorDrawings: number
  readonly warningDrawings: number
  readonly rules: readonly RuleCount[]
  readonly figures: SetFigures
}

/** Counts what a census found. */
export function summaryOf(reports: readonly GlyphReport[]): Summary {
  const judged = reports.flatMap((report) => report.judged)
  return {
    glyphs: reports.length,
    drawings: judged.length,
    unreadable: reports.filter((report) => report.problems.length > 0).length,
    errorDrawings: judged.filter((one) => has(one, 'error')).length,
    warningDrawings: judged.filter((one) => has(one, 'warning')).length,
    rules: ruleCounts(judged),
    figures: figuresOf(reports, judged),
  }
}

/** Whether a drawing has a remark of a severity, or of one rule at any severity but `info`. */
export function has(judged: Judged, what: Severity | { readonly rule: string }): boolean {
  return judged.remarks.some((remark) =>
    typeof what === 'string' ? remark.severity === what : remark.rule === what.rule && remark.severity !== 'info',
  )
}

function ruleCounts(judged: readonly Judged[]): RuleCount[] {
  const counts = new Map<string, { rule: string; severity: Severity; drawings: number; glyphs: Set<string> }>()
  for (const one of judged) {
    for (const key of new Set(one.remarks.map((remark) => `${remark.severity} ${remark.rule}`))) {
      const [severity = '', rule = ''] = key.split(' ')
      const count = counts.get(key) ?? { rule, severity: severity as Severity, drawings: 0, glyphs: new Set<string>() }
      count.drawings += 1
      count.glyphs.add(one.glyph)
      counts.set(key, count)
    }
  }
  const order: Record<Severity, number> = { error: 0, warning: 1, info: 2 }
  return [...counts.values()]
    .map((count) => ({ ...count, glyphs: count.glyphs.size }))
    .sort((a, b) => order[a.severity] - order[b.severity] || b.drawings - a.drawings || (a.rule < b.rule ? -1 : 1))
}

function figuresOf(reports: readonly GlyphReport[], judged: readonly Judged[]): SetFigures {
  const house = judged.filter((one) => one.cut === cutName(HOUSE_CUT))
  const at = (start: string): Judged[] =>
    judged.filter((one) => one.cut.startsWith(start) && one.cut.endsWith('outlined'))
  const plain24 = at('24/2/')
  const offGrid = (size: string): number | null => share(at(size), isOffGrid)
  const nodes = house.map((one) => one.nodes)
  const bytes = house.map((one) => one.sizeBytes)
  return {
    clearSpaceBelow2pxAt24x2: share(plain24, (one) =>
      one.remarks.some(
        (remark) => remark.rule === 'clear-space' && (remark.measured === null || remark.measured < 1.95),
      ),
    ),
    offGridAt24x2: offGrid('24/2/'),
    offGridAt20x2: offGrid('20/2/'),
    offGridAt16x2: offGrid('16/2/'),
    offGridAtAnyStroke: share(
      judged.filter((one) => one.cut.endsWith('outlined')),
      isOffGrid,
    ),
    opticalCentreOffAt24x2: share(plain24, (one) => has(one, { rule: 'centre' })),
    failingAt24x2: share(plain24, (one) => has(one, 'error')),
    failing: share(judged, (one) => has(one, 'error')),
    glyphsWithErrors: reports.filter(
      (report) => report.problems.length > 0 || report.judged.some((one) => has(one, 'error')),
    ).length,
    warnedAtHouseCut: share(house, (one) => has(one, 'warning')),
    nodesMedian: quantile(nodes, 0.5),
    nodesP95: quantile(nodes, 0.95),
    bytesMedian: quantile(bytes, 0.5),
    bytesP95: quantile(bytes, 0.95),
    inkDensityVariation: variation(house.map((one) => one.coverage)),
  }
}

/** Off the grid at all: the checker does not mind all of it. */
function isOffGrid({ remarks }: Judged): boolean {
  return remarks.some(({ rule }) => rule === 'pixel-snap')
}

function share(of: readonly Judged[], test: (one: Judged) => boolean): number | null {
  return of.length === 0 ? null : of.filter(test).length / of.length
}

function variation(values: readonly number[]): number | null {
  if (values.length < 2) return null
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1)
  return mean === 0 ? null : Math.sqrt(variance) / mean
}
