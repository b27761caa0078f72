import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { compile } from '../../drawing/compiler/compile.ts'
import { parse } from '../../drawing/language/parse.ts'
import { print } from '../../drawing/language/print.ts'
import type { Program } from '../../drawing/language/program.ts'
import { allCuts, type Cut } from '../../drawing/model/cut.ts'
import type { Raster } from '../../drawing/model/raster.ts'
import { write } from '../../drawing/svg/write.ts'
import { renderPixels } from '../../tools/render.ts'
import { findInk } from './ink/find-ink.ts'
import { PLAIN_TRACE, trace } from './trace.ts'
import type { TraceOptions } from './traced.ts'
import { variantsOf } from './variants-of.ts'

const CUT: Cut = { size: 24, stroke: 2, radius: 2, finish: 'outlined' }
const SIDE = 192
/** Nothing is left out at heavy cuts. */
const WHOLE: TraceOptions = { ...PLAIN_TRACE, wholeFromLanes: 0 }

/** What a program looks like at a cut. */
function pictureOf(program: Program, cut = CUT): Raster {
  const { pixels, width, height } = renderPixels(write(compile(program, cut).drawing), SIDE / cut.size)
  return { width, height, pixels: new Uint8Array(pixels), source: { width, height }, id: '' }
}

function programOf(...statements: string[]): Program {
  const { program, problems } = parse(['icon drawn', ...statements].join('\n'))
  assert.deepEqual(problems, [])
  return program
}

/** What is traced of a program's picture, a statement each. */
function retraced(...statements: string[]): string[] {
  return print(trace(pictureOf(programOf(...statements)), WHOLE).program)
    .trimEnd()
    .split('\n')
    .slice(1)
}

/** The share of ink that two pictures have in common. */
function overlap(a: Raster, b: Raster): number {
  let both = 0
  let either = 0
  for (let at = 3; at < a.pixels.length; at += 4) {
    const [one, other] = [a.pixels[at]! > 127, b.pixels[at]! > 127]
    if (one && other) both++
    if (one || other) either++
  }
  return both / either
}

