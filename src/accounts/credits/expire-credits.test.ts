import { deepEqual, equal } from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import fc from 'fast-check'
import { LEDGER_SERVERS, makeLedger, minutesAfter, NOON } from '../../../tests/test-ledger.ts'
import type { TestLedger } from '../../../tests/test-ledger.ts'
import { addCredits } from './add-credits.ts'
import { checkLedger } from './check-ledger.ts'
import { expireCredits } from './expire-credits.ts'
import { readBalance } from './read-balance.ts'
import { takeBackCredits } from './take-back-credits.ts'

const isFull = process.env['BURIN_FUZZ'] === 'full'
const TIMEOUT_MS = isFull ? 3_600_000 : 120_000

/** What may happen to an account, minute by minute. */
type Step =
  | { readonly kind: 'add'; readonly credits: number; readonly lasts: number | null }
  | { readonly kind: 'hold'; readonly units: number }
  | { readonly kind: 'settle'; readonly which: number; readonly share: number }
  | { readonly kind: 'take'; readonly credits: number }
  | { readonly kind: 'sweep' }
  | { readonly kind: 'wait'; readonly minutes: number }

const STEPS: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('add' as const),
      credits: fc.integer({ min: 1, max: 9 }),
      lasts: fc.option(fc.integer({ min: 1, max: 12 })),
    }),
    fc.record({ kind: fc.constant('hold' as const), units: fc.integer({ min: 1, max: 6 }) }),
    fc.record({ kind: fc.constant('settle' as const), which: fc.nat(9), share: fc.integer({ min: 0, max: 6 }) }),
    fc.record({ kind: fc.constant('take' as const), credits: fc.integer({ min: 1, max: 9 }) }),
    fc.record({ kind: fc.constant('sweep' as const) }),
    fc.record({ kind: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 6 }) }),
  ),
  { maxLength: 24 },
)

/** Times are minutes. */
interface NaiveAccount {
  expire(at: number): void
  balance(): readonly [available: bigint, held: bigint]
  add(credits: number, expiresAt: number): void
  hold(units: number, at: number): boolean
  settle(units: number, captured: number): void
  /** How many it could take. */
  take(credits: number, at: number): number
}

/**
 * The same account without a database and without thrift: every single credit by itself. One is left, spent, taken or
 * expired. Those that go soonest are spent first; what is held counts as the soonest of what is left.
 */
function naiveAccount(): NaiveAccount {
  /** When each credit goes, in the order in which they are spent. */
  const left: number[] = []
  let lookAt = Infinity
  let held = 0
  const available = (): number => left.length - held
  const expire = (at: number): void => {
    if (lookAt > at) return
    const over = left.filter((time) => time <= at).length
    left.splice(0, Math.max(0, over - held))
    const next = left.find((time) => time > at) ?? Infinity
    lookAt = left.some((time) => time <= at) ? Math.min(next, at + 1) : next
  }
  return {
    expire,
    balance: () => [BigInt(available()), BigInt(held)],
    add: (credits, expiresAt) => {
      left.push(...Array.from({ length: credits }, () => expiresAt))
      left.sort((a, b) => (a === b ? 0 : a - b))
      lookAt = Math.min(lookAt, expiresAt)
    },
    hold: (units, at) => {
      expire(at)
      const enough = available() >= units
      if (enough) held += units
      return enough
    },
    settle: (units, captured) => {
      held -= units
      left.splice(0, captured)
    },
    take: (credits, at) => {
      expire(at)
      const taken = Math.min(credits, available())
      left.splice(left.length - taken)
      return taken
    },
  }
}

