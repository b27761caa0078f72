import { deepEqual, equal, rejects } from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { LEDGER_SERVERS, makeLedger, minutesAfter, NOON } from '../../../tests/test-ledger.ts'
import type { TestLedger } from '../../../tests/test-ledger.ts'
import { until } from '../../../tests/until.ts'
import { addCredits } from './add-credits.ts'
import type { Added } from './add-credits.ts'
import { checkLedger } from './check-ledger.ts'
import { listTransfers } from './list-transfers.ts'
import { listUsageMonths, usageByDay, usageMonth } from './usage.ts'
import { readBalance } from './read-balance.ts'
import { switchUsageBilling } from './switch-usage-billing.ts'
import { takeBackCredits } from './take-back-credits.ts'
import type { TakenBack } from './take-back-credits.ts'

for (const { name, open, skip } of LEDGER_SERVERS)
  describe(`the ledger on ${name}`, { skip }, () => {
    const stack = new AsyncDisposableStack()
    let ledger: TestLedger
    before(async () => {
      ledger = stack.use(await makeLedger(stack.use(await open())))
    })
    after(async () => {
      deepEqual((await checkLedger(ledger.database)).problems, [])
      await stack.disposeAsync()
    })

    const add = (
      accountId: string,
      credits: bigint,
      ref: string,
      kind: 'grant' | 'purchase' = 'grant',
    ): Promise<Added> =>
      addCredits(ledger.database, { accountId, kind, credits, ref, at: NOON, expiresAt: null, note: 'a note' })
    /** The check of the ledger looks for the purchase of what was bought. */
    const paid = async (accountId: string, credits: number, session: string): Promise<void> => {
      await ledger.database.query(
        "insert into purchase (id, account_id, pack, credits, cents, created_at) values ($3, $1, 'pack', $2, 100, $4)",
        [accountId, credits, session, NOON],
      )
      await ledger.database.query("update purchase set state = 'paid', session_id = $1, paid_at = $2 where id = $1", [
        session,
        NOON,
      ])
    }
    const take = (accountId: string, credits: bigint, ref = ledger.name('take')): Promise<TakenBack> =>
      takeBackCredits(ledger.database, { accountId, credits, ref, at: NOON, note: null })
    const availableOf = async (accountId: string): Promise<bigint> =>
      (await readBalance(ledger.database, accountId, NOON)).available

    it('tells of an account that never had credits that it has none', async () => {
      const account = await ledger.addAccount()
      const empty = { available: 0n, held: 0n, nextExpiry: null, usage: null }
      deepEqual(await readBalance(ledger.database, account, NOON), empty)
    })

    it('adds credits once for the same kind and reference', async () => {
      const account = await ledger.addAccount()
      deepEqual(await add(account, 10n, 'one'), { kind: 'added' })
      deepEqual(await add(account, 10n, 'one'), { kind: 'already' })
      deepEqual(await add(account, 99n, 'one'), { kind: 'already' })
      await paid(account, 5, 'one')
      deepEqual(await add(account, 5n, 'one', 'purchase'), { kind: 'added' })
      equal(await availableOf(account), 15n)
    })

    it('adds them once also for many at the same time, on one account or on two', async () => {
      const accounts = [await ledger.addAccount(), await ledger.addAccount()]
      const added = await Promise.all(
        Array.from({ length: 20 }, (_, turn) => add(accounts[turn % 2] ?? '', 10n, 'together')),
      )
      equal(added.filter(({ kind }) => kind === 'added').length, 1)
      equal((await availableOf(accounts[0] ?? '')) + (await availableOf(accounts[1] ?? '')), 10n)
    })

    it('adds all of what different grants bring at the same time', async () => {
      const account = await ledger.addAccount()
      await Promise.all(Array.from({ length: 20 }, () => add(account, 3n, ledger.name('add'))))
      equal(await availableOf(account), 60n)
      deepEqual((await checkLedger(ledger.database)).problems, [])
    })

    it('adds nothing to an account that is not there, and never less than one credit', async () => {
      await rejects(add('acc_unknown', 10n, ledger.name('add')))
      const account = await ledger.addAccount(1n)
      await rejects(add(account, 0n, ledger.name('add')))
      await rejects(add(account, -5n, ledger.name('add')))
      equal(await availableOf(account), 1n)
    })

    it('adds within a transaction of somebody else, and not when that is rolled back', async () => {
      const account = await ledger.addAccount()
      const order = { accountId: account, kind: 'grant', at: NOON, expiresAt: null, note: null, credits: 7n } as const
      const ref = ledger.name('add')
      const failing = ledger.database.transaction(async (within) => {
        await addCredits(within, { ...order, ref })
        throw new Error('as if the rest had failed')
      })
      await rejects(failing, /the rest/)
      equal(await availableOf(account), 0n)
      await ledger.database.transaction((within) => addCredits(within, { ...order, ref }))
      equal(await availableOf(account), 7n)
    })

    it('keeps amounts beyond what a float can tell apart', async () => {
      const account = await ledger.addAccount(9_007_199_254_740_993n)
      await ledger.hold(account, 1, { holdId: ledger.name('hold') })
      equal(await availableOf(account), 9_007_199_254_740_992n)
    })

    it('takes back what is available, once for a reference, never what is held or more', async () => {
      const account = await ledger.addAccount(10n)
      await ledger.hold(account, 3)
      deepEqual(await take(account, 2n, 'take-two'), { kind: 'taken', credits: 2n })
      deepEqual(await take(account, 2n, 'take-two'), { kind: 'already' })
      equal(await availableOf(account), 5n)
      deepEqual(await take(account, 6n, 'take-six'), { kind: 'taken', credits: 5n })
      deepEqual(await take(account, 6n, 'take-six'), { kind: 'already' })
      deepEqual(await take(account, 1n), { kind: 'taken', credits: 0n })
      deepEqual(await take(await ledger.addAccount(), 1n), { kind: 'taken', credits: 0n })
    })

    it('takes back beside draws without going below zero', async () => {
      const account = await ledger.addAccount(30n)
      const taking = Array.from({ length: 10 }, () => take(account, 4n))
      const holding = Array.from({ length: 10 }, () => ledger.hold(account, 3))
      const taken = (await Promise.all(taking)).reduce(
        (sum, one) => sum + (one.kind === 'taken' ? one.credits : 0n),
        0n,
      )
      const held = (await Promise.all(holding)).filter(({ kind }) => kind === 'held').length
      const balance = await readBalance(ledger.database, account, NOON)
      equal(balance.available + BigInt(held) * 3n + taken, 30n)
      equal(balance.held, BigInt(held) * 3n)
    })

    it('takes back what comes while it waits for the account', async () => {
      const account = await ledger.addAccount(1n)
      const waiting = "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"
      const taking = await ledger.database.transaction(async (within) => {
        const more = { accountId: account, kind: 'grant', credits: 5n, at: NOON, expiresAt: null, note: null } as const
        await addCredits(within, { ...more, ref: ledger.name('add') })
        const late = take(account, 4n)
        await until(async () => (await ledger.database.query(waiting)).length > 0)
        return { late }
      })
      deepEqual(await taking.late, { kind: 'taken', credits: 4n })
      equal(await availableOf(account), 2n)
    })

    it('lists transfers, the newest first, with their sign, key, note and the balance after them', async () => {
      const account = await ledger.addAccount()
      const keyId = await ledger.addKey(account)
      await add(account, 10n, ledger.name('add'))
      const holdId = ledger.name('hold')
      await ledger.hold(account, 4, { holdId, keyId })
      await ledger.settle(holdId, 3)
      await take(account, 2n)
      const all = { accountId: account, kinds: null, from: null, to: null, before: null, limit: 50 }
      const listed = await listTransfers(ledger.database, all)
      const short = listed.map(({ kind, credits, balanceAfter, keyName, note }) => [
        kind,
        credits,
        balanceAfter,
        keyName,
        note,
      ])
      deepEqual(short, [
        ['refund', -2n, 5n, null, null],
        ['capture', -3n, 7n, `name of ${keyId}`, null],
        ['grant', 10n, 10n, null, 'a note'],
      ])
      const kinds = ['reserve', 'capture', 'release']
      const ofHold = await listTransfers(ledger.database, { ...all, kinds })
      deepEqual(
        ofHold.map(({ kind, credits }) => [kind, credits]),
        [
          ['release', 1n],
          ['capture', -3n],
          ['reserve', -4n],
        ],
      )
    })

    it('lists transfers page by page and by time, and nobody else’s', async () => {
      const account = await ledger.addAccount()
      for (let day = 0; day < 5; day++) {
        const at = new Date(NOON.getTime() + day * 86_400_000)
        const order = { accountId: account, kind: 'grant', credits: 1n, expiresAt: null, note: `${day}` } as const
        await addCredits(ledger.database, { ...order, ref: ledger.name('add'), at })
      }
      await ledger.addAccount(5n)
      const all = { accountId: account, kinds: null, from: null, to: null, before: null, limit: 2 }
      const notes = async (of: Parameters<typeof listTransfers>[1]): Promise<string> =>
        (await listTransfers(ledger.database, of)).map(({ note }) => note).join('')
      equal(await notes(all), '43')
      const before = (await listTransfers(ledger.database, all)).at(-1)?.id ?? null
      equal(await notes({ ...all, before }), '21')
      const day = (count: number): Date => new Date(NOON.getTime() + count * 86_400_000)
      equal(await notes({ ...all, from: day(1), to: day(3), limit: 9 }), '21')
    })

    it('tells what each day took, in credits and in units of the month', async () => {
      const account = await ledger.addAccount(2n)
      await switchUsageBilling(ledger.database, {
        accountId: account,
        isOn: true,
        capUnits: 9n,
        microUsdPerCredit: 1,
        at: NOON,
      })
      const draw = async (at: string, units: number): Promise<void> => {
        const holdId = ledger.name('hold')
        await ledger.hold(account, units, { holdId, at: new Date(at) })
        await ledger.settle(holdId, units, new Date(at))
      }
      await draw('2026-03-10T23:59:59.999Z', 1)
      await draw('2026-03-11T00:00:00Z', 1)
      await draw('2026-03-11T08:00:00Z', 3)
      await draw('2026-03-12T00:00:00Z', 1)
      const span = { accountId: account, from: new Date('2026-03-10T00:00:00Z'), to: new Date('2026-03-12T00:00:00Z') }
      deepEqual(await usageByDay(ledger.database, span), [
        { day: '2026-03-10', credits: 1n, usageUnits: 0n },
        { day: '2026-03-11', credits: 1n, usageUnits: 3n },
      ])
    })

    it('makes a statement of a month by day and by key, at the price at which the month began', async () => {
      const account = await ledger.addAccount()
      const keyId = await ledger.addKey(account)
      const agree = (microUsdPerCredit: number, at: Date): Promise<void> =>
        switchUsageBilling(ledger.database, { accountId: account, isOn: true, capUnits: 99n, microUsdPerCredit, at })
      const draw = async (at: string, units: number, settledAt = at, key?: string): Promise<void> => {
        const holdId = ledger.name('hold')
        await ledger.hold(account, units, { holdId, at: new Date(at), ...(key === undefined ? {} : { keyId: key }) })
        await ledger.settle(holdId, units, new Date(settledAt))
      }
      equal(await usageMonth(ledger.database, { accountId: account, month: '2026-03' }), null)
      await agree(40_000, NOON)
      await draw('2026-03-10T12:00:00Z', 2)
      await agree(50_000, minutesAfter(NOON, 1))
      await draw('2026-03-10T13:00:00Z', 1, '2026-03-10T13:00:00Z', keyId)
      await draw('2026-03-31T23:59:00Z', 4, '2026-04-01T00:01:00Z', keyId)
      await draw('2026-04-01T00:00:00Z', 1)
      deepEqual(await usageMonth(ledger.database, { accountId: account, month: '2026-03' }), {
        month: '2026-03',
        units: 7n,
        held: 0n,
        microUsdPerCredit: 40_000n,
        microUsd: 280_000n,
        byDay: [
          { day: '2026-03-10', units: 3n },
          { day: '2026-03-31', units: 4n },
        ],
        byKey: [
          { keyId, keyName: `name of ${keyId}`, units: 5n },
          { keyId: null, keyName: null, units: 2n },
        ],
      })
      const months = await listUsageMonths(ledger.database, account)
      deepEqual(
        months.map(({ month, units, microUsd }) => [month, units, microUsd]),
        [
          ['2026-04', 1n, 50_000n],
          ['2026-03', 7n, 280_000n],
        ],
      )
    })

    for (const change of [
      'update credit_transfer set amount = amount + 1',
      'delete from credit_transfer',
      'delete from credit_transfer where false',
      'truncate credit_transfer',
      "insert into credit_transfer (account_id, kind, from_place, to_place, amount, ref, at, available_after, held_after) values ('a', 'grant', 'granted', 'available', 1, 'r', now(), 1, 0) on conflict (kind, ref) do update set amount = 2",
    ])
      it(`is only ever added to: ${change.slice(0, 30)}… is refused`, async () => {
        await rejects(ledger.superuser.query(change), /credit_transfer is only ever added to/)
      })
  })
