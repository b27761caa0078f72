import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Figure } from './figure.ts'
import { mostImportant } from './most-important.ts'

const ring = (ink: number): Figure => ({ form: { kind: 'circle', x: 12, y: 12, r: 30 * ink }, role: 'pen', ink })
const dot = (x: number, ink: number): Figure => ({ form: { kind: 'dot', x, y: 4, scale: 1 }, role: 'pen', ink })

test('what has least ink is left out', () => {
  const figures = [ring(0.1), ring(0.5), ring(0.15), ring(0.25)]
  const { figures: kept, lost } = mostImportant(figures, 3)
  assert.deepEqual(kept, figures.slice(1))
  assert.ok(Math.abs(lost - 0.1) < 1e-9)
})

test('dots are half an element each: twelve round a sign are all there', () => {
  const figures = [ring(0.4), ...Array.from({ length: 12 }, (_, i) => dot(i, 0.05))]
  assert.deepEqual(mostImportant(figures, 12).figures, figures)
  assert.equal(mostImportant([ring(0.4), ...Array.from({ length: 23 }, (_, i) => dot(i, 0.05))], 12).figures.length, 23)
})
