import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { bind } from './bind.ts'
import type { BoundStatement } from './bound.ts'
import { parse } from './parse.ts'
import { print } from './print.ts'

const bound = (text: string, values: Record<string, string | number> = {}): string[] => {
  const parsed = parse(`icon a\n${text}`)
  assert.deepEqual(parsed.problems, [])
  const { program, problems } = bind(parsed.program, new Map(Object.entries(values)))
  assert.deepEqual(problems, [])
  assert.deepEqual(parse(print(program)).problems, [])
  return print(program).trimEnd().split('\n').slice(1)
}

const problemsOf = (text: string, values: Record<string, string | number>): string[] =>
  bind(parse(`icon a\n${text}`).program, new Map(Object.entries(values))).problems.map(
    ({ message, hint }) => `${message} ${hint}`,
  )

describe('bind', () => {
  it('replaces references in every kind of statement', () => {
    const text = [
      'param n 2..4 = 3',
      'box $n,$n $nx$n',
      'circle $n,1 $n',
      'oval 1,$n $n $n',
      'dot $n,$n',
      'line $n,1 9,$n',
      'poly $n,1 9,$n 9,9',
      'path 1,1 cw $n 2,$n close',
      'arc $n,1 $n $n 90',
      'curve $n,1 9,9',
      'text "A" $n,$n $n',
      'join { box $n,1 2x2; - circle 9,9 $n }',
      'mirror x=$n { dot $n,1 }',
      'turn $n $n,1 { dot 1,1 }',
      'ring $n 1,$n { dot 1,1 }',
      'move $n,$n { dot 1,1 }',
      'scale $n { dot 1,1 }',
      'part p { dot $n,1 }',
      'mini { dot $n,1 }',
    ].join('\n')
    const lines = bound(text, { n: 4 })
    assert.ok(lines.length > 18)
    assert.ok(
      lines.every((line) => !line.includes('$') && !line.includes('param') && !line.includes('3')),
      lines.join('\n'),
    )
    assert.ok(lines.includes('ring 4 1,4 { dot 1,1 }'))
    assert.ok(lines.includes('box 4,4 4x4'))
  })

  it('takes defaults', () => assert.deepEqual(bound('param n 2..4 = 3\ncircle 12,12 $n'), ['circle 12,12 3']))

  it('replaces characters', () => {
    const text = 'param c A B 7 = B\nparam n 0..9 = 1\ntext $c 12,12 9\ntext $n 12,12 9'
    assert.deepEqual(bound(text, { c: 7 }), ['text "7" 12,12 9', 'text "1" 12,12 9'])
  })

  it('resolves each test of when', () => {
    const text =
      'param n 0..4 = 2\nwhen n is 2 { dot 1,1 }\nwhen n not 2 { dot 2,1 }\nwhen n >= 2 { dot 3,1 }\nwhen n < 2 { dot 4,1 }'
    assert.deepEqual(bound(text), ['dot 1,1', 'dot 3,1'])
    assert.deepEqual(bound(text, { n: 1 }), ['dot 2,1', 'dot 4,1'])
    assert.deepEqual(bound(text, { n: '4' }), ['dot 2,1', 'dot 3,1'])
    const choice = 'param way up 7 = up\nwhen way is 7 { dot 1,1 }\nwhen way not 7 { dot 2,1 }'
    assert.deepEqual(bound(choice), ['dot 2,1'])
    assert.deepEqual(bound(choice, { way: 7 }), ['dot 1,1'])
  })

  it('puts the statements of a when in its place and leaves no empty block', () => {
    const text =
      'param n 0..4 = 2\nmirror x=12 { turn 3 { when n is 0 { dot 1,1 } } }\nmirror x=12 { dot 9,9; when n is 2 { dot 1,1; when n < 3 { dot 2,2 } } }\nmini { when n is 0 { dot 1,1 } }'
    assert.deepEqual(bound(text), ['mirror x=12 {', '  dot 9,9', '  dot 1,1', '  dot 2,2', '}'])
  })

  it('reports values and names that do not exist, and takes the default', () => {
    const text = 'param level 0..4 = 2\nparam facing up right = up\ncircle 12,12 $level'.replace('0..4', '1..4')
    assert.match(problemsOf(text, { level: 5 })[0]!, /`level` cannot be `5`\. Give a whole number from 1 to 4/)
    assert.equal(problemsOf(text, { level: 2.5 }).length, 1)
    assert.match(problemsOf(text, { facing: 'rigth' })[0]!, /Did you mean `right`/)
    assert.match(problemsOf(text, { levle: 2 })[0]!, /Did you mean `level`/)
    assert.match(problemsOf('dot 1,1', { any: 2 })[0]!, /It has no parameters/)
    const { program } = bind(parse(`icon a\n${text}`).program, new Map([['level', 9]]))
    assert.match(print(program), /circle 12,12 2\n/)
  })

  it('has a type without references, `when` and `use`', () => {
    const { program } = bind(parse('icon a\nparam n 1..4 = 2\nbox 1,1 $nx2').program, new Map())
    const [box] = program.statements
    const width: number = box?.kind === 'box' ? box.width : 0
    assert.equal(width, 2)
    const kinds: BoundStatement['kind'][] = program.statements.map(({ kind }) => kind)
    // @ts-expect-error no bound statement is a `when`
    assert.ok(!kinds.includes('when'))
    // @ts-expect-error nor a `use`
    assert.ok(!kinds.includes('use'))
  })

  it('tells of a glyph that was not put in, and leaves it out', () => {
    const text = 'icon a\nmirror x=12 { use star into 1,1 8x8 }\ndot 1,1'
    const { program, problems } = bind(parse(text).program, new Map())
    assert.deepEqual(
      problems.map(({ span, message }) => `${span.line}:${span.column} ${message}`),
      ['2:15 `use` was not resolved before compiling.'],
    )
    assert.equal(print(program), 'icon a\ndot 1,1\n')
  })

  it('tells of a reference without a value in a tree that no parser made', () => {
    const { program } = parse('icon a\nparam n 1..4 = 2\ncircle 12,12 $n\ntext $n 12,12 8')
    const { problems } = bind({ ...program, parameters: [] }, new Map())
    assert.deepEqual(
      problems.map(({ message }) => message),
      ['Nothing gives `n` such a value.', 'Nothing gives `n` such a value.'],
    )
  })
})
