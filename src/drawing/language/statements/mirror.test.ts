import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { problemIn, readOne, reprint } from '../read-one.ts'

describe('mirror', () => {
  it('has an axis and statements', () => {
    const { axis, at, children } = readOne('mirror y=-3.5 { line 8,2 8,6; dot 1,1 }') as {
      axis: string
      at: number
      children: unknown[]
    }
    assert.deepEqual([axis, at, children.length], ['y', -3.5, 2])
  })

  it('prints one short statement on its line', () => {
    assert.equal(reprint('mirror x=$a {\nline 8,2 8,6\n}', 'param a 8..12 = 9'), 'mirror x=$a { line 8,2 8,6 }')
    assert.equal(reprint('mirror x=12 { line 8,2 8,6; dot 1,1 }'), 'mirror x=12 {\n  line 8,2 8,6\n  dot 1,1\n}')
  })

  it('says what is missing or wrong', () => {
    assert.match(problemIn('mirror 12 { dot 1,1 }').hint, /x=12/)
    assert.equal(problemIn('mirror x=12').expected, 'a block { … }')
    assert.equal(problemIn('mirror x=73 { dot 1,1 }').at, 'x=73')
    assert.match(problemIn('mirror x=12 { dot 1,1').message, /never closed/)
    assert.match(problemIn('mirror x=12\n').hint, /on the same line/)
    assert.match(problemIn('mirror x=12 { dot 1,1 } hole').message, /`hole` does not belong here/)
  })
})
