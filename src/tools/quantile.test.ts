import assert from 'node:assert/strict'
import { test } from 'node:test'
import { quantile } from './quantile.ts'

test('a quantile is one of the values, and none without values', () => {
  assert.equal(quantile([], 0.5), null)
  assert.equal(quantile([3, 1, 2], 0.5), 2)
  assert.equal(quantile([4, 3, 2, 1], 0.5), 3)
  assert.equal(quantile([3, 1, 2], 1), 3)
})
