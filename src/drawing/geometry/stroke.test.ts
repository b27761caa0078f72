import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { areaOf } from './area.ts'
import { boundsOf } from './bounds.ts'
import { union } from './combine.ts'
import { arc, circleLoop, line } from './construct.ts'
import type { Path } from './segment.ts'
import { type StrokeStyle, strokePath } from './stroke.ts'

const butt: StrokeStyle = { cap: 'butt', join: 'miter', miterLimit: 4 }
const round: StrokeStyle = { cap: 'round', join: 'round', miterLimit: 4 }

function painted(path: Path, width: number, style: StrokeStyle): number {
  return union(strokePath(path, width, style)).reduce((sum, loop) => sum + areaOf(loop), 0)
}

function near(a: number, b: number): void {
  assert.ok(Math.abs(a - b) < 1e-7, `${a} is not ${b}`)
}

const bar: Path = { segments: [line(0, 0, 10, 0)], closed: false }
const corner: Path = { segments: [line(0, 0, 10, 0), line(10, 0, 10, 10)], closed: false }

describe('caps', () => {
  test('butt, square and round', () => {
    near(painted(bar, 2, butt), 20)
    near(painted(bar, 2, { ...butt, cap: 'square' }), 24)
    near(painted(bar, 2, round), 20 + Math.PI)
  })

  test('a path of no length is a disc, a square or nothing', () => {
    const point: Path = { segments: [line(3, 4, 3, 4)], closed: false }
    near(painted(point, 2, round), Math.PI)
    near(painted(point, 2, { ...butt, cap: 'square' }), 4)
    assert.deepEqual(boundsOf(union(strokePath(point, 2, round))[0]!), { x0: 2, y0: 3, x1: 4, y1: 5 })
    assert.deepEqual(strokePath(point, 2, butt), [])
    assert.deepEqual(strokePath({ segments: [], closed: false }, 2, round), [])
  })
})

describe('joins', () => {
  test('miter fills the tip, bevel half of it, round a quarter disc', () => {
    near(painted(corner, 2, butt), 40)
    near(painted(corner, 2, { ...butt, join: 'bevel' }), 39.5)
    near(painted(corner, 2, { ...butt, join: 'round' }), 39 + Math.PI / 4)
  })

  test('a miter beyond its limit is a bevel', () => {
    near(painted(corner, 2, { ...butt, miterLimit: 1.2 }), 39.5)
  })

  test('a path that doubles back gets a round end there', () => {
    const fold: Path = { segments: [line(0, 0, 10, 0), line(10, 0, 4, 0)], closed: false }
    near(painted(fold, 2, { ...butt, join: 'round' }), 20 + Math.PI / 2)
  })

  test('a closed path has a join at its seam', () => {
    const box: Path = {
      segments: [line(0, 0, 6, 0), line(6, 0, 6, 6), line(6, 6, 0, 6), line(0, 6, 0, 0)],
      closed: true,
    }
    near(painted(box, 2, butt), 64 - 16)
  })
})

describe('arcs', () => {
  test('a circle is a ring, in one piece or two, either way round', () => {
    near(painted({ segments: circleLoop(5, 5, 4), closed: true }, 2, butt), 16 * Math.PI)
    near(painted({ segments: [arc(5, 5, 4, 1, 2 * Math.PI)], closed: true }, 2, butt), 16 * Math.PI)
    near(painted({ segments: [arc(5, 5, 4, 1, -2 * Math.PI)], closed: true }, 2, butt), 16 * Math.PI)
  })

  test('a circle no wider than the stroke is a disc', () => {
    near(painted({ segments: circleLoop(5, 5, 0.6), closed: true }, 2, butt), Math.PI * 1.6 ** 2)
    near(painted({ segments: circleLoop(5, 5, 1), closed: true }, 2, butt), Math.PI * 4)
  })

  test('an arc tighter than the stroke sweeps a sector on both sides of its centre', () => {
    near(painted({ segments: [arc(5, 5, 0.6, 0, 1)], closed: false }, 2, butt), (1.6 ** 2 + 0.4 ** 2) / 2)
  })

  test('a wide arc is a band', () => {
    near(painted({ segments: [arc(5, 5, 4, 0, 1)], closed: false }, 2, butt), (25 - 9) / 2)
  })

  test('a smooth run of lines and arcs is one band without joins', () => {
    const hook: Path = { segments: [line(0, 0, 10, 0), arc(10, 4, 4, -Math.PI / 2, Math.PI)], closed: false }
    assert.equal(strokePath(hook, 2, butt).length, 1)
    near(painted(hook, 2, butt), 20 + ((25 - 9) * Math.PI) / 2)
  })

  test('a small gap in a smooth run is bridged', () => {
    const split: Path = { segments: [arc(5, 5, 4, 0, 1), arc(5.001, 5, 4, 1, 1)], closed: false }
    assert.ok(Math.abs(painted(split, 2, butt) - 16) < 0.01)
    assert.equal(union(strokePath(split, 2, butt)).length, 1)
  })
})
