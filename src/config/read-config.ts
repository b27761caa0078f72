import { availableParallelism } from 'node:os'
import { z } from 'zod'
import type { Config, LogLevel, ModelSettings, Part, S3Blobs } from './config.ts'
import {
  address,
  addressesOf,
  authorOf,
  bucketOf,
  contactOf,
  hostNamesOf,
  isHost,
  isIssuer,
  isName,
  isRedis,
  meant,
  microUsdOf,
  nameServerOf,
  orNull,
  originOf,
  priceOf,
  sitesDomainOf,
  someOf,
  text,
  wholeNumber,
  workersOf,
} from './values.ts'

/** The only reader of the environment. Everything else gets the frozen `Config` that is made here. */

const PARTS = ['icons', 'api', 'sites'] as const satisfies readonly Part[]
/** Not settings: what the command line is told by, as `cli/read-environment` reads it. */
const FOR_COMMANDS: readonly string[] = ['BURIN_API', 'BURIN_TOKEN', 'BURIN_SERVICE', 'BURIN_KEY']
/** Not settings: what our tests are told by. */
const FOR_TESTS = /^BURIN_(FUZZ|CORPUS|TEST_.*)$/
const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const satisfies readonly LogLevel[]

export type ConfigReading = (
  | { readonly config: Config; readonly problem: null }
  | { readonly config: null; readonly problem: string }
) & {
  /** Variables that begin like ours and are none: most likely misspelt. */
  readonly unknown: readonly string[]
}

/**
 * Reads all settings from the environment. A variable that is empty counts as not given. On a bad value the answer is
 * one line that names the variable, what was given and what is allowed.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>> = process.env): ConfigReading {
  const given = Object.fromEntries(Object.entries(environment).filter(([, text]) => text !== ''))
  const unknown = Object.keys(environment).filter(
    (name) =>
      name.startsWith('BURIN_') && !VARIABLES.includes(name) && !FOR_COMMANDS.includes(name) && !FOR_TESTS.test(name),
  )
  const read = SETTINGS.safeParse(given)
  const problem = read.success ? problemOf(read.data) : wrongValue(read.error, given)
  if (problem !== null || !read.success) return { config: null, problem: problem ?? '', unknown }
  return { config: configOf(read.data), problem: null, unknown }
}

const port = wholeNumber(0, 65_535, 'a whole number from 0 (any free port) to 65535')
const limit = wholeNumber(0, 1_000_000)
const mailbox = z.string().regex(/^[^\s@<>"]+@[^\s@<>"]+$/, 'an e-mail address, such as burin@example.com')
const host = text('a host name or an IP address, such as 127.0.0.1, or 0.0.0.0 for all interfaces', isHost)
const origin = meant('an http or https address without path, such as https://icons.example.com', originOf)
const postgres = address('postgres:', 'postgresql:')

/** Fewest of a secret that signs cookies, wherever it comes from. */
export const SECRET_CHARACTERS = 32

const SITES_PORT = 3002

const EMBEDDED = Object.freeze({ protocol: 'embedded', model: '' })
const author = meant(
  'embedded, or a protocol and a model such as openai-compatible:some-model, anthropic:some-model or google:some-model',
  authorOf,
)
const seesPictures = orNull(z.enum(['on', 'off'], 'on or off'))
const PRICE = 'US dollars per million tokens from 0 to 9999.999999, such as 0.15'

