import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { problemIn, readOne, reprint } from '../read-one.ts'

describe('turn', () => {
  it('turns round the middle unless a centre is given', () => {
    const middle = readOne('turn -45 { dot 1,1 }') as { degrees: number; x: number; y: number }
    assert.deepEqual([middle.degrees, middle.x, middle.y], [-45, 12, 12])
    const other = readOne('turn 45 8,$y { dot 1,1 }', 'param y 0..4 = 2') as { x: unknown; y: unknown }
    assert.deepEqual([other.x, other.y], [8, { parameter: 'y' }])
  })

  it('prints no centre that is the usual one', () => {
    assert.equal(reprint('turn 45 12,12 { dot 1,1 }'), 'turn 45 { dot 1,1 }')
    assert.equal(reprint('turn 45 12,11 { dot 1,1 }'), 'turn 45 12,11 { dot 1,1 }')
  })

  it('says what is missing or wrong', () => {
    assert.equal(problemIn('turn { dot 1,1 }').expected, 'an angle')
    assert.equal(problemIn('turn 721 { dot 1,1 }').at, '721')
    assert.match(problemIn('rotate 45 { dot 1,1 }').hint, /`turn`/)
    assert.match(problemIn('turn 45 12,12! { dot 1,1 }').message, /no corner/)
  })
})
