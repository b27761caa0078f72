import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { problemIn, readOne, reprint } from '../read-one.ts'

const chain = (count: number): string => Array.from({ length: count }, (_, i) => `${i % 50},${i % 7}`).join(' ')

describe('line', () => {
  it('has points with corner marks', () => {
    const { vertices } = readOne('line 2,3 5,3! 5.8,7*0.5 9,9~2') as { vertices: unknown }
    assert.deepEqual(vertices, [
      { x: 2, y: 3, corner: { kind: 'relative', factor: 1 } },
      { x: 5, y: 3, corner: { kind: 'relative', factor: 0 } },
      { x: 5.8, y: 7, corner: { kind: 'relative', factor: 0.5 } },
      { x: 9, y: 9, corner: { kind: 'fixed', radius: 2 } },
    ])
  })

  it('prints as it is written', () => {
    const text = 'line 2,3 5,3! 5.8,7*0.5 9,9~2 $x,12 notch @5+'
    assert.equal(reprint(text, 'param x 1..4 = 2'), text)
    assert.equal(reprint('line 2,3*0 5,3*1'), 'line 2,3! 5,3')
  })

  it('is a knock-out where it is written `cut`, which is no style cut', () => {
    assert.equal((readOne('line 2,3 5,3 cut') as { modifiers: { role: string } }).modifiers.role, 'knock-out')
    assert.equal(reprint('line 2,3 5,3 cut'), 'line 2,3 5,3 cut')
  })

  it('says what is missing or wrong', () => {
    assert.equal(problemIn('line 2,3').expected, 'a point x,y')
    assert.match(problemIn('line 2, 3 5,3').hint, /Write 2,3 without a blank/)
    assert.match(problemIn('line 2 3 5,3').hint, /Write 2,3 without a blank/)
    assert.equal(problemIn('line 2,3 2,3').at, '2,3')
    assert.match(problemIn('line 2,3 2,3').message, /same as the one before/)
    assert.equal(problemIn('line 2,3 5,-48.1').at, '5,-48.1')
    assert.match(problemIn('line $y,3 5,3', 'param x 1..4 = 2').hint, /Did you mean `x`/)
    assert.match(problemIn('line $x,3 5,3', 'param x 1..99 = 2').message, /from \$x\) of 99 is outside/)
  })

  it('has at most 64 points', () => {
    assert.equal((readOne(`line ${chain(64)}`) as { vertices: unknown[] }).vertices.length, 64)
    assert.match(problemIn(`line ${chain(65)}`).message, /at most 64 points/)
  })
})
