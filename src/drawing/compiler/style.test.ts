import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { bind } from '../language/bind.ts'
import { parse } from '../language/parse.ts'
import { allCuts, cutName, HOUSE_CUT, lanes } from '../model/cut.ts'
import type { Cut } from '../model/cut.ts'
import { lower } from './lower.ts'
import { present, styleOf } from './style.ts'

/** How many of a program's elements are drawn at a cut. */
function countAt(text: string, cut: Cut): number {
  const { program, problems } = parse(`icon sample\n${text}`)
  assert.deepEqual(problems, [])
  return present(lower(bind(program, new Map()).program).skeleton.elements, styleOf(cut)).length
}

const isDrawn = (modifier: string, cut: Cut): boolean => countAt(`line 4,12 20,12 ${modifier}`, cut) === 1

describe('levels of detail', () => {
  it('hold from a lane count on and below it, at every cut', () => {
    for (const cut of allCuts()) {
      const available = lanes(cut)
      const near = [Math.floor(available * 100) / 100, Math.ceil(available * 100) / 100].flatMap((at) => [
        at - 0.01,
        at,
        at + 0.01,
      ])
      for (const at of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, ...near].map((value) => Number(value.toFixed(2)))) {
        if (at > 11) continue
        const expected = available >= at - 1e-9
        assert.equal(isDrawn(`@${at}+`, cut), expected, `@${at}+ at ${cutName(cut)} with ${available} lanes`)
        assert.equal(isDrawn(`@${at}-`, cut), !expected, `@${at}- at ${cutName(cut)} with ${available} lanes`)
      }
    }
  })

  it('count a whole number of lanes as reached', () => {
    const exact: Cut = { ...HOUSE_CUT, size: 16, stroke: 2 }
    assert.equal(lanes(exact), 4)
    assert.ok(isDrawn('@4+', exact) && !isDrawn('@4-', exact) && isDrawn('@3..4.1', exact) && !isDrawn('@3..4', exact))
  })

  it('leave no cut without, and none with both, of two ranges that meet', () => {
    for (const cut of allCuts())
      assert.equal(countAt('line 4,6 20,6 @4.4+\nline 4,6 20,6 @3.4..4.4\nline 4,6 20,6 @3.4-', cut), 1, cutName(cut))
  })

  it('follow sizes and finishes', () => {
    for (const cut of allCuts()) {
      assert.equal(isDrawn('size>=20', cut), cut.size >= 20)
      assert.equal(isDrawn('size<20', cut), cut.size < 20)
      assert.equal(isDrawn('outlined', cut), cut.finish === 'outlined')
      assert.equal(isDrawn('filled', cut), cut.finish === 'filled')
    }
  })

  it('count by the scale of the group, and by the group and the shape together', () => {
    assert.equal(countAt('scale 0.5 { line 4,12 20,12 @3+ }', HOUSE_CUT), 1)
    assert.equal(countAt('scale 0.5 { line 4,12 20,12 @3.2+ }', HOUSE_CUT), 0)
    assert.equal(countAt('part a @6+ { line 4,12 20,12 @7+; line 4,6 20,6 @7- }', HOUSE_CUT), 1)
    assert.equal(countAt('part a @7+ { line 4,12 20,12 }', HOUSE_CUT), 0)
  })
})
