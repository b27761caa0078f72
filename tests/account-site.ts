import { randomBytes } from 'node:crypto'
import type { DrawDeps } from '../src/draws/draw-deps.ts'
import type { Account } from '../src/accounts/account.ts'
import { openSession } from '../src/accounts/identity/open-session.ts'
import type { Session } from '../src/accounts/identity/session.ts'
import type { Payments } from '../src/accounts/payments/payments.ts'
import type { Database } from '../src/database/database.ts'
import { openDatabase } from '../src/database/open-database.ts'
import { randomText } from '../src/platform/random-text.ts'
import { belongings } from '../src/main/open-accounts.ts'
import { ownDrawingOf } from '../src/main/own-drawing-of.ts'
import type { WebDeps } from '../src/web/web-deps.ts'
import { WEB_ROUTES } from '../src/web/routes.ts'
import type { WebAnswer } from '../src/web/web-route.ts'
import type { LoadedStudio } from '../src/main/icons-part-deps.ts'
import { callRoute } from './call-route.ts'
import { ownServer, silent } from './test-database.ts'

/** The pages of accounts over a database of their own, without HTTP: routes are called as the server calls them. */
export interface AccountSite extends AsyncDisposable {
  readonly database: Database
  readonly deps: WebDeps
  /** Keys that were forgotten, in order. */
  readonly forgotten: readonly string[]
  /** Somebody new, signed in. */
  signIn(email?: string): Promise<Session>
  /** Calls the route of `GET /path?query` or, with a form, of `POST /path`. */
  ask(session: Session, address: string, form?: Readonly<Record<string, string>>): Promise<WebAnswer>
}

/** Opens one at a fixed time, 21 Nov 2026 12:00 UTC, unless it is given another clock. */
export async function openAccountSite(
  own: { readonly hasCredits?: boolean; readonly payments?: Payments; readonly now?: () => number } = {},
): Promise<AccountSite> {
  const { hasCredits = true, payments = null, now = () => Date.UTC(2026, 10, 21, 12) } = own
  await using stack = new AsyncDisposableStack()
  const server = stack.use(await ownServer())
  const url = await server.makeDatabase()
  const database = stack.use(await openDatabase({ url, dataFolder: '', log: silent, now }))
  const forgotten: string[] = []
  const baseUrl = (): string => 'https://burin.example'
  const limiter = { spend: () => Promise.reject(new Error('no limits here')) }
  const sendMail = (): Promise<never> => Promise.reject(new Error('no mail here'))
  const deps: WebDeps = {
    baseUrl,
    now,
    random: randomBytes,
    log: silent,
    accounts: {
      database,
      identity: {
        database,
        now,
        random: randomBytes,
        secret: 'secret',
        limiter,
        limits: { mailsPerMinute: 0, wrongCodesPerDay: 0 },
        tell: () => undefined,
        sendMail,
        baseUrl,
        resources: () => null,
        oidc: null,
        belongings,
      },
      payments,
      forgetKey: (keyId) => void forgotten.push(keyId),
    },
    hasCredits,
    hasProjects: false,
    microUsdPerCredit: 40_000,
    findPage: async () => null,
    exampleKey: 'svc_test_0123456789ABCDEFGHIJKLMNOPQRSTUV',
    models: [],
    // No request is drawn here; programs are, on this thread.
    draws: {} as DrawDeps,
    drawOwn: ownDrawingOf(async () => ({}) as LoadedStudio),
    refuse: (error) => {
      throw error
    },
  }
  const opened = stack.move()
  return {
    database,
    deps,
    forgotten,
    signIn: async (email = `${randomText(randomBytes, 12).toLowerCase()}@example.com`) => {
      const account: Account = {
        id: `acc_${randomText(randomBytes, 24)}`,
        email,
        createdAt: new Date(now()),
        suspendedFor: null,
      }
      const values = [account.id, account.email, account.createdAt]
      await database.query('insert into account (id, email, created_at) values ($1, $2, $3)', values)
      const of = { account, kind: 'browser', label: 'Firefox on Linux' } as const
      return (await openSession(database, { now, random: randomBytes }, of)).session
    },
    ask: async (session, address, form) => callRoute(WEB_ROUTES, deps, session, address, form),
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  }
}
