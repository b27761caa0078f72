import assert from 'node:assert/strict'
import { test } from 'node:test'
import { boundsOf, unite } from './bounds.ts'
import { arc, circleLoop, line } from './construct.ts'
import { pointAt } from './measure.ts'
import { chanceFrom } from './random-skeletons.ts'

test('boundsOf a circle is exact', () => {
  assert.deepEqual(boundsOf(circleLoop(5, 6, 2)), { x0: 3, y0: 4, x1: 7, y1: 8 })
  assert.deepEqual(boundsOf([arc(5, 6, 2, 0.7, -2 * Math.PI)]), { x0: 3, y0: 4, x1: 7, y1: 8 })
})

test('boundsOf counts arcs to their extremes only where they reach them', () => {
  const box = boundsOf([arc(0, 0, 1, -Math.PI / 4, Math.PI / 2)])
  assert.equal(box.x1, 1)
  assert.ok(Math.abs(box.x0 - Math.SQRT1_2) < 1e-12)
  assert.ok(Math.abs(box.y1 - Math.SQRT1_2) < 1e-12)
})

test('boundsOf agrees with fine samples of random arcs', () => {
  const chance = chanceFrom(3)
  for (let i = 0; i < 200; i++) {
    const s = arc(0, 0, 1 + chance(), chance() * 20 - 10, (chance() - 0.5) * 4 * Math.PI)
    const samples = Array.from({ length: 2001 }, (_, k) => pointAt(s, k / 2000))
    const box = boundsOf([s])
    assert.ok(Math.abs(box.x0 - Math.min(...samples.map((p) => p.x))) < 1e-4)
    assert.ok(Math.abs(box.y0 - Math.min(...samples.map((p) => p.y))) < 1e-4)
    assert.ok(Math.abs(box.x1 - Math.max(...samples.map((p) => p.x))) < 1e-4)
    assert.ok(Math.abs(box.y1 - Math.max(...samples.map((p) => p.y))) < 1e-4)
  }
})

test('unite spans all boxes, and an empty one adds nothing', () => {
  assert.deepEqual(unite([boundsOf([]), boundsOf([line(1, 2, 3, 0)]), { x0: 2, y0: 1, x1: 5, y1: 4 }]), {
    x0: 1,
    y0: 0,
    x1: 5,
    y1: 4,
  })
})
