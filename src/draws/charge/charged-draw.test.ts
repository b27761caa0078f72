/** What a draw costs, and what is kept of it, with a database that fails at any moment. */
import { deepEqual, equal, match, ok, rejects } from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { makeLedger } from '../../../tests/test-ledger.ts'
import type { TestLedger } from '../../../tests/test-ledger.ts'
import { ownServer, silent } from '../../../tests/test-database.ts'
import type { AccountStore } from '../../accounts/account.ts'
import { checkLedger } from '../../accounts/credits/check-ledger.ts'
import { readBalance } from '../../accounts/credits/read-balance.ts'
import { releaseExpiredHolds } from '../../accounts/credits/release-expired-holds.ts'
import type { DrawMoment } from '../../contract/draw-event.ts'
import type { DrawObject } from '../../contract/draw-object.ts'
import { postgresAnswerStore } from '../../database/postgres-answer-store.ts'
import { HOUSE_CUT } from '../../drawing/model/cut.ts'
import type { Claim } from '../../platform/answers/answer-store.ts'
import type { Limiter } from '../../platform/limits/limiter.ts'
import type { Claimed } from '../claim-answer.ts'
import { chargedDraw } from './charged-draw.ts'
import { chargedMoments } from './charged-moments.ts'
import { chargedPieces } from './charged-pieces.ts'
import { createHoldFor } from './hold-for.ts'
import type { Charging } from './open-bill.ts'
import { refusedAs } from '../../../tests/refused-as.ts'

type Fault = 'before' | 'after'

/** A database of which settlements fail: before they are done, or after, so that only their answer is lost. */
function failing(database: AccountStore, faults: Fault[]): AccountStore {
  return {
    transaction: (work) => database.transaction(work),
    query: async (statement, values) => {
      const fault = statement.includes("'capture'") ? faults.shift() : undefined
      if (fault === 'before') throw new Error('the database is away')
      const rows = await database.query(statement, values)
      if (fault === 'after') throw new Error('the connection broke')
      return rows as never
    },
  }
}

