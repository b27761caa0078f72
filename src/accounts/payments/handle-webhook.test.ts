import { deepEqual, equal, ok, rejects } from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { openPayments, sessionOf } from '../../../tests/open-payments.ts'
import type { PaymentBench } from '../../../tests/open-payments.ts'
import { ownServer } from '../../../tests/test-database.ts'
import type { Account } from '../account.ts'
import { checkLedger } from '../credits/check-ledger.ts'
import { reserveCredits } from '../credits/reserve-credits.ts'
import { settleHold } from '../credits/settle-hold.ts'
import type { ShownPurchase } from './entities/purchase.ts'
import { createPayments } from './create-payments.ts'

const stack = new AsyncDisposableStack()
after(() => stack.disposeAsync())

let bench: PaymentBench
before(async () => {
  bench = stack.use(await openPayments(stack.use(await ownServer())))
})

const COMPLETED = 'checkout.session.completed'
const times = process.env['BURIN_FUZZ'] === 'full' ? 200 : 20

async function purchaseOf(account: Account): Promise<ShownPurchase | undefined> {
  return (await bench.payments.billingState(account)).purchases[0]
}

async function spend(account: Account, units: number): Promise<void> {
  const at = new Date(bench.clock.now)
  const holdId = `hold_${account.id}_${units}`
  const deadline = new Date(bench.clock.now + 60_000)
  await reserveCredits(bench.database, { holdId, accountId: account.id, keyId: null, units, at, deadline })
  await settleHold(bench.database, { holdId, units, at, answer: null })
}

describe('a webhook', () => {
  it('is refused when it is not signed with our secret, is old, or was changed', async () => {
    const account = await bench.makeAccount()
    const event = bench.stripe.event(COMPLETED, bench.stripe.pay(await bench.begin(account)))
    const { body, signature } = bench.stripe.sign(event)
    const foreign = bench.stripe.sign(event, { secret: 'whsec_another' })
    const old = bench.stripe.sign(event, { at: Math.floor(bench.clock.now / 1000) - 301 })
    const changed = Buffer.from(Buffer.from(body).toString().replace('3600', '3601'))
    const refused: [Uint8Array, string | undefined][] = [
      [body, undefined],
      [body, ''],
      [body, 't=1'],
      [body, signature.replace('v1=', 'v0=')],
      [body, `${signature}0`],
      [changed, signature],
      [foreign.body, foreign.signature],
      [old.body, old.signature],
      [new Uint8Array(2_000_000), signature],
    ]
    for (const [bytes, header] of refused)
      equal((await bench.payments.handleWebhook(bytes, header)).kind, 'refused', String(header))
    equal(await bench.available(account), 0n)
    equal((await bench.payments.handleWebhook(body, signature)).kind, 'handled')
    equal(await bench.available(account), 1000n)
  })

  it('is handled once, however often it is sent', async () => {
    const account = await bench.makeAccount()
    const session = bench.stripe.pay(await bench.begin(account))
    const at = { id: 'evt_once' }
    equal(await bench.tell(COMPLETED, session, at), 'handled')
    equal(await bench.tell(COMPLETED, session, at), 'repeated')
    equal(await bench.tell(COMPLETED, session, at), 'repeated')
    equal(await bench.available(account), 1000n)
  })

  it(`adds credits once when ${times} come at the same moment`, async () => {
    const account = await bench.makeAccount()
    const session = bench.stripe.pay(await bench.begin(account))
    const kinds = await Promise.all(
      Array.from({ length: times }, (_, index) => bench.tell(COMPLETED, session, { id: `evt_race_${index % 15}` })),
    )
    equal(kinds.filter((kind) => kind === 'handled').length, 15)
    equal(kinds.filter((kind) => kind === 'repeated').length, times - 15)
    equal(await bench.available(account), 1000n)
  })

  it('leaves nothing half done when the database fails in the middle, and is handled when it comes again', async () => {
    const account = await bench.makeAccount()
    const session = bench.stripe.pay(await bench.begin(account))
    const { body, signature } = bench.stripe.sign(bench.stripe.event(COMPLETED, session))
    const failing = createPayments(
      {
        secretKey: 'sk_test_1',
        webhookSecret: 'whsec_Burin0WebhookSecretOfTests',
        microUsdPerCredit: 40_000,
      },
      {
        now: () => bench.clock.now,
        baseUrl: () => '',
        log: { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} },
        database: {
          query: bench.database.query,
          transaction: (work) =>
            bench.database.transaction(async (within) => {
              await work(within)
              throw new Error('cut off')
            }),
        },
      },
    )
    await rejects(failing.handleWebhook(body, signature), /cut off/)
    equal(await bench.available(account), 0n)
    equal((await purchaseOf(account))?.state, 'open')
    equal((await bench.payments.handleWebhook(body, signature)).kind, 'handled')
    equal(await bench.available(account), 1000n)
  })

  it('that comes before Stripe has answered us adds the credits too', async () => {
    const account = await bench.makeAccount()
    await bench.begin(account)
    let told = ''
    bench.stripe.fault({
      on: 'POST /v1/checkout/sessions',
      how: async ({ id }) => {
        told = await bench.tell(COMPLETED, bench.stripe.pay(id))
        return undefined
      },
    })
    const id = sessionOf(await bench.payments.buyPack({ account, packId: 'credits-250', formToken: 'early' }))
    equal(told, 'handled')
    equal(await bench.available(account), 250n)
    const { purchases } = await bench.payments.billingState(account)
    deepEqual(
      purchases.flatMap(({ state, sessionId }) => (state === 'paid' ? [sessionId] : [])),
      [id],
    )
    equal(await bench.tell(COMPLETED, bench.stripe.pay(id)), 'handled')
    equal(await bench.available(account), 250n)
  })

  it('about a checkout that is not ours is ignored, and may be sent again', async () => {
    const account = await bench.makeAccount()
    const session = { ...bench.stripe.pay(await bench.begin(account)), id: 'cs_test_foreign', metadata: {} }
    equal(await bench.tell(COMPLETED, session, { id: 'evt_foreign' }), 'ignored')
    equal(await bench.tell(COMPLETED, session, { id: 'evt_foreign' }), 'ignored')
    ok(bench.lines.some((line) => line.includes('stripe-checkout-unknown')))
    equal(await bench.available(account), 0n)
    equal(await bench.tell('customer.created', session), 'ignored')
    equal(await bench.tell(COMPLETED, { ...session, mode: 'setup' }), 'ignored')
  })

  it('adds nothing when what was paid is not what was asked', async () => {
    for (const wrong of [
      { amount_total: 1 },
      { amount_total: null },
      { currency: 'jpy' },
      { client_reference_id: 'acc_other' },
    ]) {
      const account = await bench.makeAccount()
      const session = bench.stripe.pay(await bench.begin(account))
      equal(await bench.tell(COMPLETED, { ...session, ...wrong }), 'handled')
      equal(await bench.available(account), 0n)
      const { purchases, problem } = await bench.payments.billingState(account)
      equal(purchases[0]?.state, 'mismatch')
      ok(problem !== null)
    }
    ok(bench.lines.some((line) => line.includes('stripe-checkout-mismatch')))
  })

  it('adds as many credits as our own record says, whatever the event says', async () => {
    const account = await bench.makeAccount()
    const session = bench.stripe.pay(await bench.begin(account))
    await bench.tell(COMPLETED, { ...session, metadata: { ...session['metadata'], credits: '1000000' } })
    equal(await bench.available(account), 1000n)
  })
})

