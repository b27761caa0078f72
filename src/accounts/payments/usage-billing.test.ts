import { deepEqual, equal, match, notEqual, ok } from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { isOn, subscribe, use } from '../../../tests/monthly-billing.ts'
import { openPayments, sessionOf } from '../../../tests/open-payments.ts'
import type { PaymentBench } from '../../../tests/open-payments.ts'
import { ownServer } from '../../../tests/test-database.ts'
import type { TestServer } from '../../../tests/test-database.ts'
import type { Account } from '../account.ts'
import { readBalance } from '../credits/read-balance.ts'
import type { StripeObject } from '../../../tests/stripe-routes.ts'

const stack = new AsyncDisposableStack()
after(() => stack.disposeAsync())

let server: TestServer
let shared: PaymentBench
before(async () => {
  server = stack.use(await ownServer())
  shared = stack.use(await openPayments(server))
})

const COMPLETED = 'checkout.session.completed'
function invoiceOf(subscription: string, more: object): StripeObject {
  return {
    id: `in_${subscription}`,
    object: 'invoice',
    number: 'B-0001',
    customer: 'cus_unknown',
    status: 'open',
    total: 480,
    created: Date.parse('2026-04-01T01:00:00Z') / 1000,
    period_start: Date.parse('2026-03-10T12:00:00Z') / 1000,
    period_end: Date.parse('2026-04-01T00:00:00Z') / 1000,
    hosted_invoice_url: 'https://invoice.stripe.com/i/1',
    parent: { subscription_details: { subscription, metadata: {} } },
    ...more,
  }
}

describe('monthly billing', () => {
  it('begins at Stripe: metered, by the months of the calendar, at our price', async () => {
    const bench = shared
    const { account } = await subscribe(bench)
    ok(await isOn(bench, account))
    const made = [...bench.stripe.objects.values()]
    const session = made.find((one) => one['client_reference_id'] === account.id)
    deepEqual(session?.['subscription_data'].billing_cycle_anchor_config, {
      day_of_month: '1',
      hour: '0',
      minute: '0',
      second: '0',
    })
    const price = bench.stripe.objects.get(session?.['line_items'][0].price)
    equal(price?.['unit_amount'], '4')
    const { usage, problem } = await bench.payments.billingState(account)
    deepEqual([usage.state, usage.capUnits, problem], ['active', 500n, null])
  })

  it('makes meter, product and price once, also when ten begin at once, and finds them later', async () => {
    await using bench = await openPayments(server)
    const accounts = await Promise.all(Array.from({ length: 10 }, () => bench.makeAccount()))
    const begin = async (account: Account): Promise<string> =>
      sessionOf(await bench.another().beginUsage({ account, capUnits: 1n, formToken: '1' }))
    await Promise.all(accounts.map(begin))
    const count = (object: string): number =>
      [...bench.stripe.objects.values()].filter((one) => one.object === object).length
    deepEqual(['billing.meter', 'product', 'price'].map(count), [1, 1, 1])
    await bench.database.query('delete from usage_price')
    await begin(await bench.makeAccount())
    deepEqual(['billing.meter', 'product', 'price'].map(count), [1, 1, 1])
  })

  it('tells Stripe a price with a part of a cent exactly', async () => {
    await using bench = await openPayments(server, { microUsdPerCredit: 1234 })
    await subscribe(bench)
    const price = [...bench.stripe.objects.values()].find((one) => one.object === 'price')
    equal(price?.['unit_amount_decimal'], '0.1234')
  })

  it('looks for the price anew when Stripe does not know it any more', async () => {
    await using bench = await openPayments(server)
    const { account } = await subscribe(bench)
    for (const { id, object } of bench.stripe.objects.values()) if (object === 'price') bench.stripe.objects.delete(id)
    const other = await bench.makeAccount()
    const form = { account: other, capUnits: 1n, formToken: '1' }
    equal((await bench.payments.beginUsage(form)).kind, 'unavailable')
    ok(sessionOf(await bench.payments.beginUsage(form)))
    ok(await isOn(bench, account))
  })

  it('changes the cap without Stripe while it is on', async () => {
    const bench = shared
    const { account } = await subscribe(bench)
    const calls = bench.stripe.calls.length
    const answer = await bench.payments.beginUsage({ account, capUnits: 7n, formToken: 'again' })
    deepEqual(answer, { kind: 'redirect', url: 'http://localhost:3000/account/billing?usage=changed' })
    equal(bench.stripe.calls.length, calls)
    equal((await readBalance(bench.database, account.id, new Date(bench.clock.now))).usage?.capUnits, 7n)
  })

  it('refuses a cap that is none', async () => {
    const bench = shared
    const account = await bench.makeAccount()
    for (const capUnits of [0n, -1n, 10_000_000n])
      equal((await bench.payments.beginUsage({ account, capUnits, formToken: '1' })).kind, 'unavailable')
  })

  it('begun in two windows runs once; the other is cancelled and bills nothing', async () => {
    await using bench = await openPayments(server)
    const account = await bench.makeAccount()
    const begin = async (formToken: string): Promise<StripeObject> =>
      bench.stripe.pay(sessionOf(await bench.payments.beginUsage({ account, capUnits: 9n, formToken })))
    const [one, two] = [await begin('1'), await begin('2')]
    await bench.tell(COMPLETED, one)
    await bench.tell(COMPLETED, two)
    await use(bench, account, 3)
    equal(await bench.payments.reportUsage(), 3n)
    equal(bench.stripe.objects.get(one['subscription'])?.['status'], 'active')
    const cancelled = bench.stripe.objects.get(two['subscription'])
    deepEqual([cancelled?.['status'], cancelled?.['latest_invoice']], ['canceled', null])
    ok(await isOn(bench, account))
  })
})

