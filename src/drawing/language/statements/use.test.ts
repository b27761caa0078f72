import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { PLAIN } from '../modifiers.ts'
import { problemIn, readOne, reprint } from '../read-one.ts'

describe('use', () => {
  it('has a glyph, its values and a box', () => {
    assert.deepEqual(readOne('use arrow mini facing=up level=3 into 14,14 8x6'), {
      kind: 'use',
      glyph: 'arrow',
      mini: true,
      arguments: new Map<string, string | number>([
        ['facing', 'up'],
        ['level', 3],
      ]),
      into: { x: 14, y: 14, width: 8, height: 6 },
      modifiers: PLAIN,
    })
  })

  it('prints as it is written', () => {
    for (const text of ['use star into 8,11 8x8', 'use letter value=A into 0,0 24x24 over=round @5+'])
      assert.equal(reprint(text), text)
  })

  it('says what is missing or wrong', () => {
    assert.equal(problemIn('use').expected, 'the name of a glyph')
    assert.match(problemIn('use star mini').hint, /into 14,14 8x8/)
    assert.match(problemIn('use star into 8,11').hint, /18x14/)
    assert.match(problemIn('use star level into 8,11 8x8').hint, /level=3/)
    assert.match(problemIn('use star n=1 n=2 into 8,11 8x8').message, /given twice/)
    assert.match(problemIn('use star into 8,11 8x8 hole').message, /cannot apply to a group/)
    assert.match(problemIn('use star into $x,11 8x8', 'param x 0..4 = 2').message, /cannot come from a parameter/)
  })

  it('fills a box of 1.5 to 32 units', () => {
    assert.equal(reprint('use star into 0,0 1.5x40'), 'use star into 0,0 1.5x40')
    assert.equal(reprint('use star into 0,0 32x32'), 'use star into 0,0 32x32')
    assert.match(problemIn('use star into 0,0 1.4x40').message, /cannot be fitted/)
    assert.match(problemIn('use star into 0,0 33x33').message, /cannot be fitted/)
  })
})
