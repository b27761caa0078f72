import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { convexHull } from './convex-hull.ts'

const at = (x: number, y: number): { x: number; y: number } => ({ x, y })

describe('the convex hull', () => {
  it('has the outermost points, clockwise on screen, and no others', () => {
    const inside = [at(1, 1), at(2, 3), at(2, 0), at(0, 2)]
    assert.deepEqual(convexHull([at(0, 4), ...inside, at(4, 4), at(4, 0), at(0, 0), at(4, 0)]), [
      at(0, 0),
      at(4, 0),
      at(4, 4),
      at(0, 4),
    ])
  })

  it('of points on one line are its ends, of one point that point', () => {
    assert.deepEqual(convexHull([at(2, 2), at(0, 0), at(1, 1)]), [at(0, 0), at(2, 2)])
    assert.deepEqual(convexHull([at(3, 1), at(3, 1)]), [at(3, 1)])
    assert.deepEqual(convexHull([]), [])
  })
})
