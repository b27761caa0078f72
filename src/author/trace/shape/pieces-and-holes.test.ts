import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Figure, Form } from './figure.ts'
import { piecesAndHoles, type Pen } from './pieces-and-holes.ts'

const OUTLINED: Pen = { width: 2, space: 1.5, isFilled: false }
const FILLED: Pen = { ...OUTLINED, isFilled: true }

const ring = (x: number, y: number, r: number): Form => ({ kind: 'circle', x, y, r })
const line = (...nodes: (readonly [x: number, y: number])[]): Form => ({
  kind: 'chain',
  nodes: nodes.map(([x, y]) => ({ x, y, corner: 'cut' })),
  sweeps: nodes.slice(1).map(() => 0),
  closed: false,
  joinsAtStart: false,
  joinsAtEnd: false,
})
const figure = (form: Form, role: Figure['role'] = 'pen'): Figure => ({ form, role, ink: 0.5 })

test('lines that meet are one piece, and a loop has a hole', () => {
  const hand = figure(line([12, 12], [12, 8]))
  assert.deepEqual(piecesAndHoles([figure(ring(12, 12, 9))], OUTLINED), { pieces: 1, holes: 1 })
  assert.deepEqual(piecesAndHoles([figure(ring(12, 12, 9)), hand], OUTLINED), { pieces: 2, holes: 1 })
  assert.deepEqual(piecesAndHoles([figure(ring(12, 12, 9)), figure(line([3, 12], [21, 12]))], OUTLINED), {
    pieces: 1,
    holes: 2,
  })
})

test('what is filled has the holes that are taken out of it, and no other', () => {
  const disc = figure(ring(12, 12, 9), 'solid')
  assert.deepEqual(piecesAndHoles([disc], FILLED), { pieces: 1, holes: 0 })
  assert.deepEqual(piecesAndHoles([disc, figure(ring(12, 12, 3), 'hole')], FILLED), { pieces: 1, holes: 1 })
  const across = figure(line([1, 12], [23, 12]), 'knock-out')
  assert.deepEqual(piecesAndHoles([disc, across], FILLED), { pieces: 2, holes: 0 })
  assert.deepEqual(piecesAndHoles([disc, across], OUTLINED), { pieces: 1, holes: 2 })
})

test('what lies over the others clears its way, but for what ends on it', () => {
  const slash: Figure = { ...figure(line([3, 3], [21, 21])), isOver: true }
  const bar = figure(line([4, 12], [20, 12]))
  assert.deepEqual(piecesAndHoles([slash, bar], OUTLINED), { pieces: 3, holes: 0 })
  assert.deepEqual(piecesAndHoles([slash, { ...bar, endsOnOver: true }], OUTLINED), { pieces: 1, holes: 0 })
})

test('of a line beside what lies over it no stub is left', () => {
  const slash: Figure = { ...figure(line([3, 3], [21, 21])), isOver: true }
  assert.deepEqual(piecesAndHoles([slash, figure(line([12, 6.5], [12, 8]))], OUTLINED), { pieces: 1, holes: 0 })
  assert.deepEqual(piecesAndHoles([slash, figure(line([12, 4], [12, 8]))], OUTLINED), { pieces: 2, holes: 0 })
})
