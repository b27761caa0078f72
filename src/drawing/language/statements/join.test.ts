import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { problemIn, readOne, reprint } from '../read-one.ts'

interface Join {
  readonly operands: readonly { readonly sign: number; readonly statement: { readonly kind: string } }[]
}

describe('join', () => {
  it('adds shapes and takes shapes away', () => {
    const { operands } = readOne('join { circle 11,12 8; - circle 16,7 7; ring 4 { poly 1,1 2,2 3,1 } }') as Join
    assert.deepEqual(
      operands.map(({ sign, statement }) => [sign, statement.kind]),
      [
        [1, 'circle'],
        [-1, 'circle'],
        [1, 'ring'],
      ],
    )
  })

  it('takes closed paths and curves', () => {
    const { operands } = readOne('join { path 2,2 9,2 cw 4 9,9 close; curve 1,1 9,3 4,9 close }') as Join
    assert.equal(operands.length, 2)
  })

  it('prints one shape a line, or one short shape on its line', () => {
    assert.equal(
      reprint('join hole { circle 11,12 8; - mirror x=12 { box 1,1 2x2 } }'),
      'join hole {\n  circle 11,12 8\n  - mirror x=12 { box 1,1 2x2 }\n}',
    )
    assert.equal(reprint('join {\n circle 11,12 8 }'), 'join { circle 11,12 8 }')
  })

  it('says what is missing or wrong', () => {
    assert.match(problemIn('join { line 1,1 2,2; circle 9,9 2 }').message, /`line` encloses no area/)
    assert.match(problemIn('join { mirror x=12 { dot 1,1 }; circle 9,9 2 }').message, /`mirror` encloses no area/)
    assert.match(problemIn('join { join { circle 9,9 2 }; circle 9,9 2 }').message, /`join` encloses no area/)
    assert.match(problemIn('join { path 1,1 9,1 9,9; circle 9,9 2 }').message, /`path` encloses no area/)
    assert.match(problemIn('join { circle 9,9 4; circle 9,9 2 hole }').hint, /`-` in front/)
    // The tree calls this role a knock-out; whoever wrote the program reads his own word.
    assert.match(problemIn('join { circle 9,9 4; circle 9,9 2 cut }').message, /`cut` says nothing here/)
    assert.match(problemIn('join { - circle 9,9 4; circle 9,9 2 }').message, /subtracted from nothing/)
    assert.equal(problemIn('join { circle 9,9 4; - }').expected, 'a closed shape')
    assert.match(problemIn('join { }').message, /empty/)
    assert.equal(problemIn('join').expected, 'a block { … }')
    assert.match(problemIn('- circle 9,9 4').message, /only inside `join`/)
  })
})
