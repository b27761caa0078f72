import { deepEqual, equal, ok } from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { isOn } from '../../../tests/monthly-billing.ts'
import { openPayments, sessionOf } from '../../../tests/open-payments.ts'
import type { PaymentBench } from '../../../tests/open-payments.ts'
import { ownServer } from '../../../tests/test-database.ts'
import { deleteAccount } from '../identity/delete-account.ts'

const stack = new AsyncDisposableStack()
after(() => stack.disposeAsync())

let bench: PaymentBench
before(async () => {
  bench = stack.use(await openPayments(stack.use(await ownServer())))
})

describe('a payment page that is still open when its account is deleted', () => {
  const remove = (account: Parameters<typeof deleteAccount>[1]): Promise<boolean> =>
    deleteAccount({ database: bench.database, now: () => bench.clock.now }, account)

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
