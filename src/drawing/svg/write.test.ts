import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { Resvg } from '@resvg/resvg-js'
import { optimize } from 'svgo'
import { union } from '../geometry/combine.ts'
import { nearestOn } from '../geometry/distance.ts'
import { pointAt } from '../geometry/measure.ts'
import type { Path, Point } from '../geometry/segment.ts'
import type { Drawing } from '../model/drawing.ts'
import { strokePath } from '../geometry/stroke.ts'
import { readPathData } from './path-data.ts'
import { read } from './read.ts'
import { chain, circle, dot, filledDrawing, mark, sampleDrawings, strokedDrawing } from './sample-drawings.ts'
import { shapePaths } from './shape-paths.ts'
import { expandStrokes, write } from './write.ts'

const ROOT = '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24"'
const STROKED = `${ROOT} fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">`

/** Half the diagonal of a hundredth, and a little for the middle of arcs. */
const ROUNDING = 0.011

function pixels(svg: string, zoom: number): Uint8Array {
  return new Resvg(svg, { fitTo: { mode: 'zoom', value: zoom } }).render().pixels
}

function alphaDifference(a: Uint8Array, b: Uint8Array): number {
  assert.equal(a.length, b.length)
  let sum = 0
  for (let at = 3; at < a.length; at += 4) sum += Math.abs((a[at] ?? 0) - (b[at] ?? 0))
  return sum / 255 / (a.length / 4)
}

function pointsOf(paths: readonly Path[]): Point[] {
  const shares = [0, 0.1, 0.25, 0.5, 0.75, 0.9, 1]
  return paths.flatMap((path) => path.segments.flatMap((segment) => shares.map((t) => pointAt(segment, t))))
}

function farthest(from: readonly Path[], to: readonly Path[]): number {
  const segments = to.flatMap((path) => path.segments)
  const distances = pointsOf(from).map((p) => Math.min(...segments.map((s) => nearestOn(s, p.x, p.y).distance)))
  return Math.max(0, ...distances)
}

function drawnPaths(drawing: Drawing): Path[] {
  if (drawing.strokeWidth === null) return drawing.ink.map((segments) => ({ segments, closed: true }))
  return drawing.marks.filter((one) => one.dot === null).map((one) => one.path)
}

