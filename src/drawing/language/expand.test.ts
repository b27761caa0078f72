import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { expand } from './expand.ts'
import { parse } from './parse.ts'
import { print } from './print.ts'
import type { Problem, Program } from './program.ts'

const GLYPHS: Record<string, string> = {
  star: 'mini { dot 4,4 }\npoly 12,2 22,22 2,22',
  level: 'param n 1..4 = 2\ncircle 12,12 $n\nwhen n is 4 { dot 1,1 }',
  framed: 'box 2,2 20x20\nuse star into 6,6 12x12 over',
  loop: 'dot 1,1; use pool into 1,1 8x8',
  pool: 'dot 1,1; use loop into 1,1 8x8',
  many: 'ring 24 { ring 10 { dot 1,1 } }',
  empty: '',
  deep: 'move 1,1 { move 1,1 { move 1,1 { move 1,1 { move 1,1 { move 1,1 { dot 1,1 } } } } } }',
}

function expanded(text: string): { lines: string[]; program: Program; problems: readonly Problem[] } {
  const lookup = (name: string): Program | null =>
    GLYPHS[name] === undefined ? null : parse(`icon ${name}\n${GLYPHS[name]}`).program
  const parsed = parse(`icon host\n${text}`)
  assert.deepEqual(parsed.problems, [])
  const { program, problems } = expand(parsed.program, lookup, Object.keys(GLYPHS))
  assert.deepEqual(parse(print(program)).problems, [])
  return {
    lines: print(program)
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((line) => line.trim()),
    program,
    problems,
  }
}

describe('expand', () => {
  it('scales the grid of 24 into the box, centred', () => {
    assert.deepEqual(expanded('use star into 8,10 12x6').lines, [
      'part star { move 11,10 { scale 0.25 0,0 { poly 12,2 22,22 2,22 } } }',
    ])
  })

  it('scales the grid of 8 of a mini form', () => {
    assert.deepEqual(expanded('use star mini into 14,14 8x8').lines, ['part star { move 14,14 { dot 4,4 } }'])
    assert.deepEqual(expanded('use star mini into 0,0 4x4').lines, ['part star { scale 0.5 0,0 { dot 4,4 } }'])
  })

  it('rounds so that the glyph stays in its box', () => {
    assert.deepEqual(expanded('use star into 14,14 8x8').lines, [
      'part star { move 14,14 { scale 0.333 0,0 { poly 12,2 22,22 2,22 } } }',
    ])
  })

  it('keeps the modifiers on the part and binds the values', () => {
    assert.deepEqual(expanded('use level n=4 into 0,0 24x24 over=round @5+').lines, [
      'part level over=round @5+ {',
      'circle 12,12 4',
      'dot 1,1',
      '}',
    ])
    assert.deepEqual(expanded('use level into 0,0 24x24').lines, ['part level { circle 12,12 2 }'])
  })

  it('works in blocks and in the mini form, and for glyphs in glyphs', () => {
    assert.match(expanded('mini { use star mini into 0,0 8x8 }').lines.join(' '), /^mini \{ part star \{ dot 4,4 \} \}/)
    const { lines } = expanded('mirror x=12 { use framed into 0,0 24x24 }')
    assert.deepEqual(lines.slice(0, 4), [
      'mirror x=12 {',
      'part framed {',
      'box 2,2 20x20',
      'part star over { move 6,6 { scale 0.5 0,0 { poly 12,2 22,22 2,22 } } }',
    ])
  })

  it('gives all that it puts in the span of the use', () => {
    const { program } = expanded('use framed into 0,0 24x24')
    const spans = JSON.stringify(program.statements).match(/"span":\{[^}]*\}/g)!
    assert.ok(spans.length > 4)
    assert.equal(new Set(spans).size, 1)
  })

  it('reports what it cannot put in, at the use, and leaves it out', () => {
    const problemIn = (text: string): string => {
      const { problems } = expanded(text)
      assert.equal(problems.length, 1)
      return `${problems[0]!.message} ${problems[0]!.hint}`
    }
    assert.match(problemIn('use stra into 0,0 8x8'), /No glyph is called `stra`\. Did you mean `star`/)
    assert.match(problemIn('use level mini into 0,0 8x8'), /has no mini form/)
    assert.match(problemIn('use level n=5 into 0,0 8x8'), /`n` cannot be `5`/)
    assert.match(problemIn('use empty into 0,0 8x8'), /draws nothing/)
    assert.match(problemIn('use host into 0,0 8x8'), /inside itself/)
    assert.equal(expanded('dot 1,1\nuse stra into 0,0 8x8').problems[0]!.span.line, 3)
    assert.deepEqual(expanded('dot 1,1\nuse stra into 0,0 8x8').lines, ['dot 1,1'])
  })

  it('ends for glyphs that use each other', () => {
    assert.match(
      expanded('use loop into 0,0 8x8')
        .problems.map(({ message }) => message)
        .join(' '),
      /inside itself/,
    )
  })

  it('comes back without statements when the limits are passed', () => {
    const { program, problems } = expanded('use many into 0,0 8x8\nuse many into 8,8 8x8')
    assert.match(problems.map(({ message }) => message).join(' '), /draws 480 shapes; at most 400/)
    assert.deepEqual(program.statements, [])
    assert.deepEqual(expanded('use deep into 0,0 8x8').problems, [])
    assert.match(
      expanded('move 1,1 { use deep into 1,1 8x8 }')
        .problems.map(({ message }) => message)
        .join(' '),
      /nests blocks 10 deep/,
    )
  })

  it('puts in at most 64 glyphs', () => {
    const uses = (count: number): string => Array.from({ length: count }, () => 'use star mini into 0,0 8x8').join('\n')
    assert.deepEqual(expanded(uses(64)).problems, [])
    assert.match(expanded(uses(65)).problems[0]!.message, /at most 64 glyphs/)
  })
})
