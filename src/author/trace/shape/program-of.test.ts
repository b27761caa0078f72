import assert from 'node:assert/strict'
import { test } from 'node:test'
import { print } from '../../../drawing/language/print.ts'
import type { Figure, Form } from './figure.ts'
import { programOf } from './program-of.ts'

const circle = (x: number, y: number, r: number): Form => ({ kind: 'circle', x, y, r })
const line = (x0: number, y0: number, x1: number, y1: number): Form => ({
  kind: 'chain',
  nodes: [
    { x: x0, y: y0, corner: 'cut' },
    { x: x1, y: y1, corner: 'cut' },
  ],
  sweeps: [0],
  closed: false,
  joinsAtStart: false,
  joinsAtEnd: false,
})
const told = (...figures: readonly Figure[]): string[] => print(programOf(figures)).trimEnd().split('\n').slice(1)

test('rings and lines in a picture of areas stay lines when filled; rings alone become discs', () => {
  const [ring, spoke]: Figure[] = [
    { form: circle(12, 12, 9), role: 'pen', ink: 0.4 },
    { form: line(12, 6, 12, 9), role: 'pen', ink: 0.1 },
  ]
  const hub: Figure = { form: circle(12, 12, 3), role: 'solid', ink: 0.5 }
  const pin: Figure = { form: line(12, 10.5, 12, 13.5), role: 'pen', ink: 0.1 }
  assert.deepEqual(told(ring!, spoke!, hub, pin), [
    'circle 12,12 3',
    'circle 12,12 9 ink',
    'line 12,6 12,9',
    'line 12,10.5 12,13.5 ink',
  ])
  assert.deepEqual(told(ring!, spoke!), ['circle 12,12 9', 'line 12,6 12,9'])
})

test('what a loop of the pen goes round is drawn after it, or the loop would cover it when filled', () => {
  const ring: Figure = { form: circle(12, 12, 9), role: 'pen', ink: 0.8 }
  const hand: Figure = { form: line(12, 6, 12, 12), role: 'pen', ink: 0.1 }
  const hub: Figure = { form: circle(12, 15, 2), role: 'solid', ink: 0.1 }
  assert.deepEqual(told(hub, hand, ring), ['circle 12,12 9', 'circle 12,15 2 hole', 'line 12,6 12,12'])
})

test('an area in a hole is painted after it', () => {
  const disc: Figure = { form: circle(12, 12, 9), role: 'solid', ink: 0.7 }
  const hole: Figure = { form: circle(12, 12, 6), role: 'hole', ink: 0.2 }
  const hub: Figure = { form: circle(12, 12, 2), role: 'solid', ink: 0.3 }
  assert.deepEqual(told(hub, disc, hole), ['circle 12,12 9', 'circle 12,12 6 hole', 'circle 12,12 2'])
})

test('what ends on a slash is painted after it, and keeps what the slash would clear', () => {
  const slash: Figure = { form: line(3, 3, 21, 21), role: 'pen', ink: 0.4, isOver: true }
  const joined: Figure = { form: line(7, 7, 7, 20), role: 'pen', ink: 0.3, endsOnOver: true }
  const free: Figure = { form: line(11, 7, 20, 7), role: 'pen', ink: 0.2 }
  assert.deepEqual(told(joined, slash, free), ['line 11,7 20,7', 'line 3,3 21,21 over=tight', 'line 7,7 7,20'])
})