describe('write', () => {
  test('a solid among strokes is closed by strokes round its inside, at every stroke', () => {
    const star = chain(
      [
        [12, 3],
        [12, 18],
        [6, 21],
        [7, 14.5],
        [2.5, 10],
        [9, 9],
      ],
      true,
    )
    for (const stroke of [1, 2, 3] as const) {
      const drawing = strokedDrawing([{ ...mark(star), solid: true }], { stroke })
      const strip = strokePath(star, stroke, { cap: 'round', join: 'round', miterLimit: 4 })
      const whole = filledDrawing(union([...strip, star.segments]))
      assert.ok(alphaDifference(pixels(write(drawing), 8), pixels(expandStrokes(whole), 8)) < 2e-3, `stroke ${stroke}`)
    }
  })

  test('a solid keeps no pinhole where the innermost of those strokes turns to both sides', () => {
    const bulb =
      'M5.75 10.69V3.25a1.5 1.5 0 0 1 1.5-1.5h.5a1.5 1.5 0 0 1 1.5 1.5v7.44a3.9 3.9 0 0 1 2.44 3.62' +
      'a3.94 3.94 0 0 1-3.94 3.94h-.5a3.94 3.94 0 0 1-3.94-3.94a3.9 3.9 0 0 1 2.44-3.62Z'
    const marks = readPathData(bulb).paths.map((path) => ({ ...mark(path), solid: true as const }))
    const painted = pixels(write(strokedDrawing(marks, { stroke: 1.5 })), 16)
    const alphaAt = (x: number, y: number): number | undefined => painted[(16 * y * 24 * 16 + 16 * x) * 4 + 3]
    const seen = [7.25, 7.375, 7.5, 7.625, 7.75].flatMap((x) => [14, 14.125, 14.25].map((y) => alphaAt(x, y)))
    assert.deepEqual(new Set(seen), new Set([255]))
  })

  test('a line is one path with relative or absolute numbers, whichever is shorter', () => {
    const drawing = strokedDrawing([
      mark(
        chain([
          [3, 12],
          [21, 12],
          [21, 18.5],
        ]),
      ),
    ])
    assert.equal(write(drawing), `${STROKED}<path d="M3 12H21v6.5"/></svg>`)
  })

  test('a closed path ends with Z instead of its last line', () => {
    const drawing = strokedDrawing([
      mark(
        chain(
          [
            [12, 3],
            [21, 20],
            [3, 20],
          ],
          true,
        ),
      ),
    ])
    assert.equal(write(drawing), `${STROKED}<path d="M12 3l9 17H3Z"/></svg>`)
  })

  test('a full circle is a circle', () => {
    assert.equal(
      write(strokedDrawing([mark(circle(12, 12, 9.5))])),
      `${STROKED}<circle cx="12" cy="12" r="9.5"/></svg>`,
    )
  })

  test('a dot as wide as the stroke is a path of .01 px', () => {
    assert.equal(write(strokedDrawing([dot(12, 7.25, 2)])), `${STROKED}<path d="M12 7.25h.01"/></svg>`)
  })

  test('a dot wider than the stroke has ink in its middle', () => {
    const svg = write(strokedDrawing([dot(12, 12, 3)]))
    const image = pixels(svg, 16)
    const ink = image.reduce((sum, value, at) => (at % 4 === 3 ? sum + value / 255 / 256 : sum), 0)
    assert.ok(Math.abs(ink - Math.PI * 1.5 ** 2) < 0.05, `${svg} paints ${ink} px²`)
  })

  test('a ring narrower than its stroke has ink in its middle', () => {
    for (const radius of [0, 3] as const) {
      for (const r of [0.3, 0.5, 0.7, 0.95]) {
        const svg = write(strokedDrawing([mark(circle(12, 12, r))], { radius }))
        const image = pixels(svg, 16)
        const ink = image.reduce((sum, value, at) => (at % 4 === 3 ? sum + value / 255 / 256 : sum), 0)
        assert.ok(Math.abs(ink - Math.PI * (1 + r) ** 2) < 0.1, `${svg} paints ${ink} px²`)
      }
    }
  })

  test('dots with butt caps are squares of their diameter', () => {
    for (const diameter of [2, 3]) {
      const image = pixels(write(strokedDrawing([dot(12, 12, diameter)], { radius: 0 })), 16)
      const ink = image.reduce((sum, value, at) => (at % 4 === 3 ? sum + value / 255 / 256 : sum), 0)
      assert.ok(Math.abs(ink - diameter ** 2) < 0.01, `a square dot of ${diameter} paints ${ink} px²`)
    }
  })

  test('a half circle is one arc whose radius is not larger than half its chord', () => {
    const bell = sampleDrawings().get('bell')
    assert.ok(bell !== undefined)
    assert.match(write(bell), /A6 6 0 0 1 18 9/)
  })

  test('pieces on one line and on one circle are written once', () => {
    const drawing = strokedDrawing([
      mark(
        chain([
          [3, 12],
          [7, 12],
          [12, 12],
          [21, 12],
        ]),
      ),
    ])
    assert.equal(write(drawing), `${STROKED}<path d="M3 12H21"/></svg>`)
  })

  test('more than nine marks become nine elements at most', () => {
    const marks = Array.from({ length: 14 }, (_, index) => mark(circle(3 + index, 12, 1.5)))
    for (const drawing of [strokedDrawing(marks), sampleDrawings().get('many') ?? strokedDrawing([])]) {
      assert.ok(read(write(drawing)).elements.length <= 9)
    }
  })

  test('a filled drawing is one path without strokes', () => {
    const ring = sampleDrawings().get('ring')
    assert.ok(ring !== undefined)
    const document = read(write(ring))
    assert.deepEqual(
      document.elements.map((element) => element.name),
      ['path'],
    )
    assert.deepEqual([...document.attributes.keys()], ['xmlns', 'width', 'height', 'viewBox', 'fill'])
    assert.equal(expandStrokes(ring), write(ring))
  })

  test('a drawing without marks is an empty picture', () => {
    assert.equal(write(strokedDrawing([])), `${STROKED}</svg>`)
    assert.equal(write(filledDrawing([])), `${ROOT} fill="currentColor"></svg>`)
  })
})

for (const [name, drawing] of sampleDrawings()) {
  describe(`the sample ${name}`, () => {
    const svg = write(drawing)
    const document = read(svg)

    test('is what the strict reader wants', () => assert.deepEqual(document.problems, []))

    test('has at most two decimals', () => assert.doesNotMatch(svg, /\.\d{3}/))

    test('reads back as what was drawn', () => {
      const written = document.elements.flatMap((element) => [...shapePaths(element)])
      const drawn = drawnPaths(drawing)
      assert.ok(farthest(drawn, written) < ROUNDING, `drawn but not written: ${farthest(drawn, written)}`)
      if (drawing.marks.some((one) => one.dot !== null)) return
      assert.ok(farthest(written, drawn) < ROUNDING, `written but not drawn: ${farthest(written, drawn)}`)
    })

    test('survives an optimiser', () => {
      const optimised = optimize(svg, { multipass: true, plugins: ['preset-default'] }).data
      const difference = alphaDifference(pixels(svg, 8), pixels(optimised, 8))
      assert.ok(difference < 0.002, `${optimised} differs by ${difference}`)
    })
  })
}