describe('payments that take days', () => {
  it('add the credits when the money is there', async () => {
    const account = await bench.makeAccount()
    const id = await bench.begin(account)
    await bench.tell(COMPLETED, bench.stripe.pay(id, 'unpaid'))
    equal(await bench.available(account), 0n)
    equal((await purchaseOf(account))?.state, 'pending')
    await bench.tell('checkout.session.async_payment_succeeded', bench.stripe.pay(id))
    equal(await bench.available(account), 1000n)
    equal((await purchaseOf(account))?.state, 'paid')
  })

  it('add them once when the news come in the wrong order', async () => {
    const account = await bench.makeAccount()
    const id = await bench.begin(account)
    const unpaid = structuredClone(bench.stripe.pay(id, 'unpaid'))
    await bench.tell('checkout.session.async_payment_succeeded', bench.stripe.pay(id))
    await bench.tell(COMPLETED, unpaid)
    equal((await purchaseOf(account))?.state, 'paid')
    equal(await bench.available(account), 1000n)
  })

  it('add none when they fail, or nobody pays', async () => {
    const account = await bench.makeAccount()
    const id = await bench.begin(account)
    await bench.tell(COMPLETED, bench.stripe.pay(id, 'unpaid'))
    await bench.tell('checkout.session.async_payment_failed', bench.stripe.pay(id, 'unpaid'))
    equal((await purchaseOf(account))?.state, 'failed')
    const other = await bench.makeAccount()
    const open = bench.stripe.objects.get(await bench.begin(other))
    ok(open !== undefined)
    await bench.tell('checkout.session.expired', open)
    equal((await purchaseOf(other))?.state, 'expired')
    equal(await bench.available(account), 0n)
    equal(await bench.available(other), 0n)
  })
})

