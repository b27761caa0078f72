import { deepEqual, equal } from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { DomainSighting } from '../dns/domain-check.ts'
import { nextStanding } from './next-standing.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const AT = new Date('2026-06-01T00:00:00Z')
const ago = (ms: number): Date => new Date(AT.getTime() - ms)
const problem = { code: 'txt_missing', sentence: 'Write it.' } as const

const PENDING = {
  state: 'pending',
  isServed: false,
  lostSince: null,
  createdAt: ago(HOUR),
  problem: null,
  problemCode: null,
} as const
const VERIFIED = { ...PENDING, state: 'verified', isServed: true, createdAt: ago(400 * DAY) } as const
const LOST = { ...VERIFIED, state: 'lost', lostSince: ago(HOUR), problem: 'Gone.', problemCode: 'txt_missing' } as const
const OVER = { ...LOST, isServed: false, lostSince: ago(5 * DAY) } as const

const seen = (isOwn: boolean, isRouted: boolean, more: Partial<DomainSighting> = {}): DomainSighting => ({
  ownership: { found: [], ok: isOwn },
  routing: [],
  isRouted,
  problem: isOwn && isRouted ? null : problem,
  isTransient: false,
  ...more,
})
const next = (domain: Parameters<typeof nextStanding>[0], sighting: DomainSighting): unknown[] => {
  const { state, wantsHost, lostSince, nextCheckAt } = nextStanding(domain, sighting, AT)
  return [state, wantsHost, lostSince, nextCheckAt === null ? null : (nextCheckAt.getTime() - AT.getTime()) / HOUR]
}

describe('how a domain stands after a look', () => {
  it('is verified when all is there, and looked at daily then', () => {
    for (const domain of [PENDING, OVER]) deepEqual(next(domain, seen(true, true)), ['verified', true, null, 24])
    for (const domain of [VERIFIED, LOST]) deepEqual(next(domain, seen(true, true)), ['verified', false, null, 24])
  })
  it('is pending while anything is wrong, looked at hourly for 14 days', () => {
    for (const sighting of [
      seen(true, false),
      seen(false, true),
      seen(true, true, { problem: { ...problem, code: 'caa_blocks' } }),
    ])
      deepEqual(next(PENDING, sighting), ['pending', false, null, 1])
    deepEqual(next({ ...PENDING, createdAt: ago(14 * DAY - 1) }, seen(false, false)), ['pending', false, null, 1])
    deepEqual(next({ ...PENDING, createdAt: ago(14 * DAY) }, seen(false, false)), ['pending', false, null, null])
  })
  it('is lost when a record is gone, and told what else is wrong while none is', () => {
    for (const sighting of [seen(false, true), seen(true, false)])
      deepEqual(next(VERIFIED, sighting), ['lost', false, AT, 1])
    const blocked = nextStanding(VERIFIED, seen(true, true, { problem }), AT)
    deepEqual([blocked.state, blocked.problem], ['verified', problem])
    deepEqual(next(LOST, seen(false, false)), ['lost', false, LOST.lostSince, 1])
    deepEqual(next({ ...OVER, lostSince: ago(14 * DAY) }, seen(false, false)), ['lost', false, ago(14 * DAY), null])
  })
  it('is as before when nobody answered, whatever that looks like', () => {
    const silent = seen(false, false, { isTransient: true, problem: { code: 'servfail', sentence: 'Later.' } })
    deepEqual(next(VERIFIED, silent), ['verified', false, null, 1])
    deepEqual(next(LOST, silent), ['lost', false, LOST.lostSince, 1])
    deepEqual(next(PENDING, silent), ['pending', false, null, 1])
    equal(nextStanding(VERIFIED, silent, AT).problem, null)
    deepEqual(nextStanding(LOST, silent, AT).problem, { code: 'txt_missing', sentence: 'Gone.' })
    equal(nextStanding(PENDING, silent, AT).problem?.code, 'servfail')
  })
})
