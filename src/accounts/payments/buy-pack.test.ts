import { deepEqual, equal, match, notEqual, ok } from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { SECRET_KEY, WEBHOOK_SECRET, openPayments, sessionOf } from '../../../tests/open-payments.ts'
import type { PaymentBench } from '../../../tests/open-payments.ts'
import { ownServer } from '../../../tests/test-database.ts'
import type { TestServer } from '../../../tests/test-database.ts'
import type { Redirect } from './redirect.ts'

const stack = new AsyncDisposableStack()
after(() => stack.disposeAsync())

let server: TestServer
let bench: PaymentBench
before(async () => {
  server = stack.use(await ownServer())
  bench = stack.use(await openPayments(server))
})

const CREATE = 'POST /v1/checkout/sessions'

function problemOf(redirect: Redirect): string {
  return redirect.kind === 'unavailable' ? redirect.problem : ''
}

describe('buying a pack', () => {
  it('leads to a page of Stripe that has our price, and the way back', async () => {
    const account = await bench.makeAccount()
    const session = bench.stripe.objects.get(await bench.begin(account, 'credits-5000'))
    equal(session?.['amount_total'], 16_000)
    equal(session['client_reference_id'], account.id)
    equal(session['metadata'].credits, '5000')
    equal(session['success_url'], 'http://localhost:3000/account/billing?bought={CHECKOUT_SESSION_ID}')
    equal(session['cancel_url'], 'http://localhost:3000/account/billing?cancelled')
    equal(session['line_items']['0'].price_data.product_data.name, '5,000 icon credits')
    equal(bench.stripe.objects.get(session['customer'])?.['email'], account.email)
  })

  it('adds the credits once they are paid, not before', async () => {
    const account = await bench.makeAccount()
    const id = await bench.begin(account)
    equal(await bench.available(account), 0n)
    equal(await bench.tell('checkout.session.completed', bench.stripe.pay(id)), 'handled')
    equal(await bench.available(account), 1000n)
    const { purchases } = await bench.payments.billingState(account)
    deepEqual(
      purchases.map(({ sessionId, state, credits, cents }) => ({ sessionId, state, credits, cents })),
      [{ sessionId: id, state: 'paid', credits: 1000n, cents: 3600n }],
    )
  })

  it('leads to the same page when the form is sent twice, at once or later', async () => {
    const account = await bench.makeAccount()
    const form = { account, packId: 'credits-250', formToken: 'the-same' }
    const clicks = await Promise.all([
      bench.payments.buyPack(form),
      bench.payments.buyPack(form),
      bench.another().buyPack(form),
    ])
    const sessions = new Set(clicks.map(sessionOf))
    sessions.add(sessionOf(await bench.payments.buyPack(form)))
    equal(sessions.size, 1)
    notEqual(sessionOf(await bench.payments.buyPack({ ...form, formToken: 'another' })), [...sessions][0])
    equal([...bench.stripe.objects.values()].filter(({ email }) => email === account.email).length, 1)
  })

  it('leads back to the billing page when that form was paid already', async () => {
    const account = await bench.makeAccount()
    const form = { account, packId: 'credits-250', formToken: 'paid' }
    const id = sessionOf(await bench.payments.buyPack(form))
    bench.stripe.pay(id)
    deepEqual(await bench.payments.buyPack(form), {
      kind: 'redirect',
      url: `http://localhost:3000/account/billing?bought=${id}`,
    })
  })

  it('says so when Stripe has closed the page', async () => {
    const account = await bench.makeAccount()
    const form = { account, packId: 'credits-250', formToken: 'late' }
    Object.assign(bench.stripe.objects.get(sessionOf(await bench.payments.buyPack(form))) ?? {}, { status: 'expired' })
    match(problemOf(await bench.payments.buyPack(form)), /Nothing was charged/)
  })

  it('has one customer for an account, also when its first purchases begin at once', async () => {
    const account = await bench.makeAccount()
    await Promise.all(Array.from({ length: 5 }, () => bench.begin(account)))
    equal([...bench.stripe.objects.values()].filter(({ email }) => email === account.email).length, 1)
  })

  it('replaces a customer that Stripe does not know any more', async () => {
    const account = await bench.makeAccount()
    const first = bench.stripe.objects.get(await bench.begin(account))?.['customer']
    bench.stripe.objects.delete(first)
    const second = bench.stripe.objects.get(await bench.begin(account))?.['customer']
    notEqual(second, first)
    ok(bench.stripe.objects.has(second))
  })

  it('keeps the price that the form was sent with first', async () => {
    const account = await bench.makeAccount()
    const form = { account, packId: 'credits-250', formToken: 'before-the-rise' }
    bench.stripe.fault({ on: CREATE, how: 'error' })
    equal((await bench.payments.buyPack(form)).kind, 'unavailable')
    const id = sessionOf(await bench.another({ microUsdPerCredit: 80_000 }).buyPack(form))
    equal(bench.stripe.objects.get(id)?.['amount_total'], 1000)
  })

  it('knows no other packs', async () => {
    const account = await bench.makeAccount()
    const answer = await bench.payments.buyPack({ account, packId: 'credits-1000000', formToken: 'x' })
    match(problemOf(answer), /no such pack/)
  })
})

