import { isIP } from 'node:net'

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
    problems.push(`${name} is ${JSON.stringify(text)}, but must be ${meaning.allowed}`)
    return fallback
  }
  const config: Config = Object.freeze({
    parts: read('BURIN_PARTS', PARTS, partsFrom),
    host: read('BURIN_HOST', '127.0.0.1', hostFrom),
    iconsPort: read('BURIN_ICONS_PORT', 3000, portFrom),
    baseUrl: read<string | null>('BURIN_BASE_URL', null, originFrom),
    dataFolder: read('BURIN_DATA', '.data', folderFrom),
    logLevel: read<LogLevel>('BURIN_LOG', 'info', logLevelFrom),
  })
  const problem = problems[0]
  const unknown = Object.keys(environment).filter(
    (name) => name.startsWith('BURIN_') && !VARIABLES.includes(name) && !OTHER_VARIABLES.test(name),
  )
  return problem === undefined ? { config, problem: null, unknown } : { config: null, problem, unknown }
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
