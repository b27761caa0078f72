import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { outsideOf } from './clip.ts'
import { arc, boxLoop, circleLoop, line } from './construct.ts'
import { lengthOf, pointAt } from './measure.ts'
import { chanceFrom, randomSkeleton } from './random-skeletons.ts'
import type { Path } from './segment.ts'
import { strokePath } from './stroke.ts'
import { windingAt } from './winding.ts'

const square = boxLoop({ x0: 2, y0: 2, x1: 6, y1: 6 })

function total(paths: readonly Path[]): number {
  return paths.flatMap((path) => path.segments).reduce((sum, s) => sum + lengthOf(s), 0)
}

describe('outsideOf', () => {
  test('a line through a region comes out as two', () => {
    assert.deepEqual(outsideOf({ segments: [line(0, 4, 10, 4)], closed: false }, [square]), [
      { segments: [line(0, 4, 2, 4)], closed: false },
      { segments: [line(6, 4, 10, 4)], closed: false },
    ])
  })

  test('what the region does not reach is given back as it is', () => {
    const path = { segments: circleLoop(20, 20, 2), closed: true }
    assert.deepEqual(outsideOf(path, [square]), [path])
  })

  test('what lies inside is gone', () => {
    assert.deepEqual(outsideOf({ segments: circleLoop(4, 4, 1), closed: true }, [square]), [])
  })

  test('a cut closed path is one open run across its seam', () => {
    const box = { segments: boxLoop({ x0: 0, y0: 0, x1: 10, y1: 10 }), closed: true }
    const out = outsideOf(box, [circleLoop(10, 5, 1)])
    assert.equal(out.length, 1)
    assert.equal(out[0]!.closed, false)
    assert.equal(out[0]!.segments.length, 5)
    assert.ok(Math.abs(total(out) - 38) < 1e-9)
  })

  test('a region over the seam leaves no seam', () => {
    const out = outsideOf({ segments: circleLoop(10, 10, 3), closed: true }, [circleLoop(13, 10, 1)])
    assert.equal(out.length, 1)
    assert.ok(
      windingAt(
        [circleLoop(13, 10, 1)],
        pointAt(out[0]!.segments[0]!, 0.01).x,
        pointAt(out[0]!.segments[0]!, 0.01).y,
      ) === 0,
    )
  })

  test('a hole of the region counts as outside', () => {
    const ring = [
      square,
      [...boxLoop({ x0: 3, y0: 3, x1: 5, y1: 5 })].reverse().map((s) => line(s.x1, s.y1, s.x0, s.y0)),
    ]
    assert.equal(outsideOf({ segments: [line(0, 4, 10, 4)], closed: false }, ring).length, 3)
  })

  test('a wall that only touches does not cut', () => {
    const out = outsideOf({ segments: [line(0, 2, 10, 2)], closed: false }, [circleLoop(5, 4, 2)])
    assert.deepEqual(out, [{ segments: [line(0, 2, 10, 2)], closed: false }])
    assert.equal(outsideOf({ segments: [arc(5, 5, 3, 0, 3)], closed: false }, [circleLoop(5, 10, 2)]).length, 1)
  })

  test('keeps exactly what lies outside, for random paths and regions', () => {
    for (let seed = 1; seed <= 200; seed++) {
      const chance = chanceFrom(seed)
      const style = { cap: 'round', join: 'round', miterLimit: 4 } as const
      const region = randomSkeleton(chance).flatMap((path) => strokePath(path, 1.7, style))
      for (const path of randomSkeleton(chanceFrom(seed + 900))) {
        const out = outsideOf(path, region)
        for (const piece of out) {
          piece.segments.forEach((s, i) => {
            const next = piece.segments[i + 1]
            if (next) assert.ok(Math.hypot(s.x1 - next.x0, s.y1 - next.y0) < 1e-6)
          })
        }
        let sampled = 0
        let full = 0
        for (const s of path.segments) {
          full += lengthOf(s)
          for (let i = 0; i < 200; i++) {
            const p = pointAt(s, (i + 0.5) / 200)
            if (windingAt(region, p.x, p.y) === 0) sampled += lengthOf(s) / 200
          }
        }
        assert.ok(
          Math.abs(total(out) - sampled) < 0.05 + 0.03 * full,
          `seed ${seed}: ${total(out)}, sampled ${sampled}`,
        )
      }
    }
  })
})