describe('the end of monthly billing at Stripe', () => {
  it('by Stripe is told with its reason', async () => {
    const bench = shared
    const { account, subscription } = await subscribe(bench)
    const ended = { ...bench.stripe.objects.get(subscription), id: subscription, object: 'subscription' }
    const kind = await bench.tell('customer.subscription.deleted', {
      ...ended,
      cancellation_details: { reason: 'payment_failed' },
    })
    equal(kind, 'handled')
    ok(!(await isOn(bench, account)))
    match((await bench.payments.billingState(account)).problem ?? '', /could not be paid/)
  })

  it('that is told before the beginning keeps it from beginning', async () => {
    const bench = shared
    const account = await bench.makeAccount()
    const begun = await bench.payments.beginUsage({ account, capUnits: 5n, formToken: '1' })
    const session = bench.stripe.pay(sessionOf(begun))
    const subscription = bench.stripe.objects.get(session['subscription'])
    ok(subscription !== undefined)
    equal(await bench.tell('customer.subscription.deleted', subscription), 'handled')
    equal(await bench.tell(COMPLETED, session), 'handled')
    ok(!(await isOn(bench, account)))
  })
})

describe('invoices', () => {
  it('are kept for the billing page, with the month that they bill', async () => {
    const bench = shared
    const { account, subscription } = await subscribe(bench)
    await bench.tell('invoice.finalized', invoiceOf(subscription, {}))
    await bench.tell('invoice.finalized', invoiceOf(subscription, { id: `in_0_${subscription}`, total: 0 }))
    const { invoices } = await bench.payments.billingState(account)
    deepEqual(
      invoices.map(({ number, month, cents, status, url }) => ({ number, month, cents, status, url })),
      [{ number: 'B-0001', month: '2026-03', cents: 480n, status: 'open', url: 'https://invoice.stripe.com/i/1' }],
    )
    equal(await bench.tell('invoice.finalized', invoiceOf('sub_foreign', {})), 'ignored')
  })

  it('lead nowhere but over https', async () => {
    const bench = shared
    const { account, subscription } = await subscribe(bench)
    const wrong = { hosted_invoice_url: 'javascript:alert(1)' }
    await bench.tell('invoice.finalized', invoiceOf(subscription, wrong))
    equal((await bench.payments.billingState(account)).invoices[0]?.url, null)
  })

  it('that cannot be paid stop monthly billing until they are', async () => {
    const bench = shared
    const { account, subscription } = await subscribe(bench)
    await bench.tell('invoice.payment_failed', invoiceOf(subscription, {}))
    ok(!(await isOn(bench, account)))
    const state = await bench.payments.billingState(account)
    deepEqual([state.usage.state, state.invoices[0]?.hasFailed], ['past-due', true])
    match(state.problem ?? '', /could not be paid/)
    equal((await bench.payments.beginUsage({ account, capUnits: 5n, formToken: '2' })).kind, 'unavailable')
    await bench.tell('invoice.paid', invoiceOf(subscription, { status: 'paid' }))
    ok(await isOn(bench, account))
    const after = await bench.payments.billingState(account)
    deepEqual([after.usage.state, after.problem, after.invoices[0]?.hasFailed], ['active', null, false])
  })

  it('that are left unpaid at the end keep monthly billing from beginning anew', async () => {
    const bench = shared
    const { account, subscription } = await subscribe(bench)
    await bench.payments.endUsage({ account })
    await bench.tell('invoice.payment_failed', invoiceOf(subscription, {}))
    match((await bench.payments.billingState(account)).problem ?? '', /could not be paid/)
    const form = { account, capUnits: 5n, formToken: 'anew' }
    equal((await bench.payments.beginUsage(form)).kind, 'unavailable')
    await bench.tell('invoice.paid', invoiceOf(subscription, { status: 'paid' }))
    equal((await bench.payments.billingState(account)).problem, null)
    ok(sessionOf(await bench.payments.beginUsage(form)))
  })

  it('that are paid stay so when older news come late', async () => {
    const bench = shared
    const { account, subscription } = await subscribe(bench)
    await bench.tell('invoice.paid', invoiceOf(subscription, { status: 'paid' }))
    await bench.tell('invoice.payment_failed', invoiceOf(subscription, {}))
    ok(await isOn(bench, account))
    await bench.tell('invoice.finalized', invoiceOf(subscription, {}))
    ok(await isOn(bench, account))
    equal((await bench.payments.billingState(account)).invoices[0]?.status, 'paid')
  })

  it('of test mode and live mode have customers of their own', async () => {
    await using bench = await openPayments(server)
    const { account } = await subscribe(bench)
    const live = bench.another({ secretKey: 'sk_live_1' })
    equal((await live.openPortal({ account })).kind, 'unavailable')
    const rows = await bench.database.query<{ mode: string; customer: string | null }>(
      'select mode, customer_id as customer from stripe_customer order by mode',
    )
    deepEqual(
      rows.map(({ mode }) => mode),
      ['live', 'test'],
    )
    notEqual(rows[1]?.customer, null)
  })
})
