import { deepEqual, equal, ok } from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { isOn, reserve, settle, subscribe, use } from '../../../tests/monthly-billing.ts'
import { openPayments, sessionOf } from '../../../tests/open-payments.ts'
import type { PaymentBench } from '../../../tests/open-payments.ts'
import { ownServer } from '../../../tests/test-database.ts'
import type { TestServer } from '../../../tests/test-database.ts'

const stack = new AsyncDisposableStack()
after(() => stack.disposeAsync())

let server: TestServer
before(async () => {
  server = stack.use(await ownServer())
})

const METER = 'POST /v1/billing/meter_events'
const unitsTold = (bench: PaymentBench): number => bench.stripe.meterEvents.reduce((sum, { value }) => sum + value, 0)

describe('reporting usage', () => {
  it('tells each unit once, under the customer and in its month', async () => {
    await using bench = await openPayments(server)
    const { account } = await subscribe(bench)
    equal(await bench.payments.reportUsage(), 0n)
    await use(bench, account, 3)
    await use(bench, account, 4)
    equal(await bench.payments.reportUsage(), 7n)
    equal(await bench.payments.reportUsage(), 0n)
    await use(bench, account, 5)
    bench.clock.now = Date.parse('2026-04-01T00:10:00Z')
    await use(bench, account, 2)
    equal(await bench.payments.reportUsage(), 7n)
    deepEqual(
      bench.stripe.meterEvents.map(({ value, timestamp }) => [value, new Date(timestamp * 1000).toISOString()]),
      [
        [7, '2026-03-10T12:00:00.000Z'],
        [5, '2026-03-31T23:59:59.000Z'],
        [2, '2026-04-01T00:10:00.000Z'],
      ],
    )
  })

  it('tells each unit once when processes report at the same moment', async () => {
    await using bench = await openPayments(server)
    const subscribed = [await subscribe(bench), await subscribe(bench)]
    for (let round = 1; round <= 3; round++) {
      for (const { account } of subscribed) await use(bench, account, round)
      const told = await Promise.all(Array.from({ length: 6 }, () => bench.another().reportUsage()))
      equal(
        told.reduce((sum, one) => sum + one, 0n),
        BigInt(2 * round),
      )
    }
    equal(unitsTold(bench), 12)
  })

  it('tells them once when the process ended between writing and sending', async () => {
    await using bench = await openPayments(server, { retries: 0 })
    const { account } = await subscribe(bench)
    await use(bench, account, 3)
    bench.stripe.fault({ on: METER, how: 'drop', times: 2 })
    equal(await bench.payments.reportUsage(), 0n)
    await use(bench, account, 2)
    equal(await bench.payments.reportUsage(), 5n)
    equal(unitsTold(bench), 5)
    deepEqual(
      bench.stripe.meterEvents.map(({ value }) => value),
      [3, 2],
    )
  })

  it('tells them once when the answer was lost', async () => {
    await using bench = await openPayments(server)
    const { account } = await subscribe(bench)
    await use(bench, account, 3)
    bench.stripe.fault({ on: METER, how: async () => ({ error: { type: 'api_error' } }) })
    bench.stripe.fault({ on: METER, how: 'error' })
    await bench.payments.reportUsage()
    await bench.payments.reportUsage()
    equal(await bench.payments.reportUsage(), 3n)
    equal(unitsTold(bench), 3)
  })

  it('keeps and logs what Stripe will never take', async () => {
    await using bench = await openPayments(server)
    const { account } = await subscribe(bench)
    await use(bench, account, 3)
    bench.clock.now += 70 * 86_400_000
    equal(await bench.payments.reportUsage(), 0n)
    ok(bench.lines.some((line) => line.includes('usage-not-billed') && line.includes('"units":3')))
    const rows = await bench.database.query('select state, units, problem from meter_report')
    deepEqual(rows, [{ state: 'rejected', units: 3n, problem: 'The timestamp must be within the past 35 days' }])
    equal(await bench.payments.reportUsage(), 0n)
  })

  it('does not send again what Stripe may have taken more than a day ago', async () => {
    await using bench = await openPayments(server)
    const { account } = await subscribe(bench)
    await use(bench, account, 3)
    bench.stripe.fault({ on: METER, how: async () => ({ error: { type: 'api_error' } }) })
    bench.stripe.fault({ on: METER, how: 'error' })
    await bench.payments.reportUsage()
    bench.clock.now += 25 * 3_600_000
    equal(await bench.payments.reportUsage(), 0n)
    equal(unitsTold(bench), 3)
    ok(bench.lines.some((line) => line.includes('usage-not-billed')))
  })

  it('sends after any time what never reached Stripe', async () => {
    await using bench = await openPayments(server)
    const { account } = await subscribe(bench)
    await use(bench, account, 3)
    const away = bench.another({ retries: 0, host: { host: '127.0.0.1', port: 1, protocol: 'http' } })
    equal(await away.reportUsage(), 0n)
    bench.clock.now += 25 * 3_600_000
    equal(await bench.payments.reportUsage(), 3n)
  })
})

describe('the end of monthly billing', () => {
  it('comes at once, with a last invoice of all units, which is collected', async () => {
    await using bench = await openPayments(server)
    const { account, subscription } = await subscribe(bench)
    await use(bench, account, 12)
    bench.clock.now += 1000
    deepEqual(await bench.payments.endUsage({ account }), { kind: 'ended', isConfirmed: true })
    ok(!(await isOn(bench, account)))
    const ended = bench.stripe.objects.get(subscription)
    equal(ended?.['status'], 'canceled')
    const last = bench.stripe.objects.get(ended['latest_invoice'])
    deepEqual([last?.['total'], last?.['auto_advance']], [48, true])
    ok(ended !== undefined)
    equal(await bench.tell('customer.subscription.deleted', ended), 'handled')
    const { usage, problem } = await bench.payments.billingState(account)
    deepEqual([usage.state, problem], ['ended', null])
    deepEqual(await bench.payments.endUsage({ account }), { kind: 'off' })
  })

  it('waits for draws at work before the last invoice, and lets nothing begin until then', async () => {
    await using bench = await openPayments(server)
    const { account, subscription } = await subscribe(bench)
    const holdId = await reserve(bench, account, 2)
    deepEqual(await bench.payments.endUsage({ account }), { kind: 'ended', isConfirmed: false })
    equal((await bench.payments.beginUsage({ account, capUnits: 1n, formToken: 'new' })).kind, 'unavailable')
    await settle(bench, holdId, 2)
    equal(await bench.payments.reportUsage(), 2n)
    equal(bench.stripe.objects.get(subscription)?.['status'], 'canceled')
    ok(sessionOf(await bench.payments.beginUsage({ account, capUnits: 1n, formToken: 'new' })))
  })

  it('is finished later when Stripe is away', async () => {
    await using bench = await openPayments(server)
    const { account, subscription } = await subscribe(bench)
    bench.stripe.fault({ on: `DELETE /v1/subscriptions/${subscription}`, how: 'error' })
    deepEqual(await bench.payments.endUsage({ account }), { kind: 'ended', isConfirmed: false })
    ok(!(await isOn(bench, account)))
    equal((await bench.payments.billingState(account)).usage.state, 'ending')
    await bench.payments.reportUsage()
    equal((await bench.payments.billingState(account)).usage.state, 'ended')
    equal(bench.stripe.objects.get(subscription)?.['status'], 'canceled')
  })
})
