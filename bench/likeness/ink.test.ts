import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { inkOf, overlap, overlapAtMost } from './ink.ts'

const svg = (shapes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">${shapes}</svg>`
const square = (x: number, y: number, side: number): string => svg(`<path d="M${x} ${y}h${side}v${side}h-${side}z"/>`)

describe('overlap', () => {
  test('is 1 with itself, 0 without common ink or without any', () => {
    const ink = inkOf(square(4, 4, 8), 24)
    assert.equal(overlap(ink, inkOf(square(4, 4, 8), 24)), 1)
    assert.equal(overlap(ink, inkOf(square(13, 13, 8), 24)), 0)
    assert.equal(overlap(inkOf(svg(''), 24), inkOf(svg(''), 24)), 0)
  })

  test('is the share of all ink that is common', () => {
    // 8 × 8 shifted by 4: 32 of 96 are common.
    const share = overlap(inkOf(square(4, 4, 8), 24), inkOf(square(8, 4, 8), 24))
    assert.ok(Math.abs(share - 1 / 3) < 0.001, String(share))
  })

  test('an icon of another size is compared at the same scale', () => {
    const small = '<svg xmlns="http://www.w3.org/2000/svg" width="12" height="12"><path d="M2 2h4v4h-4z"/></svg>'
    assert.ok(overlap(inkOf(small, 12), inkOf(square(4, 4, 8), 24)) > 0.999)
  })

  test('never exceeds what the coarse raster allows', () => {
    const inks = [1, 2.3, 3.7, 5, 6.1].flatMap((at) => [
      inkOf(square(at, 2 * at, 9.3), 24),
      inkOf(svg(`<circle cx="${8 + at}" cy="11" r="${at}"/>`), 24),
    ])
    for (const one of inks)
      for (const other of inks) assert.ok(overlap(one, other) <= overlapAtMost(one, other) + 1e-12)
  })

  test('coverage is the share of the canvas', () => {
    assert.ok(Math.abs(inkOf(square(0, 0, 12), 24).coverage - 0.25) < 1e-6)
  })
})
