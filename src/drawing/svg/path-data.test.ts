import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Segment } from '../geometry/segment.ts'
import { pathDataOf, readPathData } from './path-data.ts'

function corners(segments: readonly Segment[]): number[][] {
  return segments.map((segment) => [segment.x0, segment.y0, segment.x1, segment.y1])
}

test('the path data of an element is read once', () => {
  const element = { name: 'path', attributes: new Map([['d', 'M1 2h3']]) }
  assert.deepEqual(pathDataOf(element), readPathData('M1 2h3'))
  assert.equal(pathDataOf(element), pathDataOf(element))
})

describe('readPathData', () => {
  test('reads absolute and relative lines, and lines behind a move', () => {
    const { paths, problems } = readPathData('M1 2 3 4h2V8l-1-1.5Zm1 1L9 9')
    assert.deepEqual(problems, [])
    assert.deepEqual(corners(paths[0]?.segments ?? []), [
      [1, 2, 3, 4],
      [3, 4, 5, 4],
      [5, 4, 5, 8],
      [5, 8, 4, 6.5],
      [4, 6.5, 1, 2],
    ])
    assert.deepEqual(corners(paths[1]?.segments ?? []), [[2, 3, 9, 9]])
    assert.deepEqual(
      paths.map((path) => path.closed),
      [true, false],
    )
  })

  test('reads an arc as the circle through its ends', () => {
    const segment = readPathData('M6 12A6 6 0 0 1 18 12').paths[0]?.segments[0]
    assert.ok(segment?.kind === 'arc')
    assert.ok(Math.hypot(segment.cx - 12, segment.cy - 12) < 1e-9)
    assert.ok(Math.abs(segment.sweep - Math.PI) < 1e-9)
  })

  test('reads a radius too small as the half circle over the chord', () => {
    const segment = readPathData('M6 12a5.9 5.9 0 0 0 12 0').paths[0]?.segments[0]
    assert.ok(segment?.kind === 'arc')
    assert.ok(Math.abs(segment.r - 6) < 1e-9 && segment.sweep < 0)
  })

  test('reads the large arc', () => {
    const segment = readPathData('M9 12a3 3 0 1 1 3 3').paths[0]?.segments[0]
    assert.ok(segment?.kind === 'arc')
    assert.ok(Math.abs(segment.sweep - 1.5 * Math.PI) < 1e-9)
  })

  test('keeps a segment of no length', () => {
    assert.deepEqual(corners(readPathData('M12 7h0').paths[0]?.segments ?? []), [[12, 7, 12, 7]])
  })

  for (const [d, expected] of [
    ['', /empty/],
    ['L3 4', /begin with M/],
    ['3 4', /command must stand/],
    ['M1 2', /draws nothing/],
    ['M1 2M3 4L5 6', /draws nothing/],
    ['M1 2C3 4 5 6 7 8', /command "C"/],
    ['M1 2L3', /number must stand/],
    ['M1 2L3 4,', /comma/],
    ['M1 2,L3 4', /comma/],
    ['M1 2L3 4e1', /number must stand/],
    ['M1 2L3 5.', /command must stand|number must stand/],
    ['M1 2L+3 4', /number must stand/],
    ['M1 2L3 NaN', /number must stand/],
    ['M1 2A3 3 0 0113 4', /written apart/],
    ['M1 2A3 3 0 0 1.5 4', /written apart/],
    ['M1 2A3 3 0 0 2 3 4', /arc flag/],
    ['M1 2A3 4 0 0 1 3 4', /two radii/],
    ['M1 2A0 0 0 0 1 3 4', /radius 0/],
    ['M1 2L3 4Z5 6', /command must stand/],
    ['M1 2L123456789012345 4', /number must stand/],
  ] as const) {
    test(`says what is wrong with ${JSON.stringify(d)}`, () => {
      const { problems } = readPathData(d)
      assert.ok(problems.length > 0, 'no problem')
      assert.match(problems.join(' '), expected)
    })
  }
})
