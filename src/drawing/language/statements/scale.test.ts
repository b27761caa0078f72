import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { problemIn, readOne, reprint } from '../read-one.ts'

describe('scale', () => {
  it('has a factor and a centre', () => {
    const { factor, x, y } = readOne('scale 0.5 0,0 { dot 1,1 }') as { factor: number; x: number; y: number }
    assert.deepEqual([factor, x, y], [0.5, 0, 0])
    assert.equal(reprint('scale 0.5 12,12 { dot 1,1 }'), 'scale 0.5 { dot 1,1 }')
  })

  it('scales by .05 to 4', () => {
    assert.equal(reprint('scale .05 { dot 1,1 }'), 'scale 0.05 { dot 1,1 }')
    assert.equal(reprint('scale 4 { dot 1,1 }'), 'scale 4 { dot 1,1 }')
    assert.equal(problemIn('scale 0.049 { dot 1,1 }').at, '0.049')
    assert.equal(problemIn('scale 4.1 { dot 1,1 }').at, '4.1')
  })
})
