import { deepEqual, equal } from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { DrawObject } from '../../contract/draw-object.ts'
import type { Log } from '../../platform/log.ts'
import type { Delivered, Hold, KeptRow, Paid } from './hold.ts'
import { settleSurely } from './settle-surely.ts'

const DELIVERED = { concept: 'bell', data: [] as DrawObject['data'] } as unknown as Delivered
const ANSWER: KeptRow = { id: new Uint8Array(1), claim: new Uint8Array(2), text: ['a', 'b'] }
const PAID: Paid = { units: 1, isGone: false, isKept: true }
const GONE: Paid = { units: 0, isGone: true, isKept: false }
const AWAY = new Error('the database is away')

/** Settles with a hold that answers as it is told to, and tells all that came about. */
async function settle(
  outcomes: readonly (Paid | Error)[],
  answer: KeptRow | null = ANSWER,
): Promise<{
  readonly paid: Paid
  readonly tries: number
  readonly pauses: number[]
  readonly logged: number
  readonly counted: number
}> {
  let tries = 0
  let logged = 0
  const pauses: number[] = []
  const hold: Hold = {
    saysCredits: true,
    isPaid: true,
    cover: null,
    settle: async (...asked) => {
      deepEqual(asked, [DELIVERED, answer])
      const outcome = outcomes[tries++]
      if (outcome === undefined || outcome instanceof Error) throw outcome ?? new Error('asked too often')
      return outcome
    },
  }
  const log = { error: (event: string) => (logged += Number(event === 'hold-not-settled')) } as unknown as Log
  const pause = async (ms: number): Promise<void> => void pauses.push(ms)
  let counted = 0
  const most = (): number => ((counted += 1), 2)
  const paid = await settleSurely({ hold, delivered: DELIVERED, answer, log }, most, pause)
  return { paid, tries, pauses, logged, counted }
}

describe('settleSurely', () => {
  it('gives what the hold gives when the database answers', async () => {
    deepEqual(await settle([PAID]), { paid: PAID, tries: 1, pauses: [], logged: 0, counted: 0 })
    deepEqual((await settle([GONE])).paid, GONE)
  })

  it('tries again, each time a little later', async () => {
    deepEqual(await settle([AWAY, PAID]), { paid: PAID, tries: 2, pauses: [100], logged: 1, counted: 0 })
    deepEqual(await settle([AWAY, AWAY, PAID]), { paid: PAID, tries: 3, pauses: [100, 200], logged: 2, counted: 0 })
  })

  it('takes a hold that is gone after a failure for settled by that try', async () => {
    deepEqual((await settle([AWAY, GONE])).paid, { units: 2, isGone: true, isKept: true })
    deepEqual((await settle([AWAY, GONE], null)).paid, { units: 2, isGone: true, isKept: false })
  })

  it('says after three failures that nothing was charged and nothing is kept', async () => {
    const { paid, tries, logged } = await settle([AWAY, AWAY, AWAY, PAID])
    deepEqual(paid, { units: 0, isGone: true, isKept: false })
    equal(tries, 3)
    equal(logged, 3)
  })
})
