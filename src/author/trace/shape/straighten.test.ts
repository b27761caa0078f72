import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Raster } from '../../../drawing/model/raster.ts'
import type { InkPart } from '../ink-part.ts'
import { straightened } from './straighten.ts'

const RASTER: Raster = {
  width: 240,
  height: 240,
  pixels: new Uint8Array(),
  source: { width: 240, height: 240 },
  id: '',
}

/** A box of 160 px, about the middle, whose edges lean by so many degrees: all of them, or the upright ones alone. */
function box(degrees: number, isTurned: boolean): InkPart {
  const lean = Math.tan((degrees * Math.PI) / 180)
  const sides = [0, 1, 2, 3].flatMap((side) => Array.from({ length: 160 }, (_, i) => [side, i - 80] as const))
  const points = sides.map(([side, along]) => {
    const [x, y] = (
      [
        [along, -80],
        [80, along],
        [-along, 80],
        [-80, -along],
      ] as const
    )[side]!
    return { x: 120 + x - lean * y, y: 120 + y + (isTurned ? lean * x : 0) }
  })
  const contours = [{ points, isHole: false }]
  return { layer: 0, area: 25600, kind: 'solid', certainty: 1, width: 160, strands: [], contours }
}

const leanOf = ([part]: readonly InkPart[]): number => {
  const [a, b] = [part!.contours[0]!.points[20]!, part!.contours[0]!.points[140]!]
  return (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI
}

test('turns back what leans as a whole, either way, and nothing else', () => {
  for (const degrees of [-3, 2]) {
    const turned = [box(degrees, true)]
    assert.ok(Math.abs(leanOf(turned) - degrees) < 0.01)
    assert.ok(Math.abs(leanOf(straightened(turned, RASTER))) < 0.1)
  }
  for (const part of [box(0.3, true), box(3, false), box(9, true)]) {
    const parts = [part]
    assert.equal(straightened(parts, RASTER), parts)
  }
})

test('turns back a picture of 32 px as well', () => {
  const shrink = 32 / 240
  const small = (part: InkPart): InkPart => ({
    ...part,
    contours: part.contours.map(({ points, isHole }) => ({
      points: points.map(({ x, y }) => ({ x: x * shrink, y: y * shrink })),
      isHole,
    })),
  })
  const raster = { ...RASTER, width: 32, height: 32 }
  assert.ok(Math.abs(leanOf(straightened([small(box(-3, true))], raster))) < 0.1)
})
