import assert from 'node:assert/strict'
import { test } from 'node:test'
import { innerOf } from './inner-of.ts'
import type { Figure } from './shape/figure.ts'

const ring = (x: number, y: number, r: number, role: Figure['role'] = 'pen'): Figure => ({
  form: { kind: 'circle', x, y, r },
  role,
  ink: 0.5,
})
const dot: Figure = { form: { kind: 'dot', x: 12, y: 7, scale: 1.5 }, role: 'pen', ink: 0.1 }

test('room is left in the middle of a ring, outlined or not', () => {
  const middle = { x: 7, y: 7, width: 10, height: 10 }
  assert.deepEqual(innerOf([ring(12, 12, 9)]), middle)
  assert.deepEqual(innerOf([ring(12, 12, 9, 'solid')]), middle)
})

test('it is beside what is there already', () => {
  const inner = innerOf([ring(12, 12, 10), dot])
  assert.ok(inner !== null && inner.y >= 11, JSON.stringify(inner))
})

test('a small ring has none, nor what is open or cut out', () => {
  assert.equal(innerOf([ring(12, 12, 4)]), null)
  assert.equal(innerOf([dot]), null)
  assert.equal(innerOf([ring(12, 12, 9, 'knock-out')]), null)
})
