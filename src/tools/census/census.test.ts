import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { parse } from '../../drawing/language/parse.ts'
import { allCuts, cutName, HOUSE_CUT, RADII } from '../../drawing/model/cut.ts'
import { countNodes } from './count-nodes.ts'
import { judgeGlyph } from './judge-glyph.ts'
import type { GlyphReport } from './judged.ts'
import { printGlyph, printSummary } from './print-report.ts'
import { summaryOf } from './summary.ts'

function reportOf(text: string, cuts = [HOUSE_CUT]): GlyphReport {
  const { program, problems } = parse(text)
  return judgeGlyph({ path: 'signs/sample.icon', text, program, problems }, cuts, () => null)
}

describe('judgeGlyph', () => {
  test('draws every variant at every cut', () => {
    const report = reportOf(
      'icon gauge\ntraits partial\nparam level 0..2 = 0\ncircle 12,12 10\nwhen level >= 1 { line 8,12 16,12 }',
      allCuts(),
    )
    assert.equal(report.judged.length, 3 * 120)
    assert.deepEqual([...new Set(report.judged.map((one) => one.variant))].sort(), ['level=0', 'level=1', 'level=2'])
    assert.ok(
      report.judged.every((one) => one.nodes > 0 && one.sizeBytes > 100 && one.coverage > 0 && one.coverage < 1),
    )
  })

  test('a file that cannot be read is reported with line and hint, and not drawn', () => {
    const report = reportOf('icon dash\nlin 4,12 20,12')
    assert.equal(report.judged.length, 0)
    assert.match(report.problems[0] ?? '', /^2:1: .+ Did you mean `line`\?/)
  })

  test('a glyph that uses an unknown one is not drawn either', () => {
    assert.match(reportOf('icon dash\nuse nothing into 0,0 24x24').problems[0] ?? '', /nothing/)
  })
})

describe('a glyph that is taken for another', () => {
  const { program, problems } = parse(
    'icon gauge\ntraits partial\nparam level 0..2 = 1\ncircle 12,12 10\nwhen level >= 2 { line 8,12 16,12 }',
  )
  const file = { path: 'signs/gauge.icon', text: '', program, problems }
  const twins = new Map([['gauge', [{ twin: 'plain-circle', cuts: new Set(['24/2/*/outlined']) }]]])
  const { judged } = judgeGlyph(file, allCuts(), () => null, 'glyph', twins)
  const taken = judged.filter((one) => one.remarks.some(({ rule }) => rule === 'generalised'))

  test('has an error at these cuts, as it stands', () => {
    assert.deepEqual(
      taken.map(({ variant, cut }) => `${variant} ${cut}`),
      RADII.map((radius) => `level=1 24/2/${radius} outlined`),
    )
    assert.deepEqual(taken[0]?.remarks[0], {
      rule: 'generalised',
      severity: 'error',
      message: 'This looks like plain circle.',
      line: null,
      measured: null,
    })
  })
})

describe('report', () => {
  const crowded = reportOf('icon crowded\nkeyline circle\ncircle 12,12 10\ncircle 12,12 7.5')
  const clean = reportOf('icon ring\nkeyline circle\ncircle 12,12 10')

  test('errors come with their rule, their cuts, the line and the message; the house cut is starred', () => {
    const text = printGlyph(crowded, true)
    assert.match(text, /crowded: 1 drawings, 1 with errors/)
    assert.match(text, /E\*clear-space .*24\/2\/3o .*px of clear space/)
  })

  test('the summary counts drawings and glyphs by rule and names the worst', () => {
    const summary = summaryOf([crowded, clean])
    assert.deepEqual([summary.glyphs, summary.drawings, summary.errorDrawings], [2, 2, 1])
    assert.equal(summary.rules.find((one) => one.rule === 'clear-space')?.glyphs, 1)
    assert.equal(summary.figures.failing, 0.5)
    assert.equal(summary.figures.glyphsWithErrors, 1)
    assert.match(printSummary(summary, [crowded, clean]), /worst: crowded 1/)
  })

  test('a figure without drawings is none', () => {
    assert.equal(summaryOf([]).figures.failing, null)
    assert.equal(clean.judged[0]?.cut, cutName(HOUSE_CUT))
  })
})

test('nodes are the anchor points of all shapes', () => {
  assert.equal(countNodes('<svg><path d="M1 2H3V4L5 6 7 8z"/></svg>'), 5)
  assert.equal(countNodes('<svg><path d="M2 2a3 3 0 0 1 4 4 3 3 0 0 1-4-4"/><circle cx="1" cy="1" r="1"/></svg>'), 7)
  assert.equal(
    countNodes('<svg><rect x="1" y="1" width="2" height="2"/><polyline points="1,2 3,4 5,6"/><line x1="1"/></svg>'),
    9,
  )
})
