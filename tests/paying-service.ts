import { randomBytes } from 'node:crypto'
import type { AccountStore } from '../src/accounts/account-store.ts'
import { addCredits } from '../src/accounts/credits/add-credits.ts'
import { readBalance } from '../src/accounts/credits/read-balance.ts'
import { createKey } from '../src/accounts/keys/create-key.ts'
import { openDatabase } from '../src/database/open-database.ts'
import type { Database } from '../src/database/database.ts'
import type { World } from '../src/main/compose.ts'
import { randomText } from '../src/platform/random-text.ts'
import type { Studio } from '../src/studio/draw.ts'
import { runIconsService } from './run-icons-service.ts'
import type { IconsService } from './run-icons-service.ts'
import { silent } from './test-database.ts'

/** Somebody who can pay. */
export interface Payer {
  readonly accountId: string
  readonly keyId: string
  /** The live key. */
  readonly key: string
}

/** A service with accounts and credits, and a way into its database. */
export interface PayingService extends IconsService {
  readonly database: Database
  /** Makes an account with a live key and so many credits. */
  makePayer(credits: number): Promise<Payer>
  /** What an account has: to spend, held by draws at work. */
  balanceOf(payer: Payer): Promise<readonly [available: bigint, held: bigint]>
}

/** Runs it on the database at `url`; draws cost credits unless the environment says otherwise. */
export async function runPayingService(
  url: string,
  studio: Partial<Studio> = {},
  environment: Record<string, string> = {},
  world: Partial<World> = {},
): Promise<PayingService> {
  const open = (): Promise<Database> => openDatabase({ url, dataFolder: '', log: silent, now: Date.now, patienceMs: 0 })
  const database = await open()
  const settings = { BURIN_CREDITS: 'on', BURIN_LIMIT_LIVE: '0', BURIN_LIMIT_MEMBER: '0', ...environment }
  const service = await runIconsService(studio, settings, { openDatabase: open, ...world })
  await service.ready()
  return {
    ...service,
    database,
    makePayer: (credits) => makePayer(database, credits),
    balanceOf: async ({ accountId }) => {
      const { available, held } = await readBalance(database, accountId, new Date())
      return [available, held]
    },
    stop: async () => {
      await service.stop()
      await database[Symbol.asyncDispose]()
    },
  }
}

async function makePayer(database: AccountStore, credits: number): Promise<Payer> {
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
