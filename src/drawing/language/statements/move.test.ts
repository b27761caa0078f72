import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { problemIn, readOne, reprint } from '../read-one.ts'

describe('move', () => {
  it('has a shift to the right and down', () => {
    const { x, y } = readOne('move -3,0.5 { dot 1,1 }') as { x: number; y: number }
    assert.deepEqual([x, y], [-3, 0.5])
    assert.equal(reprint('move $n,-72 { dot 1,1 }', 'param n 3..8 = 4'), 'move $n,-72 { dot 1,1 }')
  })

  it('says what is missing or wrong', () => {
    assert.match(problemIn('move 3 { dot 1,1 }').hint, /2,-1/)
    assert.equal(problemIn('move 3,-72.5 { dot 1,1 }').at, '3,-72.5')
    assert.match(problemIn('translate 3,4 { dot 1,1 }').hint, /`move`/)
  })
})
