import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emptyState } from './empty-state.ts'

test('what is missing in an empty list', () => {
  for (const [text, missing] of [
    ['no burials found', 'no burials'],
    ['No orders yet', 'No orders'],
    ['no meals planned yet', 'no meals'],
    ['no saved searches here yet', 'no saved searches'],
    ['No auditions posted', 'No auditions'],
    ['no bids pending', 'no bids'],
    ['No beds left', 'No beds'],
  ] as const)
    assert.equal(emptyState(text), missing)
})

test('other needs are none', () => {
  for (const text of [
    'lost and found',
    'no entry',
    'no',
    'found',
    'not found',
    'nothing here yet',
    'no dogs allowed',
    'no deposit needed',
    'no parking, car slashed',
  ])
    assert.equal(emptyState(text), null)
})