describe('buying while Stripe is in trouble', () => {
  it('asks again with the same key when the answer is lost, and gets the same page', async () => {
    const account = await bench.makeAccount()
    bench.stripe.fault({ on: CREATE, how: 'lose' })
    const from = bench.stripe.calls.length
    const id = await bench.begin(account)
    const keys = bench.stripe.calls.slice(from).flatMap(({ call, key }) => (call === CREATE ? [key] : []))
    equal(keys.length, 2)
    equal(new Set(keys).size, 1)
    const made = [...bench.stripe.objects.values()].filter((one) => one['client_reference_id'] === account.id)
    deepEqual(
      made.map((one) => one.id),
      [id],
    )
  })

  it('tells that nothing was charged when Stripe fails, and works again when it does', async () => {
    const account = await bench.makeAccount()
    const form = { account, packId: 'credits-250', formToken: 'patience' }
    bench.stripe.fault({ on: CREATE, how: 'error' })
    match(problemOf(await bench.payments.buyPack(form)), /Nothing was charged. Please try again/)
    ok(bench.lines.some((line) => line.includes('stripe-failed') && line.includes('"request":"req_')))
    ok(sessionOf(await bench.payments.buyPack(form)))
  })

  it('gives up on an answer that does not come, and later gets the page that was made', async () => {
    const impatient = bench.another({ timeoutMs: 100 })
    const account = await bench.makeAccount()
    await bench.begin(account)
    const form = { account, packId: 'credits-250', formToken: 'slow' }
    let made = ''
    const gate = Promise.withResolvers<void>()
    const slow = async ({ id }: { id: string }): Promise<undefined> => {
      made = id
      await gate.promise
    }
    bench.stripe.fault({ on: CREATE, how: slow })
    bench.stripe.fault({ on: CREATE, how: 'hang', times: 2 })
    equal((await impatient.buyPack(form)).kind, 'unavailable')
    gate.resolve()
    equal(sessionOf(await bench.payments.buyPack(form)), made)
  })

  it('makes the customer at the next try when that failed', async () => {
    const account = await bench.makeAccount()
    bench.stripe.fault({ on: 'POST /v1/customers', how: 'error' })
    equal((await bench.payments.buyPack({ account, packId: 'credits-250', formToken: '1' })).kind, 'unavailable')
    ok(await bench.begin(account))
  })

  it('is unavailable with a wrong key, which stays out of the log', async () => {
    const account = await bench.makeAccount()
    const wrong = bench.another({ secretKey: 'sk_test_wrongWrongWrong' })
    equal((await wrong.buyPack({ account, packId: 'credits-250', formToken: '1' })).kind, 'unavailable')
    ok(!bench.lines.join('').includes('wrongWrong'))
    ok(bench.lines.some((line) => line.includes('StripeAuthenticationError')))
  })

  it('sends no browser to an address that is not over https', async () => {
    const account = await bench.makeAccount()
    for (const url of ['javascript:alert(1)', 'http://elsewhere.example/pay', 'https://user:word@x.example/', null]) {
      bench.stripe.fault({ on: CREATE, how: async (answer) => ({ ...answer, url }) })
      const answer = await bench.payments.buyPack({ account, packId: 'credits-250', formToken: String(url) })
      equal(answer.kind, 'unavailable', String(url))
    }
    bench.stripe.fault({ on: CREATE, how: async (answer) => ({ ...answer, url: 'https://checkout.stripe.com/c/1' }) })
    deepEqual(await bench.payments.buyPack({ account, packId: 'credits-250', formToken: 'good' }), {
      kind: 'redirect',
      url: 'https://checkout.stripe.com/c/1',
    })
  })

  it('leads to the pages for cards and invoices', async () => {
    const account = await bench.makeAccount()
    const answer = await bench.payments.openPortal({ account })
    ok(answer.kind === 'redirect' && answer.url.includes('/portal/bps_'))
    bench.stripe.fault({ on: 'POST /v1/billing_portal/sessions', how: 'error' })
    equal((await bench.payments.openPortal({ account })).kind, 'unavailable')
  })
})

describe('secrets', () => {
  it('are neither in the log nor in the database', async () => {
    const account = await bench.makeAccount()
    await bench.buy(account)
    const tables = await bench.database.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public'",
    )
    const rows = await Promise.all(
      tables.map(({ name }) => bench.database.query<{ row: string }>(`select t::text as row from ${name} as t`)),
    )
    const stored = rows.flat().map(({ row }) => row)
    ok(stored.some((row) => row.includes(account.id)))
    for (const secret of [SECRET_KEY, WEBHOOK_SECRET, 'the-same'])
      ok(![...stored, ...bench.lines].some((text) => text.includes(secret)), secret)
  })
})
