/** What the lexicon promises: no glyph has an error at any of the 120 cuts, and hardly one a warning at the house cut. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { allCuts, cutName, HOUSE_CUT } from '../src/drawing/model/cut.ts'
import { GLYPHS_FOLDER } from '../src/lexicon/load.ts'
import { glyphNames } from '../src/lexicon/read-glyphs.ts'
import type { GlyphReport, Judged } from '../src/tools/census/judged.ts'
import { printGlyph } from '../src/tools/census/print-report.ts'
import { runCensus } from '../src/tools/census/run.ts'
import { has } from '../src/tools/census/summary.ts'

/** Share of the draws at the house cut that may bear a warning. */
const MOST_WARNED = 0.05
/** A failing glyph shows so many lines: the whole report is `npm run census`. */
const LINES = 6

const names = glyphNames(GLYPHS_FOLDER).map(({ name }) => name)

describe('census of the lexicon', { concurrency: false }, () => {
  let reports: readonly GlyphReport[] = []

  test('every glyph is drawn in every variant at every cut', { timeout: 600_000 }, async () => {
    assert.ok(names.length > 50, `only ${names.length} glyphs`)
    reports = await runCensus({ names, cuts: allCuts(), subject: 'glyph' }, () => undefined)
    assert.deepEqual(reports.map(({ glyph }) => glyph).sort(), [...names].sort())
    for (const { glyph, judged, problems } of reports) {
      if (problems.length === 0)
        assert.ok(judged.length > 0 && judged.length % 120 === 0, `${glyph}: ${judged.length} drawings`)
    }
  })

  test('no glyph has an error at any cut', () => {
    const failing = reports.filter(
      ({ problems, judged }) => problems.length > 0 || judged.some((one) => has(one, 'error')),
    )
    const shown = failing.map((report) => printGlyph(report, true).split('\n').slice(0, LINES).join('\n'))
    assert.equal(failing.length, 0, `${failing.length} of ${reports.length} glyphs have errors:\n${shown.join('\n')}`)
  })

  test('few draws have a warning at the house cut', () => {
    const house = reports.flatMap(({ judged }) => judged).filter(({ cut }) => cut === cutName(HOUSE_CUT))
    const warned = house.filter((one) => has(one, 'warning'))
    const share = warned.length / house.length
    assert.ok(
      share < MOST_WARNED,
      `${warned.length} of ${house.length} draws have warnings:\n${warned.map(warningLine).join('\n')}`,
    )
  })
})

function warningLine({ glyph, variant, remarks }: Judged): string {
  const rules = [...new Set(remarks.filter(({ severity }) => severity === 'warning').map(({ rule }) => rule))]
  return `  ${glyph} ${variant}: ${rules.join(', ')}`
}
