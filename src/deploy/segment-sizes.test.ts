import { equal } from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { segmentSizes } from './segment-sizes.ts'
import type { SegmentSizes } from './segment-sizes.ts'

let sizes: SegmentSizes
beforeEach(() => {
  sizes = segmentSizes({ least: 1000, first: 10_000, most: 1_000_000 })
})

describe('a segment is as large as', () => {
  it('it is told, while nothing is known of the line', () => equal(sizes.next(), 10_000))
  it('what the line took in a second and a half', () => {
    sizes.kept(10_000, 100)
    equal(sizes.next(), 150_000)
    sizes.kept(200_000, 8000)
    equal(sizes.next(), 37_500)
  })
  it('it may be, and no larger or smaller', () => {
    sizes.kept(10_000, 0)
    equal(sizes.next(), 1_000_000)
    sizes.kept(1_000_000, 10_000_000)
    equal(sizes.next(), 1000)
  })
  it('it was, when a small request says nothing', () => {
    sizes.kept(100, 50)
    equal(sizes.next(), 10_000)
  })
  it('what a small request says that took long', () => {
    sizes.kept(2000, 1000)
    equal(sizes.next(), 3000)
  })
  it('what a small request says that was quick', () => {
    sizes.kept(500, 1)
    equal(sizes.next(), 750_000)
  })
  it('half of what failed, and never too small', () => {
    sizes.failed()
    equal(sizes.next(), 5000)
    for (let count = 0; count < 10; count += 1) sizes.failed()
    equal(sizes.next(), 1000)
  })
})
