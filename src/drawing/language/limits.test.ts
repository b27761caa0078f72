import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { LIMITS, RANGES } from './limits.ts'
import { loweredCount } from './lowered-count.ts'
import { parse } from './parse.ts'

const messages = (text: string): string[] => parse(text).problems.map(({ message }) => message)
const right = (text: string): void => assert.deepEqual(messages(text), [])
const wrong = (text: string, message: RegExp): void => {
  const found = messages(text)
  assert.equal(found.length, 1, found.join(' '))
  assert.match(found[0]!, message)
}
const times = (count: number, line: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => line(i)).join('\n')

describe('limits of a program', () => {
  it('characters', () => {
    const text = 'icon a\ndot 1,1\n#'
    right(text.padEnd(LIMITS.characters, '.'))
    wrong(text.padEnd(LIMITS.characters + 1, '.'), /at most 16384 characters/)
    assert.deepEqual(parse(text.padEnd(LIMITS.characters + 1, '.')).program.statements, [])
  })

  it('statements, in blocks and in the mini form too', () => {
    const program = (count: number): string =>
      `icon a\nmini { dot 1,1 }\npart b { dot 1,1 }\n${times(count - 3, () => 'dot 1,1')}`
    right(program(LIMITS.statements))
    wrong(program(LIMITS.statements + 1), /at most 256 statements/)
    assert.equal(parse(program(LIMITS.statements + 9)).program.statements.length, LIMITS.statements - 2)
  })

  it('blocks inside blocks', () => {
    const program = (depth: number): string => `icon a\n${'move 0,1 { '.repeat(depth)}dot 1,1${' }'.repeat(depth)}`
    right(program(LIMITS.nesting))
    wrong(program(LIMITS.nesting + 1), /at most 8 deep/)
    wrong(`${program(300)}\ndot 2,2`, /at most 8 deep/)
    assert.equal(parse(`${program(300)}\ndot 2,2`).program.statements.length, 1)
  })

  it('parameters', () => {
    const program = (count: number): string => `icon a\n${times(count, (i) => `param p${i} 0..4 = 2`)}`
    right(program(LIMITS.parameters))
    wrong(program(LIMITS.parameters + 1), /at most 8 parameters/)
  })

  it('values of a choice', () => {
    const program = (count: number): string =>
      `icon a\nparam p ${times(count, (i) => `v${i}`).replaceAll('\n', ' ')} = v0`
    right(program(LIMITS.choices))
    wrong(program(LIMITS.choices + 1), /at most 64 values/)
  })

  it('length of a slug', () => {
    right(`icon ${'a'.repeat(LIMITS.slug)}`)
    wrong(`icon ${'a'.repeat(LIMITS.slug + 1)}`, /is not a name/)
  })

  it('coordinates', () => {
    const { from, to } = RANGES.coordinate
    right(`icon a\nline ${from},${to} ${to},${from}`)
    wrong(`icon a\nline ${from - 0.1},0 1,1`, /A coordinate of -48.1 is outside -48 to 72/)
    wrong(`icon a\nline 0,${to + 0.1} 1,1`, /A coordinate of 72.1/)
  })

  it('shapes after mirrors and rings are drawn out; over it, nothing is kept to compile', () => {
    const program = (count: number): string =>
      `icon a\nring 10 { mirror x=12 { ring 20 { dot 1,1 } } }\n${times(count - 400, () => 'dot 1,1')}`
    right(program(LIMITS.lowered))
    wrong(program(LIMITS.lowered + 1), /draws 401 shapes/)
    assert.deepEqual(parse(program(LIMITS.lowered + 1)).program.statements, [])
  })

  it('problems reported for one text', () => {
    assert.equal(parse(`icon a\n${times(LIMITS.problems, () => '}')}`).problems.length, LIMITS.problems)
    assert.equal(parse(`icon a\n${times(LIMITS.problems + 1, () => '}')}`).problems.length, LIMITS.problems)
  })
})

describe('loweredCount', () => {
  const count = (text: string): number => loweredCount(parse(`icon a\n${text}`).program)

  it('counts shapes, not blocks', () => {
    assert.equal(count(''), 0)
    assert.equal(count('dot 1,1; part b { move 1,1 { dot 1,1; dot 2,2 } }; mini { dot 1,1 }'), 4)
  })

  it('multiplies by mirrors and rings, in joins too', () => {
    assert.equal(count('mirror x=12 { dot 1,1; ring 3 { dot 1,1 } }'), 8)
    assert.equal(count('join { box 1,1 2x2; - ring 3 { box 1,1 2x2 } }'), 4)
  })

  it('takes the greatest count that a parameter can give', () => {
    assert.equal(count('param n 3..9 = 4\nring $n { dot 1,1 }'), 9)
    assert.equal(count('param n 3 12 5 = 5\nring $n { dot 1,1 }'), 12)
  })
})
