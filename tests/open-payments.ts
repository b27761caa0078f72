import { randomBytes } from 'node:crypto'
import type { Account } from '../src/accounts/account.ts'
import { readBalance } from '../src/accounts/credits/read-balance.ts'
import { createPayments } from '../src/accounts/payments/create-payments.ts'
import type { WebhookOutcome } from '../src/accounts/payments/handle-webhook.ts'
import type { PaymentSettings } from '../src/accounts/payments/stripe-access.ts'
import type { Payments } from '../src/accounts/payments/payments.ts'
import type { Redirect } from '../src/accounts/payments/redirect.ts'
import type { Database } from '../src/database/database.ts'
import { openDatabase } from '../src/database/open-database.ts'
import { createLog } from '../src/platform/log.ts'
import { stripeStandIn } from './stripe-stand-in.ts'
import type { StripeStandIn } from './stripe-stand-in.ts'
import type { StripeObject } from './stripe-routes.ts'
import type { TestServer } from './test-database.ts'
import { silent } from './test-database.ts'

/** Payments against Stripe's stand-in, with a database and a clock of their own. */
export interface PaymentBench extends AsyncDisposable {
  readonly payments: Payments
  readonly stripe: StripeStandIn
  readonly database: Database
  /** The lines of the log. */
  readonly lines: string[]
  readonly clock: { now: number }
  /** Another process with the same database. */
  another(settings?: Partial<PaymentSettings>): Payments
  makeAccount(): Promise<Account>
  available(account: Account): Promise<bigint>
  /** Buys a pack as far as Stripe's page; gives the Checkout Session's id. */
  begin(account: Account, packId?: string): Promise<string>
  /** Buys a pack and pays it; gives the Checkout Session's id. */
  buy(account: Account, packId?: string): Promise<string>
  /** Has Stripe tell of something, signed. */
  tell(type: string, object: StripeObject, at?: { id?: string; created?: number }): Promise<WebhookOutcome['kind']>
}

export const SECRET_KEY = 'sk_test_51Burin0SecretOfTests'
export const WEBHOOK_SECRET = 'whsec_Burin0WebhookSecretOfTests'

export async function openPayments(
  server: TestServer,
  settings: Partial<PaymentSettings> = {},
  webhookUrl?: () => string,
): Promise<PaymentBench> {
  const stack = new AsyncDisposableStack()
  const clock = { now: Date.parse('2026-03-10T12:00:00Z') }
  const now = (): number => clock.now
  const secrets = { secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET }
  const stripe = stack.use(
    await stripeStandIn({ ...secrets, now, ...(webhookUrl === undefined ? {} : { webhookUrl }) }),
  )
  const url = await server.makeDatabase()
  const database = stack.use(await openDatabase({ url, dataFolder: '', log: silent, now, patienceMs: 0 }))
  const lines: string[] = []
  const log = createLog('debug', now, (line) => void lines.push(line))
  const another = (more: Partial<PaymentSettings> = {}): Payments =>
    createPayments(
      {
        ...secrets,
        host: stripe.host,
        microUsdPerCredit: 40_000,
        ...settings,
        ...more,
      },
      { database, now, baseUrl: () => 'http://localhost:3000', log },
    )
  const payments = another()
  const bench: PaymentBench = {
    payments,
    stripe,
    database,
    lines,
    clock,
    another,
    makeAccount: () => makeAccount(database, now),
    available: async (account) => (await readBalance(database, account.id, new Date(clock.now))).available,
    begin: async (account, packId = 'credits-1000') =>
      sessionOf(await payments.buyPack({ account, packId, formToken: randomBytes(8).toString('hex') })),
    buy: async (account, packId) => {
      const id = await bench.begin(account, packId)
      await bench.tell('checkout.session.completed', stripe.pay(id))
      return id
    },
    tell: async (type, object, at) => {
      const { body, signature } = stripe.sign(stripe.event(type, object, at))
      return (await payments.handleWebhook(body, signature)).kind
    },
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  }
  return bench
}

/** The Checkout Session that a redirect leads to. */
export function sessionOf(redirect: Redirect): string {
  const id = redirect.kind === 'redirect' ? /\/pay\/(cs_test_\w+)$/.exec(redirect.url)?.[1] : undefined
  if (id === undefined) throw new Error(`no way to a payment page: ${JSON.stringify(redirect)}`)
  return id
}

async function makeAccount(database: Database, now: () => number): Promise<Account> {
  const id = `acc_${randomBytes(12).toString('hex')}`
  const account: Account = { id, email: `${id}@example.com`, createdAt: new Date(now()), suspendedFor: null }
  await database.query('insert into account (id, email, created_at) values ($1, $2, $3)', [
    id,
    account.email,
    account.createdAt,
  ])
  return account
}
