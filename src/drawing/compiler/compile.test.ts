import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { boundsOf } from '../geometry/bounds.ts'
import { parse } from '../language/parse.ts'
import { allCuts, cutName, HOUSE_CUT } from '../model/cut.ts'
import type { Cut } from '../model/cut.ts'
import { write } from '../svg/write.ts'
import { compile } from './compile.ts'

const folder = join(import.meta.dirname, '../../../corpus/compiler')
const programs = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.icon'))
  .sort()
  .map((path) => readFileSync(join(folder, path), 'utf8'))
const svgOf = (text: string, cut: Cut): string => write(compile(parse(text).program, cut).drawing)

describe('a program that declares thinner strokes', () => {
  const text = 'icon signs\nstroke 16/2=1.5\nline 4,4 20,4\nbox 4,9 16x11\n'
  const drawn = (size: Cut['size'], stroke: Cut['stroke'], finish: Cut['finish'], of = text) =>
    svgOf(of, { size, stroke, radius: 2, finish })

  it('is drawn with them at that size and stroke, at either finish, as it is where they are asked for', () => {
    for (const finish of ['outlined', 'filled'] as const) {
      assert.equal(drawn(16, 2, finish), drawn(16, 1.5, finish))
      assert.notEqual(drawn(16, 2, finish), drawn(16, 2, finish, text.replace(/stroke.*\n/, '')))
    }
    assert.match(drawn(16, 2, 'outlined'), /stroke-width="1.5"/)
  })

  it('is drawn with what is asked for at every other', () => {
    const plain = text.replace(/stroke.*\n/, '')
    for (const [size, stroke] of [
      [16, 2.5],
      [16, 1.5],
      [20, 2],
      [24, 2],
    ] as const)
      assert.equal(drawn(size, stroke, 'outlined'), drawn(size, stroke, 'outlined', plain))
  })
})

describe('compile', () => {
  it('draws the same bytes twice, wherever the statements stand', () => {
    programs.forEach((text, index) => {
      const moved = `# a comment\n\n${text.replaceAll('\n', '   # another\n\n')}`
      for (const cut of allCuts().filter((_, at) => at % 12 === index % 12)) {
        const first = svgOf(text, cut)
        assert.equal(svgOf(text, cut), first, `${text} at ${cutName(cut)}`)
        assert.equal(svgOf(moved, cut), first, `${text} at ${cutName(cut)}, with comments`)
      }
    })
  })

  it('does not change the program, and one draw does not change the next', () => {
    const { program } = parse('icon a\nbox 3,3 18x18\nring 6 { line 12,6 12,8 }\nline 4,4 20,20 over')
    const before = JSON.stringify(program)
    const first = write(compile(program, HOUSE_CUT).drawing)
    for (const cut of allCuts()) compile(program, cut)
    assert.equal(write(compile(program, HOUSE_CUT).drawing), first)
    assert.equal(JSON.stringify(program), before)
  })

  it('keeps the span and the part of the statement on each outlined mark', () => {
    const { program } = parse('icon a\nbox 3,3 18x18\npart bar {\n  line 7,12 17,12\n}')
    const marks = compile(program, HOUSE_CUT).drawing.marks.map(({ span, part }) => [span.line, part])
    assert.deepEqual(marks, [
      [2, ''],
      [4, 'bar'],
    ])
  })

  it('measures a dot as it is written: no narrower than the strokes beside it, as narrow as it asks for in a solid', () => {
    const { program } = parse('icon a\nbox 3,3 18x18 outlined\ndot 12,12 0.5\nbox 3,3 18x5 filled')
    const widthAt = (finish: Cut['finish']): number => {
      const { ink } = compile(program, { ...HOUSE_CUT, finish }).drawing
      const boxes = ink.map((loop) => boundsOf(loop)).map(({ x0, x1 }) => x1 - x0)
      return Math.min(...boxes)
    }
    assert.equal(widthAt('outlined'), 2)
    assert.equal(widthAt('filled'), 1)
  })

  it('draws the detail that the program declares for a size and a stroke, at every radius and finish', () => {
    const text = 'icon a\nbox 3,3 18x18\nline 8,12 16,12 cut @6+\ndot 12,12 cut @6-'
    const coarse = { ...HOUSE_CUT, size: 16 } as const
    const declared = text.replace('\n', '\ndetail 16/2=6\n')
    const levels = (drawn: string): number[] => {
      const marks = compile(parse(drawn).program, coarse).drawing.marks
      return marks.map(({ span }) => span.line - drawn.split('\n').length)
    }
    assert.deepEqual(levels(text), [-2, 0])
    assert.deepEqual(levels(declared), [-2, -1])
    for (const cut of allCuts()) {
      const isDeclared = cut.size === 16 && cut.stroke === 2
      assert.equal(svgOf(declared, cut) !== svgOf(text, cut), isDeclared, cutName(cut))
    }
  })

  it('carries the traits that the program declares', () => {
    const { program } = parse('icon a\nkeyline wide\ntraits directional partial\nline 3,12 21,12')
    const { traits } = compile(program, HOUSE_CUT).drawing
    assert.deepEqual(
      [traits.keyline, traits.directional, traits.partial, traits.unfillable, traits.badge],
      ['wide', true, true, false, null],
    )
  })

  it('says what it cannot draw, and draws the rest', () => {
    const { program } = parse('icon a\nline 3,12 21,12\nuse bell into 8,8 8x8')
    const { drawing, problems } = compile(program, HOUSE_CUT)
    assert.equal(problems.length, 1)
    assert.match(problems[0]!.message, /use/)
    assert.equal(drawing.marks.length, 1)
  })

  it('draws nothing from nothing', () => {
    for (const cut of allCuts()) {
      const { drawing, problems } = compile(parse('icon empty').program, cut)
      assert.deepEqual([drawing.marks, drawing.ink, problems], [[], [], []])
    }
  })

  it('gives a filled drawing its outlined twin', () => {
    const { program } = parse('icon a\nbox 3,3 18x18\ncircle 12,12 4 hole')
    for (const cut of allCuts()) {
      const { drawing } = compile(program, cut)
      assert.equal(drawing.twin === null, cut.finish === 'outlined')
      assert.equal(drawing.strokeWidth === null, cut.finish === 'filled')
      assert.deepEqual(drawing.cut, cut)
    }
  })
})