/** Every variable there is; some carry the usual name of what they set up. Of several that are wrong, the first is told. */
const SETTINGS = z.object({
  BURIN_PARTS: someOf(PARTS).default(PARTS),
  BURIN_HOST: host.default('127.0.0.1'),
  BURIN_ICONS_PORT: port.default(3000),
  BURIN_BASE_URL: orNull(origin),
  BURIN_API_PORT: port.default(3001),
  BURIN_API_URL: orNull(origin),
  BURIN_SITES_PORT: port.default(SITES_PORT),
  BURIN_SITES_DOMAIN: orNull(
    meant('a host name with or without a port, such as example.site or localhost:3002', sitesDomainOf),
  ),
  BURIN_SITES_ADDRESSES: meant(
    'IP addresses with commas between them, such as 203.0.113.7,2001:db8::7',
    addressesOf,
  ).default(Object.freeze([])),
  BURIN_CERTIFICATE_ISSUERS: meant(
    'names of certificate authorities with commas between them, such as letsencrypt.org',
    hostNamesOf,
  ).default(Object.freeze(['letsencrypt.org'])),
  BURIN_SITES_CACHE_MIB: wholeNumber(1, 65_536).default(64),
  BURIN_SITES_WORKERS: meant('a whole number from 1 to 64, or auto for as many as there are cores', workersOf).default(
    1,
  ),
  BURIN_BLOBS: orNull(meant('an address such as s3://bucket', bucketOf)),
  AWS_ACCESS_KEY_ID: orNull(z.string()),
  AWS_SECRET_ACCESS_KEY: orNull(z.string()),
  AWS_SESSION_TOKEN: orNull(z.string()),
  AWS_REGION: z.string().default('us-east-1'),
  AWS_ENDPOINT_URL_S3: orNull(origin),
  BURIN_DATA: text('the path of a folder', (given) => !given.includes('\0') && given.trim() !== '').default('.data'),
  BURIN_LOG: z.enum(LOG_LEVELS, `one of ${LOG_LEVELS.join(', ')}`).default('info'),
  BURIN_MODEL: z.enum(['online', 'offline'], 'online or offline').default('online'),
  BURIN_AUTHOR: author.default(EMBEDDED),
  BURIN_AUTHOR_URL: orNull(address('http:', 'https:')),
  BURIN_AUTHOR_KEY: orNull(z.string()),
  BURIN_AUTHOR_PICTURES: seesPictures,
  BURIN_AUTHOR_SECOND: author.default(EMBEDDED),
  BURIN_AUTHOR_SECOND_URL: orNull(address('http:', 'https:')),
  BURIN_AUTHOR_SECOND_KEY: orNull(z.string()),
  BURIN_AUTHOR_SECOND_PICTURES: seesPictures,
  BURIN_AUTHOR_BUDGET_USD: orNull(
    meant('an amount of US dollars from 0.000001 to 9999.999999, such as 20', microUsdOf),
  ),
  BURIN_AUTHOR_USD_IN: meant(PRICE, priceOf).default(0),
  BURIN_AUTHOR_USD_OUT: meant(PRICE, priceOf).default(0),
  BURIN_AUTHOR_AT_ONCE: wholeNumber(1, 1000).default(8),
  BURIN_MODEL_SECONDS: wholeNumber(5, 240).default(90),
  BURIN_WORKERS: wholeNumber(1, 256).default(availableParallelism),
  BURIN_CACHE_MIB: wholeNumber(0, 65_536).default(64),
  BURIN_OPERATIONS_PORT: orNull(port),
  BURIN_OPERATIONS_HOST: host.default('127.0.0.1'),
  BURIN_OPERATIONS_NAMES: meant(
    'host names with commas between them, such as burin,burin.internal',
    hostNamesOf,
  ).default(Object.freeze([])),
  BURIN_SECURITY_CONTACT: orNull(
    meant('an address such as mailto:security@example.com or https://example.com/security', contactOf),
  ),
  BURIN_OPERATOR_NAME: orNull(text('a name of 1 to 100 characters on one line, such as Example Ltd, Berlin', isName)),
  BURIN_OPERATOR_MAIL: orNull(mailbox),
  BURIN_LIMIT_SANDBOX: limit.default(120),
  BURIN_LIMIT_SANDBOX_NETWORK: limit.optional(),
  BURIN_LIMIT_LIVE: limit.default(120),
  BURIN_LIMIT_LIVE_AT_ONCE: limit.default(8),
  BURIN_LIMIT_MEMBER: limit.default(30),
  BURIN_LIMIT_VISITOR: limit.default(5),
  BURIN_LIMIT_FREE_DRAWS: limit.default(10),
  BURIN_LIMIT_WRONG_KEYS: limit.default(20),
  BURIN_LIMIT_CONNECTIONS: limit.default(1000),
  BURIN_LIMIT_MAILS: limit.default(60),
  BURIN_LIMIT_WRONG_CODES: limit.default(1000),
  BURIN_LIMIT_API: limit.default(600),
  BURIN_LIMIT_UPLOADS_AT_ONCE: limit.default(16),
  BURIN_QUOTA_PROJECTS: limit.default(20),
  BURIN_QUOTA_NEW_PROJECTS: limit.optional(),
  BURIN_QUOTA_DEPLOYMENTS: limit.default(100),
  BURIN_QUOTA_DOMAINS: limit.default(20),
  BURIN_QUOTA_STORED_MIB: wholeNumber(0, 9_999_999).default(5120),
  BURIN_TRUST_PROXIES: wholeNumber(0, 16).default(0),
  BURIN_SECRET: orNull(
    z
      .string()
      .min(SECRET_CHARACTERS, `at least ${SECRET_CHARACTERS} random characters, such as openssl rand -hex 32 prints`),
  ),
  BURIN_CREDITS: z.enum(['on', 'off'], 'on or off').default('off'),
  BURIN_USD_PER_CREDIT: meant('an amount of US dollars from 0.000001 to 9999.999999, such as 0.04', microUsdOf).default(
    40_000,
  ),
  BURIN_MAIL_FROM: orNull(mailbox),
  BURIN_OIDC_ISSUER: orNull(text("the provider's issuer, an https address such as https://id.example.com", isIssuer)),
  BURIN_OIDC_AUDIENCE: z.string().default('burin'),
  DATABASE_URL: orNull(postgres),
  DATABASE_OWNER_URL: orNull(postgres),
  REDIS_URL: orNull(text('an address such as redis://localhost:6379/0; rediss:// for TLS', isRedis)),
  SMTP_URL: orNull(address('smtp:', 'smtps:')),
  STRIPE_SECRET_KEY: orNull(z.string().regex(/^(sk|rk)_\w+$/, 'a key of Stripe that begins with sk_ or rk_')),
  STRIPE_WEBHOOK_SECRET: orNull(z.string().regex(/^whsec_\S+$/, 'a key of Stripe that begins with whsec_')),
  BURIN_TEST_DNS: orNull(meant('an IPv4 address and a port, such as 127.0.0.1:5353', nameServerOf)),
  BURIN_TEST_REDIS_MS: orNull(wholeNumber(1, 600_000)),
  BURIN_TEST_STRIPE_HOST: orNull(origin),
})

