import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { PLAIN } from '../modifiers.ts'
import { problemIn, readOne, reprint } from '../read-one.ts'

describe('box', () => {
  it('has an upper left corner and a size', () => {
    const corner = { x: 3, y: 4, corner: { kind: 'relative', factor: 1 } }
    assert.deepEqual(readOne('box 3,4 18x17.5'), { kind: 'box', corner, width: 18, height: 17.5, modifiers: PLAIN })
  })

  it('takes a corner mark for all four corners', () => {
    const { corner } = readOne('box 3,4~2 18x17') as { corner: unknown }
    assert.deepEqual(corner, { x: 3, y: 4, corner: { kind: 'fixed', radius: 2 } })
  })

  it('takes parameters in its size, also where their names hold an x', () => {
    const above = 'param box 2..8 = 4\nparam w 2..8 = 4'
    for (const text of ['box 3,4 $wx8', 'box 3,4 8x$box', 'box 3,4 $boxx$w', 'box 3,4 $boxx3.5 hole'])
      assert.equal(reprint(text, above), text)
    const { width, height } = readOne('box 3,4 $boxx$w', above) as { width: unknown; height: unknown }
    assert.deepEqual([width, height], [{ parameter: 'box' }, { parameter: 'w' }])
  })

  it('says what is missing or wrong', () => {
    assert.match(problemIn('box 18x17').hint, /12,7/)
    assert.equal(problemIn('box 3,4').expected, 'a size WxH')
    assert.equal(problemIn('box 3,4 18 17').at, '18')
    assert.match(problemIn('box 3,4 0x17').message, /A width of 0 is outside 0.05 to 72/)
    assert.match(problemIn('box 3,4 5x73').message, /A height of 73 is outside/)
    assert.equal(problemIn('box 73,4 5x5').at, '73,4')
  })
})