describe('trace', () => {
  test('keeps discs to which a line leads, and one line between them', () => {
    const { pixels, width, height } = renderPixels(
      '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24"><circle cx="6" cy="18" r="3.5"/><circle cx="18" cy="6" r="3.5"/><path d="M6 18 18 6" stroke="#000" stroke-width="1.5"/></svg>',
      8,
    )
    const picture = { width, height, pixels: new Uint8Array(pixels), source: { width, height }, id: '' }
    const [first, second, ...lines] = print(trace(picture, WHOLE).program).trimEnd().split('\n').slice(1)
    assert.deepEqual([first, second], ['circle 6,18 2.5', 'circle 18,6 2.5'])
    assert.equal(lines.length, 1)
  })

  test('finds the statements of a drawing again', () => {
    for (const statements of [
      ['circle 12,12 9'],
      ['box 3,5 18x14'],
      ['line 4,12 9,17 20,6'],
      ['circle 12,12 10', 'line 12,6 12,12 16,14'],
      ['path 7,11 7,7 cw 5 17,7 17,11', 'box 3,11 18x11'],
      ['poly 12,3 21,20 3,20', 'line 12,9 12,13', 'dot 12,16.5 1'],
    ]) {
      assert.deepEqual(retraced(...statements).toSorted(), statements.toSorted())
    }
  })

  test('what it makes is read again, and drawn at all cuts', () => {
    const traced = trace(pictureOf(programOf('circle 10,10 7', 'line 15,15 21,21', 'line 10,7 10,13')), PLAIN_TRACE)
    const again = parse(print(traced.program))
    assert.deepEqual(again.problems, [])
    for (const cut of allCuts()) assert.deepEqual(compile(again.program, cut).problems, [])
  })

  test('the tracing of what was traced looks the same', () => {
    const place = fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 4, max: 8 }))
    const shape = fc.tuple(fc.constantFrom('box', 'circle', 'line', 'check'), place)
    fc.assert(
      fc.property(fc.array(shape, { minLength: 2, maxLength: 4 }), (shapes) => {
        const corners = [
          [2, 2],
          [14, 14],
          [14, 2],
          [2, 14],
        ] as const
        const statements = shapes.map(([kind, [by, size]], i) => {
          const [x, y] = [corners[i]![0] + Math.min(by, 8 - size), corners[i]![1]]
          if (kind === 'box') return `box ${x},${y} ${size}x${size}`
          if (kind === 'circle') return `circle ${x + size / 2},${y + size / 2} ${size / 2}`
          return kind === 'line'
            ? `line ${x},${y} ${x + size},${y + size}`
            : `line ${x},${y} ${x},${y + size} ${x + size},${y}`
        })
        const first = trace(pictureOf(programOf(...statements)), PLAIN_TRACE).program
        const second = trace(pictureOf(first), PLAIN_TRACE).program
        const common = overlap(pictureOf(first), pictureOf(second))
        assert.ok(common > 0.95, `${common} of ${statements.join('; ')}: ${print(first)}${print(second)}`)
      }),
      { numRuns: 20, seed: 7 },
    )
  })

  test('a filled drawing gives its solids and their holes', () => {
    const filled = pictureOf(programOf('circle 12,12 9', 'circle 12,12 4 hole'), { ...CUT, finish: 'filled' })
    assert.equal(print(trace(filled, WHOLE).program), 'icon traced\ncircle 12,12 9\ncircle 12,12 4 hole\n')
  })

  test('says what it sees, and how sure it is', () => {
    const { said, confidence, findings, stroke } = trace(
      pictureOf(programOf('circle 12,12 10', 'line 12,6 12,12 16,14')),
      PLAIN_TRACE,
    )
    assert.equal(said, 'a ring with a bent line')
    assert.ok(confidence > 0.9)
    assert.deepEqual(findings, [])
    assert.ok(Math.abs(stroke! - 2) < 0.1)
  })

  test('an empty picture has a finding that says what to send', () => {
    const blank = pictureOf({ ...programOf('dot 12,12'), statements: [] })
    const { program, findings, confidence } = trace(blank, PLAIN_TRACE)
    assert.deepEqual(program.statements, [])
    assert.equal(confidence, 0)
    assert.deepEqual(
      findings.map(({ rule, severity }) => [rule, severity]),
      [['picture-unclear', 'error']],
    )
    assert.match(findings[0]!.message, /send one/)
  })

  test('what stands too close to the rest is left out at heavy cuts, and drawn at light ones', () => {
    const picture = pictureOf(programOf('box 3,3 18x18', 'line 6,8 18,8', 'line 8,15 16,15'))
    const text = print(trace(picture, PLAIN_TRACE).program)
    assert.equal(text, 'icon traced\ntraits partial\nbox 3,3 18x18\nline 6,8 18,8 @6+\nline 8,15 16,15 @4.2+\n')
  })

  test('leaves out what is least when there is too much, and says so', () => {
    const grid = [3, 9, 15, 21].flatMap((x) => [4, 12, 20].map((y) => `line ${x},${y} ${x},${y + 1}`))
    const { program, findings } = trace(pictureOf(programOf('line 3,8 21,8', ...grid)), PLAIN_TRACE)
    assert.equal(program.statements.length, 12)
    assert.deepEqual(
      findings.map(({ rule }) => rule),
      ['simplified'],
    )
    assert.ok(findings[0]!.measured! > 0.01 && findings[0]!.measured! < 0.1)
  })

  test('what is knocked out near the edge of an area is drawn where the area is filled', () => {
    const filled: Cut = { ...CUT, finish: 'filled' }
    const picture = pictureOf(programOf('box 4,4 16x16', 'line 7,16 17,16 cut', 'line 7,8 17,8 cut'), filled)
    for (const { program } of variantsOf(picture, undefined, filled))
      assert.equal(program.statements.filter(({ kind }) => kind === 'line').length, 2, print(program))
    const [plain] = variantsOf(picture, undefined, filled)
    assert.ok(!print(plain!.program).includes('@6+'), print(plain!.program))
  })

  test('what a knocked-out ring leaves in its middle is no part of its own', () => {
    const statements = ['box 3,3 18x18', 'circle 12,12 5 cut']
    const picture = pictureOf(programOf(...statements), { ...CUT, finish: 'filled' })
    assert.deepEqual(print(trace(picture, WHOLE).program).trimEnd().split('\n').slice(1), statements)
  })

  test('a small ring is wider in the variants for a small cut, which makes it whole pixels wide', () => {
    const cut: Cut = { ...CUT, size: 16, stroke: 1.5 }
    const picture = pictureOf(programOf('circle 7,7 2', 'line 3,20 21,20', 'line 21,3 21,14'))
    const texts = [...variantsOf(picture, findInk(picture), cut)].map(({ program }) => print(program))
    // A ring of radius 2 becomes 4 px wide there, with 1 px inside; one of this is 5 px wide.
    assert.match(texts[0]!, /circle 7,7 2 /)
    assert.match(texts[1]!, /circle 7,7 2\.29/)
  })

  test('the wall of an opening is filled with its area first, and then a line', () => {
    const filled: Cut = { ...CUT, finish: 'filled' }
    const lock = pictureOf(programOf('path 7,11 7,7 cw 5 17,7 17,11', 'box 4,11 16x10'), filled)
    const [first = '', ...rest] = [...variantsOf(lock, undefined, filled)].map(({ program }) => print(program))
    assert.match(first, / hole /)
    assert.ok(
      rest.some((text) => !text.includes('hole') && /^path (?!.* close)/m.test(text)),
      rest.join(''),
    )
  })

  test('variants differ, the plain one first', () => {
    const picture = pictureOf(programOf('circle 12,12 10', 'curve 5,12 9,9 12,12 15,15 19,12'))
    const variants = [...variantsOf(picture)].map(({ program }) => print(program))
    assert.ok(variants.length <= 4)
    assert.equal(new Set(variants).size, variants.length)
    assert.equal(variants[0], print(trace(picture, PLAIN_TRACE).program))
  })

  test('where room is missing, what the tracer has moved comes before what the compiler will move as well', () => {
    const picture = pictureOf(
      programOf('traits spaced', 'line 6,4 6,20', 'line 3,17 6,20 9,17', 'box 14,4 5x5', 'box 14,12 7x7'),
    )
    const [seen, moved, pushed] = [...variantsOf(picture, undefined, CUT)].map(({ program }) => program)
    assert.ok(seen!.traits.includes('spaced') && moved!.traits.includes('spaced'))
    assert.deepEqual(
      moved!.statements.map(({ kind }) => kind),
      pushed!.statements.map(({ kind }) => kind),
    )
    assert.ok(!pushed!.traits.includes('spaced'))
  })

  test('keeps lines as near to each other as they were seen, before they are moved apart', () => {
    const lines = ['traits spaced', 'line 3,4 21,4', 'line 3,7 21,7', 'line 3,17 21,17', 'line 3,20 21,20']
    const picture = pictureOf(programOf(...lines))
    const [first, second] = [...variantsOf(picture, undefined, CUT)].map(({ program }) => pictureOf(program))
    assert.ok(overlap(first!, picture) > 0.97, `${overlap(first!, picture)}`)
    assert.ok(overlap(second!, picture) < 0.9, `${overlap(second!, picture)}`)
  })

  test('the pixel grid moves nothing away from a slash, which clears its own way', () => {
    const slashed = pictureOf(programOf('circle 12,12 9', 'line 9,12 15,12', 'line 3,3 21,21 over=tight'))
    const crossed = [...variantsOf(slashed, undefined, CUT)].filter(({ program }) => print(program).includes('over'))
    assert.ok(crossed.length > 0)
    for (const { program } of crossed) assert.ok(program.traits.includes('spaced'), print(program))
  })
})