type Settings = z.output<typeof SETTINGS>

export const VARIABLES: readonly string[] = Object.keys(SETTINGS.shape).filter((name) => !FOR_TESTS.test(name))

/** Settings whose text is a secret. */
const SECRETS = [
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
  'BURIN_AUTHOR_KEY',
  'BURIN_AUTHOR_SECOND_KEY',
  'BURIN_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
]

function wrongValue({ issues: [issue] }: z.ZodError, given: Readonly<Record<string, string | undefined>>): string {
  const name = String(issue?.path[0])
  return `${name} is ${shown(name, given[name] ?? '')}, but must be ${issue?.message}`
}

/** What was given goes into the operator's terminal and logs, which are no place for a password. */
function shown(name: string, given: string): string {
  if (SECRETS.includes(name)) return `set to ${given.length} characters that are not shown here`
  return JSON.stringify(given.replace(/(:\/\/[^/:@]*):.*@/, '$1:…@').replace(/(password=)[^&]*/gi, '$1…'))
}

/** What is wrong with settings that are each right; null: nothing. */
function problemOf(settings: Settings): string | null {
  const { STRIPE_SECRET_KEY: stripeKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = settings
  const { DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl } = settings
  const unplaced = modelProblem(settings)
  if (unplaced !== null) return unplaced
  if (stripeKey === null && webhookSecret !== null)
    return 'STRIPE_SECRET_KEY is not given, but must be with STRIPE_WEBHOOK_SECRET, or leave out both'
  // Money that nobody would ever hear of is worse than none.
  if (stripeKey !== null && webhookSecret === null)
    return 'STRIPE_WEBHOOK_SECRET is not given, but must be with STRIPE_SECRET_KEY: it is shown where the webhook {base_url}/stripe/webhook is set up at Stripe'
  const clash = clashOf(settings)
  if (clash !== null) return clash
  if (settings.BURIN_BLOBS !== null && (settings.AWS_ACCESS_KEY_ID === null || settings.AWS_SECRET_ACCESS_KEY === null))
    return 'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are not both given, but must be with BURIN_BLOBS'
  if (stripeKey !== null && settings.BURIN_CREDITS === 'off')
    return 'BURIN_CREDITS is off, but must be on with STRIPE_SECRET_KEY: there would be nothing to sell'
  if (ownerUrl === null) return null
  if (url === null)
    return "DATABASE_OWNER_URL is given, but DATABASE_URL is not: leave out both to use Burin's own database, which has both roles"
  return URL.parse(ownerUrl)?.username === URL.parse(url)?.username
    ? 'DATABASE_OWNER_URL names the same role as DATABASE_URL, but must name another, or leave it out'
    : null
}

/** What is missing of the models that are named; null: nothing. */
function modelProblem(settings: Settings): string | null {
  for (const [name, { protocol }, url] of [
    ['BURIN_AUTHOR', settings.BURIN_AUTHOR, settings.BURIN_AUTHOR_URL],
    ['BURIN_AUTHOR_SECOND', settings.BURIN_AUTHOR_SECOND, settings.BURIN_AUTHOR_SECOND_URL],
  ] as const)
    if (protocol === 'openai-compatible' && url === null)
      return `${name}_URL is not given, but must be with ${name}: such as http://127.0.0.1:8080/v1`
  if (settings.BURIN_AUTHOR_BUDGET_USD !== null && settings.BURIN_AUTHOR_USD_IN + settings.BURIN_AUTHOR_USD_OUT === 0)
    return 'BURIN_AUTHOR_USD_IN and BURIN_AUTHOR_USD_OUT are not given, but must be with BURIN_AUTHOR_BUDGET_USD: without prices nothing is spent'
  return settings.BURIN_AUTHOR.protocol === 'embedded' && settings.BURIN_AUTHOR_SECOND.protocol !== 'embedded'
    ? 'BURIN_AUTHOR is not given, but must be with BURIN_AUTHOR_SECOND'
    : null
}

/** Two ports that are one; null: all differ. Those of parts that this process does not run are free. */
function clashOf(settings: Settings): string | null {
  const { BURIN_PARTS: parts } = settings
  const taken = new Map<number, string>()
  const ports = [
    ['BURIN_ICONS_PORT', parts.includes('icons') ? settings.BURIN_ICONS_PORT : null],
    ['BURIN_API_PORT', parts.includes('api') ? settings.BURIN_API_PORT : null],
    ['BURIN_SITES_PORT', parts.includes('sites') ? settings.BURIN_SITES_PORT : null],
    ['BURIN_OPERATIONS_PORT', settings.BURIN_OPERATIONS_PORT],
  ] as const
  for (const [name, given] of ports) {
    if (given === null || given === 0) continue
    const other = taken.get(given)
    if (other !== undefined) return `${name} is ${given}, but must be another port than ${other}`
    taken.set(given, name)
  }
  return null
}

function configOf(settings: Settings): Config {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, BURIN_OIDC_ISSUER: issuer } = settings
  return Object.freeze({
    parts: settings.BURIN_PARTS,
    host: settings.BURIN_HOST,
    iconsPort: settings.BURIN_ICONS_PORT,
    baseUrl: settings.BURIN_BASE_URL,
    apiPort: settings.BURIN_API_PORT,
    apiUrl: settings.BURIN_API_URL,
    sitesPort: settings.BURIN_SITES_PORT,
    // Any free port is known too late: addresses may be asked for by processes that serve no sites.
    sitesDomain: settings.BURIN_SITES_DOMAIN ?? `localhost:${settings.BURIN_SITES_PORT || SITES_PORT}`,
    sitesAddresses: settings.BURIN_SITES_ADDRESSES,
    certificateIssuers: settings.BURIN_CERTIFICATE_ISSUERS,
    dnsServer: settings.BURIN_TEST_DNS,
    sitesCacheMib: settings.BURIN_SITES_CACHE_MIB,
    sitesWorkers: settings.BURIN_SITES_WORKERS,
    blobs: blobsOf(settings),
    dataFolder: settings.BURIN_DATA,
    logLevel: settings.BURIN_LOG,
    model: settings.BURIN_MODEL,
    author: authorSettings(settings),
    workers: settings.BURIN_WORKERS,
    cacheMib: settings.BURIN_CACHE_MIB,
    operationsPort: settings.BURIN_OPERATIONS_PORT,
    operationsHost: settings.BURIN_OPERATIONS_HOST,
    operationsNames: settings.BURIN_OPERATIONS_NAMES,
    securityContact: settings.BURIN_SECURITY_CONTACT,
    operatorName: settings.BURIN_OPERATOR_NAME,
    operatorMail: settings.BURIN_OPERATOR_MAIL,
    limits: limitsOf(settings),
    quotas: Object.freeze({
      projects: settings.BURIN_QUOTA_PROJECTS,
      projectsOfNew: Math.min(
        settings.BURIN_QUOTA_PROJECTS,
        settings.BURIN_QUOTA_NEW_PROJECTS ?? settings.BURIN_QUOTA_PROJECTS,
      ),
      deploymentsADay: settings.BURIN_QUOTA_DEPLOYMENTS,
      domainsOfProject: settings.BURIN_QUOTA_DOMAINS,
      storedMib: settings.BURIN_QUOTA_STORED_MIB,
    }),
    trustedProxies: settings.BURIN_TRUST_PROXIES,
    databaseUrl: settings.DATABASE_URL,
    databaseOwnerUrl: settings.DATABASE_OWNER_URL,
    redisUrl: settings.REDIS_URL,
    redisMs: settings.BURIN_TEST_REDIS_MS,
    secret: settings.BURIN_SECRET,
    hasCredits: settings.BURIN_CREDITS === 'on',
    microUsdPerCredit: settings.BURIN_USD_PER_CREDIT,
    mail: Object.freeze({ smtpUrl: settings.SMTP_URL, from: settings.BURIN_MAIL_FROM }),
    oidc: issuer === null ? null : Object.freeze({ issuer, audience: settings.BURIN_OIDC_AUDIENCE }),
    stripe:
      secretKey === null || webhookSecret === null
        ? null
        : Object.freeze({ secretKey, webhookSecret, host: settings.BURIN_TEST_STRIPE_HOST }),
  })
}

