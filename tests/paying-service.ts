import { randomBytes } from 'node:crypto'
import { readBalance } from '../src/accounts/credits/read-balance.ts'
import { openSession } from '../src/accounts/identity/open-session.ts'
import { openDatabase } from '../src/database/open-database.ts'
import type { Database } from '../src/database/database.ts'
import type { ServiceDeps } from '../src/main/compose.ts'
import type { Studio } from '../src/studio/draw.ts'
import { makePayer } from './make-payer.ts'
import type { Payer } from './make-payer.ts'
import { runIconsService } from './run-icons-service.ts'
import type { IconsService } from './run-icons-service.ts'
import { silent } from './test-database.ts'

/** A service with accounts and credits, and a way into its database. */
export interface PayingService extends IconsService {
  readonly database: Database
  /** Makes an account with a live key and so many credits. */
  makePayer(credits: number): Promise<Payer>
  /** The cookie of a browser in which the payer is signed in. */
  signIn(payer: Payer): Promise<string>
  /** What an account has: to spend, held by draws at work. */
  balanceOf(payer: Payer): Promise<readonly [available: bigint, held: bigint]>
}

/** Runs it on the database at `url`; draws cost credits unless the environment says otherwise. */
export async function runPayingService(
  url: string,
  studio: Partial<Studio> = {},
  environment: Record<string, string> = {},
  deps: Partial<ServiceDeps> = {},
): Promise<PayingService> {
  const open = (): Promise<Database> => openDatabase({ url, dataFolder: '', log: silent, now: Date.now, patienceMs: 0 })
  const database = await open()
  const settings = { BURIN_CREDITS: 'on', BURIN_LIMIT_LIVE: '0', BURIN_LIMIT_MEMBER: '0', ...environment }
  const service = await runIconsService(studio, settings, { openDatabase: open, ...deps })
  await service.ready()
  return {
    ...service,
    database,
    makePayer: (credits) => makePayer(database, credits),
    signIn: async ({ accountId }) => {
      const account = {
        id: accountId,
        email: `${accountId.toLowerCase()}@example.com`,
        createdAt: new Date(),
        suspendedFor: null,
      }
      const of = { account, kind: 'browser', label: 'a test' } as const
      return `burin-session=${(await openSession(database, { now: Date.now, random: randomBytes }, of)).token}`
    },
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
