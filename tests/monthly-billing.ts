/** Steps of tests with accounts that pay by the month. */
import type { Account } from '../src/accounts/account.ts'
import { readBalance } from '../src/accounts/credits/read-balance.ts'
import { reserveCredits } from '../src/accounts/credits/reserve-credits.ts'
import { settleHold } from '../src/accounts/credits/settle-hold.ts'
import { sessionOf } from './open-payments.ts'
import type { PaymentBench } from './open-payments.ts'

/** An account with monthly billing, and its subscription at Stripe. */
export async function subscribe(bench: PaymentBench): Promise<{ account: Account; subscription: string }> {
  const account = await bench.makeAccount()
  const begun = await bench.payments.beginUsage({ account, capUnits: 500n, formToken: 'form' })
  const session = bench.stripe.pay(sessionOf(begun))
  await bench.tell('checkout.session.completed', session)
  return { account, subscription: session['subscription'] }
}

/** Begins a draw; gives its hold. */
export async function reserve(bench: PaymentBench, account: Account, units: number): Promise<string> {
  const holdId = `hold_${crypto.randomUUID()}`
  const at = new Date(bench.clock.now)
  const deadline = new Date(bench.clock.now + 60_000)
  const held = await reserveCredits(bench.database, { holdId, accountId: account.id, keyId: null, units, at, deadline })
  if (held.kind !== 'held') throw new Error(`${units} units were not reserved: ${held.kind}`)
  return holdId
}

/** Ends a draw that got all it asked for. */
export async function settle(bench: PaymentBench, holdId: string, units: number): Promise<void> {
  await settleHold(bench.database, { holdId, units, at: new Date(bench.clock.now), answer: null })
}

/** Draws `units` icons. */
export async function use(bench: PaymentBench, account: Account, units: number): Promise<void> {
  await settle(bench, await reserve(bench, account, units), units)
}

/** Whether the account may go on by the month when it has no credits. */
export async function isOn(bench: PaymentBench, account: Account): Promise<boolean> {
  return (await readBalance(bench.database, account.id, new Date(bench.clock.now))).usage?.isOn ?? false
}
