import { deepEqual, equal } from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type Narrow, stretchOf } from './stretch-of.ts'

const narrow = (from: number, to: number, wanted: number, isLevel = true): Narrow => ({ from, to, wanted, isLevel })
const moved = (narrows: readonly Narrow[], from: number, to: number): number[] | null => {
  const stretch = stretchOf(narrows, from, to, 1)
  return stretch === null ? null : [from, ...narrows.flatMap((one) => [one.from, one.to]), to].map(stretch)
}

describe('stretchOf', () => {
  it('leaves all where it is when nothing is narrow', () => {
    deepEqual(moved([narrow(4, 8, 4)], 4, 20), [4, 4, 8, 20])
  })

  it('makes what lies on pixels whole pixels longer, about the middle', () => {
    deepEqual(moved([narrow(7, 10, 3.8), narrow(10, 13, 3.8)], 4, 20), [3, 6, 10, 10, 14, 21])
  })

  it('presses together what has room to spare where the live area ends', () => {
    deepEqual(moved([narrow(2, 5, 3.8, false)], 2, 22), [2, 2, 5.8, 22])
  })

  it('gives up where there is no room, or where a stretch would be another drawing', () => {
    equal(moved([narrow(2, 9, 8), narrow(9, 16, 8), narrow(16, 22, 7)], 2, 22), null)
    equal(moved([narrow(4, 6, 4)], 4, 20), null)
    equal(moved([narrow(7, 10, 4), narrow(10, 13, 4)], 7, 13), null)
  })
})
