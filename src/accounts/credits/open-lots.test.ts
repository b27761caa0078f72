import { deepEqual, equal } from 'node:assert/strict'
import { describe, it } from 'node:test'
import { dueExpiry } from './due-expiry.ts'
import { openLots } from './open-lots.ts'
import type { Lot, LotEvent } from './open-lots.ts'

const day = (count: number): Date => new Date(Date.UTC(2026, 2, count))
const lot = (left: bigint, expiresAt: Date | null): Lot => ({ left, expiresAt })
const added = (amount: bigint, expiresAt: Date | null, ownedAfter: bigint): LotEvent => ({
  kind: 'grant',
  amount,
  expiresAt,
  ownedAfter,
})
const gone = (kind: 'refund' | 'expire', amount: bigint, ownedAfter: bigint): LotEvent => ({
  kind,
  amount,
  expiresAt: null,
  ownedAfter,
})

describe('what is left of credits that were added', () => {
  it('is all of it when nothing was drawn, the soonest to expire first', () => {
    const events = [added(5n, null, 5n), added(3n, day(9), 8n), added(2n, day(4), 10n)]
    deepEqual(openLots(events, 10n), [lot(2n, day(4)), lot(3n, day(9)), lot(5n, null)])
  })

  it('is less by what was drawn, the soonest to expire first', () => {
    const events = [added(5n, null, 5n), added(3n, day(9), 8n), added(2n, day(4), 10n)]
    deepEqual(openLots(events, 6n), [lot(1n, day(9)), lot(5n, null)])
    deepEqual(openLots(events, 0n), [])
  })

  it('does not let a later gift pay for an earlier draw', () => {
    const events = [added(5n, null, 5n), added(3n, day(4), 6n)]
    deepEqual(openLots(events, 6n), [lot(3n, day(4)), lot(3n, null)])
  })

  it('gives what lasts longest back first', () => {
    const events = [added(3n, day(4), 3n), added(5n, null, 8n), gone('refund', 6n, 2n)]
    deepEqual(openLots(events, 2n), [lot(2n, day(4))])
  })

  it('lets the soonest go when they expire', () => {
    const events = [added(3n, day(4), 3n), added(5n, day(9), 8n), gone('expire', 3n, 5n)]
    deepEqual(openLots(events, 5n), [lot(5n, day(9))])
  })

  it('was drawn first in the order of being added when two expire at once', () => {
    const events = [added(3n, day(4), 3n), added(5n, day(4), 8n)]
    deepEqual(openLots(events, 4n), [lot(4n, day(4))])
  })
})

describe('what expires', () => {
  const lots = [lot(2n, day(4)), lot(3n, day(9)), lot(5n, null)]

  it('is nothing before its time, and all of it at its time', () => {
    const before = new Date(day(4).getTime() - 1)
    deepEqual(dueExpiry(lots, 0n, before), { credits: 0n, nextAt: day(4) })
    deepEqual(dueExpiry(lots, 0n, day(4)), { credits: 2n, nextAt: day(9) })
    deepEqual(dueExpiry(lots, 0n, day(9)), { credits: 5n, nextAt: null })
  })

  it('leaves out what is held, and looks again soon', () => {
    const again = new Date(day(4).getTime() + 60_000)
    deepEqual(dueExpiry(lots, 1n, day(4)), { credits: 1n, nextAt: again })
    deepEqual(dueExpiry(lots, 9n, day(4)), { credits: 0n, nextAt: again })
    const soon = new Date(day(4).getTime() + 1000)
    deepEqual(dueExpiry([lot(2n, day(4)), lot(3n, soon)], 1n, day(4)), { credits: 1n, nextAt: soon })
  })

  it('is nothing of credits that last', () => {
    deepEqual(dueExpiry([lot(5n, null)], 0n, day(9)), { credits: 0n, nextAt: null })
    equal(dueExpiry([], 0n, day(9)).nextAt, null)
  })
})
