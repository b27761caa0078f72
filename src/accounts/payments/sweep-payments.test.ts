import { deepEqual, equal } from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { noBelongings } from '../../../tests/identity-desk.ts'
import { isOn, subscribe } from '../../../tests/monthly-billing.ts'
import { openPayments, sessionOf } from '../../../tests/open-payments.ts'
import type { PaymentBench } from '../../../tests/open-payments.ts'
import { ownServer } from '../../../tests/test-database.ts'
import { deleteAccount } from '../identity/delete-account.ts'

const DAY_MS = 86_400_000

describe('payments that are swept', () => {
  const stack = new AsyncDisposableStack()
  let bench: PaymentBench
  before(async () => {
    bench = stack.use(await openPayments(stack.use(await ownServer())))
  })
  after(() => stack.disposeAsync())
  const isKnown = async (sessionId: string): Promise<boolean> => {
    const rows = await bench.database.query(
      'select 1 from purchase where session_id = $1 union all select 1 from usage_subscription where session_id = $1',
      [sessionId],
    )
    return rows.length > 0
  }
  const known = (ids: readonly string[]): Promise<boolean[]> => Promise.all(ids.map(isKnown))
  const events = async (): Promise<number> => (await bench.database.query('select 1 from stripe_event')).length
  const sessionAt = (id: string): never => bench.stripe.objects.get(id) as never

  it('forget what was begun and abandoned after 90 days, and keep all that was ever paid', async () => {
    const account = await bench.makeAccount()
    const abandoned = [
      await bench.begin(account),
      sessionOf(await bench.payments.beginUsage({ account, capUnits: 9n, formToken: '1' })),
    ]
    const expired = await bench.begin(account)
    await bench.tell('checkout.session.expired', sessionAt(expired))
    const failed = await bench.begin(account)
    await bench.tell('checkout.session.async_payment_failed', bench.stripe.pay(failed, 'unpaid'))
    const pending = await bench.begin(account)
    await bench.tell('checkout.session.completed', bench.stripe.pay(pending, 'unpaid'))
    const paid = await bench.buy(account)
    const refunded = await bench.buy(account)
    await bench.tell('charge.refunded', bench.stripe.refund(refunded, 100))
    const { account: monthly } = await subscribe(bench)
    const gone = [...abandoned, expired, failed]
    const kept = [pending, paid, refunded]
    const begun = bench.clock.now
    bench.clock.now = begun + 90 * DAY_MS - 1
    await bench.payments.sweep()
    deepEqual(
      await known([...gone, ...kept]),
      Array.from({ length: 7 }, () => true),
    )
    bench.clock.now = begun + 90 * DAY_MS + 1
    await bench.payments.sweep()
    deepEqual(await known(gone), [false, false, false, false])
    deepEqual(await known(kept), [true, true, true])
    equal(await isOn(bench, monthly), true)
    equal((await bench.payments.billingState(account)).purchases.length, 3)
  })

  it('are asked for at Stripe first when no event told how they came out: what was paid is added, and kept', async () => {
    const account = await bench.makeAccount()
    const begin = async (): Promise<string> => {
      // The oldest is asked for first.
      bench.clock.now += 1000
      return await bench.begin(account)
    }
    const [lost, unpaid, away] = [await begin(), await begin(), await begin()]
    bench.stripe.pay(lost)
    bench.clock.now += 91 * DAY_MS
    bench.stripe.fault({ on: `GET /v1/checkout/sessions/${away}`, how: 'error' })
    await bench.payments.sweep()
    equal(await bench.available(account), 1000n)
    deepEqual(await known([lost, unpaid, away]), [true, false, true])
    await bench.payments.sweep()
    deepEqual(await known([lost, unpaid, away]), [true, false, false])
  })

  it('forget the events that were handled 90 days ago', async () => {
    const account = await bench.makeAccount()
    bench.clock.now += 91 * DAY_MS
    await bench.payments.sweep()
    equal(await events(), 0)
    await bench.buy(account)
    bench.clock.now += 90 * DAY_MS - 1
    await bench.payments.sweep()
    equal(await events(), 1)
    bench.clock.now += 1
    await bench.payments.sweep()
    equal(await events(), 0)
  })

  it('delete at Stripe the customers of deleted accounts that are left there', async () => {
    const { account } = await subscribe(bench)
    await bench.payments.endUsage({ account })
    await deleteAccount({ database: bench.database, now: () => bench.clock.now, belongings: noBelongings }, account)
    await bench.payments.sweep()
    const customers = (): Promise<readonly object[]> =>
      bench.database.query('select 1 from stripe_customer where account_id = $1 and customer_id is not null', [
        account.id,
      ])
    equal((await customers()).length, 1)
    bench.clock.now += 36 * DAY_MS
    await bench.payments.sweep()
    equal((await customers()).length, 0)
  })
})