function authorSettings(settings: Settings): Config['author'] {
  const model = (of: 'BURIN_AUTHOR' | 'BURIN_AUTHOR_SECOND'): ModelSettings[] => {
    const { protocol, model: name } = settings[of]
    if (protocol === 'embedded') return []
    const [url, key, pictures] = [settings[`${of}_URL`], settings[`${of}_KEY`], settings[`${of}_PICTURES`]]
    // The models of two of the protocols see; what speaks the third may be anything.
    const seesPictures = pictures === null ? protocol !== 'openai-compatible' : pictures === 'on'
    return [Object.freeze({ protocol, model: name, url, key, seesPictures })]
  }
  return Object.freeze({
    models: Object.freeze([...model('BURIN_AUTHOR'), ...model('BURIN_AUTHOR_SECOND')]),
    atOnce: settings.BURIN_AUTHOR_AT_ONCE,
    seconds: settings.BURIN_MODEL_SECONDS,
    microUsdPerDay: settings.BURIN_AUTHOR_BUDGET_USD,
    prices: Object.freeze({
      inputToken: settings.BURIN_AUTHOR_USD_IN / 1e6,
      outputToken: settings.BURIN_AUTHOR_USD_OUT / 1e6,
    }),
  })
}

function blobsOf(settings: Settings): S3Blobs | null {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey, AWS_REGION: region } = settings
  const { BURIN_BLOBS: bucket } = settings
  if (bucket === null || accessKeyId === null || secretAccessKey === null) return null
  const endpoint = settings.AWS_ENDPOINT_URL_S3 ?? `https://s3.${region}.amazonaws.com`
  return Object.freeze({
    bucket,
    endpoint,
    region,
    accessKeyId,
    secretAccessKey,
    sessionToken: settings.AWS_SESSION_TOKEN,
  })
}

