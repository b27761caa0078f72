import { deepEqual, equal } from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { LEDGER_SERVERS, makeLedger, minutesAfter, NOON } from '../../../tests/test-ledger.ts'
import type { TestLedger } from '../../../tests/test-ledger.ts'
import type { Queryable } from '../../database/database.ts'
import { claimAnswer } from '../../database/idempotency-record.ts'
import { checkLedger } from './check-ledger.ts'
import { listTransfers } from './list-transfers.ts'
import { readBalance } from './read-balance.ts'
import { settleHold } from './settle-hold.ts'
import { findUnpaidDrawings, hasPaidDrawings, sweepPaidDrawings } from './entities/paid-drawing.ts'
import type { SettleOrder } from './entities/hold.ts'
import { switchUsageBilling } from './switch-usage-billing.ts'

const DAY_MINUTES = 24 * 60

for (const { name, open, skip } of LEDGER_SERVERS)
  describe(`drawings that were paid for, on ${name}`, { skip }, () => {
    const stack = new AsyncDisposableStack()
    let ledger: TestLedger
    before(async () => {
      ledger = stack.use(await makeLedger(stack.use(await open())))
    })
    after(async () => {
      deepEqual((await checkLedger(ledger.database)).problems, [])
      await stack.disposeAsync()
    })

    const drawing = (): Buffer => randomBytes(32)
    /** Holds and settles one draw of those drawings, and gives what it cost. */
    const pay = async (
      accountId: string,
      drawings: readonly Uint8Array[],
      { at = NOON, database = ledger.database, ...more }: Partial<SettleOrder> & { readonly database?: Queryable } = {},
    ): Promise<number> => {
      const holdId = ledger.name('draw')
      await ledger.hold(accountId, 2, { holdId, at })
      const order = { holdId, units: drawings.length, at, drawings, answer: null, ...more }
      const settled = await settleHold(database, order)
      return settled.kind === 'settled' ? settled.units : -1
    }
    const availableOf = async (accountId: string): Promise<bigint> => {
      const { available, held } = await readBalance(ledger.database, accountId, NOON)
      equal(held, 0n)
      return available
    }

    it('cost nothing again for a day, then they cost again', async () => {
      const [account, bell] = [await ledger.addAccount(10n), drawing()]
      equal(await pay(account, [bell]), 1)
      equal(await pay(account, [bell]), 0)
      equal(await pay(account, [bell], { at: minutesAfter(NOON, DAY_MINUTES - 1) }), 0)
      equal(await pay(account, [bell], { at: minutesAfter(NOON, DAY_MINUTES) }), 1)
      equal(await pay(account, [bell], { at: minutesAfter(NOON, DAY_MINUTES + 1) }), 0)
      equal(await availableOf(account), 8n)
    })

    it('are told from those that would cost, which an account without any is not asked about', async () => {
      const [one, other] = [await ledger.addAccount(10n), await ledger.addAccount(10n)]
      const [bell, cloud] = [drawing(), drawing()]
      const has = (accountId: string, minutes: number): Promise<boolean> =>
        hasPaidDrawings(ledger.database, { accountId, at: minutesAfter(NOON, minutes) })
      const unpaid = async (accountId: string, minutes: number): Promise<readonly string[]> => {
        const of = { accountId, drawings: [bell, cloud], at: minutesAfter(NOON, minutes) }
        return (await findUnpaidDrawings(ledger.database, of)).map((some) => Buffer.from(some).toString('hex'))
      }
      equal(await has(one, 0), false)
      await pay(one, [bell])
      const [hexBell, hexCloud] = [bell.toString('hex'), cloud.toString('hex')]
      deepEqual([await has(one, 0), await has(other, 0)], [true, false])
      deepEqual(await unpaid(one, 0), [hexCloud])
      deepEqual(await unpaid(other, 0), [hexBell, hexCloud])
      deepEqual([await has(one, DAY_MINUTES - 1), await unpaid(one, DAY_MINUTES - 1)], [true, [hexCloud]])
      deepEqual([await has(one, DAY_MINUTES), await unpaid(one, DAY_MINUTES)], [false, [hexBell, hexCloud]])
    })

    it('are paid for by each account, and each of them by itself', async () => {
      const [one, other] = [await ledger.addAccount(10n), await ledger.addAccount(10n)]
      const [bell, cloud] = [drawing(), drawing()]
      equal(await pay(one, [bell]), 1)
      equal(await pay(other, [bell]), 1)
      equal(await pay(one, [bell, cloud]), 1)
      equal(await pay(one, [cloud, bell]), 0)
      equal(await availableOf(one), 8n)
    })

    it('cost one unit when many ask at once, over any number of connections', async () => {
      const [account, bell, cloud] = [await ledger.addAccount(100n), drawing(), drawing()]
      await using other = await ledger.reopen()
      const costs = await Promise.all(
        Array.from({ length: 20 }, async (_, turn) =>
          // In both orders, so that two that wait for each other would be seen.
          pay(account, turn % 2 === 0 ? [bell, cloud] : [cloud, bell], {
            database: turn % 4 < 2 ? ledger.database : other,
          }),
        ),
      )
      equal(
        costs.reduce((sum, cost) => sum + cost, 0),
        2,
      )
      equal(await availableOf(account), 98n)
    })

    it('cost nothing of the month either', async () => {
      const [account, bell] = [await ledger.addAccount(), drawing()]
      await switchUsageBilling(ledger.database, {
        accountId: account,
        isOn: true,
        capUnits: 10n,
        microUsdPerCredit: 40_000,
        at: NOON,
      })
      equal(await pay(account, [bell]), 1)
      equal(await pay(account, [bell]), 0)
      equal((await readBalance(ledger.database, account, NOON)).usage?.units, 1n)
    })

    it('are named in the ledger, and in the answer that is kept', async () => {
      const [account, bell] = [await ledger.addAccount(10n), drawing()]
      const costs: unknown[] = []
      for (let turn = 0; turn < 2; turn++) {
        const mine = { id: randomBytes(32), claim: randomBytes(16) }
        const until = minutesAfter(NOON, 60)
        await claimAnswer(ledger.database, { ...mine, digest: 'd', now: NOON, runsUntil: until, expiresAt: until })
        await pay(account, [bell], { note: 'bell', answer: { ...mine, text: ['cost ', '.'] } })
        const kept = 'select answer from kept_answer where id = $1'
        costs.push(...(await ledger.database.query<{ answer: string }>(kept, [mine.id])))
      }
      deepEqual(costs, [{ answer: 'cost 1.' }, { answer: 'cost 0.' }])
      const of = { accountId: account, kinds: ['capture'], from: null, to: null, before: null, limit: 9 }
      deepEqual(
        (await listTransfers(ledger.database, of)).map(({ note }) => note),
        ['bell'],
      )
    })

    it('were not paid for by a draw whose answer somebody else keeps, or whose hold is gone', async () => {
      const [account, bell] = [await ledger.addAccount(10n), drawing()]
      const stranger = { id: randomBytes(32), claim: randomBytes(16), text: ['', ''] } as const
      equal(await pay(account, [bell], { answer: stranger }), 0)
      equal(await pay(account, [bell], { holdId: 'never-made' }), -1)
      equal(await pay(account, [bell]), 1)
    })

    it('are forgotten when their day is over, not before', async () => {
      const [account, bell, cloud] = [await ledger.addAccount(10n), drawing(), drawing()]
      await pay(account, [bell])
      await pay(account, [cloud], { at: minutesAfter(NOON, 5) })
      const sweep = (minutes: number): Promise<number> =>
        sweepPaidDrawings(ledger.database, { at: minutesAfter(NOON, minutes), most: 1000 })
      const left = async (): Promise<number> =>
        (await ledger.database.query('select from paid_drawing where account_id = $1', [account])).length
      await sweep(DAY_MINUTES - 1)
      equal(await left(), 2)
      await sweep(DAY_MINUTES)
      equal(await left(), 1)
      await sweep(DAY_MINUTES + 5)
      equal(await left(), 0)
    })
  })
