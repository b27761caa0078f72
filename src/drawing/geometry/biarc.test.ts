import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { areaOf } from './area.ts'
import { biarc, ellipseLoop, smoothCurve } from './biarc.ts'
import { boundsOf } from './bounds.ts'
import { headingChange, lengthOf, pointAt, tangentAt } from './measure.ts'
import { chanceFrom } from './random-skeletons.ts'
import type { Segment } from './segment.ts'

function near(a: number, b: number, slack = 1e-7): void {
  assert.ok(Math.abs(a - b) < slack, `${a} is not ${b}`)
}

function assertSmooth(segments: readonly Segment[], closed: boolean): void {
  segments.forEach((s, i) => {
    const next = segments[i + 1] ?? (closed ? segments[0] : undefined)
    if (!next) return
    near(Math.hypot(s.x1 - next.x0, s.y1 - next.y0), 0, 1e-12)
    near(headingChange(s, next), 0, 1e-6)
  })
}

describe('biarc', () => {
  test('keeps ends and tangents, and is smooth between, for random tangents', () => {
    const chance = chanceFrom(31)
    for (let i = 0; i < 500; i++) {
      const a = chance() * 7
      const b = a + (chance() - 0.5) * 4
      const t0 = { x: Math.cos(a), y: Math.sin(a) }
      const t1 = { x: Math.cos(b), y: Math.sin(b) }
      const segments = biarc(1, 2, t0, 1 + chance() * 5, 2 + chance() * 5, t1)
      assertSmooth(segments, false)
      assert.deepEqual(pointAt(segments[0]!, 0), { x: 1, y: 2 })
      near(tangentAt(segments[0]!, 0).x, t0.x, 1e-6)
      near(tangentAt(segments[segments.length - 1]!, 1).y, t1.y, 1e-6)
    }
  })

  test('is one arc or a line where that is enough', () => {
    const arcs = biarc(1, 0, { x: 0, y: 1 }, 0, 1, { x: -1, y: 0 })
    assert.equal(arcs.length, 1)
    near(lengthOf(arcs[0]!), Math.PI / 2)
    const lines = biarc(0, 0, { x: 1, y: 0 }, 5, 0, { x: 1, y: 0 })
    assert.deepEqual(
      lines.map((s) => s.kind),
      ['line'],
    )
  })

  test('an S between parallel tangents', () => {
    const s = biarc(0, 0, { x: 1, y: 0 }, 4, 4, { x: 1, y: 0 })
    assert.equal(s.length, 2)
    assertSmooth(s, false)
    const across = biarc(0, 0, { x: 0, y: 1 }, 4, 0, { x: 0, y: 1 })
    assert.equal(across.length, 2)
    assertSmooth(across, false)
  })
})

describe('smoothCurve', () => {
  const smooth = (x: number, y: number): { x: number; y: number; sharp: boolean } => ({ x, y, sharp: false })
  const sharp = (x: number, y: number): { x: number; y: number; sharp: boolean } => ({ x, y, sharp: true })

  test('through points of one circle is that circle', () => {
    const loop = smoothCurve([smooth(2, 0), smooth(0, 2), smooth(-2, 0), smooth(0, -2)], true)
    near(areaOf(loop), 4 * Math.PI)
    const open = smoothCurve([smooth(2, 0), smooth(Math.SQRT2, Math.SQRT2), smooth(0, 2)], false)
    near(
      open.reduce((sum, s) => sum + lengthOf(s), 0),
      Math.PI,
    )
  })

  test('passes every point without a corner', () => {
    const points = [smooth(0, 0), smooth(4, 3), smooth(8, -2), smooth(11, 5)]
    const curve = smoothCurve(points, false)
    assertSmooth(curve, false)
    for (const p of points)
      assert.ok(
        curve.some((s) => Math.hypot(s.x0 - p.x, s.y0 - p.y) < 1e-9 || Math.hypot(s.x1 - p.x, s.y1 - p.y) < 1e-9),
      )
    assertSmooth(smoothCurve(points, true), true)
  })

  test('may turn at a sharp point, and is straight between two', () => {
    assert.deepEqual(
      smoothCurve([sharp(0, 0), sharp(4, 0)], false).map((s) => s.kind),
      ['line'],
    )
    const heart = smoothCurve([sharp(0, 4), smooth(-3, 0), sharp(0, -1), smooth(3, 0)], true)
    const turns = heart.filter((s, i) => Math.abs(headingChange(s, heart[(i + 1) % heart.length]!)) > 1e-6)
    assert.equal(turns.length, 2)
  })

  test('two points are a line, and equal neighbours count once', () => {
    assert.equal(smoothCurve([smooth(0, 0), smooth(0, 0), smooth(3, 4)], false).length, 1)
    assert.deepEqual(smoothCurve([smooth(1, 1)], false), [])
  })
})

describe('ellipseLoop', () => {
  for (const [rx, ry] of [
    [10, 6],
    [6, 10],
    [10, 9.5],
    [10, 3],
    [2, 4],
  ] as const) {
    test(`${rx} by ${ry} is smooth, clockwise and close to the ellipse`, () => {
      const loop = ellipseLoop(12, 13, rx, ry)
      assert.equal(loop.length, 8)
      assertSmooth(loop, true)
      assert.deepEqual(pointAt(loop[0]!, 0), { x: 12 + rx, y: 13 })
      const box = boundsOf(loop)
      near(box.x0, 12 - rx)
      near(box.y1, 13 + ry)
      assert.ok(Math.abs(areaOf(loop) - Math.PI * rx * ry) < 0.015 * Math.PI * rx * ry)
      for (const s of loop) {
        for (let t = 0; t <= 1; t += 0.1) {
          const x = (pointAt(s, t).x - 12) / rx
          const y = (pointAt(s, t).y - 13) / ry
          const share = Math.hypot(x, y)
          const off = (share - 1) / (Math.hypot(x / rx, y / ry) / share)
          assert.ok(Math.abs(off) < 0.0125 * Math.max(rx, ry), `${off}`)
        }
      }
    })
  }

  test('with equal radii is a circle', () => near(areaOf(ellipseLoop(1, 1, 3, 3)), 9 * Math.PI))
})