function limitsOf(settings: Settings): Config['limits'] {
  const sandboxPerMinute = settings.BURIN_LIMIT_SANDBOX
  const sandboxPerNetwork = settings.BURIN_LIMIT_SANDBOX_NETWORK ?? Math.max(240, 2 * sandboxPerMinute)
  return Object.freeze({
    sandboxPerMinute,
    sandboxPerNetwork: sandboxPerMinute === 0 ? 0 : sandboxPerNetwork,
    livePerMinute: settings.BURIN_LIMIT_LIVE,
    liveAtOnce: settings.BURIN_LIMIT_LIVE_AT_ONCE,
    memberPerMinute: settings.BURIN_LIMIT_MEMBER,
    visitorPerMinute: settings.BURIN_LIMIT_VISITOR,
    freeDrawsPerDay: settings.BURIN_LIMIT_FREE_DRAWS,
    wrongKeysPerMinute: settings.BURIN_LIMIT_WRONG_KEYS,
    connectionsPerNetwork: settings.BURIN_LIMIT_CONNECTIONS,
    mailsPerMinute: settings.BURIN_LIMIT_MAILS,
    wrongCodesPerDay: settings.BURIN_LIMIT_WRONG_CODES,
    apiCallsPerMinute: settings.BURIN_LIMIT_API,
    uploadsAtOnce: settings.BURIN_LIMIT_UPLOADS_AT_ONCE,
  })
}
