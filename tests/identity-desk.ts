import { randomBytes } from 'node:crypto'
import type { Belongings } from '../src/accounts/identity/belongings.ts'
import type { IdentityDeps } from '../src/accounts/identity/identity-deps.ts'
import type { IdentityNews } from '../src/accounts/identity/identity-news.ts'
import { redeemCode } from '../src/accounts/identity/redeem-code.ts'
import { requestCode } from '../src/accounts/identity/request-code.ts'
import type { Session } from '../src/accounts/identity/session.ts'
import type { Database } from '../src/database/database.ts'
import { openDatabase } from '../src/database/open-database.ts'
import type { Limiter } from '../src/platform/limits/limiter.ts'
import type { Mail } from '../src/platform/mail/send-mail.ts'
import { localServer, ownServer, silent } from './test-database.ts'

/** Sign-in with a database of its own, a clock that stands still, limits by that clock, and mail that is only collected. */
export interface IdentityDesk extends AsyncDisposable {
  readonly deps: IdentityDeps & { readonly database: Database }
  readonly mails: readonly Mail[]
  readonly news: readonly IdentityNews[]
  /** Milliseconds. */
  advance(ms: number): void
  /** The code of the last mail. */
  lastCode(): string
  /** The secret in the link of the last mail. */
  lastLink(): string
  /** Signs an address in with a code, from a network of its own. */
  signIn(email: string, oldToken?: string | null): Promise<{ token: string; session: Session; knownBrowser: string }>
}

/** Accounts that have nothing elsewhere. */
export const noBelongings: Belongings = { list: async () => ({}), remove: async () => undefined }

const BEGIN = Date.UTC(2026, 0, 1, 12)

export async function openIdentityDesk(): Promise<IdentityDesk> {
  await using stack = new AsyncDisposableStack()
  const server = stack.use((await localServer()) ?? (await ownServer()))
  const url = await server.makeDatabase()
  const database = stack.use(await openDatabase({ url, dataFolder: '', log: silent, now: Date.now }))
  const mails: Mail[] = []
  const news: IdentityNews[] = []
  let at = BEGIN
  const now = (): number => at
  const deps: IdentityDesk['deps'] = {
    database,
    now,
    random: randomBytes,
    secret: 'a secret that signs the cookies of tests',
    limiter: clockedLimiter(now),
    limits: { mailsPerMinute: 0, wrongCodesPerDay: 0 },
    tell: (one) => void news.push(one),
    sendMail: async (mail) => void mails.push(mail),
    baseUrl: () => 'https://burin.example',
    resources: () => ['https://api.burin.example'],
    oidc: null,
    belongings: noBelongings,
  }
  const lastCode = (): string => /\b\d{6}\b/.exec(mails.at(-1)?.text ?? '')?.[0] ?? 'no mail'
  const lastLink = (): string => /\/sign-in\/link\/(\w+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? 'no mail'
  let networks = 0
  const signIn: IdentityDesk['signIn'] = async (email, oldToken = null) => {
    networks += 1
    const network = `192.0.2.${networks}`
    const request = await requestCode(deps, { email, network, browser: 'Firefox', knownBrowser: null })
    if (request.kind !== 'sent') throw new Error(`no code: ${request.kind}`)
    const { challenge } = request
    const of = { challenge, code: lastCode(), oldToken, knownBrowser: null, label: 'Firefox', network }
    const redeemed = await redeemCode(deps, of)
    if (redeemed.kind !== 'signed-in') throw new Error(`not signed in: ${redeemed.kind}`)
    return redeemed
  }
  const opened = stack.move()
  return {
    deps,
    mails,
    news,
    advance: (ms) => void (at += ms),
    lastCode,
    lastLink,
    signIn,
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  }
}

/** Counts in fixed windows by a given clock. */
export function clockedLimiter(now: () => number): Limiter {
  const windows = new Map<string, { used: number; endsAt: number }>()
  return {
    spend: async (policy, who) => {
      const key = `${policy.name} ${who}`
      const open = windows.get(key)
      const window =
        open !== undefined && now() < open.endsAt ? open : { used: 0, endsAt: now() + policy.windowSeconds * 1000 }
      window.used += 1
      windows.set(key, window)
      return {
        policy,
        allowed: window.used <= policy.quota,
        remaining: Math.max(0, policy.quota - window.used),
        resetSeconds: Math.max(1, Math.ceil((window.endsAt - now()) / 1000)),
      }
    },
  }
}
