import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { FillRule, areaPathsD, differenceD, unionD } from 'clipper2-ts'
import { areaOf } from './area.ts'
import { combine, union } from './combine.ts'
import { lengthOf, pointAt } from './measure.ts'
import { chanceFrom, randomSkeleton } from './random-skeletons.ts'
import type { Loop } from './segment.ts'
import { strokePath } from './stroke.ts'

const cases = process.env['BURIN_FUZZ'] === 'full' ? 2_000 : 150
const caps = ['butt', 'round', 'square'] as const
const joins = ['miter', 'round', 'bevel'] as const

function strokes(seed: number): Loop[] {
  const chance = chanceFrom(seed)
  const style = { cap: caps[Math.floor(chance() * 3)]!, join: joins[Math.floor(chance() * 3)]!, miterLimit: 4 }
  const width = 1 + Math.floor(chance() * 5) / 2
  return randomSkeleton(chance).flatMap((path) => strokePath(path, width, style))
}

/** Polygons fine enough that their area is within .01 % of the arcs'. */
function flattened(loops: readonly Loop[]): { x: number; y: number }[][] {
  return loops.map((loop) =>
    loop.flatMap((s) => {
      const steps = s.kind === 'line' ? 1 : Math.max(1, Math.ceil(Math.abs(s.sweep) / 0.02))
      return lengthOf(s) === 0 ? [] : Array.from({ length: steps }, (_, i) => pointAt(s, i / steps))
    }),
  )
}

function areaOfAll(loops: readonly Loop[]): number {
  return loops.reduce((sum, loop) => sum + areaOf(loop), 0)
}

function assertNear(ours: number, judged: number, name: string): void {
  if (judged < 0.5) return
  assert.ok(Math.abs(ours - judged) < 0.003 * judged, `${name}: area ${ours}, the judge says ${judged}`)
}

describe('areas of booleans, judged by an independent polygon clipper', () => {
  test('unions of strokes with all caps and joins', () => {
    for (let seed = 1; seed <= cases; seed++) {
      const loops = strokes(seed)
      const judged = areaPathsD(unionD(flattened(loops), [], FillRule.NonZero, 6))
      assertNear(areaOfAll(union(loops)), Math.abs(judged), `seed ${seed}`)
    }
  })

  test('differences of strokes', () => {
    for (let seed = 1; seed <= cases; seed++) {
      const kept = strokes(seed)
      const taken = strokes(seed + 50_000)
      const judged = areaPathsD(differenceD(flattened(kept), flattened(taken), FillRule.NonZero, 6))
      const ours = combine([kept, taken], (winding) => winding[0] !== 0 && winding[1] === 0)
      assertNear(areaOfAll(ours), Math.abs(judged), `seed ${seed}`)
    }
  })
})
