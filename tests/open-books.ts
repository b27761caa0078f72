import { addCredits } from '../src/accounts/credits/add-credits.ts'
import { switchUsageBilling } from '../src/accounts/credits/switch-usage-billing.ts'
import type { TestServer } from './test-database.ts'
import { makeLedger, NOON } from './test-ledger.ts'
import type { TestLedger } from './test-ledger.ts'

/** An account that bought, drew by the month and was told of, and has a gift that expires; all in order. */
export async function openBooks(server: TestServer): Promise<TestLedger> {
  const ledger = await makeLedger(server)
  const { database } = ledger
  await database.query("insert into account (id, email, created_at) values ('payer', 'payer@example.com', $1)", [NOON])
  const bought = { accountId: 'payer', kind: 'purchase', at: NOON, expiresAt: null, note: null } as const
  for (const [id, credits] of [
    ['one', 1000],
    ['two', 250],
  ] as const) {
    await database.query(
      "insert into purchase (id, account_id, pack, credits, cents, created_at) values ($1, 'payer', 'pack', $2, $2, $3)",
      [id, credits, NOON],
    )
    await database.query(
      "update purchase set state = 'paid', session_id = 'cs_' || id, payment_intent = 'pi_' || id, paid_at = $2 where id = $1",
      [id, NOON],
    )
    await addCredits(database, { ...bought, credits: BigInt(credits), ref: `cs_${id}` })
  }
  const expiresAt = new Date('2030-01-01T00:00:00Z')
  await addCredits(database, { ...bought, kind: 'grant', credits: 10n, ref: 'gift', expiresAt })
  await ledger.hold('payer', 4, { holdId: 'drawn' })
  await ledger.settle('drawn', 3)
  await switchUsageBilling(database, {
    accountId: 'payer',
    isOn: true,
    capUnits: 9999n,
    microUsdPerCredit: 40_000,
    at: NOON,
  })
  await ledger.hold('payer', 2000, { holdId: 'counted' })
  await ledger.settle('counted', 5)
  await database.query(
    "insert into meter_report (id, account_id, mode, month, from_units, units, used_at) values ('r', 'payer', 'test', '2026-03-01', 0, 5, $1)",
    [NOON],
  )
  return ledger
}
