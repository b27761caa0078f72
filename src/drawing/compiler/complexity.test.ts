import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { line } from '../geometry/construct.ts'
import type { Segment } from '../geometry/segment.ts'
import { bind } from '../language/bind.ts'
import { parse } from '../language/parse.ts'
import { allCuts } from '../model/cut.ts'
import { compile } from './compile.ts'
import { isTooComplex, MOST_CROSSINGS, MOST_PIECES } from './complexity.ts'
import { lower, MOST_PIECES_IN_ALL_LEVELS } from './lower.ts'
import { sketch } from './sketch.ts'

const MONSTERS = {
  'rings in rings': 'ring 24 { ring 24 { line 12,2 12,11 12,8 } }',
  'a fan of crossings': 'ring 24 { line 2,3 22,21\nline 3,2 21,22 }',
  'curves all over': 'ring 24 { curve 2,3 9,20 14,4 21,22 20,3 8,9 3,20 close }',
  'joined stars': 'join { ring 24 { poly 12,1 14,23 10,23 } }',
  'text on text': 'ring 12 { text "@@@@" 12,6 4 }',
  'mirrors of mirrors': 'mirror x=12 { mirror y=12 { mirror x=8 { mirror y=7 { ring 20 { line 3,3 11,10 4,12 } } } } }',
}

describe('programs too complex to be icons', () => {
  for (const [name, text] of Object.entries(MONSTERS)) {
    it(`${name}: refused, with a reason`, () => {
      const { program, problems } = parse(`icon monster\n${text}`)
      const lowered = lower(bind(program, new Map()).program)
      const pieces = lowered.skeleton.elements.flatMap(({ shape }) => sketch(shape))
      assert.ok(pieces.length <= MOST_PIECES_IN_ALL_LEVELS, `${pieces.length} pieces`)
      const compiled = compile(program, allCuts()[0]!)
      const said = [...problems, ...compiled.problems].map(({ message }) => message).join(' ')
      assert.ok(
        /too complex|too often|more than|at most/i.test(said),
        `nothing was said: ${said}; ${pieces.length} pieces`,
      )
      const { drawing } = compiled
      assert.ok(drawing.marks.length <= MOST_PIECES && drawing.ink.flat().length < 20 * MOST_PIECES)
    })
  }

  it('draws what is rich, but an icon', () => {
    const { program, problems } = parse(
      'icon rich\nbox 2,2 20x20\nring 12 { line 12,4 12,6 }\ntext "12" 12,12 6\nmirror x=12 { line 4,20 8,16 }',
    )
    assert.deepEqual(problems, [])
    assert.deepEqual(compile(program, allCuts()[0]!).problems, [])
    assert.ok(compile(program, allCuts()[0]!).drawing.marks.length >= 15)
  })
})

describe('isTooComplex', () => {
  const parallels = (count: number): Segment[] => Array.from({ length: count }, (_, index) => line(0, index, 10, index))
  const grid = (side: number): Segment[] =>
    Array.from({ length: side }, (_, index) => [
      line(0, index + 1, side + 1, index + 1),
      line(index + 1, 0, index + 1, side + 1),
    ]).flat()

  it('counts pieces', () =>
    assert.deepEqual([parallels(MOST_PIECES), parallels(MOST_PIECES + 1)].map(isTooComplex), [false, true]))

  it('counts crossings', () => {
    const most = Math.floor(Math.sqrt(MOST_CROSSINGS))
    assert.ok(most ** 2 <= MOST_CROSSINGS && (most + 10) ** 2 > MOST_CROSSINGS)
    assert.equal(
      isTooComplex([...grid(most), ...parallels(20).map((s) => line(s.x0 + 50, s.y0, s.x1 + 50, s.y1))]),
      false,
    )
    assert.equal(isTooComplex(grid(most + 10)), true)
  })

  it('does not take neighbours for crossings', () => {
    const chain = Array.from({ length: 300 }, (_, index) => line(index, index % 2, index + 1, (index + 1) % 2))
    assert.equal(isTooComplex(chain), false)
  })
})