for (const { name, open, skip } of LEDGER_SERVERS)
  describe(`the expiry of credits on ${name}`, { skip, timeout: TIMEOUT_MS }, () => {
    const stack = new AsyncDisposableStack()
    let ledger: TestLedger
    before(async () => {
      ledger = stack.use(await makeLedger(stack.use(await open())))
    })
    after(async () => {
      deepEqual((await checkLedger(ledger.database)).problems, [])
      await stack.disposeAsync()
    })

    const give = async (accountId: string, credits: bigint, minutes: number | null): Promise<void> => {
      const expiresAt = minutes === null ? null : minutesAfter(NOON, minutes)
      const order = { accountId, kind: 'grant', credits, at: NOON, expiresAt, note: null } as const
      await addCredits(ledger.database, { ...order, ref: ledger.name('give') })
    }
    const balanceAt = async (accountId: string, minutes: number): Promise<readonly unknown[]> => {
      const { available, held, nextExpiry } = await readBalance(ledger.database, accountId, minutesAfter(NOON, minutes))
      return [available, held, nextExpiry?.credits ?? null]
    }
    const sweep = (minutes: number): Promise<bigint> =>
      expireCredits(ledger.database, { at: minutesAfter(NOON, minutes), most: 100 })

    it('takes what is left at its time, not before, and once', async () => {
      const account = await ledger.addAccount(5n)
      await give(account, 10n, 30)
      await sweep(29.99)
      deepEqual(await balanceAt(account, 29.99), [15n, 0n, 10n])
      await ledger.hold(account, 4, { holdId: 'before-expiry' })
      await ledger.settle('before-expiry', 4)
      equal(await sweep(30), 6n)
      equal(await sweep(30), 0n)
      deepEqual(await balanceAt(account, 31), [5n, 0n, null])
    })

    it('comes before a draw that would take the credits', async () => {
      const account = await ledger.addAccount(1n)
      await give(account, 10n, 30)
      const at = minutesAfter(NOON, 30)
      deepEqual(await ledger.hold(account, 2, { at }), { kind: 'insufficient', available: 1n, usage: 'off' })
      deepEqual(await ledger.hold(account, 1, { at }), { kind: 'held', from: 'credits' })
    })

    it('comes before credits are taken back', async () => {
      const account = await ledger.addAccount(1n)
      await give(account, 10n, 30)
      const order = {
        accountId: account,
        credits: 11n,
        ref: ledger.name('take'),
        at: minutesAfter(NOON, 30),
        note: null,
      }
      deepEqual(await takeBackCredits(ledger.database, order), { kind: 'taken', credits: 1n })
    })

    it('tells what goes next, and what after that', async () => {
      const account = await ledger.addAccount(5n)
      await give(account, 10n, 60)
      await give(account, 3n, 30)
      const next = async (minutes: number): Promise<unknown> =>
        (await readBalance(ledger.database, account, minutesAfter(NOON, minutes))).nextExpiry
      deepEqual(await next(0), { credits: 3n, at: minutesAfter(NOON, 30) })
      deepEqual(await next(30), { credits: 10n, at: minutesAfter(NOON, 60) })
      deepEqual(await next(60), null)
    })

    it('lets be what is held, and takes it a minute later when the draw gave it back', async () => {
      const account = await ledger.addAccount(5n)
      await give(account, 10n, 30)
      await ledger.hold(account, 4, { holdId: 'over-expiry' })
      equal(await sweep(30), 6n)
      deepEqual(await balanceAt(account, 30), [5n, 4n, null])
      await ledger.settle('over-expiry', 1)
      deepEqual(await balanceAt(account, 30.5), [8n, 0n, null])
      equal(await sweep(31), 3n)
      deepEqual(await balanceAt(account, 31), [5n, 0n, null])
    })

    it('happens once beside draws, repeats and other sweeps', async () => {
      const account = await ledger.addAccount(20n)
      await give(account, 50n, 30)
      const at = minutesAfter(NOON, 30)
      const drawn = Array.from({ length: 12 }, () => ledger.hold(account, 2, { at }))
      const swept = Array.from({ length: 6 }, () => sweep(30))
      const expired = (await Promise.all(swept)).reduce((sum, one) => sum + one, 0n)
      const held = (await Promise.all(drawn)).filter(({ kind }) => kind === 'held').length
      equal(held, 10)
      deepEqual(await balanceAt(account, 30), [0n, 20n, null])
      const rows = await ledger.database.query<{ amount: bigint }>(
        "select amount from credit_transfer where account_id = $1 and kind = 'expire'",
        [account],
      )
      deepEqual(rows, [{ amount: 50n }])
      equal(expired <= 50n, true)
    })

    it('leaves an account what one would have who counts every credit by itself', { timeout: TIMEOUT_MS }, async () => {
      await fc.assert(
        fc.asyncProperty(STEPS, async (steps) => {
          const accountId = await ledger.addAccount()
          const naive = naiveAccount()
          const holds: { holdId: string; units: number }[] = []
          let minute = 0
          for (const step of steps) {
            const at = minutesAfter(NOON, minute)
            if (step.kind === 'wait') minute += step.minutes
            if (step.kind === 'sweep') {
              await expireCredits(ledger.database, { at, most: 1000 })
              naive.expire(minute)
            }
            if (step.kind === 'add') {
              const expiresAt = step.lasts === null ? null : minutesAfter(at, step.lasts)
              const order = { accountId, kind: 'grant', at, expiresAt, note: null, ref: ledger.name('give') } as const
              await addCredits(ledger.database, { ...order, credits: BigInt(step.credits) })
              naive.add(step.credits, step.lasts === null ? Infinity : minute + step.lasts)
            }
            if (step.kind === 'hold') {
              const holdId = ledger.name('hold')
              const { kind } = await ledger.hold(accountId, step.units, { holdId, at })
              equal(kind === 'held', naive.hold(step.units, minute))
              if (kind === 'held') holds.push({ holdId, units: step.units })
            }
            if (step.kind === 'settle' && holds.length > 0) {
              const [hold] = holds.splice(step.which % holds.length, 1)
              if (hold === undefined) continue
              const captured = Math.min(step.share, hold.units)
              await ledger.settle(hold.holdId, captured, at)
              naive.settle(hold.units, captured)
            }
            if (step.kind === 'take') {
              const order = { accountId, credits: BigInt(step.credits), ref: ledger.name('take'), at, note: null }
              const taken = await takeBackCredits(ledger.database, order)
              deepEqual(taken, { kind: 'taken', credits: BigInt(naive.take(step.credits, minute)) })
            }
          }
          naive.expire(minute)
          const [available, held] = await balanceAt(accountId, minute)
          deepEqual([available, held], naive.balance())
        }),
        { numRuns: isFull ? 5000 : 40 },
      )
    })
  })
