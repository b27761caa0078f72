import assert from 'node:assert/strict'
import { test } from 'node:test'
import { randomFrom, shuffled } from './shuffled.ts'

test('the same seed gives the same order, another seed another one, and nothing is lost', () => {
  const items = Array.from({ length: 200 }, (_, index) => index)
  const mixed = shuffled(items, 7)
  assert.deepEqual(shuffled(items, 7), mixed)
  assert.notDeepEqual(shuffled(items, 8), mixed)
  assert.deepEqual(
    mixed.toSorted((a, b) => a - b),
    items,
  )
  // An order that keeps many in their place would give the names away.
  assert.ok(mixed.filter((item, index) => item === index).length < 10)
})

test('random numbers lie from 0 up to 1 and spread over it', () => {
  const random = randomFrom(1)
  const tenths = new Set(Array.from({ length: 500 }, () => Math.floor(random() * 10)))
  assert.equal(tenths.size, 10)
})
