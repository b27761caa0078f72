import { equal, match } from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { openPayments, WEBHOOK_SECRET } from '../../../tests/open-payments.ts'
import type { PaymentBench } from '../../../tests/open-payments.ts'
import { localServer, ownServer } from '../../../tests/test-database.ts'
import type { WebhookOutcome } from './handle-webhook.ts'

const stack = new AsyncDisposableStack()
after(() => stack.disposeAsync())
let bench: PaymentBench
before(async () => {
  bench = stack.use(await openPayments(stack.use((await localServer()) ?? (await ownServer()))))
})

const TYPES = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'charge.refunded',
  'refund.failed',
  'refund.updated',
  'charge.refund.updated',
  'charge.dispute.created',
  'customer.subscription.deleted',
  'invoice.finalized',
  'invoice.paid',
]
const SESSION = { id: 'cs_1', mode: 'payment', payment_status: 'paid', payment_intent: 'pi_1', metadata: {} }
const REFUND = { id: 're_1', status: 'failed', payment_intent: 'pi_1', amount: 5, amount_refunded: 5, reason: 'fraud' }
const INVOICE = {
  customer: 'cus_1',
  status: 'paid',
  total: 5,
  created: 1,
  period_start: 1,
  period_end: 2,
  number: null,
}
/** Objects that Stripe never sends. */
const OBJECTS: readonly unknown[] = [
  null,
  [],
  {},
  { id: null },
  { id: 5 },
  { ...SESSION, id: 'x'.repeat(10_000) },
  { ...SESSION, id: 'cs_\u0000' },
  { ...SESSION, payment_intent: 7 },
  { ...SESSION, payment_intent: { id: 'pi_\u0000' } },
  { ...SESSION, mode: 'subscription', subscription: {}, metadata: [] },
  { ...SESSION, metadata: { purchase: 5, usage: '\u0000' } },
  { ...SESSION, amount_total: 1.5 },
  { ...REFUND, amount: -1, amount_refunded: -1 },
  { ...REFUND, amount: 1e300, amount_refunded: 1e300 },
  { ...REFUND, amount: '5', amount_refunded: '5' },
  { ...REFUND, status: 5, payment_intent: [] },
  { ...INVOICE, id: 'in_1', total: 0.5 },
  { ...INVOICE, id: 'in_1', period_start: 1e300, period_end: 1e300 },
  { ...INVOICE, id: 'in_1', created: 'yesterday' },
  { ...INVOICE, id: 'in_\u0000', parent: { subscription_details: 5 } },
]

/** Sends a text, signed with the secret of the webhook. */
async function send(text: string): Promise<WebhookOutcome['kind']> {
  const at = Math.floor(bench.clock.now / 1000)
  const digest = createHmac('sha256', WEBHOOK_SECRET).update(`${at}.${text}`).digest('hex')
  return (await bench.payments.handleWebhook(Buffer.from(text), `t=${at},v1=${digest}`)).kind
}

describe('nonsense that is signed', () => {
  it('is acknowledged when it is no event, and logged', async () => {
    const event = { id: 'evt_1', type: 'charge.refunded', created: 1, data: { object: {} } }
    const odd = [
      { id: 'evt_\u0000' },
      { id: 'x'.repeat(10_000) },
      { created: 1e300 },
      { created: 1.5 },
      { type: 'a\u0000' },
    ]
    const texts = ['not JSON', 'null', '[]', '5', '{"id":"evt_1"}', '{"id":"evt_1","type":1,"created":1,"data":{}}']
    for (const text of [...texts, ...odd.map((one) => JSON.stringify({ ...event, ...one }))]) {
      const logged = bench.lines.length
      equal(await send(text), 'ignored', text.slice(0, 200))
      match(bench.lines.slice(logged).join(''), /"level":"error","event":"stripe-event-not-understood"/, text)
    }
  })

  for (const type of TYPES)
    it(`is acknowledged as ${type}, and nothing comes of it`, async () => {
      for (const [index, object] of OBJECTS.entries()) {
        const text = JSON.stringify({ id: `evt_${index}`, object: 'event', type, created: 1, data: { object } })
        equal(await send(text), 'ignored', text.slice(0, 300))
      }
      for (const table of ['stripe_event', 'purchase', 'payment_return', 'stripe_invoice'])
        equal((await bench.database.query(`select 1 from ${table}`)).length, 0, table)
    })
})
