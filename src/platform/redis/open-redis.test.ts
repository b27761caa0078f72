import { deepEqual } from 'node:assert/strict'
import { it } from 'node:test'
import { reconnectMs } from './open-redis.ts'

it('tries again quickly at first, and at least once a second', () => {
  deepEqual([0, 1, 2, 3, 4, 5, 6, 100, 100_000].map(reconnectMs), [50, 100, 200, 400, 800, 1000, 1000, 1000, 1000])
})
