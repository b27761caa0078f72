import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { problemIn, readOne, reprint } from '../read-one.ts'

describe('dot', () => {
  it('is one and a half strokes wide unless a scale is given', () => {
    assert.equal((readOne('dot 8,8') as { scale: number }).scale, 1.5)
    assert.equal((readOne('dot 8,8 1 cut') as { scale: number }).scale, 1)
  })

  it('prints no scale that is the usual one', () => {
    assert.equal(reprint('dot 8,8 1.5 cut'), 'dot 8,8 cut')
    assert.equal(reprint('dot 8,8 2'), 'dot 8,8 2')
  })

  it('says what is missing or wrong', () => {
    assert.equal(problemIn('dot').expected, 'a point x,y')
    assert.equal(problemIn('dot 8,8 9').at, '9')
    assert.match(problemIn('dot 8,8 $k', 'param k 1..2 = 1').message, /cannot come from a parameter/)
  })
})
