import { randomBytes } from 'node:crypto'
import { addCredits } from '../../src/accounts/credits/add-credits.ts'
import type { AccountStore } from '../../src/accounts/account.ts'
import { createKey } from '../../src/accounts/keys/create-key.ts'

/** More than a bench can draw. */
const CREDITS = 1_000_000_000n

/** An account, and the secret of its live key. */
export interface BenchAccount {
  readonly id: string
  readonly key: string
}

/** New accounts that can draw as long as they like. */
export async function makeAccounts(database: AccountStore, count: number): Promise<readonly BenchAccount[]> {
  const at = new Date()
  const made: BenchAccount[] = []
  const accounts = Array.from({ length: count }, (_, place) => `acc_bench_${place}`)
  for (const accountId of accounts) {
    await database.query('insert into account (id, email, created_at) values ($1, $2, $3)', [
      accountId,
      `${accountId}@example.com`,
      at,
    ])
    const grant = {
      accountId,
      kind: 'grant',
      credits: CREDITS,
      ref: accountId,
      at,
      expiresAt: null,
      note: null,
    } as const
    await addCredits(database, grant)
    made.push({ id: accountId, key: await keyFor(database, accountId) })
  }
  return made
}

async function keyFor(database: AccountStore, accountId: string): Promise<string> {
  const deps = { database, now: Date.now, random: randomBytes }
  const created = await createKey(deps, { accountId, name: 'bench', formToken: accountId })
  if (created.kind !== 'made') throw new Error(`no key for the bench: ${created.kind}`)
  return created.secret
}
