import type { Belongings } from '../accounts/identity/belongings.ts'
import { countIdentityNews } from '../accounts/identity/identity-news.ts'
import { createOidcVerifier } from '../accounts/identity/oidc/create-oidc-verifier.ts'
import type { IdentityDeps } from '../accounts/identity/identity-deps.ts'
import { policiesOfAll } from '../accounts/identity/policies.ts'
import { keyRegister } from '../accounts/keys/key-register.ts'
import type { KeyRegister } from '../accounts/keys/key-register.ts'
import type { AccountStore } from '../accounts/account.ts'
import { countPayments } from '../accounts/payments/count-payments.ts'
import { createPayments } from '../accounts/payments/create-payments.ts'
import type { Payments } from '../accounts/payments/payments.ts'
import type { Config } from '../config/config.ts'
import { listHosted } from '../hosting/deployments/list-hosted.ts'
import { exportDomains } from '../hosting/domains/export-domains.ts'
import { removeDomainsOfDeleted } from '../hosting/domains/remove-domains.ts'
import { deleteProjectsOf } from '../hosting/projects/delete-project.ts'
import { exportOwnIcons, removeOwnIcons } from '../own-icons/belongings.ts'
import type { HealthCheck } from '../operations/health-check.ts'
import type { Limiter } from '../platform/limits/limiter.ts'
import type { Log } from '../platform/log.ts'
import type { Meter } from '../platform/meter.ts'
import { countSweeps } from '../platform/count-sweeps.ts'
import { logMail } from '../platform/mail/log-mail.ts'
import type { MailServer, SendMail } from '../platform/mail/send-mail.ts'
import { smtpMail } from '../platform/mail/smtp-mail.ts'
import { watchedMail } from '../platform/mail/watched-mail.ts'
import type { RandomBytes } from '../platform/random-text.ts'
import type { KeptDatabase } from './keep-database.ts'
import { sweepAccounts } from './sweep-accounts.ts'

/** All that has to do with people: who they are, their keys, and what they pay. Disposing of it ends what runs beside. */
export interface Accounts extends AsyncDisposable {
  readonly database: AccountStore
  readonly identity: IdentityDeps
  readonly keys: KeyRegister
  /** Null when no payments are set up. */
  readonly payments: Payments | null
}

export interface AccountsDeps {
  readonly now: () => number
  readonly random: RandomBytes
  readonly limiter: Limiter
  readonly log: Log
  readonly meter: Meter
  /** What operators are shown the health of; the mail server is added. */
  readonly checks: Map<string, HealthCheck>
  readonly writeLog: (line: string) => void
  readonly baseUrl: () => string
  readonly apiUrl: () => string
  readonly secret: string
}

/** What accounts have besides: what they host goes with them also where this process does not host. */
export const belongings: Belongings = {
  list: async (database, accountId) => ({
    projects: await listHosted(database, accountId),
    domains: await exportDomains(database, accountId),
    ...(await exportOwnIcons(database, accountId)),
  }),
  remove: async (within, { accountId, at }) => {
    await removeOwnIcons(within, accountId)
    await deleteProjectsOf(within, accountId, at)
    await removeDomainsOfDeleted(within, accountId, at)
  },
}

/** Puts the accounts of a service together; nothing is asked of the database yet. */
export function openAccounts(config: Config, kept: KeptDatabase, deps: AccountsDeps): Accounts {
  const { now, random, limiter, log, baseUrl, apiUrl, secret } = deps
  const database: AccountStore = {
    query: async (statement, values) => (await kept.open()).query(statement, values),
    transaction: async (work) => (await kept.open()).transaction(work),
  }
  const keys = keyRegister({
    database,
    now,
    failed: (error) => log.warn('key-use-not-kept', { problem: String(error) }),
  })
  const payments = paymentsOf(config, { database, now, baseUrl, log }, deps.meter)
  const sweeping = sweepAccounts({
    database,
    now,
    log,
    payments,
    isReady: () => kept.isReady(),
    counts: countSweeps(deps.meter),
  })
  return {
    database,
    identity: {
      database,
      now,
      random,
      secret,
      limiter,
      limits: config.limits,
      tell: tellOf(deps),
      baseUrl,
      // Where another process runs the API, its settings say where that is, if these do not.
      resources: () => (config.apiUrl === null && !config.parts.includes('api') ? null : [apiUrl()]),
      sendMail: mailOf(config, deps),
      belongings,
      oidc: config.oidc === null ? null : createOidcVerifier({ ...config.oidc, now }),
    },
    keys,
    payments,
    [Symbol.asyncDispose]: async () => {
      await sweeping[Symbol.asyncDispose]()
      await keys[Symbol.asyncDispose]()
    },
  }
}

/** Limits over everybody mean an attack, or an operator who has to allow more. */
const OF_ALL: readonly string[] = Object.values(policiesOfAll).map((policy) => policy(1).name)

function tellOf({ meter, log }: AccountsDeps): IdentityDeps['tell'] {
  const count = countIdentityNews(meter)
  return (news) => {
    count(news)
    if (news.kind === 'rate-limited' && news.isFirst && OF_ALL.includes(news.policy))
      log.warn('limit-of-all-reached', { policy: news.policy })
  }
}

function mailOf({ mail }: Config, { checks, baseUrl, writeLog, now, log }: AccountsDeps): SendMail {
  const { smtpUrl } = mail
  if (smtpUrl === null) return logMail(writeLog, now)
  // The base address may be known only when the service listens.
  const server = (): MailServer => smtpMail(smtpUrl, mail.from ?? `burin@${new URL(baseUrl()).hostname}`)
  const watched = watchedMail(
    { send: async (message) => server().send(message), check: async () => server().check() },
    { now, log },
  )
  checks.set('mail', {
    isUp: () => watched.isUp(),
    isNeeded: false,
    problem: 'cannot be sent: nobody can sign in by it',
  })
  return watched.send
}

function paymentsOf(
  { stripe, hasCredits, microUsdPerCredit }: Config,
  deps: Omit<Parameters<typeof createPayments>[1], 'tell'>,
  meter: Meter,
): Payments | null {
  if (stripe === null || !hasCredits) return null
  const { secretKey, webhookSecret } = stripe
  const url = stripe.host === null ? null : new URL(stripe.host)
  const host =
    url === null
      ? {}
      : {
          host: {
            host: url.hostname,
            port: Number(url.port),
            protocol: url.protocol === 'https:' ? ('https' as const) : ('http' as const),
          },
        }
  const tell = countPayments(meter)
  return createPayments({ secretKey, webhookSecret, microUsdPerCredit, ...host }, { ...deps, tell })
}
