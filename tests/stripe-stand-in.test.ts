/** Stripe's stand-in has to be as strict as Stripe, or what passes here fails there. */
import { deepEqual, equal, notEqual, ok } from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, describe, it } from 'node:test'
import { SECRET_KEY, WEBHOOK_SECRET, openPayments } from './open-payments.ts'
import { stripeStandIn } from './stripe-stand-in.ts'
import type { StripeStandIn } from './stripe-stand-in.ts'
import { ownServer } from './test-database.ts'

const stack = new AsyncDisposableStack()
after(() => stack.disposeAsync())

let stripe: StripeStandIn
before(async () => {
  stripe = stack.use(await stripeStandIn({ secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, now: Date.now }))
})

const headers = {
  authorization: `Bearer ${SECRET_KEY}`,
  'stripe-version': '2026-10-28.endive',
  'content-type': 'application/x-www-form-urlencoded',
}

async function post(path: string, body: string, more: object = {}): Promise<{ status: number; body: object }> {
  const { port } = stripe.host
  const init = { method: 'POST', body, headers: { ...headers, 'idempotency-key': crypto.randomUUID(), ...more } }
  const response = await fetch(`http://127.0.0.1:${port}${path}`, init)
  return { status: response.status, body: (await response.json()) as object }
}

describe("Stripe's stand-in", () => {
  it('refuses wrong keys, versions, addresses and parameters', async () => {
    const status = async (path: string, body: string, more?: object): Promise<number> =>
      (await post(path, body, more)).status
    equal(await status('/v1/customers', 'email=a@example.com'), 200)
    equal(await status('/v1/customers', '', { authorization: 'Bearer sk_test_2' }), 401)
    equal(await status('/v1/customers', '', { 'stripe-version': 'none' }), 400)
    equal(await status('/v1/customers', '', { 'content-type': 'application/json' }), 400)
    equal(await status('/v1/customers', 'e-mail=a@example.com'), 400)
    equal(await status('/v1/customers', 'email=a'), 400)
    equal(await status('/v1/checkout/sessions', 'mode=payment'), 400)
    equal(await status('/v1/charges', ''), 404)
  })

  it('answers a key with what it answered first, and refuses it for anything else', async () => {
    const key = { 'idempotency-key': 'once' }
    const first = await post('/v1/customers', 'email=a@example.com', key)
    deepEqual(await post('/v1/customers', 'email=a@example.com', key), first)
    notEqual((await post('/v1/customers', 'email=a@example.com')).body, first.body)
    equal((await post('/v1/customers', 'email=b@example.com', key)).status, 400)
    stripe.fault({ on: 'POST /v1/customers', how: 'error' })
    const failing = { 'idempotency-key': 'failing' }
    equal((await post('/v1/customers', '', failing)).status, 500)
    equal((await post('/v1/customers', '', failing)).status, 500)
  })

  it('closes a payment page once, and deletes a customer once', async () => {
    const made = (await post('/v1/customers', '')).body as { id: string }
    const item = 'line_items[0][quantity]=1&line_items[0][price_data][unit_amount]=100'
    const form = `mode=payment&customer=${made.id}&success_url=http://localhost/&${item}`
    const session = (await post('/v1/checkout/sessions', form)).body as { id: string }
    const expire = `/v1/checkout/sessions/${session.id}/expire`
    deepEqual([(await post(expire, '')).status, (await post(expire, '')).status], [200, 400])
    equal((await post('/v1/checkout/sessions/cs_test_none/expire', '')).status, 404)
    const remove = async (): Promise<number> =>
      (await fetch(`http://127.0.0.1:${stripe.host.port}/v1/customers/${made.id}`, { method: 'DELETE', headers }))
        .status
    deepEqual([await remove(), await remove()], [200, 404])
  })

  it('has a page where a customer pays, tells the service, and leads back', async () => {
    const server = createServer((request, response) => {
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => parts.push(part))
      request.on('end', () => {
        const header = request.headers['stripe-signature']
        void bench.payments
          .handleWebhook(Buffer.concat(parts), header as string)
          .then(({ kind }) => response.writeHead(kind === 'refused' ? 400 : 200).end())
      })
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const bench = stack.use(
      await openPayments(stack.use(await ownServer()), {}, () => `http://127.0.0.1:${port}/webhook`),
    )
    stack.defer(() => void server.close())
    const account = await bench.makeAccount()
    const id = await bench.begin(account)
    const page = `http://127.0.0.1:${bench.stripe.host.port}/pay/${id}`
    ok((await (await fetch(page)).text()).includes('<button>'))
    const paid = await fetch(page, { method: 'POST', redirect: 'manual' })
    equal(paid.status, 303)
    equal(paid.headers.get('location'), `http://localhost:3000/account/billing?bought=${id}`)
    equal(await bench.available(account), 1000n)
  })
})
