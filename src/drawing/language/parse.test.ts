import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { parse } from './parse.ts'

describe('parse', () => {
  it('gives a program and no problems for a right text', () => {
    const { program, problems } = parse('icon search\nkeyline circle\ncircle 10.5,10.5 7.5\nline 16,16 21,21\n')
    assert.deepEqual(problems, [])
    assert.equal(program.name, 'search')
    assert.equal(program.keyline, 'circle')
    assert.deepEqual(
      program.statements.map(({ kind }) => kind),
      ['circle', 'line'],
    )
  })

  it('keeps what is right round what is wrong, one problem for each wrong statement', () => {
    const { program, problems } = parse(
      'icon a\nbox 1,1\nbox 1,1 zz yy ww\ncircle 9,9 4\nmirror x=12 { dot; dot 1,1 }\nfoo { dot 2,2 }\n',
    )
    assert.deepEqual(
      problems.map(({ span }) => span.line),
      [2, 3, 5, 6],
    )
    assert.deepEqual(
      program.statements.map(({ kind }) => kind),
      ['circle', 'mirror'],
    )
  })

  it('finds the problems in the block of a wrong statement', () => {
    const { problems } = parse('icon a\nturn x { dot }\nfoo 1 { line 1,1 }\n')
    assert.deepEqual(
      problems.map(({ span }) => `${span.line}:${span.column}`),
      ['2:6', '2:14', '3:1', '3:18'],
    )
  })

  it('drops a block of which nothing is left, without a second problem', () => {
    const { program, problems } = parse('icon a\nmirror x=12 { turn 4 { dot } }')
    assert.equal(problems.length, 1)
    assert.deepEqual(program.statements, [])
  })

  it('gives each statement the span of its text, block included', () => {
    const text = 'icon a\n  mirror x=12 { dot 1,1 ; line 1,1 2,2 } # end\n'
    const [mirror] = parse(text).program.statements
    assert.ok(mirror?.kind === 'mirror')
    const texts = [mirror, ...mirror.children].map(({ span }) => text.slice(span.start, span.end))
    assert.deepEqual(texts, ['mirror x=12 { dot 1,1 ; line 1,1 2,2 }', 'dot 1,1', 'line 1,1 2,2'])
    assert.deepEqual([mirror.span.line, mirror.span.column], [2, 3])
  })

  it('sorts problems by their place', () => {
    const { problems } = parse('box 1,1\nmirror x=12 {\ndot')
    assert.deepEqual(
      problems.map(({ span }) => span.start),
      problems.map(({ span }) => span.start).sort((a, b) => a - b),
    )
  })

  it('takes any text', () => {
    for (const text of [
      '',
      '\0',
      '}}}{{{',
      '"',
      'icon',
      '-',
      'join{-}',
      '\u2028icon a',
      '𝄞',
      'icon a\r\nbox 1,1 2x2\r\n',
    ]) {
      assert.ok(Array.isArray(parse(text).problems))
    }
    assert.deepEqual(parse('icon a\r\nbox 1,1 2x2\r\n').problems, [])
  })
})
