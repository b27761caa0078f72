import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'

/** The only reader of the environment. Everything else gets the frozen `Config` that is made here. */

const PARTS = ['icons'] as const
/** Named in the documents, not built: refused with a line of their own, so that nobody waits for them. */
const PARTS_TO_COME = ['api', 'sites']
/** Every variable there is; some carry the usual name of what they set up. */
export const VARIABLES: readonly string[] = [
  'BURIN_PARTS',
  'BURIN_HOST',
  'BURIN_ICONS_PORT',
  'BURIN_BASE_URL',
  'BURIN_DATA',
  'BURIN_LOG',
  'BURIN_MODEL',
  'BURIN_WORKERS',
  'BURIN_CACHE_MIB',
  'BURIN_OPERATIONS_PORT',
  'BURIN_OPERATIONS_HOST',
  'BURIN_OPERATIONS_NAMES',
  'BURIN_SECURITY_CONTACT',
  'BURIN_LIMIT_SANDBOX',
  'BURIN_LIMIT_SANDBOX_NETWORK',
  'BURIN_LIMIT_LIVE',
  'BURIN_LIMIT_LIVE_AT_ONCE',
  'BURIN_LIMIT_MEMBER',
  'BURIN_LIMIT_VISITOR',
  'BURIN_LIMIT_FREE_DRAWS',
  'BURIN_LIMIT_WRONG_KEYS',
  'BURIN_LIMIT_CONNECTIONS',
  'BURIN_LIMIT_MAILS',
  'BURIN_LIMIT_WRONG_CODES',
  'BURIN_TRUST_PROXIES',
  'BURIN_SECRET',
  'BURIN_CREDITS',
  'BURIN_USD_PER_CREDIT',
  'BURIN_MAIL_FROM',
  'BURIN_OIDC_ISSUER',
  'BURIN_OIDC_AUDIENCE',
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'REDIS_URL',
  'SMTP_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
]
/** For our tests, not settings. */
const OTHER_VARIABLES = /^BURIN_(FUZZ|CORPUS|TEST_.*)$/
const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const

export type Part = (typeof PARTS)[number]
export type LogLevel = (typeof LOG_LEVELS)[number]

export interface Config {
  /** Which parts of Burin this process runs. */
  readonly parts: readonly Part[]
  /** The address to listen on; the loopback one unless the operator asks for more. */
  readonly host: string
  /** 0 means any free port. */
  readonly iconsPort: number
  /** Public origin of the icon service without a slash at its end; null: taken from the port it listens on. */
  readonly baseUrl: string | null
  /** Where Burin keeps its files. */
  readonly dataFolder: string
  readonly logLevel: LogLevel
  /** Whether live draws are switched on; sandbox keys draw either way. */
  readonly model: 'online' | 'offline'
  /** How many threads draw. */
  readonly workers: number
  /** How many MiB of finished draws are kept to answer repeats; 0 keeps none. */
  readonly cacheMib: number
  /** Where metrics and health are; null: the usual one, or any free one when that is taken. 0 means any free port. */
  readonly operationsPort: number | null
  /** The address to listen on for that; the loopback one unless the operator asks for more, whatever `host` is. */
  readonly operationsHost: string
  /** Host names by which metrics may be asked for, in lower case, beside addresses and those of the machine itself. */
  readonly operationsNames: readonly string[]
  /** Where people report a weakness, as an address (`mailto:…`, `https://…`); null: a mailbox at the host of the base address. */
  readonly securityContact: string | null
  readonly limits: {
    /** Draws a minute of one sandbox key. For each of these, 0 means without limit. */
    readonly sandboxPerMinute: number
    /** Draws a minute with whatever sandbox keys from one network address; without limit when those of one key are. */
    readonly sandboxPerNetwork: number
    /** Draws a minute of one live key. */
    readonly livePerMinute: number
    /** Draws of one live key that are at work at the same time. */
    readonly liveAtOnce: number
    /** Draws a minute of one signed-in account in the browser. */
    readonly memberPerMinute: number
    /** Draws a minute without sign-in from one network address. */
    readonly visitorPerMinute: number
    /** Free draws a day from one network address. */
    readonly freeDrawsPerDay: number
    /** Refused keys a minute of one network address. */
    readonly wrongKeysPerMinute: number
    /** Connections that one network address may have open. */
    readonly connectionsPerNetwork: number
    /** Sign-in mails a minute to browsers that have not signed in before, and as many to those that have. */
    readonly mailsPerMinute: number
    /** Wrong sign-in codes a day, over all addresses, before browsers that have not signed in before need the link. */
    readonly wrongCodesPerDay: number
  }
  /** How many proxies stand before the service and write `X-Forwarded-For`. */
  readonly trustedProxies: number
  /** A PostgreSQL to use in place of the embedded one. */
  readonly databaseUrl: string | null
  /** The same database as the role that owns its tables, for migrations; null: the role of `databaseUrl` has to do. */
  readonly databaseOwnerUrl: string | null
  /** Counts limits, and keeps sandbox answers, for all processes; null: in this process. */
  readonly redisUrl: string | null
  /** Signs the cookies of visitors; null: a file of the data folder has it. */
  readonly secret: string | null
  /** Whether draws cost credits. */
  readonly hasCredits: boolean
  /** What a credit costs, in millionths of a US dollar. */
  readonly microUsdPerCredit: number
  readonly mail: {
    /** The server that sends mail; null prints it to the log. */
    readonly smtpUrl: string | null
    /** The sender; null: `burin@` and the host of the base address. */
    readonly from: string | null
  }
  /** A provider whose tokens are taken beside our own sessions. */
  readonly oidc: { readonly issuer: string; readonly audience: string } | null
  /** Payments by Stripe; null when they are not set up. */
  readonly stripe: { readonly secretKey: string; readonly webhookSecret: string; readonly host: string | null } | null
}

