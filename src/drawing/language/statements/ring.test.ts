import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { problemIn, readOne, reprint } from '../read-one.ts'

describe('ring', () => {
  it('has a count, a centre and statements', () => {
    const { count, x, y } = readOne('ring 8 { line 12,2 12,4.5 }') as { count: number; x: number; y: number }
    assert.deepEqual([count, x, y], [8, 12, 12])
  })

  it('prints as it is written', () => {
    assert.equal(reprint('ring $n 11,12 { dot 1,1 }', 'param n 3..8 = 4'), 'ring $n 11,12 { dot 1,1 }')
  })

  it('repeats 2 to 24 times', () => {
    assert.equal(reprint('ring 2 { dot 1,1 }'), 'ring 2 { dot 1,1 }')
    assert.equal(reprint('ring 24 { dot 1,1 }'), 'ring 24 { dot 1,1 }')
    assert.equal(problemIn('ring 1 { dot 1,1 }').at, '1')
    assert.equal(problemIn('ring 25 { dot 1,1 }').at, '25')
    assert.match(problemIn('ring 4.5 { dot 1,1 }').message, /whole number/)
    assert.match(problemIn('ring $n { dot 1,1 }', 'param n 1..8 = 4').message, /from \$n\) of 1 is outside/)
  })
})
