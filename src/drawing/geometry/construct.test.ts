import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { areaOf } from './area.ts'
import { arc, arcBetween, boxLoop, circleLoop, tangentArc } from './construct.ts'
import { pointAt, tangentAt } from './measure.ts'

function near(a: number, b: number): void {
  assert.ok(Math.abs(a - b) < 1e-9, `${a} is not ${b}`)
}

describe('arc', () => {
  test('starts and ends on its circle, clockwise for a positive sweep', () => {
    const s = arc(5, 5, 2, 0, Math.PI / 2)
    near(s.x0, 7)
    near(s.y0, 5)
    near(s.x1, 5)
    near(s.y1, 7)
  })

  test('ends exactly where it began when it is a full circle', () => {
    const s = arc(5, 5, 2, 1, 2 * Math.PI)
    assert.equal(s.x1, s.x0)
    assert.equal(s.y1, s.y0)
  })
})

describe('arcBetween', () => {
  for (const sweep of [0.3, -0.3, Math.PI, -Math.PI, 5, -5]) {
    test(`keeps both ends and turns by ${sweep}`, () => {
      const s = arcBetween(1, 2, 4, 6, sweep)
      assert.equal(s.kind, 'arc')
      if (s.kind !== 'arc') return
      near(s.cx + s.r * Math.cos(s.start), 1)
      near(s.cy + s.r * Math.sin(s.start), 2)
      near(s.cx + s.r * Math.cos(s.start + s.sweep), 4)
      near(s.cy + s.r * Math.sin(s.start + s.sweep), 6)
      assert.equal(s.sweep, sweep)
      assert.deepEqual([s.x0, s.y0, s.x1, s.y1], [1, 2, 4, 6])
    })
  }

  test('is a line when it hardly turns or has no chord', () => {
    assert.equal(arcBetween(0, 0, 1, 1, 1e-9).kind, 'line')
    assert.equal(arcBetween(1, 1, 1, 1, 2).kind, 'line')
  })
})

describe('tangentArc', () => {
  test('leaves along the tangent and arrives', () => {
    const s = tangentArc(0, 0, 1, 0, 3, 3)
    const t = tangentAt(s, 0)
    near(t.x, 1)
    near(t.y, 0)
    const end = tangentAt(s, 1)
    near(end.x, 0)
    near(end.y, 1)
  })

  test('may turn by more than a half circle', () => {
    const s = tangentArc(0, 0, 1, 0, -1, 1)
    assert.ok(s.kind === 'arc' && s.sweep > Math.PI)
    if (s.kind === 'arc') near(Math.hypot(pointAt(s, 0.5).x - s.cx, pointAt(s, 0.5).y - s.cy), s.r)
  })

  test('is a line when straight', () => {
    assert.equal(tangentArc(0, 0, 0.6, 0.8, 3, 4).kind, 'line')
  })
})

test('circleLoop and boxLoop run clockwise and close', () => {
  near(areaOf(circleLoop(3, 4, 2)), 4 * Math.PI)
  near(areaOf(boxLoop({ x0: 1, y0: 2, x1: 4, y1: 4 })), 6)
  for (const loop of [circleLoop(3, 4, 2), boxLoop({ x0: 1, y0: 2, x1: 4, y1: 4 })]) {
    loop.forEach((s, i) => {
      const next = loop[(i + 1) % loop.length]!
      assert.deepEqual([s.x1, s.y1], [next.x0, next.y0])
    })
  }
})
