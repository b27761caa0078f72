import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { problemIn, readOne, reprint } from '../read-one.ts'

interface Chain {
  readonly vertices: readonly unknown[]
  readonly bends: readonly unknown[]
  readonly closed: boolean
}

describe('path', () => {
  it('has one bend for each piece of an open chain', () => {
    const { vertices, bends, closed } = readOne('path 8,11 8,7 cw 4 16,7 16,11') as Chain
    assert.equal(vertices.length, 4)
    assert.deepEqual(bends, [null, { radius: 4, clockwise: true, big: false }, null])
    assert.equal(closed, false)
  })

  it('has a bend for the closing piece too', () => {
    const { bends, closed } = readOne('path 2,12 cw 11.5 22,12 ccw 11.5 big close') as Chain
    assert.deepEqual(bends, [
      { radius: 11.5, clockwise: true, big: false },
      { radius: 11.5, clockwise: false, big: true },
    ])
    assert.equal(closed, true)
    assert.deepEqual((readOne('path 2,12 22,12 12,2 close') as Chain).bends, [null, null, null])
  })

  it('prints as it is written', () => {
    for (const text of ['path 8,11 8,7! cw 4 16,7 16,11 ink', 'path 2,12 cw 11.5 22,12 ccw $r big close r=0.4']) {
      assert.equal(reprint(text, 'param r 11..14 = 12'), text)
    }
  })

  it('says what is missing or wrong', () => {
    assert.equal(problemIn('path').expected, 'a point x,y')
    assert.match(problemIn('path 2,2').hint, /at least 2 points/)
    assert.equal(problemIn('path 2,2 cw 22,12').expected, 'an arc radius')
    assert.equal(problemIn('path 2,2 22,12 cw 4').at, 'cw')
    assert.match(problemIn('path 2,12 cw 9 22,12').message, /radius 9 cannot reach from 2,12 to 22,12/)
    assert.match(problemIn('path 2,12 cw 9 22,12').hint, /Write 10 or more/)
    assert.match(problemIn('path 2,12 22,12 close').message, /enclose nothing/)
    assert.match(problemIn('path 2,12 22,12 12,2 2,12 close').message, /repeats the first/)
  })
})
