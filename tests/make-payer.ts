import { randomBytes } from 'node:crypto'
import { addCredits } from '../src/accounts/credits/add-credits.ts'
import { createKey } from '../src/accounts/keys/create-key.ts'
import type { AccountStore } from '../src/accounts/account.ts'
import { randomText } from '../src/platform/random-text.ts'

/** Somebody who can pay. */
export interface Payer {
  readonly accountId: string
  readonly keyId: string
  /** The live key. */
  readonly key: string
}

/** Makes an account with a live key and so many granted credits. */
export async function makePayer(database: AccountStore, credits: number): Promise<Payer> {
  const accountId = `acc_${randomText(randomBytes, 24)}`
  const at = new Date()
  await database.query('insert into account (id, email, created_at) values ($1, $2, $3)', [
    accountId,
    `${accountId.toLowerCase()}@example.com`,
    at,
  ])
  if (credits > 0) {
    const grant = {
      accountId,
      kind: 'grant',
      credits: BigInt(credits),
      ref: accountId,
      at,
      expiresAt: null,
      note: null,
    } as const
    await addCredits(database, grant)
  }
  const created = await createKey(
    { database, now: Date.now, random: randomBytes },
    { accountId, name: 'test', formToken: accountId },
  )
  if (created.kind !== 'made') throw new Error(created.kind)
  return { accountId, keyId: created.key.id, key: created.secret }
}
