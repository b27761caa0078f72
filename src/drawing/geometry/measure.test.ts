import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { arc, line } from './construct.ts'
import {
  headingChange,
  lengthOf,
  parameterAt,
  pointAt,
  reflect,
  reverse,
  reverseLoop,
  rotate,
  scale,
  slice,
  tangentAt,
  translate,
} from './measure.ts'
import type { Segment } from './segment.ts'

const straight = line(1, 2, 4, 6)
const quarter = arc(5, 5, 2, 0, Math.PI / 2)
const backwards = arc(5, 5, 2, 1, -4)

function near(a: number, b: number): void {
  assert.ok(Math.abs(a - b) < 1e-9, `${a} is not ${b}`)
}

/** An arc's ends must lie where its centre, radius and angles say. */
function assertSound(s: Segment): void {
  if (s.kind === 'line') return
  near(s.cx + s.r * Math.cos(s.start), s.x0)
  near(s.cy + s.r * Math.sin(s.start), s.y0)
  near(s.cx + s.r * Math.cos(s.start + s.sweep), s.x1)
  near(s.cy + s.r * Math.sin(s.start + s.sweep), s.y1)
}

test('lengthOf', () => {
  assert.equal(lengthOf(straight), 5)
  near(lengthOf(quarter), Math.PI)
  near(lengthOf(backwards), 8)
})

test('pointAt and tangentAt', () => {
  assert.deepEqual(pointAt(straight, 0.5), { x: 2.5, y: 4 })
  near(pointAt(quarter, 0.5).x, 5 + Math.SQRT2)
  assert.deepEqual(pointAt(quarter, 1), { x: quarter.x1, y: quarter.y1 })
  near(tangentAt(straight, 0.3).x, 0.6)
  near(tangentAt(quarter, 0).y, 1)
  near(tangentAt(reverse(quarter), 1).y, -1)
})

test('reverse runs the same course backwards', () => {
  for (const s of [straight, quarter, backwards]) {
    const r = reverse(s)
    assertSound(r)
    for (const t of [0, 0.25, 0.7, 1]) {
      near(pointAt(r, t).x, pointAt(s, 1 - t).x)
      near(pointAt(r, t).y, pointAt(s, 1 - t).y)
    }
  }
  assert.deepEqual(reverseLoop([straight, quarter]), [reverse(quarter), reverse(straight)])
})

test('slice keeps the given ends exactly and cuts between', () => {
  for (const s of [straight, quarter, backwards]) {
    assert.deepEqual(pointAt(slice(s, 0, 0.4), 0), pointAt(s, 0))
    assert.deepEqual(pointAt(slice(s, 0.4, 1), 1), pointAt(s, 1))
    const middle = slice(s, 0.2, 0.6)
    assertSound(middle)
    near(lengthOf(middle), 0.4 * lengthOf(s))
    near(pointAt(middle, 0.5).x, pointAt(s, 0.4).x)
  }
})

test('parameterAt is the inverse of pointAt, and goes on beyond the ends', () => {
  for (const s of [straight, quarter, backwards]) {
    for (const t of [0, 0.3, 0.9, 1]) near(parameterAt(s, pointAt(s, t).x, pointAt(s, t).y), t)
  }
  near(parameterAt(straight, 7, 10), 2)
  near(parameterAt(quarter, 5 + Math.cos(-0.3), 5 + Math.sin(-0.3)), -0.3 / (Math.PI / 2))
  near(parameterAt(quarter, 5 + Math.cos(2), 5 + Math.sin(2)), 2 / (Math.PI / 2))
})

test('headingChange is signed: a turn to the right is positive', () => {
  near(headingChange(line(0, 0, 1, 0), line(1, 0, 1, 1)), Math.PI / 2)
  near(headingChange(line(0, 0, 1, 0), line(1, 0, 1, -1)), -Math.PI / 2)
  near(headingChange(line(7, 0, 7, 5), quarter), 0)
})

describe('transforms keep arcs sound and points together', () => {
  const cases: [string, (s: Segment) => Segment, (x: number, y: number) => [number, number]][] = [
    ['translate', (s) => translate(s, 3, -2), (x, y) => [x + 3, y - 2]],
    ['scale', (s) => scale(s, 2.5), (x, y) => [x * 2.5, y * 2.5]],
    ['scale by a negative factor', (s) => scale(s, -1), (x, y) => [-x, -y]],
    ['rotate', (s) => rotate(s, Math.PI / 2, 1, 1), (x, y) => [1 - (y - 1), 1 + (x - 1)]],
    ['reflect x', (s) => reflect(s, 'x', 12), (x, y) => [24 - x, y]],
    ['reflect y', (s) => reflect(s, 'y', 3), (x, y) => [x, 6 - y]],
  ]
  for (const [name, transform, map] of cases) {
    test(name, () => {
      for (const s of [straight, quarter, backwards]) {
        const moved = transform(s)
        assertSound(moved)
        for (const t of [0, 0.3, 1]) {
          const [x, y] = map(pointAt(s, t).x, pointAt(s, t).y)
          near(pointAt(moved, t).x, x)
          near(pointAt(moved, t).y, y)
        }
      }
    })
  }

  test('quarter turns stay on the grid', () => {
    assert.deepEqual(rotate(line(3, 4, 5, 6), Math.PI / 2, 12, 12), line(20, 3, 18, 5))
  })
})
