import { deepEqual, equal, ok, rejects } from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { LEDGER_SERVERS, makeLedger, minutesAfter, NOON } from '../../../tests/test-ledger.ts'
import type { TestLedger } from '../../../tests/test-ledger.ts'
import { claimAnswer } from '../../database/idempotency-record.ts'
import { checkLedger } from './check-ledger.ts'
import { readBalance } from './read-balance.ts'
import { releaseExpiredHolds } from './release-expired-holds.ts'
import { settleHold } from './settle-hold.ts'
import { reserveFromUsage } from './entities/hold.ts'
import { switchUsageBilling } from './switch-usage-billing.ts'

for (const { name, open, skip } of LEDGER_SERVERS)
  describe(`holds, on ${name}`, { skip }, () => {
    const stack = new AsyncDisposableStack()
    let ledger: TestLedger
    before(async () => {
      ledger = stack.use(await makeLedger(stack.use(await open())))
    })
    after(async () => {
      deepEqual((await checkLedger(ledger.database)).problems, [])
      await stack.disposeAsync()
    })

    const balanceOf = async (accountId: string): Promise<readonly [available: bigint, held: bigint]> => {
      const { available, held } = await readBalance(ledger.database, accountId, NOON)
      return [available, held]
    }
    const switchOn = (accountId: string, capUnits: bigint, isOn = true): Promise<void> =>
      switchUsageBilling(ledger.database, { accountId, isOn, capUnits, microUsdPerCredit: 40_000, at: NOON })
    const usageOf = async (accountId: string, at = NOON): Promise<bigint | undefined> =>
      (await readBalance(ledger.database, accountId, at)).usage?.units

    it('take what they hold from what is available, down to nothing and never below', async () => {
      const account = await ledger.addAccount(3n)
      deepEqual(await ledger.hold(account, 2), { kind: 'held', from: 'credits' })
      deepEqual(await balanceOf(account), [1n, 2n])
      deepEqual(await ledger.hold(account, 2), { kind: 'insufficient', available: 1n, usage: 'off' })
      deepEqual(await ledger.hold(account, 1), { kind: 'held', from: 'credits' })
      deepEqual(await ledger.hold(account, 1), { kind: 'insufficient', available: 0n, usage: 'off' })
      deepEqual(await balanceOf(account), [0n, 3n])
    })

    it('of an account that never had credits are refused', async () => {
      const account = await ledger.addAccount()
      deepEqual(await ledger.hold(account, 1), { kind: 'insufficient', available: 0n, usage: 'off' })
    })

    it('of no units, less, or half a one are our fault', async () => {
      const account = await ledger.addAccount(3n)
      await rejects(ledger.hold(account, 0))
      await rejects(ledger.hold(account, -1))
      await rejects(ledger.hold(account, 0.5))
      await rejects(ledger.settle('some', -1))
      deepEqual(await balanceOf(account), [3n, 0n])
    })

    it('with a name that was used before are our fault, and change nothing', async () => {
      const account = await ledger.addAccount(3n)
      await ledger.hold(account, 1, { holdId: 'twice' })
      await rejects(ledger.hold(account, 1, { holdId: 'twice' }))
      await ledger.settle('twice', 1)
      await rejects(ledger.hold(account, 1, { holdId: 'twice' }))
      deepEqual(await balanceOf(account), [2n, 0n])
    })

    for (const [units, captured, available] of [
      [0, 0, 10n],
      [1, 1, 9n],
      [4, 4, 6n],
      [5, 4, 6n],
    ] as const) {
      it(`of 4 that are settled with ${units} capture ${captured} and give the rest back`, async () => {
        const account = await ledger.addAccount(10n)
        const holdId = ledger.name('hold')
        await ledger.hold(account, 4, { holdId })
        deepEqual(await ledger.settle(holdId, units), { kind: 'settled', units: captured })
        deepEqual(await balanceOf(account), [available, 0n])
      })
    }

    it('are settled once: whoever comes later changes nothing', async () => {
      const account = await ledger.addAccount(10n)
      const holdId = ledger.name('hold')
      await ledger.hold(account, 4, { holdId })
      await ledger.settle(holdId, 1)
      deepEqual(await ledger.settle(holdId, 4), { kind: 'gone' })
      deepEqual(await ledger.settle(holdId, 0), { kind: 'gone' })
      deepEqual(await balanceOf(account), [9n, 0n])
      deepEqual(await ledger.settle('never-made', 1), { kind: 'gone' })
    })

    it('are settled once also by many at the same time', async () => {
      const account = await ledger.addAccount(10n)
      const holdId = ledger.name('hold')
      await ledger.hold(account, 4, { holdId })
      const settled = await Promise.all(Array.from({ length: 12 }, (_, units) => ledger.settle(holdId, units % 5)))
      const winners = settled.filter(({ kind }) => kind === 'settled')
      equal(winners.length, 1)
      const [winner] = winners
      deepEqual(await balanceOf(account), [10n - BigInt(winner?.kind === 'settled' ? winner.units : -1), 0n])
    })

    it('at the same time on one account take no more than there is', async () => {
      const account = await ledger.addAccount(10n)
      const held = await Promise.all(Array.from({ length: 32 }, () => ledger.hold(account, 3)))
      equal(held.filter(({ kind }) => kind === 'held').length, 3)
      ok(held.every((one) => one.kind === 'held' || (one.kind === 'insufficient' && one.available < 3n)))
      deepEqual(await balanceOf(account), [1n, 9n])
    })

    it('are released once their deadline has passed, not before, and settle no more then', async () => {
      const account = await ledger.addAccount(10n)
      const late = ledger.name('hold')
      await ledger.hold(account, 4, { holdId: late })
      await ledger.hold(account, 2, { at: minutesAfter(NOON, 1) })
      const release = (minutes: number): Promise<number> =>
        releaseExpiredHolds(ledger.database, { at: minutesAfter(NOON, minutes), most: 100 })
      await release(4.99)
      deepEqual(await balanceOf(account), [4n, 6n])
      await release(5)
      deepEqual(await balanceOf(account), [8n, 2n])
      deepEqual(await ledger.settle(late, 4), { kind: 'gone' })
      await release(6)
      deepEqual(await balanceOf(account), [10n, 0n])
    })

    it('that are past their deadline still settle when nobody has released them', async () => {
      const account = await ledger.addAccount(10n)
      const holdId = ledger.name('hold')
      await ledger.hold(account, 4, { holdId })
      deepEqual(await ledger.settle(holdId, 3, minutesAfter(NOON, 60)), { kind: 'settled', units: 3 })
      deepEqual(await balanceOf(account), [7n, 0n])
    })

    it('are released in portions, and by many processes each once', async () => {
      const account = await ledger.addAccount(20n)
      for (let count = 0; count < 12; count++) await ledger.hold(account, 1)
      const release = (most: number): Promise<number> =>
        releaseExpiredHolds(ledger.database, { at: minutesAfter(NOON, 5), most })
      equal(await release(2), 2)
      const released = await Promise.all(Array.from({ length: 6 }, () => release(100)))
      equal(
        released.reduce((sum, count) => sum + count, 0),
        10,
      )
      deepEqual(await balanceOf(account), [20n, 0n])
    })

    describe('by a live key', () => {
      it('are made while the key is good, and name it', async () => {
        const account = await ledger.addAccount(3n)
        const keyId = await ledger.addKey(account)
        deepEqual(await ledger.hold(account, 1, { keyId }), { kind: 'held', from: 'credits' })
        await ledger.database.query('update live_key set revoked_at = $2 where id = $1', [keyId, NOON])
        deepEqual(await ledger.hold(account, 1, { keyId }), { kind: 'key-revoked' })
        deepEqual(await ledger.hold(account, 9, { keyId }), { kind: 'key-revoked' })
        deepEqual(await balanceOf(account), [2n, 1n])
        const rows = await ledger.database.query('select distinct key_id from credit_hold where account_id = $1', [
          account,
        ])
        deepEqual(rows, [{ key_id: keyId }])
      })

      it('that is unknown or of somebody else are refused', async () => {
        const account = await ledger.addAccount(3n)
        const other = await ledger.addKey(await ledger.addAccount(3n))
        deepEqual(await ledger.hold(account, 1, { keyId: 'key_unknown' }), { kind: 'key-revoked' })
        deepEqual(await ledger.hold(account, 1, { keyId: other }), { kind: 'key-revoked' })
        deepEqual(await balanceOf(account), [3n, 0n])
      })

      it('are refused from the usage too once it is revoked', async () => {
        const account = await ledger.addAccount()
        await switchOn(account, 100n)
        const keyId = await ledger.addKey(account)
        deepEqual(await ledger.hold(account, 1, { keyId }), { kind: 'held', from: 'usage' })
        await ledger.database.query('update live_key set revoked_at = $2 where id = $1', [keyId, NOON])
        deepEqual(await ledger.hold(account, 1, { keyId }), { kind: 'key-revoked' })
        // Also when that happens after the key was looked at first.
        const order = { holdId: ledger.name('hold'), accountId: account, keyId, units: 1, at: NOON, deadline: NOON }
        equal(await reserveFromUsage(ledger.database, { ...order, month: '2026-03' }), false)
      })
    })

    describe('with an answer to keep', () => {
      const claim = async (): Promise<{ id: Uint8Array; claim: Uint8Array }> => {
        const mine = { id: randomBytes(32), claim: randomBytes(16) }
        const until = minutesAfter(NOON, 60)
        await claimAnswer(ledger.database, { ...mine, digest: 'd', now: NOON, runsUntil: until, expiresAt: until })
        return mine
      }
      const answerOf = async (id: Uint8Array): Promise<unknown> =>
        (
          await ledger.database.query<{ answer: string | null }>('select answer from kept_answer where id = $1', [id])
        )[0]?.answer

      it('store it and capture when the claim is ours', async () => {
        const account = await ledger.addAccount(10n)
        const holdId = ledger.name('hold')
        await ledger.hold(account, 4, { holdId })
        const answer = { ...(await claim()), text: ['it cost ', ' units'] as const }
        const order = { holdId, units: 3, at: NOON, answer }
        deepEqual(await settleHold(ledger.database, order), { kind: 'settled', units: 3 })
        equal(await answerOf(answer.id), 'it cost 3 units')
        deepEqual(await balanceOf(account), [7n, 0n])
      })

      it('give all back and store nothing when somebody else has the claim now', async () => {
        const account = await ledger.addAccount(10n)
        const holdId = ledger.name('hold')
        await ledger.hold(account, 4, { holdId })
        const { id } = await claim()
        const order = {
          holdId,
          units: 3,
          at: NOON,
          answer: { id, claim: randomBytes(16), text: ['late', ''] as const },
        }
        deepEqual(await settleHold(ledger.database, order), { kind: 'settled', units: 0 })
        equal(await answerOf(id), null)
        deepEqual(await balanceOf(account), [10n, 0n])
      })

      it('give all back when the claim has an answer already, or is not there any more', async () => {
        const account = await ledger.addAccount(10n)
        for (const forget of [
          "update kept_answer set answer = 'first' where id = $1",
          'delete from kept_answer where id = $1',
        ]) {
          const holdId = ledger.name('hold')
          await ledger.hold(account, 4, { holdId })
          const mine = await claim()
          await ledger.database.query(forget, [mine.id])
          const order = { holdId, units: 3, at: NOON, answer: { ...mine, text: ['second', ''] as const } }
          deepEqual(await settleHold(ledger.database, order), { kind: 'settled', units: 0 })
        }
        deepEqual(await balanceOf(account), [10n, 0n])
      })

      it('store nothing when the hold is gone', async () => {
        const account = await ledger.addAccount(10n)
        const holdId = ledger.name('hold')
        await ledger.hold(account, 4, { holdId })
        await ledger.settle(holdId, 0)
        const answer = { ...(await claim()), text: ['late', ''] as const }
        deepEqual(await settleHold(ledger.database, { holdId, units: 3, at: NOON, answer }), { kind: 'gone' })
        equal(await answerOf(answer.id), null)
      })

      it('count on the month as well', async () => {
        const account = await ledger.addAccount()
        await switchOn(account, 10n)
        const holdId = ledger.name('hold')
        await ledger.hold(account, 4, { holdId })
        const answer = { ...(await claim()), text: ['it cost ', ' units'] as const }
        deepEqual(await settleHold(ledger.database, { holdId, units: 3, at: NOON, answer }), {
          kind: 'settled',
          units: 3,
        })
        equal(await answerOf(answer.id), 'it cost 3 units')
        equal(await usageOf(account), 3n)
      })
    })

    describe('of usage that is paid by the month', () => {
      it('are made when the credits do not suffice, up to the cap', async () => {
        const account = await ledger.addAccount(2n)
        await switchOn(account, 5n)
        deepEqual(await ledger.hold(account, 2), { kind: 'held', from: 'credits' })
        deepEqual(await ledger.hold(account, 3, { holdId: 'month-3' }), { kind: 'held', from: 'usage' })
        deepEqual(await ledger.hold(account, 3), { kind: 'insufficient', available: 0n, usage: 'cap-reached' })
        deepEqual(await ledger.hold(account, 2, { holdId: 'month-2' }), { kind: 'held', from: 'usage' })
        deepEqual(await ledger.hold(account, 1), { kind: 'insufficient', available: 0n, usage: 'cap-reached' })
        equal(await usageOf(account), 0n)
        deepEqual(await ledger.settle('month-3', 1), { kind: 'settled', units: 1 })
        deepEqual(await ledger.settle('month-3', 1), { kind: 'gone' })
        deepEqual(await ledger.settle('month-2', 0), { kind: 'settled', units: 0 })
        equal(await usageOf(account), 1n)
        deepEqual(await balanceOf(account), [0n, 2n])
        deepEqual(await ledger.hold(account, 4), { kind: 'held', from: 'usage' })
      })

      it('stay within the cap also at the same time, from the first of the month on', async () => {
        const account = await ledger.addAccount()
        await switchOn(account, 10n)
        const held = await Promise.all(Array.from({ length: 24 }, () => ledger.hold(account, 3)))
        equal(held.filter(({ kind }) => kind === 'held').length, 3)
      })

      it('are refused when it is switched off, and those at work are counted', async () => {
        const account = await ledger.addAccount()
        await switchOn(account, 5n)
        await ledger.hold(account, 1, { holdId: 'before-off' })
        await switchOn(account, 5n, false)
        deepEqual(await ledger.hold(account, 1), { kind: 'insufficient', available: 0n, usage: 'off' })
        deepEqual(await ledger.settle('before-off', 1), { kind: 'settled', units: 1 })
        equal(await usageOf(account), 1n)
        // Also when that happens after it was looked at first.
        const order = { holdId: 'after-off', accountId: account, keyId: null, units: 1, at: NOON, deadline: NOON }
        equal(await reserveFromUsage(ledger.database, { ...order, month: '2026-03' }), false)
      })

      it('are refused at a cap of nothing, and below one that was lowered', async () => {
        const account = await ledger.addAccount()
        await switchOn(account, 0n)
        deepEqual(await ledger.hold(account, 1), { kind: 'insufficient', available: 0n, usage: 'cap-reached' })
        await switchOn(account, 5n)
        deepEqual(await ledger.hold(account, 3), { kind: 'held', from: 'usage' })
        await switchOn(account, 2n)
        deepEqual(await ledger.hold(account, 1), { kind: 'insufficient', available: 0n, usage: 'cap-reached' })
      })

      it('count in the month in which they were made, in UTC', async () => {
        const account = await ledger.addAccount()
        await switchOn(account, 2n)
        const last = new Date('2026-03-31T23:59:59.999Z')
        const first = new Date('2026-04-01T00:00:00Z')
        await ledger.hold(account, 2, { holdId: 'march', at: last })
        deepEqual((await ledger.hold(account, 1, { at: last })).kind, 'insufficient')
        deepEqual(await ledger.hold(account, 1, { holdId: 'april', at: first }), { kind: 'held', from: 'usage' })
        await ledger.settle('march', 2, first)
        await ledger.settle('april', 1, first)
        equal(await usageOf(account, last), 2n)
        equal(await usageOf(account, first), 1n)
      })
    })
  })
