import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { PLAIN } from '../modifiers.ts'
import { problemIn, readOne, reprint } from '../read-one.ts'

describe('arc', () => {
  it('has a centre, a radius and two angles', () => {
    assert.deepEqual(readOne('arc 12,19 6 225 -45'), {
      kind: 'arc',
      x: 12,
      y: 19,
      r: 6,
      from: 225,
      to: -45,
      modifiers: PLAIN,
    })
  })

  it('prints as it is written', () => {
    assert.equal(reprint('arc 12,19 6 $a 315 @5+ cut', 'param a 0..90 = 45'), 'arc 12,19 6 $a 315 cut @5+')
  })

  it('says what is missing or wrong', () => {
    assert.equal(problemIn('arc 12,19 6 225').expected, 'an angle')
    assert.match(problemIn('arc 12,19 6 0 360').hint, /circle X,Y R/)
    assert.equal(problemIn('arc 12,19 6 90 90').at, '90')
    assert.equal(problemIn('arc 12,19 6 90 721').at, '721')
  })
})
