import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { PLAIN } from '../modifiers.ts'
import { problemIn, readOne, reprint } from '../read-one.ts'

describe('oval', () => {
  it('has a centre, a half width and a half height', () => {
    assert.deepEqual(readOne('oval 12,5 8 3'), { kind: 'oval', x: 12, y: 5, rx: 8, ry: 3, modifiers: PLAIN })
  })

  it('prints as it is written', () => {
    assert.equal(reprint('oval 12,5 8 $h line', 'param h 2..4 = 3'), 'oval 12,5 8 $h line')
  })

  it('says what is missing or wrong', () => {
    assert.equal(problemIn('oval 12,5 8').expected, 'a half height')
    assert.equal(problemIn('oval 12,5 0 8').at, '0')
    assert.match(problemIn('ellipse 12,5 8 3').hint, /`oval`/)
  })
})
