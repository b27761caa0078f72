import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { areaOf } from './area.ts'
import { arc, boxLoop, line } from './construct.ts'
import { filletCorners } from './fillet.ts'
import { headingChange, lengthOf, pointAt } from './measure.ts'
import { chanceFrom } from './random-skeletons.ts'
import type { Segment } from './segment.ts'

function near(a: number, b: number): void {
  assert.ok(Math.abs(a - b) < 1e-6, `${a} is not ${b}`)
}

/** Neighbours share their ends exactly, arcs are sound. */
function assertContinuous(segments: readonly Segment[], closed: boolean): void {
  segments.forEach((s, i) => {
    assert.ok(lengthOf(s) > 0)
    if (s.kind === 'arc') {
      near(s.cx + s.r * Math.cos(s.start), s.x0)
      near(s.cy + s.r * Math.sin(s.start + s.sweep), s.y1)
    }
    const next = segments[i + 1] ?? (closed ? segments[0] : undefined)
    if (next) assert.deepEqual([s.x1, s.y1], [next.x0, next.y0])
  })
}

function assertSmooth(segments: readonly Segment[], closed: boolean): void {
  assertContinuous(segments, closed)
  segments.forEach((s, i) => {
    const next = segments[i + 1] ?? (closed ? segments[0] : undefined)
    if (next) assert.ok(Math.abs(headingChange(s, next)) < 1e-5, `a corner of ${headingChange(s, next)} after ${i}`)
  })
}

const box = boxLoop({ x0: 0, y0: 0, x1: 10, y1: 6 })

describe('filletCorners', () => {
  test('rounds a box exactly', () => {
    const out = filletCorners(box, true, [2, 2, 2, 2])
    assert.equal(out.length, 8)
    assertSmooth(out, true)
    near(areaOf(out), 60 - (4 - Math.PI) * 4)
  })

  test('rounds only the joints that ask for it', () => {
    const out = filletCorners(box, true, [2, 0, 0, 0])
    assert.equal(out.length, 5)
    near(areaOf(out), 60 - (4 - Math.PI))
  })

  test('shrinks radii that share a side too short for both', () => {
    const out = filletCorners(box, true, [9, 9, 9, 9])
    assertSmooth(out, true)
    near(areaOf(out), 60 - (4 - Math.PI) * 9)
    assert.equal(out.filter((s) => s.kind === 'line').length, 2)
  })

  test('an open run keeps its ends', () => {
    const out = filletCorners([line(0, 0, 10, 0), line(10, 0, 10, 5)], false, [99])
    assertSmooth(out, false)
    assert.deepEqual(pointAt(out[0]!, 0), { x: 0, y: 0 })
    assert.deepEqual(pointAt(out[out.length - 1]!, 1), { x: 10, y: 5 })
    const rounding = out.find((s) => s.kind === 'arc')
    assert.ok(rounding?.kind === 'arc')
    near(rounding.r, 5)
  })

  test('rounds between a line and an arc, on either side of the arc', () => {
    for (const sweep of [1.2, -1.2]) {
      for (const heading of [-1.5, -0.7, 0.7, 1.5]) {
        const bow = arc(0, 0, 5, 0, sweep)
        const run = [line(5 - 6 * Math.cos(heading), -6 * Math.sin(heading), 5, 0), bow]
        const out = filletCorners(run, false, [1])
        assert.equal(out.length, 3)
        assertSmooth(out, false)
      }
    }
  })

  test('rounds between two arcs', () => {
    const first = arc(0, 0, 5, -1, 1)
    const out = filletCorners([first, arc(5, 3, 3, -Math.PI / 2, 1)], false, [0.5])
    assert.equal(out.length, 3)
    assertSmooth(out, false)
  })

  test('leaves smooth joints and folds alone', () => {
    const straight = [line(0, 0, 5, 0), line(5, 0, 9, 0)]
    assert.deepEqual(filletCorners(straight, false, [2]), straight)
    const fold = [line(0, 0, 5, 0), line(5, 0, 1, 0)]
    assert.deepEqual(filletCorners(fold, false, [2]), fold)
  })

  test('never fails on random runs of lines and arcs, and stays smooth at the corners it rounds', () => {
    const chance = chanceFrom(21)
    for (let i = 0; i < 1000; i++) {
      const run: Segment[] = []
      let x = chance() * 20
      let y = chance() * 20
      for (let k = 0; k < 4; k++) {
        if (chance() < 0.6) {
          const toX = chance() * 20
          const toY = chance() * 20
          run.push(line(x, y, toX, toY))
        } else {
          const r = 1 + chance() * 5
          const start = chance() * 7
          const bow = arc(x - r * Math.cos(start), y - r * Math.sin(start), r, start, (chance() - 0.5) * 6)
          run.push({ ...bow, x0: x, y0: y })
        }
        const last = run[run.length - 1]!
        x = last.x1
        y = last.y1
      }
      const out = filletCorners(
        run,
        false,
        run.map(() => chance() * 5),
      )
      assertContinuous(out, false)
      assert.deepEqual(pointAt(out[0]!, 0), pointAt(run[0]!, 0))
      out.forEach((s, n) => {
        const next = out[n + 1]
        if (!next || Math.abs(headingChange(s, next)) < 1e-4) return
        // A corner that is left must be one that was there: roundings add none.
        assert.ok(
          run.some((old) => Math.hypot(old.x1 - s.x1, old.y1 - s.y1) < 1e-6),
          `case ${i}: a new corner at ${n}`,
        )
      })
      if (i === 0) assert.ok(out.length > run.length)
    }
  })
})
