import assert from 'node:assert/strict'
import { test } from 'node:test'
import { allCuts, cutName, HOUSE_CUT } from '../drawing/model/cut.ts'
import { cutOf, cutsLike } from './cut-of.ts'

test("flags name a cut; what is missing is the house cut's", () => {
  assert.deepEqual(cutOf({}), HOUSE_CUT)
  assert.deepEqual(cutOf({ size: '16', stroke: '1.5', radius: '0', finish: 'filled' }), {
    size: 16,
    stroke: 1.5,
    radius: 0,
    finish: 'filled',
  })
})

test('a value that does not exist is refused with those that do', () => {
  assert.throws(() => cutOf({ size: '18' }), /--size 18: allowed are 16, 20, 24/)
  assert.throws(() => cutOf({ stroke: '2px' }), /allowed are 1, 1\.5, 2, 2\.5, 3/)
})

test('a pattern names cuts', () => {
  assert.deepEqual(cutsLike('24/2/3/outlined'), [HOUSE_CUT])
  assert.deepEqual(cutsLike('24/2/3 outlined'), [HOUSE_CUT])
  assert.equal(cutsLike('16/3').length, 8)
  assert.equal(cutsLike('*').length, allCuts().length)
  assert.ok(cutsLike('*/*/0/filled').every((cut) => cutName(cut).endsWith('/0 filled')))
  assert.throws(() => cutsLike('18/2'), /no cut is like/)
  assert.throws(() => cutsLike('24/2/3/outlined/extra'), /no cut is like/)
})
