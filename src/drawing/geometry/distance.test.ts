import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { arc, line } from './construct.ts'
import { distanceBetween, distanceTo, nearestOn } from './distance.ts'
import { pointAt } from './measure.ts'
import { type Chance, chanceFrom } from './random-skeletons.ts'
import type { Segment } from './segment.ts'

function near(a: number, b: number, slack = 1e-9): void {
  assert.ok(Math.abs(a - b) < slack, `${a} is not ${b}`)
}

function randomSegment(chance: Chance): Segment {
  const at = (): number => chance() * 10
  return chance() < 0.5
    ? line(at(), at(), at(), at())
    : arc(at(), at(), 0.5 + chance() * 4, chance() * 7, (chance() - 0.5) * 4 * Math.PI)
}

describe('distanceTo and nearestOn', () => {
  test('a line: beside it, and beyond its ends', () => {
    near(distanceTo(line(0, 0, 10, 0), 4, 3), 3)
    near(distanceTo(line(0, 0, 10, 0), 13, 4), 5)
    near(distanceTo(line(1, 1, 1, 1), 4, 5), 5)
    assert.deepEqual(nearestOn(line(0, 0, 10, 0), 4, 3), { x: 4, y: 0, t: 0.4, distance: 3 })
  })

  test('an arc: outside, inside, its centre, and beyond its ends', () => {
    const half = arc(0, 0, 2, 0, Math.PI)
    near(distanceTo(half, 0, 5), 3)
    near(distanceTo(half, 0, 0.5), 1.5)
    near(distanceTo(half, 0, 0), 2)
    near(distanceTo(half, -2, -3), 3)
    near(nearestOn(half, -2.5, -3).t, 1)
  })

  test('agree with fine samples', () => {
    const chance = chanceFrom(11)
    for (let i = 0; i < 300; i++) {
      const s = randomSegment(chance)
      const x = chance() * 10
      const y = chance() * 10
      let sampled = Infinity
      for (let k = 0; k <= 2000; k++)
        sampled = Math.min(sampled, Math.hypot(pointAt(s, k / 2000).x - x, pointAt(s, k / 2000).y - y))
      near(distanceTo(s, x, y), sampled, 0.01)
      const found = nearestOn(s, x, y)
      near(found.distance, distanceTo(s, x, y))
      near(Math.hypot(found.x - x, found.y - y), found.distance)
    }
  })
})

describe('distanceBetween', () => {
  test('is 0 where segments meet', () => {
    assert.equal(distanceBetween(line(0, 0, 2, 2), line(0, 2, 2, 0)).distance, 0)
    assert.equal(distanceBetween(line(0, 0, 2, 0), line(2, 0, 2, 5)).distance, 0)
  })

  test('measures parallel lines, and circles beside and inside each other', () => {
    near(distanceBetween(line(0, 0, 10, 0), line(5, 3, 20, 3)).distance, 3)
    near(distanceBetween(arc(0, 0, 1, 0, 6), arc(5, 0, 1, 3, 6)).distance, 3)
    near(distanceBetween(arc(0, 0, 5, 0, 2 * Math.PI), arc(1, 0, 2, 0, 2 * Math.PI)).distance, 2)
    near(distanceBetween(arc(0, 0, 5, 0, 1), arc(0, 0, 3, 0.5, 1)).distance, 2)
    near(distanceBetween(arc(0, 0, 1, 0, 2 * Math.PI), line(-5, 4, 5, 4)).distance, 3)
  })

  test('agrees with fine samples, is symmetric, and its ends lie where it says', () => {
    const chance = chanceFrom(12)
    for (let i = 0; i < 400; i++) {
      const a = randomSegment(chance)
      const b = randomSegment(chance)
      const link = distanceBetween(a, b)
      let sampled = Infinity
      for (let k = 0; k <= 1000; k++)
        sampled = Math.min(sampled, distanceTo(b, pointAt(a, k / 1000).x, pointAt(a, k / 1000).y))
      near(link.distance, sampled, 0.03)
      near(distanceBetween(b, a).distance, link.distance, 1e-6)
      near(Math.hypot(link.ax - link.bx, link.ay - link.by), link.distance)
      near(distanceTo(a, link.ax, link.ay), 0, 1e-6)
      near(distanceTo(b, link.bx, link.by), 0, 1e-6)
    }
  })
})
