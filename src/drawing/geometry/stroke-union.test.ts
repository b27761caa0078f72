import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { arrange } from './arrangement/arrange.ts'
import { areaOf } from './area.ts'
import { union } from './combine.ts'
import { distanceTo } from './distance.ts'
import { pointAt, tangentAt } from './measure.ts'
import { type Chance, chanceFrom, randomSkeleton } from './random-skeletons.ts'
import type { Loop, Path, Point, Segment } from './segment.ts'
import { strokePath } from './stroke.ts'
import { windingAt } from './winding.ts'

const cases = process.env['BURIN_FUZZ'] === 'full' ? 10_000 : 400
const pointsPerCase = 120
/** The true outline is only asked for up to this distance (units). */
const blur = 1e-3
const round = { cap: 'round', join: 'round', miterLimit: 4 } as const

function widthOf(chance: Chance): number {
  const widths = [1, 1.5, 2, 2.5, 3]
  return widths[Math.floor(chance() * 6)] ?? 0.3 + chance() * 4
}

/** Anywhere, or near the outline, where mistakes would be. */
function probe(chance: Chance, segments: readonly Segment[], half: number): Point {
  if (chance() < 0.4) return { x: chance() * 24, y: chance() * 24 }
  const s = segments[Math.floor(chance() * segments.length)]!
  const t = chance()
  const at = pointAt(s, t)
  const along = tangentAt(s, t)
  const off = (chance() < 0.5 ? -1 : 1) * (half + (chance() - 0.5) * 0.05)
  return { x: at.x - along.y * off, y: at.y + along.x * off }
}

function assertClosed(loops: readonly Loop[], name: string): void {
  for (const loop of loops) {
    loop.forEach((s, i) => {
      const before = loop[(i + loop.length - 1) % loop.length]!
      assert.ok(s.x0 === before.x1 && s.y0 === before.y1, `${name}: a gap in the outline`)
    })
  }
}

function wrongPoints(paths: readonly Path[], outline: readonly Loop[], half: number, chance: Chance): string[] {
  const segments = paths.flatMap((path) => path.segments)
  const wrong: string[] = []
  for (let i = 0; i < pointsPerCase; i++) {
    const { x, y } = probe(chance, segments, half)
    let distance = Infinity
    for (const s of segments) distance = Math.min(distance, distanceTo(s, x, y))
    if (Math.abs(distance - half) < blur) continue
    const winding = windingAt(outline, x, y)
    if (winding !== (distance < half ? 1 : 0))
      wrong.push(`(${x}, ${y}): distance ${distance}, half width ${half}, winding ${winding}`)
  }
  return wrong
}

describe('the union of strokes', () => {
  test(`is everything within half the width of ${cases} random skeletons, and nothing else`, (context) => {
    let retried = 0
    let unitingMs = 0
    const wrong: string[] = []
    for (let seed = 1; seed <= cases; seed++) {
      const chance = chanceFrom(seed)
      const paths = randomSkeleton(chance)
      const width = widthOf(chance)
      const loops = paths.flatMap((path) => strokePath(path, width, round))
      const begun = performance.now()
      const outline = union(loops)
      unitingMs += performance.now() - begun
      assertClosed(outline, `seed ${seed}`)
      if (arrange([loops], (winding) => winding[0] !== 0, 1e-7, 1).open > 0) retried++
      for (const text of wrongPoints(paths, outline, width / 2, chance)) wrong.push(`seed ${seed} ${text}`)
      assert.ok(outline.reduce((sum, loop) => sum + areaOf(loop), 0) > 0, `seed ${seed}: no area`)
    }
    context.diagnostic(
      `${cases} unions, ${(unitingMs / cases).toFixed(3)} ms each, ${retried} needed a second tolerance`,
    )
    assert.deepEqual(wrong.slice(0, 20), [])
  })
})
