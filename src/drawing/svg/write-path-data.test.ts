import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { arc, arcBetween, line } from '../geometry/construct.ts'
import { nearestOn } from '../geometry/distance.ts'
import { lengthOf, pointAt } from '../geometry/measure.ts'
import type { Path, Segment } from '../geometry/segment.ts'
import { readPathData } from './path-data.ts'
import { writePathData } from './write-path-data.ts'

const runs = process.env['BURIN_FUZZ'] === 'full' ? 20_000 : 400

function open(...segments: Segment[]): Path {
  return { segments, closed: false }
}

/** How far apart two runs of segments are, in both directions. */
function apart(a: readonly Segment[], b: readonly Segment[]): number {
  let most = 0
  for (const [from, to] of [
    [a, b],
    [b, a],
  ] as const) {
    for (const segment of from) {
      for (let t = 0; t <= 1; t += 0.0625) {
        const { x, y } = pointAt(segment, t)
        most = Math.max(most, Math.min(...to.map((other) => nearestOn(other, x, y).distance)))
      }
    }
  }
  return most
}

function readBack(paths: readonly Path[]): Segment[] {
  const text = writePathData(paths)
  const { paths: read, problems } = readPathData(text)
  assert.deepEqual(problems, [], text)
  return read.flatMap((path) => [...path.segments])
}

const coordinate = fc.double({ min: 1, max: 23, noNaN: true })

describe('writePathData', () => {
  test('separates numbers only where a reader needs it', () => {
    assert.equal(writePathData([open(line(0.5, 0.5, -0.5, 1.25))]), 'M.5.5l-1 .75')
  })

  test('writes the flags of an arc apart', () => {
    assert.equal(writePathData([open(arcBetween(3, 3, 4.5, 4.5, Math.PI / 2))]), 'M3 3A1.5 1.5 0 0 1 4.5 4.5')
  })

  test('writes no arc between 2.5 rad and half a circle', () => {
    const text = writePathData([open(arc(12, 12, 8, 0, 2.8))])
    assert.equal(text.match(/[aA]/g)?.length, 2, text)
  })

  test('writes a half circle with a radius that is not above half its chord', () => {
    const [segment] = readBack([open(arc(12.003, 12, 7.777, 0.3, Math.PI))])
    assert.ok(segment?.kind === 'arc')
    assert.ok(segment.r * 2 <= Math.hypot(segment.x1 - segment.x0, segment.y1 - segment.y0) + 1e-9)
  })

  test('does not add up the errors of relative coordinates', () => {
    const steps = Array.from({ length: 60 }, (_, index) =>
      line(index * 0.333, (index % 2) * 0.777, (index + 1) * 0.333, ((index + 1) % 2) * 0.777),
    )
    const last = readBack([open(...steps)]).at(-1)
    assert.ok(last !== undefined && Math.hypot(last.x1 - 19.98, last.y1 - 0) < 1e-9)
  })

  test('a second path begins where it must, also behind Z', () => {
    const triangle: Path = { segments: [line(1, 1, 5, 1), line(5, 1, 5, 4), line(5, 4, 1, 1)], closed: true }
    assert.equal(writePathData([triangle, open(line(2, 2, 3, 3))]), 'M1 1H5V4ZM2 2L3 3')
  })

  test('any arc reads back within .011 px', () => {
    const turn = fc.double({ min: 0.2, max: 2 * Math.PI - 0.01, noNaN: true })
    const radius = fc.double({ min: 0.2, max: 40, noNaN: true })
    fc.assert(
      fc.property(coordinate, coordinate, radius, turn, turn, fc.boolean(), (cx, cy, r, start, sweep, back) => {
        const segment = arc(cx, cy, r, start, back ? -sweep : sweep)
        const read = readBack([open(segment)])
        const distance = apart([segment], read)
        assert.ok(distance < 0.011, `${writePathData([open(segment)])} is ${distance} away`)
        const length = read.reduce((sum, piece) => sum + lengthOf(piece), 0)
        assert.ok(Math.abs(length - lengthOf(segment)) < 0.1, 'it runs the other way round')
      }),
      { numRuns: runs, seed: 20 },
    )
  })

  test('any run of lines and arcs reads back within .011 px', () => {
    const corner = fc.tuple(
      coordinate,
      coordinate,
      fc.constantFrom(0, 0, Math.PI / 2, -Math.PI / 2, Math.PI, 1.1, -2.9, 4),
    )
    fc.assert(
      fc.property(fc.array(corner, { minLength: 3, maxLength: 8 }), fc.boolean(), (corners, closed) => {
        const ends = closed ? [...corners.slice(1), ...corners.slice(0, 1)] : corners.slice(1)
        const segments = ends.map(([x, y, sweep], index) => {
          const [x0, y0] = corners[index] ?? [x, y]
          return arcBetween(x0, y0, x, y, sweep)
        })
        const distance = apart(segments, readBack([{ segments, closed }]))
        assert.ok(distance < 0.011, `${writePathData([{ segments, closed }])} is ${distance} away`)
      }),
      { numRuns: runs, seed: 20 },
    )
  })
})
