import { equal } from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { isOn } from '../../../tests/monthly-billing.ts'
import { openPayments, sessionOf } from '../../../tests/open-payments.ts'
import type { PaymentBench } from '../../../tests/open-payments.ts'
import { ownServer } from '../../../tests/test-database.ts'

const stack = new AsyncDisposableStack()
after(() => stack.disposeAsync())

let bench: PaymentBench
before(async () => {
  bench = stack.use(await openPayments(stack.use(await ownServer())))
})

describe('a customer who is back before the event', () => {
  it('has the credits, and gets them once', async () => {
    const account = await bench.makeAccount()
    const sessionId = await bench.begin(account)
    const session = bench.stripe.pay(sessionId)
    await Promise.all(Array.from({ length: 5 }, () => bench.payments.confirmCheckout({ account, sessionId })))
    equal(await bench.available(account), 1000n)
    equal(await bench.tell('checkout.session.completed', session), 'handled')
    await bench.payments.confirmCheckout({ account, sessionId })
    equal(await bench.available(account), 1000n)
  })

  it('has none when the money is not there, Stripe is away, or nothing was paid', async () => {
    const account = await bench.makeAccount()
    const sessionId = await bench.begin(account)
    await bench.payments.confirmCheckout({ account, sessionId })
    bench.stripe.pay(sessionId, 'unpaid')
    await bench.payments.confirmCheckout({ account, sessionId })
    equal((await bench.payments.billingState(account)).purchases[0]?.state, 'pending')
    bench.stripe.pay(sessionId)
    bench.stripe.fault({ on: `GET /v1/checkout/sessions/${sessionId}`, how: 'error' })
    await bench.payments.confirmCheckout({ account, sessionId })
    equal(await bench.available(account), 0n)
  })

  it('settles no checkout of somebody else', async () => {
    const account = await bench.makeAccount()
    const sessionId = await bench.begin(account)
    bench.stripe.pay(sessionId)
    const calls = bench.stripe.calls.length
    await bench.payments.confirmCheckout({ account: await bench.makeAccount(), sessionId })
    for (const made of ["' or true --", '\0', 'cs_test_\0', '\ud800', 'é'.repeat(5000)])
      await bench.payments.confirmCheckout({ account, sessionId: made })
    equal(bench.stripe.calls.length, calls)
    equal(await bench.available(account), 0n)
  })

  it('has monthly billing on', async () => {
    const account = await bench.makeAccount()
    const sessionId = sessionOf(await bench.payments.beginUsage({ account, capUnits: 10n, formToken: '1' }))
    bench.stripe.pay(sessionId)
    await bench.payments.confirmCheckout({ account, sessionId })
    equal(await isOn(bench, account), true)
  })
})
