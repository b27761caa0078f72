import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { arc, line } from './construct.ts'
import { carrierCrossings, intersections } from './intersect.ts'
import { pointAt } from './measure.ts'
import type { Segment } from './segment.ts'

const circle = arc(5, 5, 2, 0, 2 * Math.PI)

function assertOnBoth(a: Segment, b: Segment, count: number): void {
  const found = intersections(a, b)
  assert.equal(found.length, count)
  for (const { x, y, ta, tb } of found) {
    for (const p of [pointAt(a, ta), pointAt(b, tb)]) assert.ok(Math.hypot(p.x - x, p.y - y) < 1e-6)
    assert.ok(ta >= 0 && ta <= 1 && tb >= 0 && tb <= 1)
  }
}

describe('intersections', () => {
  test('two lines cross in one point', () => {
    assert.deepEqual(intersections(line(0, 0, 4, 4), line(0, 4, 4, 0)), [{ x: 2, y: 2, ta: 0.5, tb: 0.5 }])
  })

  test('lines that end short of each other do not meet', () => assertOnBoth(line(0, 0, 1, 1), line(0, 4, 4, 0), 0))
  test('a T contact counts, also a rounding error short of it', () => {
    assertOnBoth(line(0, 0, 4, 0), line(2, 0, 2, 3), 1)
    assertOnBoth(line(0, 0, 4, 0), line(2, 1e-9, 2, 3), 1)
  })
  test('a line crosses a circle twice and touches it once', () => {
    assertOnBoth(line(0, 5, 10, 5), circle, 2)
    assertOnBoth(line(0, 3, 10, 3), circle, 1)
    assertOnBoth(line(0, 2.9, 10, 2.9), circle, 0)
  })
  test('an arc is met only where it is', () => assertOnBoth(line(0, 5, 10, 5), arc(5, 5, 2, -1, 2), 1))
  test('circles cross twice, touch once from outside and inside, or miss', () => {
    assertOnBoth(arc(8, 5, 2, 0, 2 * Math.PI), circle, 2)
    assertOnBoth(arc(9, 5, 2, 0, 2 * Math.PI), circle, 1)
    assertOnBoth(arc(6, 5, 1, 0.3, 2 * Math.PI), circle, 1)
    assertOnBoth(arc(5, 5, 1, 0.3, 2 * Math.PI), circle, 0)
  })
  test('a common stretch is given by its ends', () => {
    assertOnBoth(line(0, 0, 4, 0), line(2, 0, 6, 0), 2)
    assertOnBoth(arc(5, 5, 2, 0, 2), arc(5, 5, 2, 1, 2), 2)
  })
})

describe('carrierCrossings', () => {
  test('goes beyond the ends', () => {
    assert.deepEqual(carrierCrossings(line(0, 0, 1, 0), line(5, 1, 5, 2)), [{ x: 5, y: 0 }])
    assert.equal(carrierCrossings(line(0, 5, 1, 5), arc(5, 5, 2, 1, 0.1)).length, 2)
  })
  test('parallels and equal circles have none', () => {
    assert.deepEqual(carrierCrossings(line(0, 0, 1, 0), line(0, 1, 1, 1)), [])
    assert.deepEqual(carrierCrossings(circle, circle), [])
  })
})
