import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { PLAIN } from '../modifiers.ts'
import { problemIn, readOne, reprint } from '../read-one.ts'

describe('circle', () => {
  it('has a centre and a radius', () => {
    assert.deepEqual(readOne('circle 12,-1.5 10'), { kind: 'circle', x: 12, y: -1.5, r: 10, modifiers: PLAIN })
  })

  it('prints as it is written', () => {
    assert.equal(reprint('circle   12.50,.5  3.000  hole'), 'circle 12.5,0.5 3 hole')
    assert.equal(reprint('circle $r,12 $r', 'param r 2..4 = 3'), 'circle $r,12 $r')
  })

  it('says what is missing or wrong', () => {
    assert.equal(problemIn('circle').expected, 'the centre x,y')
    assert.equal(problemIn('circle 12,12').expected, 'a radius')
    assert.equal(problemIn('circle 12,12 big').at, 'big')
    assert.equal(problemIn('circle 12,12 -3').at, '-3')
    assert.match(problemIn('circle 12,12! 3').hint, /Write 12,12\./)
    assert.equal(problemIn('circle 12,12 3 4').at, '4')
  })
})
