import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Figure } from './figure.ts'
import { findSlash } from './find-slash.ts'

const line = (...places: readonly (readonly [x: number, y: number])[]): Figure => ({
  form: {
    kind: 'chain',
    nodes: places.map(([x, y]) => ({ x, y, corner: 'cut' })),
    sweeps: places.slice(1).map(() => 0),
    closed: false,
    joinsAtStart: false,
    joinsAtEnd: false,
  },
  role: 'pen',
  ink: 0.3,
})
const slash = line([3, 3], [21, 21])

test('a long slanting line beside which others end crosses the drawing out', () => {
  const box = [line([9, 4], [20, 4], [20, 15]), line([5, 8], [5, 20], [17, 20])]
  assert.equal(findSlash([...box, slash]), slash)
  assert.equal(findSlash(box), null)
})

test('one thing that is crossed out may run out into an end of the slash', () => {
  const rest = [line([8, 4], [18, 4], [18, 8]), line([13, 9], [21, 8], [21, 17])]
  assert.equal(findSlash([...rest, slash, line([3, 3], [3, 18], [12, 18])]), slash)
  assert.equal(findSlash([...rest, slash, line([3, 3], [3, 18]), line([21, 21], [21, 18])]), null)
})

test('neither the shaft of an arrow nor a stroke between two things does', () => {
  assert.equal(
    findSlash([slash, line([21, 10], [21, 21], [10, 21]), line([8, 12], [4, 12]), line([12, 8], [12, 4])]),
    null,
  )
  assert.equal(findSlash([slash, line([17, 3], [17, 7]), line([4, 18], [7, 18])]), null)
})
