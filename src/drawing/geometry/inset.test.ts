import assert from 'node:assert/strict'
import { test } from 'node:test'
import { boundsOf } from './bounds.ts'
import { boxLoop, circleLoop } from './construct.ts'
import { inset } from './inset.ts'

test('what is left of a box farther than a distance from its edge is a smaller box', () => {
  const loops = inset(boxLoop({ x0: 2, y0: 2, x1: 12, y1: 8 }), 2)
  assert.deepEqual(loops.map(boundsOf), [{ x0: 4, y0: 4, x1: 10, y1: 6 }])
})

test('nothing is left where a shape is nowhere so wide', () => {
  assert.deepEqual(inset(circleLoop(12, 12, 3), 3.1), [])
})