export type ConfigReading = (
  | { readonly config: Config; readonly problem: null }
  | { readonly config: null; readonly problem: string }
) & {
  /** Variables that begin like ours and are none: most likely misspelt. */
  readonly unknown: readonly string[]
}

/** What a setting's text means, or one sentence's end that says what is allowed. */
type Meaning<T> = { readonly value: T } | { readonly allowed: string }

/**
 * Reads all settings from the environment. A variable that is empty counts as not given. On a bad value the answer is
 * one line that names the variable, what was given and what is allowed.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>> = process.env): ConfigReading {
  const problems: string[] = []
  const read = <T>(name: string, fallback: T, understand: (text: string) => Meaning<T>): T => {
    const text = environment[name]
    if (text === undefined || text === '') return fallback
    const meaning = understand(text)
    if ('value' in meaning) return meaning.value
    problems.push(`${name} is ${shown(name, text)}, but must be ${meaning.allowed}`)
    return fallback
  }
  const config: Config = Object.freeze({
    parts: read('BURIN_PARTS', PARTS, partsFrom),
    host: read('BURIN_HOST', '127.0.0.1', hostFrom),
    iconsPort: read('BURIN_ICONS_PORT', 3000, portFrom),
    baseUrl: read<string | null>('BURIN_BASE_URL', null, originFrom),
    dataFolder: read('BURIN_DATA', '.data', folderFrom),
    logLevel: read<LogLevel>('BURIN_LOG', 'info', logLevelFrom),
    model: read<Config['model']>('BURIN_MODEL', 'online', modelFrom),
    workers: read('BURIN_WORKERS', availableParallelism(), wholeNumberFrom(1, 256)),
    cacheMib: read('BURIN_CACHE_MIB', 64, wholeNumberFrom(0, 65_536)),
    operationsPort: read<number | null>('BURIN_OPERATIONS_PORT', null, portFrom),
    operationsHost: read('BURIN_OPERATIONS_HOST', '127.0.0.1', hostFrom),
    operationsNames: read<readonly string[]>('BURIN_OPERATIONS_NAMES', Object.freeze([]), namesFrom),
    securityContact: read<string | null>('BURIN_SECURITY_CONTACT', null, contactFrom),
    limits: limitsFrom(read),
    trustedProxies: read('BURIN_TRUST_PROXIES', 0, wholeNumberFrom(0, 16)),
    databaseUrl: read<string | null>('DATABASE_URL', null, addressFrom(['postgres:', 'postgresql:'])),
    databaseOwnerUrl: read<string | null>('DATABASE_OWNER_URL', null, addressFrom(['postgres:', 'postgresql:'])),
    redisUrl: read<string | null>('REDIS_URL', null, redisFrom),
    secret: read<string | null>('BURIN_SECRET', null, secretFrom),
    hasCredits: read('BURIN_CREDITS', false, switchFrom),
    microUsdPerCredit: read('BURIN_USD_PER_CREDIT', 40_000, microUsdFrom),
    mail: Object.freeze({
      smtpUrl: read<string | null>('SMTP_URL', null, addressFrom(['smtp:', 'smtps:'])),
      from: read<string | null>('BURIN_MAIL_FROM', null, mailAddressFrom),
    }),
    oidc: oidcFrom(read),
    stripe: stripeFrom(read, problems),
  })
  if (config.operationsPort === config.iconsPort && config.iconsPort !== 0)
    problems.push(`BURIN_OPERATIONS_PORT is ${config.iconsPort}, but must be another port than BURIN_ICONS_PORT`)
  if (config.stripe !== null && !config.hasCredits)
    problems.push('BURIN_CREDITS is off, but must be on with STRIPE_SECRET_KEY: there would be nothing to sell')
  if (config.databaseOwnerUrl !== null) problems.push(...ownerProblems(config.databaseOwnerUrl, config.databaseUrl))
  const problem = problems[0]
  const unknown = Object.keys(environment).filter(
    (name) => name.startsWith('BURIN_') && !VARIABLES.includes(name) && !OTHER_VARIABLES.test(name),
  )
  return problem === undefined ? { config, problem: null, unknown } : { config: null, problem, unknown }
}

function ownerProblems(ownerUrl: string, url: string | null): readonly string[] {
  if (url === null)
    return [
      "DATABASE_OWNER_URL is given, but DATABASE_URL is not: leave out both to use Burin's own database, which has both roles",
    ]
  return URL.parse(ownerUrl)?.username === URL.parse(url)?.username
    ? ['DATABASE_OWNER_URL names the same role as DATABASE_URL, but must name another, or leave it out']
    : []
}

/** Reads one setting: its name, what holds without it, what its text means. */
type Read = <T>(name: string, fallback: T, understand: (text: string) => Meaning<T>) => T

