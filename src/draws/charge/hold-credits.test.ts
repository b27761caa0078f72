/** Draws of which some was paid for, by an account that has too little for the whole: what leaves, and what it costs. */
import { deepEqual, equal, rejects } from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { makeLedger } from '../../../tests/test-ledger.ts'
import type { TestLedger } from '../../../tests/test-ledger.ts'
import { ownServer, silent } from '../../../tests/test-database.ts'
import type { AccountStore } from '../../accounts/account.ts'
import { checkLedger } from '../../accounts/credits/check-ledger.ts'
import { readBalance } from '../../accounts/credits/read-balance.ts'
import type { DrawMoment } from '../../contract/draw-event.ts'
import type { DrawObject } from '../../contract/draw-object.ts'
import { HOUSE_CUT } from '../../drawing/model/cut.ts'
import { momentsOfFinished } from '../draw-icons.ts'
import { chargedDraw } from './charged-draw.ts'
import { chargedMoments } from './charged-moments.ts'
import { chargedPieces } from './charged-pieces.ts'
import { createHoldFor } from './hold-for.ts'
import type { Charging } from './open-bill.ts'
import { refusedAs } from '../../../tests/refused-as.ts'

const DAY_MS = 24 * 60 * 60 * 1000

describe('a draw of an account with one credit for two items', () => {
  const stack = new AsyncDisposableStack()
  let ledger: TestLedger
  let draws = 0
  before(async () => {
    ledger = stack.use(await makeLedger(stack.use(await ownServer())))
  })
  after(async () => {
    deepEqual((await checkLedger(ledger.database)).problems, [])
    await stack.disposeAsync()
  })

  const drawnOf = (...programs: readonly string[]): DrawObject => ({
    id: `draw_${++draws}`,
    object: 'icon.draw',
    created: 1,
    model: 'iconmodel-1',
    revision: 'r',
    concept: 'bell',
    prompt: null,
    images: 0,
    cut: HOUSE_CUT,
    data: programs.map((program, index) => ({
      index,
      svg: '<svg />',
      mime_type: 'image/svg+xml',
      status: 'checked',
      attempts: 1,
      intent: 'A bell.',
      program,
      findings: [],
    })),
    usage: null,
    took_ms: 7,
  })

  /** Somebody who has paid for `old`, and what a draw of theirs needs at some time. */
  async function scene() {
    const accountId = await ledger.addAccount(2n)
    const charged: number[] = []
    const charging = (drawn: DrawObject, more: { at?: number; database?: AccountStore } = {}): Charging => {
      const { at = Date.now(), database = ledger.database } = more
      const holdFor = createHoldFor({
        database,
        now: () => at,
        limiter: {} as never,
        freeDraws: {} as never,
        hasCredits: true,
        hasPayments: false,
        baseUrl: () => 'http://here',
      })
      const of = { drawId: drawn.id, units: drawn.data.length }
      const caller = { kind: 'member', id: accountId, accountId } as const
      return {
        begin: async () => ({ hold: await holdFor(caller, of), leave: () => undefined }),
        claim: null,
        log: silent,
        charged: (units) => charged.push(units),
      }
    }
    const balance = async (): Promise<readonly [bigint, bigint]> => {
      const { available, held } = await readBalance(ledger.database, accountId, new Date())
      return [available, held]
    }
    const first = drawnOf('old')
    await chargedDraw(charging(first), async () => first)
    return { charging, charged, balance }
  }

  const moments = (charging: Charging, drawn: DrawObject): AsyncGenerator<DrawMoment, void> =>
    chargedMoments(charging, async (tell) => (momentsOfFinished(drawn).slice(0, -1).forEach(tell), drawn))

  for (const [programs, costs] of [
    [
      ['old', 'new'],
      [0, 1],
    ],
    [
      ['new', 'old'],
      [1, 1],
    ],
  ] as const)
    it(`costs what is new when its reader leaves after some of ${programs.join(', ')}`, async () => {
      for (const [place, cost] of costs.entries()) {
        const { charging, balance } = await scene()
        const drawn = drawnOf(...programs)
        const told = moments(charging(drawn), drawn)
        let items = 0
        for (let next = await told.next(); next.done !== true && items <= place; next = await told.next())
          if (next.value.type === 'item.completed') items += 1
        await told.return()
        deepEqual(await balance(), [1n - BigInt(cost), 0n])
      }
    })

  it('costs nothing when its reader leaves before all of it has come', async () => {
    const { charging, balance } = await scene()
    const drawn = drawnOf('old', 'new')
    const pieces = chargedPieces(charging(drawn), async () => drawn)
    await pieces.next()
    deepEqual(await balance(), [0n, 1n])
    await pieces.return('')
    deepEqual(await balance(), [1n, 0n])
  })

  it('is refused before anything is told, and costs nothing, when both are new', async () => {
    const { charging, charged, balance } = await scene()
    const drawn = drawnOf('new', 'newer')
    await rejects(moments(charging(drawn), drawn).next(), refusedAs('insufficient_credits'))
    await rejects(chargedPieces(charging(drawn), async () => drawn).next(), refusedAs('insufficient_credits'))
    await rejects(
      chargedDraw(charging(drawn), async () => drawn),
      refusedAs('insufficient_credits'),
    )
    deepEqual(charged, [1, 0, 0, 0])
    deepEqual(await balance(), [1n, 0n])
  })

  it('is not made when nothing was paid for within a day', async () => {
    const { charging } = await scene()
    const drawn = drawnOf('old', 'new')
    let isMade = false
    const late = charging(drawn, { at: Date.now() + DAY_MS })
    await rejects(
      chargedDraw(late, async () => ((isMade = true), drawn)),
      refusedAs('insufficient_credits'),
    )
    equal(isMade, false)
  })

  it('is refused with the 503 when the accounts go away meanwhile', async () => {
    const { charging, balance } = await scene()
    const drawn = drawnOf('old', 'new')
    let isAway = false
    const database: AccountStore = {
      transaction: (work) => ledger.database.transaction(work),
      query: (statement, values) =>
        isAway ? Promise.reject(new Error('away')) : ledger.database.query(statement, values),
    }
    const work = async (): Promise<DrawObject> => ((isAway = true), drawn)
    await rejects(chargedDraw(charging(drawn, { database }), work), refusedAs('model_unavailable'))
    deepEqual(await balance(), [1n, 0n])
  })
})
