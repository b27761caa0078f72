import assert from 'node:assert/strict'
import { test } from 'node:test'
import { railAlong } from './rail.ts'

test('a loop shorter than the pen is wide, round a pinhole in wide ink, has a rail', () => {
  const width = 60
  const values = Float32Array.from({ length: width * width }, () => 1)
  const at = (x: number, y: number): number => y * width + x
  values[at(30, 30)] = 0
  const pixels = [at(30, 29), at(31, 30), at(30, 31), at(29, 30)]
  const rail = railAlong({ from: null, to: null, pixels }, { width, height: width, values }, 40)
  assert.equal(rail.points.length, pixels.length)
  assert.equal(
    rail.points.every(({ x, y }) => Math.hypot(x - 30.5, y - 30.5) < 2),
    true,
  )
})
