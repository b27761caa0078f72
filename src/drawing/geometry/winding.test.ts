import assert from 'node:assert/strict'
import { test } from 'node:test'
import { arc, boxLoop, circleLoop, line } from './construct.ts'
import { reverseLoop } from './measure.ts'
import { chanceFrom } from './random-skeletons.ts'
import { windingAt } from './winding.ts'

test('a clockwise loop winds once round its inside, the reverse minus once', () => {
  const box = boxLoop({ x0: 0, y0: 0, x1: 4, y1: 4 })
  assert.equal(windingAt([box], 2, 2), 1)
  assert.equal(windingAt([reverseLoop(box)], 2, 2), -1)
  assert.equal(windingAt([box, box], 2, 2), 2)
  assert.equal(windingAt([box], 5, 2), 0)
  assert.equal(windingAt([box], -1, 4), 0)
})

test('arcs are exact: a hair inside and a hair outside a circle', () => {
  const chance = chanceFrom(5)
  for (const loop of [
    circleLoop(5, 6, 2),
    [arc(5, 6, 2, 1.3, 2 * Math.PI)],
    reverseLoop([arc(5, 6, 2, -4, -2 * Math.PI)]),
  ]) {
    for (let i = 0; i < 500; i++) {
      const angle = i < 8 ? (i * Math.PI) / 4 : chance() * 7
      const at = (r: number): number => windingAt([loop], 5 + r * Math.cos(angle), 6 + r * Math.sin(angle))
      assert.equal(at(2 - 1e-9), 1)
      assert.equal(at(2 + 1e-9), 0)
    }
  }
})

test('a pie of more than a half circle, turned all ways', () => {
  for (let start = -7; start < 7; start += 0.37) {
    const rim = arc(0, 0, 3, start, 4.5)
    const pie = [rim, line(rim.x1, rim.y1, 0, 0), line(0, 0, rim.x0, rim.y0)]
    const at = (angle: number, r: number): number => windingAt([pie], r * Math.cos(angle), r * Math.sin(angle))
    assert.equal(at(start + 0.1, 2.9), 1)
    assert.equal(at(start + 2.2, 2.9), 1)
    assert.equal(at(start + 4.4, 2.9), 1)
    assert.equal(at(start - 0.1, 2.9), 0)
    assert.equal(at(start + 4.6, 1), 0)
    assert.equal(at(start + 2.2, 3.1), 0)
  }
})
