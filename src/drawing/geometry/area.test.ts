import assert from 'node:assert/strict'
import { test } from 'node:test'
import { areaOf, momentsOf } from './area.ts'
import { arc, boxLoop, circleLoop, line } from './construct.ts'
import { reverseLoop } from './measure.ts'

function near(a: number, b: number): void {
  assert.ok(Math.abs(a - b) < 1e-9, `${a} is not ${b}`)
}

test('areaOf is positive for clockwise loops and exact for arcs', () => {
  near(areaOf(circleLoop(5, 6, 2)), 4 * Math.PI)
  near(areaOf(reverseLoop(circleLoop(5, 6, 2))), -4 * Math.PI)
  near(areaOf([arc(9, 9, 3, 1, 2 * Math.PI)]), 9 * Math.PI)
})

test('momentsOf a half disc has its centroid at 4r / 3π', () => {
  const rim = arc(5, 6, 3, 0, Math.PI)
  const { area, x, y } = momentsOf([[rim, line(rim.x1, rim.y1, rim.x0, rim.y0)]])
  near(area, 4.5 * Math.PI)
  near(x, 5)
  near(y, 6 + 4 / Math.PI)
})

test('momentsOf subtracts holes', () => {
  const { area, x, y } = momentsOf([
    boxLoop({ x0: 0, y0: 0, x1: 4, y1: 2 }),
    reverseLoop(boxLoop({ x0: 2, y0: 0, x1: 4, y1: 2 })),
  ])
  near(area, 4)
  near(x, 1)
  near(y, 1)
  assert.deepEqual(momentsOf([]), { area: 0, x: 0, y: 0 })
})
