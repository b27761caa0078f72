import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { distanceTo } from '../geometry/distance.ts'
import { bind } from '../language/bind.ts'
import { parse } from '../language/parse.ts'
import { allCuts, cutName, HOUSE_CUT } from '../model/cut.ts'
import type { Cut } from '../model/cut.ts'
import type { Drawing } from '../model/drawing.ts'
import { compile } from './compile.ts'
import type { Fit } from './fit/fit.ts'
import { lower } from './lower.ts'
import { place } from './place.ts'
import { round } from './round.ts'
import { styleOf } from './style.ts'

const OUTLINED = allCuts().filter(({ finish }) => finish === 'outlined')

function drawn(text: string, cut: Cut): Drawing {
  const { program, problems } = parse(`icon sample\n${text}`)
  assert.deepEqual(problems, [], text)
  return compile(program, cut).drawing
}

/** Radii of all arcs of the first mark. */
function radiiOf(drawing: Drawing): number[] {
  return drawing.marks[0]!.path.segments.flatMap((s) => (s.kind === 'arc' ? [s.r] : []))
}

/** A fit that only scales. */
function scaled(scale: number): Fit {
  const map = (at: number): number => at * scale
  const choices = { parity: 0, symmetric: { x: false, y: false } }
  return {
    mapX: map,
    mapY: map,
    scale,
    choices,
    ends: { x: { low: 0, high: 0 }, y: { low: 0, high: 0 } },
    circles: new Map(),
  }
}

describe('rounding', () => {
  it("gives right angles the cut's radius, scaled with the size", () => {
    for (const cut of OUTLINED) {
      const radii = radiiOf(drawn('box 3,3 18x18', cut))
      assert.equal(radii.length, cut.radius === 0 ? 0 : 4, cutName(cut))
      for (const r of radii) assert.ok(Math.abs(r - (cut.radius * cut.size) / 24) < 1e-6, `${cutName(cut)}: ${r}`)
    }
  })

  it('follows factors, own radii and sharp marks', () => {
    const radiusOf = (text: string, radius: Cut['radius']): number | undefined =>
      radiiOf(drawn(text, { ...HOUSE_CUT, radius }))[0]
    assert.ok(Math.abs(radiusOf('box 3,3*0.5 18x18', 2)! - 1) < 1e-6)
    assert.ok(Math.abs(radiusOf('box 3,3 18x18 r=2', 2)! - 4) < 1e-6)
    assert.ok(Math.abs(radiusOf('box 3,3~5 18x18', 0)! - 5) < 1e-6)
    assert.equal(radiusOf('box 3,3! 18x18', 3), undefined)
    assert.equal(radiusOf('box 3,3 18x18 r=0', 3), undefined)
  })

  it('uses up no more than half of a short side', () => {
    for (const r of radiiOf(drawn('box 3,10 18x4', HOUSE_CUT))) assert.ok(r <= 2 + 1e-6)
  })

  it('lets the tip of an acute corner draw back only a little', () => {
    for (let half = 8; half <= 40; half += 2) {
      const wide = Number((20 * Math.tan((half * Math.PI) / 180)).toFixed(3))
      if (wide > 11) continue
      const { program, problems } = parse(`icon tip\nline ${12 - wide},22 12,2 ${12 + wide},22`)
      assert.deepEqual(problems, [])
      const [element] = lower(bind(program, new Map()).program).skeleton.elements
      for (const scale of [16 / 24, 20 / 24, 1]) {
        for (const radius of [1, 2, 3]) {
          const style = { ...styleOf(HOUSE_CUT), scale, radius: radius * scale }
          const placed = place(element!, scaled(scale), style)
          const rounded = round(placed, [placed], style, [])
          const retreat = Math.min(...rounded.map((s) => distanceTo(s, 12 * scale, 2 * scale)))
          assert.ok(retreat > 1e-3, `half angle ${half}°: not rounded`)
          assert.ok(
            retreat <= (0.25 + 0.2 * radius) * scale + 1e-6,
            `half angle ${half}°, radius ${radius}, scale ${scale}: ${retreat}`,
          )
        }
      }
    }
  })

  it('keeps corners sharp where something else ends', () => {
    for (const cut of OUTLINED) {
      const { marks } = drawn('box 3,3 18x18 line\nline 3,3 12,12', cut)
      const end = marks[1]!.path.segments[0]!
      const corner = marks[0]!.path.segments.some((s) => Math.hypot(s.x0 - end.x0, s.y0 - end.y0) < 1e-6)
      assert.ok(corner, `${cutName(cut)}: the corner does not meet ${end.x0},${end.y0}`)
      assert.equal(
        radiiOf({ ...drawn('box 3,3 18x18 line\nline 3,3 12,12', cut) }).length,
        cut.radius === 0 ? 0 : 3,
        cutName(cut),
      )
    }
  })
})
