import { deepEqual, equal, ok } from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { noBelongings } from '../../../tests/identity-desk.ts'
import { isOn, subscribe, use } from '../../../tests/monthly-billing.ts'
import { openPayments, sessionOf } from '../../../tests/open-payments.ts'
import type { PaymentBench } from '../../../tests/open-payments.ts'
import { ownServer } from '../../../tests/test-database.ts'
import type { Account } from '../account.ts'
import { deleteAccount } from '../identity/delete-account.ts'

const stack = new AsyncDisposableStack()
after(() => stack.disposeAsync())

let bench: PaymentBench
before(async () => {
  bench = stack.use(await openPayments(stack.use(await ownServer())))
})

const remove = (account: Account): Promise<boolean> =>
  deleteAccount({ database: bench.database, now: () => bench.clock.now, belongings: noBelongings }, account)

describe('a payment page that is still open when its account is deleted', () => {
  it('adds no credits that nobody could draw: somebody has to give the money back', async () => {
    const account = await bench.makeAccount()
    const sessionId = await bench.begin(account)
    await remove(account)
    equal(await bench.tell('checkout.session.completed', bench.stripe.pay(sessionId)), 'handled')
    equal(await bench.available(account), 0n)
    const [purchase] = await bench.database.query('select state from purchase where session_id = $1', [sessionId])
    deepEqual(purchase, { state: 'mismatch' })
    const line = bench.lines.find((one) => one.includes('stripe-checkout-mismatch') && one.includes(sessionId)) ?? ''
    ok(line.includes('"fault":"deleted"'), line)
  })

  it('begins no monthly billing, and leaves none at Stripe', async () => {
    const account = await bench.makeAccount()
    const sessionId = sessionOf(await bench.payments.beginUsage({ account, capUnits: 10n, formToken: '1' }))
    await remove(account)
    const session = bench.stripe.pay(sessionId)
    equal(await bench.tell('checkout.session.completed', session), 'handled')
    equal(await isOn(bench, account), false)
    await bench.payments.reportUsage()
    equal(bench.stripe.objects.get(String(session['subscription']))?.['status'], 'canceled')
  })
})

describe('what Stripe has of a deleted account', () => {
  const DAY_MS = 86_400_000
  const statusOf = (id: string): unknown => bench.stripe.objects.get(id)?.['status']
  const customerOf = async (account: Account): Promise<string | null> => {
    const [row] = await bench.database.query<{ id: string | null }>(
      'select customer_id as id from stripe_customer where account_id = $1',
      [account.id],
    )
    return row?.id ?? null
  }

  it('is closed and deleted: open payment pages and the customer', async () => {
    const account = await bench.makeAccount()
    const other = await bench.makeAccount()
    const paid = await bench.buy(account)
    const pages = [
      await bench.begin(account),
      sessionOf(await bench.payments.beginUsage({ account, capUnits: 10n, formToken: '1' })),
    ]
    const theirs = await bench.begin(other)
    const customer = (await customerOf(account)) ?? ''
    ok(bench.stripe.objects.has(customer))
    await remove(account)
    await bench.payments.forget({ account })
    deepEqual(pages.map(statusOf), ['expired', 'expired'])
    deepEqual([statusOf(paid), statusOf(theirs)], ['complete', 'open'])
    equal(bench.stripe.objects.has(customer), false)
    equal(await customerOf(account), null)
    ok(bench.stripe.objects.has((await customerOf(other)) ?? ''))
    const before = bench.stripe.calls.length
    await bench.tell('checkout.session.expired', bench.stripe.objects.get(pages[0] ?? '') ?? { id: '', object: '' })
    await bench.payments.forget({ account })
    equal(bench.stripe.calls.length, before + 1, 'the page of monthly billing is asked for again, nothing else')
  })

  it('is left alone as long as the account is there', async () => {
    const account = await bench.makeAccount()
    await bench.begin(account)
    await bench.payments.forget({ account })
    ok(bench.stripe.objects.has((await customerOf(account)) ?? ''))
  })

  it('stays until the last invoice had time to be paid', async () => {
    const { account } = await subscribe(bench)
    await use(bench, account, 3)
    await bench.payments.endUsage({ account })
    await remove(account)
    await bench.payments.forget({ account })
    const customer = (await customerOf(account)) ?? ''
    ok(bench.stripe.objects.has(customer))
    bench.clock.now += 36 * DAY_MS
    await bench.payments.forget({ account })
    equal(bench.stripe.objects.has(customer), false)
  })

  it('does not keep anybody from deleting it: what Stripe does not do is logged, and done another time', async () => {
    const account = await bench.makeAccount()
    const page = await bench.begin(account)
    const customer = (await customerOf(account)) ?? ''
    await remove(account)
    // What got no answer is asked twice more at once.
    for (const [how, times] of [
      ['error', 1],
      ['drop', 3],
    ] as const) {
      const lines = bench.lines.length
      bench.stripe.fault({ on: `POST /v1/checkout/sessions/${page}/expire`, how, times })
      if (how === 'error') bench.stripe.fault({ on: `DELETE /v1/customers/${customer}`, how, times })
      await bench.payments.forget({ account })
      ok(bench.lines.slice(lines).some((line) => line.includes('stripe-failed')))
      equal(await customerOf(account), customer)
    }
    await bench.payments.forget({ account })
    equal(await customerOf(account), null)
  })
})
