import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'

/** The only reader of the environment. Everything else gets the frozen `Config` that is made here. */

const PARTS = ['icons'] as const
/** Named in the documents, not built: refused with a line of their own, so that nobody waits for them. */
const PARTS_TO_COME = ['api', 'sites']
/** Every variable there is. */
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
  'BURIN_LIMIT_SANDBOX',
  'BURIN_LIMIT_WRONG_KEYS',
  'BURIN_TRUST_PROXIES',
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
  readonly limits: {
    /** Draws a minute of one sandbox key; 0 means without limit. */
    readonly sandboxPerMinute: number
    /** Refused keys a minute of one network address; 0 means without limit. */
    readonly wrongKeysPerMinute: number
  }
  /** How many proxies stand before the service and write `X-Forwarded-For`. */
  readonly trustedProxies: number
  /** A PostgreSQL to use in place of the embedded one. */
  readonly databaseUrl: string | null
  /** Counts limits for all processes; null counts in this process. */
  readonly redisUrl: string | null
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
    problems.push(`${name} is ${JSON.stringify(withoutPassword(text))}, but must be ${meaning.allowed}`)
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
    limits: Object.freeze({
      sandboxPerMinute: read('BURIN_LIMIT_SANDBOX', 120, wholeNumberFrom(0, 1_000_000)),
      wrongKeysPerMinute: read('BURIN_LIMIT_WRONG_KEYS', 20, wholeNumberFrom(0, 1_000_000)),
    }),
    trustedProxies: read('BURIN_TRUST_PROXIES', 0, wholeNumberFrom(0, 16)),
    databaseUrl: read<string | null>('DATABASE_URL', null, addressFrom(['postgres:', 'postgresql:'])),
    redisUrl: read<string | null>('REDIS_URL', null, redisFrom),
  })
  if (config.operationsPort === config.iconsPort && config.iconsPort !== 0)
    problems.push(`BURIN_OPERATIONS_PORT is ${config.iconsPort}, but must be another port than BURIN_ICONS_PORT`)
  const problem = problems[0]
  const unknown = Object.keys(environment).filter(
    (name) => name.startsWith('BURIN_') && !VARIABLES.includes(name) && !OTHER_VARIABLES.test(name),
  )
  return problem === undefined ? { config, problem: null, unknown } : { config: null, problem, unknown }
}

/** What was given goes into the operator's terminal and logs, which are no place for a password. */
function withoutPassword(text: string): string {
  return text.replace(/(:\/\/[^/:@]*):.*@/, '$1:…@').replace(/(password=)[^&]*/gi, '$1…')
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
