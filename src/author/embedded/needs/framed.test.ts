import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bySurest } from './framed.ts'

const ordered = (...framed: readonly (readonly [picture: string, score: number])[]): string[] =>
  framed
    .map(([picture, score]) => ({ picture, score, left: [] }))
    .sort(bySurest)
    .map(({ picture }) => picture)

test('the surest picture comes first, and of two that are as sure the one that says more of its thing', () => {
  assert.deepEqual(ordered(['calendar', 0.96], ['calendar with x', 0.96]), ['calendar with x', 'calendar'])
  assert.deepEqual(ordered(['ruler', 0.96], ['clock with link', 0.96]), ['ruler', 'clock with link'])
  assert.deepEqual(ordered(['calendar with x', 0.8], ['calendar', 0.9]), ['calendar', 'calendar with x'])
})