function limitsFrom(read: Read): Config['limits'] {
  const limit = (name: string, usual: number): number =>
    read(`BURIN_LIMIT_${name}`, usual, wholeNumberFrom(0, 1_000_000))
  const sandboxPerMinute = limit('SANDBOX', 120)
  const sandboxPerNetwork = limit('SANDBOX_NETWORK', Math.max(240, 2 * sandboxPerMinute))
  return Object.freeze({
    sandboxPerMinute,
    sandboxPerNetwork: sandboxPerMinute === 0 ? 0 : sandboxPerNetwork,
    livePerMinute: limit('LIVE', 120),
    liveAtOnce: limit('LIVE_AT_ONCE', 8),
    memberPerMinute: limit('MEMBER', 30),
    visitorPerMinute: limit('VISITOR', 5),
    freeDrawsPerDay: limit('FREE_DRAWS', 10),
    wrongKeysPerMinute: limit('WRONG_KEYS', 20),
    connectionsPerNetwork: limit('CONNECTIONS', 1000),
    mailsPerMinute: limit('MAILS', 60),
    wrongCodesPerDay: limit('WRONG_CODES', 1000),
  })
}

function oidcFrom(read: Read): Config['oidc'] {
  const issuer = read<string | null>('BURIN_OIDC_ISSUER', null, issuerFrom)
  const audience = read('BURIN_OIDC_AUDIENCE', 'burin', (text) => ({ value: text }))
  return issuer === null ? null : Object.freeze({ issuer, audience })
}

/** Money that nobody would ever hear of is worse than none: without the secret of the webhook there are no payments. */
function stripeFrom(read: Read, problems: string[]): Config['stripe'] {
  const secretKey = read<string | null>('STRIPE_SECRET_KEY', null, tokenFrom('sk_ or rk_', /^(sk|rk)_\w+$/))
  const webhookSecret = read<string | null>('STRIPE_WEBHOOK_SECRET', null, tokenFrom('whsec_', /^whsec_\S+$/))
  const host = read<string | null>('BURIN_TEST_STRIPE_HOST', null, originFrom)
  if (secretKey === null) {
    if (webhookSecret !== null)
      problems.push('STRIPE_SECRET_KEY is not given, but must be with STRIPE_WEBHOOK_SECRET, or leave out both')
    return null
  }
  if (webhookSecret === null) {
    problems.push(
      'STRIPE_WEBHOOK_SECRET is not given, but must be with STRIPE_SECRET_KEY: it is shown where the webhook {base_url}/stripe/webhook is set up at Stripe',
    )
    return null
  }
  return Object.freeze({ secretKey, webhookSecret, host })
}