describe('refunds', () => {
  const refund = async (id: string, cents: number): Promise<string> =>
    bench.tell('charge.refunded', bench.stripe.refund(id, cents))

  it('take back credits in proportion, and in parts exactly what they do as a whole', async () => {
    const account = await bench.makeAccount()
    const id = await bench.buy(account)
    // 1000 credits cost 3600 ¢: 1000 ¢ are 277.8 credits, 2000 ¢ are 555.6
    equal(await refund(id, 1000), 'handled')
    equal(await bench.available(account), 723n)
    await refund(id, 1000)
    equal(await bench.available(account), 445n)
    await refund(id, 1600)
    equal(await bench.available(account), 0n)
    const purchase = await purchaseOf(account)
    deepEqual([purchase?.returnedCents, purchase?.takenCredits, purchase?.missingCredits], [3600n, 1000n, 0n])
  })

  it('take back once when the same sum is told more than once, or late', async () => {
    const account = await bench.makeAccount()
    const id = await bench.buy(account)
    const created = Math.floor(bench.clock.now / 1000)
    const first = bench.stripe.refund(id, 1800)
    const second = bench.stripe.refund(id, 900)
    await bench.tell('charge.refunded', second, { created })
    equal(await bench.available(account), 250n)
    await bench.tell('charge.refunded', first, { created: created - 5 })
    await bench.tell('charge.refunded', second, { created })
    equal(await bench.available(account), 250n)
  })

  it('take what is there when credits were spent, and count what is missing', async () => {
    const account = await bench.makeAccount()
    const id = await bench.buy(account)
    await spend(account, 800)
    await refund(id, 1800)
    equal(await bench.available(account), 0n)
    await refund(id, 1800)
    equal(await bench.available(account), 0n)
    const purchase = await purchaseOf(account)
    deepEqual([purchase?.takenCredits, purchase?.missingCredits], [200n, 800n])
    ok(bench.lines.some((line) => line.includes('refunded-credits-missing') && line.includes('"credits":300')))
  })

  it('that are told before the payment is take the credits back as soon as they come', async () => {
    const account = await bench.makeAccount()
    const id = await bench.begin(account)
    const session = bench.stripe.pay(id)
    equal(await refund(id, 1800), 'ignored')
    await bench.tell(COMPLETED, session)
    equal(await bench.available(account), 500n)
  })

  it('that come at the moment of the payment are not lost', async () => {
    for (let round = 0; round < 5; round++) {
      const account = await bench.makeAccount()
      const id = await bench.begin(account)
      const session = bench.stripe.pay(id)
      const charge = bench.stripe.refund(id, 3600)
      await Promise.all([bench.tell(COMPLETED, session), bench.tell('charge.refunded', charge)])
      equal(await bench.available(account), 0n)
      equal((await purchaseOf(account))?.returnedCents, 3600n)
    }
  })

  it('give the credits back when they fail days later, but none that were spent', async () => {
    const account = await bench.makeAccount()
    const id = await bench.buy(account)
    await spend(account, 800)
    await refund(id, 3600)
    bench.clock.now += 86_400_000
    const intent = bench.stripe.objects.get(id)?.['payment_intent']
    const failed = { id: `re_${id}`, object: 'refund', amount: 3600, status: 'failed', payment_intent: intent }
    equal(await bench.tell('refund.updated', { ...failed, status: 'succeeded' }), 'ignored')
    equal(await bench.tell('refund.failed', failed), 'handled')
    equal(await bench.tell('charge.refund.updated', failed), 'handled')
    equal(await bench.available(account), 200n)
    const purchase = await purchaseOf(account)
    deepEqual([purchase?.returnedCents, purchase?.takenCredits, purchase?.missingCredits], [0n, 0n, 0n])
  })

  it('by the bank (disputes) count until they are won', async () => {
    const account = await bench.makeAccount()
    const id = await bench.buy(account)
    const intent = bench.stripe.objects.get(id)?.['payment_intent']
    const dispute = { id: `dp_${id}`, object: 'dispute', amount: 3600, payment_intent: intent, reason: 'fraudulent' }
    await bench.tell('charge.dispute.created', { ...dispute, status: 'warning_needs_response' })
    equal(await bench.available(account), 1000n)
    await bench.tell('charge.dispute.created', { ...dispute, status: 'needs_response' })
    equal(await bench.available(account), 0n)
    ok(bench.lines.some((line) => line.includes('stripe-dispute') && line.includes('"level":"warn"')))
    bench.clock.now += 86_400_000
    await bench.tell('charge.dispute.closed', { ...dispute, status: 'won' })
    equal(await bench.available(account), 1000n)
  })

  it('together never come to more than was paid', async () => {
    const account = await bench.makeAccount()
    const id = await bench.buy(account)
    await bench.buy(account)
    const intent = bench.stripe.objects.get(id)?.['payment_intent']
    await refund(id, 3600)
    const dispute = { id: `dp_${id}`, object: 'dispute', amount: 3600, payment_intent: intent, status: 'lost' }
    await bench.tell('charge.dispute.created', dispute)
    equal(await bench.available(account), 1000n)
  })
})

describe('all of this', () => {
  it('leaves the ledger in order', async () => {
    const { problems, transfers } = await checkLedger(bench.database)
    deepEqual(problems, [])
    ok(transfers > 0n)
  })
})
