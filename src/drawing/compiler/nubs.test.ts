import assert from 'node:assert/strict'
import { test } from 'node:test'
import { line } from '../geometry/construct.ts'
import { withoutFirstNub, withoutNub } from './nubs.ts'

const level = [line(0, 10, 10, 10)]

test('an end just behind a line that it crosses goes back to that line', () => {
  assert.deepEqual(withoutNub([line(5, 0, 5, 11)], level, 2, 3.5), [line(5, 0, 5, 10)])
  assert.deepEqual(withoutFirstNub([line(5, 11, 5, 0)], level, 2, 3.5), [line(5, 10, 5, 0)])
})

test('an end just behind a line that ends on it goes back to where that ends', () => {
  assert.deepEqual(withoutNub([line(10, 0, 10, 11)], level, 2, 3.5), [line(10, 0, 10, 10)])
})

test('an end that all but runs into another line keeps clear of it', () => {
  const [short] = withoutNub([line(5, 0, 5, 8.5)], level, 2, 3.5)
  assert.equal(short?.y1, 6.5)
})

test('ends that are clear, that meet a line or stick out by more stay', () => {
  for (const run of [[line(5, 0, 5, 6)], [line(5, 0, 5, 10)], [line(5, 0, 5, 13)]])
    assert.equal(withoutNub(run, level, 2, 3.5), run)
})