/** Settings whose text is a secret. */
const SECRETS = ['BURIN_SECRET', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']

/** What was given goes into the operator's terminal and logs, which are no place for a password. */
function shown(name: string, text: string): string {
  if (SECRETS.includes(name)) return `set to ${text.length} characters that are not shown here`
  return JSON.stringify(text.replace(/(:\/\/[^/:@]*):.*@/, '$1:…@').replace(/(password=)[^&]*/gi, '$1…'))
}

function partsFrom(text: string): Meaning<readonly Part[]> {
  const names = text.split(',').map((name) => name.trim())
  const toCome = names.find((name) => PARTS_TO_COME.includes(name))
  if (toCome !== undefined) return { allowed: `"icons" (the part "${toCome}" is not there yet)` }
  const parts = PARTS.filter((part) => names.includes(part))
  return parts.length === names.length ? { value: Object.freeze(parts) } : { allowed: '"icons"' }
}

function hostFrom(text: string): Meaning<string> {
  if (isIP(text) !== 0 || /^[0-9A-Za-z]([0-9A-Za-z.-]*[0-9A-Za-z])?$/.test(text)) return { value: text }
  return { allowed: 'a host name or an IP address, such as 127.0.0.1, or 0.0.0.0 for all interfaces' }
}

function namesFrom(text: string): Meaning<readonly string[]> {
  const names = text.split(',').map((name) => name.trim().toLowerCase())
  return names.every((name) => 'value' in hostFrom(name))
    ? { value: Object.freeze(names) }
    : { allowed: 'host names with commas between them, such as burin,burin.internal' }
}

function contactFrom(text: string): Meaning<string> {
  const url = URL.parse(text)
  return url !== null && ['mailto:', 'https:', 'tel:'].includes(url.protocol)
    ? { value: url.href }
    : { allowed: 'an address such as mailto:security@example.com or https://example.com/security' }
}

function portFrom(text: string): Meaning<number> {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : -1
  return port >= 0 && port <= 65_535 ? { value: port } : { allowed: 'a whole number from 0 (any free port) to 65535' }
}

function originFrom(text: string): Meaning<string> {
  const allowed = 'an http or https address without path, such as https://icons.example.com'
  const url = URL.parse(text)
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) return { allowed }
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '' || url.username !== '' || url.password !== '')
    return { allowed }
  return { value: url.origin }
}

function folderFrom(text: string): Meaning<string> {
  return text.includes('\0') || text.trim() === '' ? { allowed: 'the path of a folder' } : { value: text }
}

function logLevelFrom(text: string): Meaning<LogLevel> {
  const level = LOG_LEVELS.find((name) => name === text)
  return level === undefined ? { allowed: `one of ${LOG_LEVELS.join(', ')}` } : { value: level }
}

function modelFrom(text: string): Meaning<Config['model']> {
  return text === 'online' || text === 'offline' ? { value: text } : { allowed: 'online or offline' }
}

function wholeNumberFrom(least: number, most: number): (text: string) => Meaning<number> {
  return (text) => {
    const number = /^\d{1,7}$/.test(text) ? Number(text) : -1
    return number >= least && number <= most
      ? { value: number }
      : { allowed: `a whole number from ${least} to ${most}` }
  }
}

function addressFrom(protocols: readonly string[]): (text: string) => Meaning<string> {
  return (text) => {
    const url = URL.parse(text)
    return url !== null && protocols.includes(url.protocol)
      ? { value: text }
      : { allowed: `an address that begins with ${protocols.map((one) => `${one}//`).join(' or ')}` }
  }
}

function redisFrom(text: string): Meaning<string> {
  const url = URL.parse(text)
  const hasNumber = url !== null && /^\/?\d*$/.test(url.pathname)
  return hasNumber && (url.protocol === 'redis:' || url.protocol === 'rediss:') && url.hostname !== ''
    ? { value: text }
    : { allowed: 'an address such as redis://localhost:6379/0; rediss:// for TLS' }
}

/** Fewest of a secret that signs cookies, wherever it comes from. */
export const SECRET_CHARACTERS = 32

function secretFrom(text: string): Meaning<string> {
  return text.length >= SECRET_CHARACTERS
    ? { value: text }
    : { allowed: `at least ${SECRET_CHARACTERS} random characters, such as openssl rand -hex 32 prints` }
}

function switchFrom(text: string): Meaning<boolean> {
  return text === 'on' || text === 'off' ? { value: text === 'on' } : { allowed: 'on or off' }
}

/** Read digit by digit: a binary fraction would not be the price that was written. */
function microUsdFrom(text: string): Meaning<number> {
  const [, whole = '', part = ''] = /^(\d{1,4})(?:\.(\d{1,6}))?$/.exec(text) ?? []
  const microUsd = Number(whole) * 1_000_000 + Number(part.padEnd(6, '0'))
  return whole !== '' && microUsd > 0
    ? { value: microUsd }
    : { allowed: 'an amount of US dollars from 0.000001 to 9999.999999, such as 0.04' }
}

function mailAddressFrom(text: string): Meaning<string> {
  return /^[^\s@<>"]+@[^\s@<>"]+$/.test(text)
    ? { value: text }
    : { allowed: 'an e-mail address, such as burin@example.com' }
}

function issuerFrom(text: string): Meaning<string> {
  const url = URL.parse(text)
  const isSafe =
    url?.protocol === 'https:' || (url?.protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname))
  return isSafe && url.search === '' && url.hash === ''
    ? { value: text }
    : { allowed: "the provider's issuer, an https address such as https://id.example.com" }
}

function tokenFrom(start: string, form: RegExp): (text: string) => Meaning<string> {
  return (text) => (form.test(text) ? { value: text } : { allowed: `a key of Stripe that begins with ${start}` })
}