describe('a draw that is charged', () => {
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

  const limiter: Limiter = { spend: async () => Promise.reject(new Error('nothing to limit here')) }
  const drawnOf = (id: string, items = 1): DrawObject => ({
    id,
    object: 'icon.draw',
    created: 1,
    model: 'iconmodel-1',
    revision: 'r',
    concept: 'bell',
    prompt: null,
    images: 0,
    cut: HOUSE_CUT,
    data: Array.from({ length: items }, (_, index) => ({
      index,
      svg: '<svg />',
      mime_type: 'image/svg+xml',
      status: 'checked',
      attempts: 1,
      intent: 'A bell.',
      program: `icon ${id}-${index}`,
      findings: [],
    })),
    usage: null,
    took_ms: 7,
  })
  /** A draw that somebody with ten credits begins. */
  async function scene(faults: Fault[] = [], key: string | null = null) {
    const accountId = await ledger.addAccount(10n)
    const database = failing(ledger.database, faults)
    const drawId = `draw_${++draws}`
    const charged: number[] = []
    const holdFor = createHoldFor({
      database,
      now: Date.now,
      limiter,
      freeDraws: {} as never,
      hasCredits: true,
      hasPayments: false,
      baseUrl: () => 'http://here',
    })
    let places = 0
    const store = postgresAnswerStore(ledger.database, { now: Date.now, random: randomBytes })
    const claimed = (): Promise<Claim> => store.claim(accountId, key ?? '', 'digest')
    const charging: Charging = {
      begin: async () => {
        places += 1
        const caller = { kind: 'member', id: accountId, accountId } as const
        return { hold: await holdFor(caller, { drawId, units: 2 }), leave: () => void (places -= 1) }
      },
      claim: key === null ? null : ((await claimed()) as Claimed),
      log: silent,
      charged: (units) => charged.push(units),
    }
    const balance = async (at = new Date()): Promise<readonly [bigint, bigint]> => {
      equal(places, 0)
      const { available, held } = await readBalance(ledger.database, accountId, at)
      return [available, held]
    }
    return { charging, drawn: drawnOf(drawId), two: drawnOf(drawId, 2), charged, balance, claimed }
  }
  const LATER_MS = 600_000

  for (const [name, faults] of [
    ['no failure', []],
    ['a failure', ['before']],
    ['two failures', ['before', 'before']],
    ['a lost answer', ['after']],
    ['a failure and a lost answer', ['before', 'after']],
  ] as const) {
    it(`with a key costs its items and is kept, after ${name}`, async () => {
      const { charging, drawn, charged, balance, claimed } = await scene([...faults], 'key')
      const answer = await chargedDraw(charging, async () => drawn)
      equal(answer.credits, 1)
      deepEqual(charged, [1])
      deepEqual(await balance(), [9n, 0n])
      const again = await claimed()
      deepEqual(again.kind === 'kept' && JSON.parse(again.answer), answer)
    })
  }

  it('tells what was delivered once it is charged, and nothing of a draw that failed', async () => {
    const { charging, two, charged } = await scene()
    const told: number[][] = []
    await chargedDraw(
      { ...charging, delivered: ({ data }) => told.push([data.length, charged.length]) },
      async () => two,
    )
    deepEqual(told, [[2, 1]])
    const failed = await scene()
    const failing = { ...failed.charging, delivered: () => void told.push([]) }
    await rejects(chargedDraw(failing, () => Promise.reject(new Error('no picture'))))
    equal(told.length, 1)
  })

  it('after three failures is a present: it says 0, its answer is kept, and the hold comes back', async () => {
    const { charging, drawn, charged, balance, claimed } = await scene(['before', 'before', 'before'], 'key')
    const answer = await chargedDraw(charging, async () => drawn)
    equal(answer.credits, 0)
    deepEqual(charged, [0])
    deepEqual(await balance(), [8n, 2n])
    // Nobody else would keep it: to believe that the ledger did would lose it.
    const again = await claimed()
    deepEqual(again.kind === 'kept' && JSON.parse(again.answer), answer)
    const later = new Date(Date.now() + LATER_MS)
    await releaseExpiredHolds(ledger.database, { at: later, most: 100 })
    deepEqual(await balance(later), [10n, 0n])
  })

  it('costs nothing and lets its key go when it fails', async () => {
    const { charging, charged, balance, claimed } = await scene([], 'key')
    await rejects(
      chargedDraw(charging, async () => Promise.reject(new Error('no'))),
      /no/,
    )
    deepEqual(charged, [0])
    deepEqual(await balance(), [10n, 0n])
    equal((await claimed()).kind, 'first')
  })

  it('is refused with the 503 when nothing can be set aside, and lets its key go', async () => {
    const away: AccountStore = {
      query: async () => Promise.reject(new Error('away')),
      transaction: async () => Promise.reject(new Error('away')),
    }
    const deps = { now: Date.now, limiter, freeDraws: {} as never, hasPayments: false }
    const addresses = { baseUrl: () => '' }
    const holdFor = createHoldFor({ ...deps, ...addresses, database: away, hasCredits: true })
    const order = { drawId: 'draw_away', units: 1 }
    const visitor = { kind: 'visitor', id: 'v', visitor: new Uint8Array(16), network: '192.0.2.1' } as const
    const { charging, drawn, claimed } = await scene([], 'key')
    for (const caller of [{ kind: 'member', id: 'a', accountId: 'a' } as const, visitor]) {
      const begin = async (): ReturnType<Charging['begin']> => ({
        hold: await holdFor(caller, order),
        leave: () => undefined,
      })
      await rejects(
        chargedDraw({ ...charging, begin }, async () => drawn),
        refusedAs('model_unavailable'),
      )
    }
    equal((await claimed()).kind, 'first')
  })

  it('nobody pays for with a sandbox key, and with a live key where nothing costs credits', async () => {
    const deps = { now: Date.now, limiter, freeDraws: {} as never, hasPayments: false, database: ledger.database }
    const addresses = { baseUrl: () => '' }
    const order = { drawId: 'draw_free', units: 1 }
    const live = { kind: 'live', id: 'k', accountId: 'nobody', keyId: 'k' } as const
    const sandbox = { kind: 'sandbox', id: 's', network: '192.0.2.1' } as const
    for (const [caller, hasCredits] of [
      [sandbox, true],
      [live, false],
    ] as const) {
      const hold = await createHoldFor({ ...deps, ...addresses, hasCredits })(caller, order)
      deepEqual([hold.isPaid, hold.saysCredits], [false, true])
      deepEqual(await hold.settle(drawnOf('x'), null), { units: 0, isGone: false, isKept: false })
    }
  })

  it('has its key claimed anew every 20 seconds while it runs, and no longer', async (test) => {
    const { charging, drawn } = await scene([], 'key')
    const { claim } = charging
    if (claim?.kind !== 'first') throw new Error('the key is taken')
    const drawing = Promise.withResolvers<void>()
    const end = Promise.withResolvers<DrawObject>()
    let renewals = 0
    const renew = async (): Promise<void> => void (renewals += 1)
    test.mock.timers.enable({ apis: ['setInterval'] })
    const answer = chargedDraw({ ...charging, claim: { ...claim, renew } }, async () => {
      drawing.resolve()
      return end.promise
    })
    await drawing.promise
    for (let turns = 0; turns < 4; turns++) {
      test.mock.timers.tick(20_000)
      await new Promise((resolve) => setImmediate(resolve))
    }
    equal(renewals, 4)
    end.resolve(drawn)
    await answer
    test.mock.timers.tick(60_000)
    equal(renewals, 4)
  })

  describe('in two pieces', () => {
    it('costs nothing until the first has reached the caller', async () => {
      const { charging, drawn, balance } = await scene()
      const pieces = chargedPieces(charging, async () => drawn)
      const { value: before } = await pieces.next()
      ok(String(before).includes('<svg'))
      await pieces.return('')
      deepEqual(await balance(), [10n, 0n])
    })

    it('is charged between the two, and says what it cost', async () => {
      for (const [faults, credits] of [
        [[], 1],
        [['before', 'after'], 1],
        [['before', 'before', 'before'], 0],
      ] as const) {
        const { charging, drawn, charged } = await scene([...faults])
        const pieces = chargedPieces(charging, async () => drawn)
        const { value: before } = await pieces.next()
        deepEqual(charged, [])
        const { value: after, done } = await pieces.next()
        ok(done)
        deepEqual(JSON.parse(`${before}${after}`), { ...drawn, credits })
        deepEqual(charged, [credits])
      }
    })

    it('is not charged when it fails', async () => {
      const { charging, balance } = await scene()
      await rejects(chargedPieces(charging, async () => Promise.reject(new Error('no'))).next(), /no/)
      deepEqual(await balance(), [10n, 0n])
    })
  })

  describe('in moments', () => {
    const moments = ({ data, ...rest }: DrawObject): DrawMoment[] => [
      { type: 'draw.created', draw: { ...rest, data: [] } },
      ...data.flatMap((item): DrawMoment[] => [
        { type: 'item.program.delta', index: item.index, attempt: 1, delta: item.program },
        { type: 'item.preview', index: item.index, attempt: 1, svg: item.svg, findings: [] },
        { type: 'item.completed', index: item.index, item },
      ]),
    ]

    it('show program and picture only with what is charged', async () => {
      const { charging, two } = await scene()
      const told = await Array.fromAsync(chargedMoments(charging, async (tell) => (moments(two).forEach(tell), two)))
      const early = told.filter(({ type }) => type !== 'item.completed' && type !== 'draw.completed')
      equal(early.length, 3)
      for (const { svg, program } of two.data)
        ok(!early.some((moment) => [svg, program].some((one) => Object.values(moment).includes(one))))
    })

    for (const [read, available] of [
      [1, 10n],
      [2, 10n],
      [3, 10n],
      [4, 9n],
      [5, 9n],
      [6, 8n],
    ] as const)
      it(`costs ${10n - available} when its reader has had ${read - 1} of them whole`, async () => {
        const { charging, two, balance } = await scene()
        const told = chargedMoments(charging, async (tell) => (moments(two).forEach(tell), two))
        for (let turn = 0; turn < read; turn++) await told.next()
        await told.return()
        deepEqual(await balance(), [available, 0n])
      })

    it('costs what was delivered before it failed', async () => {
      const { charging, two, balance } = await scene()
      const told = chargedMoments(charging, async (tell) => {
        moments(two).slice(0, 4).forEach(tell)
        throw new Error('the second failed')
      })
      await rejects(Array.fromAsync(told), /the second failed/)
      deepEqual(await balance(), [9n, 0n])
    })

    it('runs on with a key when its reader has left, is kept and is charged whole', async () => {
      const { charging, two, balance, claimed } = await scene(['after'], 'key')
      const gate = Promise.withResolvers<void>()
      const told = chargedMoments(charging, async (tell) => {
        moments(two).slice(0, 1).forEach(tell)
        await gate.promise
        return two
      })
      await told.next()
      const left = told.return()
      gate.resolve()
      await left
      deepEqual(await balance(), [8n, 0n])
      const kept = await claimed()
      match(kept.kind === 'kept' ? kept.answer : '', /"credits":2/)
    })
  })
})
