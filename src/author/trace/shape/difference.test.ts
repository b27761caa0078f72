import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Room } from '../traced.ts'
import { crowding, difference } from './difference.ts'
import type { Figure } from './figure.ts'

const ROOM: Room = { apart: 4, leastRing: 2, filledBy: 0, isStrict: false, pixel: 1 }

const ring = (x: number, y: number, r: number): Figure => ({
  form: { kind: 'circle', x, y, r },
  role: 'pen',
  ink: 0.5,
})

const dot = (x: number, y: number): Figure => ({ form: { kind: 'dot', x, y, scale: 1 }, role: 'pen', ink: 0.1 })

function isAbout(found: number, wanted: number): void {
  assert.ok(Math.abs(found - wanted) < 0.02, `${found} for ${wanted}`)
}

test('what is the same does not differ; what is moved does by as much, there and back', () => {
  isAbout(difference([ring(12, 12, 8), dot(12, 12)], [ring(12, 12, 8), dot(12, 12)]), 0)
  isAbout(difference([ring(12, 12, 8)], [ring(12, 12, 7.5)]), 1)
  isAbout(difference([dot(5, 5)], [dot(5, 6.5)]), 3)
})

test('what has nothing in common differs by four, whether it is near or far', () => {
  isAbout(difference([dot(3, 3)], [dot(20, 20)]), 4)
  isAbout(difference([ring(6, 6, 3)], [ring(18, 18, 3)]), 4)
})

test('figures crowd each other by the room that is missing, but not where they meet', () => {
  assert.equal(crowding([ring(12, 12, 8), dot(12, 12)], ROOM), 0)
  isAbout(crowding([ring(6, 6, 3), ring(15, 6, 3)], ROOM), 1)
  isAbout(crowding([ring(6, 6, 3), ring(15, 6, 3), dot(10.5, 20)], ROOM), 1)
  assert.equal(crowding([ring(6, 6, 3), ring(12, 6, 3)], ROOM), 0)
})
