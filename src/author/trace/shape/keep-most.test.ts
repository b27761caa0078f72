import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Figure } from './figure.ts'
import { keepMost } from './keep-most.ts'

const dot = (ink: number, fromLanes?: number): Figure => ({
  form: { kind: 'dot', x: 12, y: 12, scale: 1 },
  role: 'pen',
  ink,
  ...(fromLanes === undefined ? {} : { fromLanes }),
})
const levels = (figures: readonly Figure[]): number[] => figures.map(({ fromLanes = 0 }) => fromLanes)

test('what is little stays hidden and is counted; of more than a drawing can lose the most important comes back', () => {
  const little = keepMost([dot(0.9), dot(0.1, 8)], 6.3, 0)
  assert.deepEqual([levels(little.figures), little.lost], [[0, 8], 0.1])
  const much = keepMost([dot(0.4), dot(0.35, 8), dot(0.25, 7), dot(0.1, 9)], 6.3, 0.02)
  assert.deepEqual([levels(much.figures), Math.round(much.lost * 100)], [[0, 6, 6, 9], 12])
  assert.deepEqual(levels(keepMost([dot(0.5), dot(0.5, 8)], 11, 0).figures), [0, 8])
})
