import type { HeaderRule } from './header-rule.ts'
import { readPattern } from './path-pattern.ts'
import { LONGEST_LINE, MOST_FAULTS } from './rule-fault.ts'
import type { RuleFault } from './rule-fault.ts'

export const MOST_HEADER_RULES = 100
/** Of one rule. */
export const MOST_HEADERS = 50

/** What the server says by itself, about the message, the connection or who is let in: a site must not contradict it. */
const DENIED: readonly string[] = [
  'accept-ranges',
  'age',
  'allow',
  'alt-svc',
  'authorization',
  'connection',
  'content-encoding',
  'content-length',
  'content-location',
  'content-range',
  'content-type',
  'date',
  'etag',
  'expect',
  'host',
  'keep-alive',
  'last-modified',
  'location',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'server',
  'set-cookie',
  'set-cookie2',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'vary',
  'via',
  'www-authenticate',
  'x-content-type-options',
  'x-request-id',
]

/** What proxies in front obey: by these a site would have them answer with their own files and addresses. */
const FOR_PROXIES = /^x-(accel-|sendfile|lighttpd-|litespeed-|reproxy-)/

interface Open {
  readonly line: number
  readonly path: HeaderRule['path']
  readonly headers: [name: string, value: string][]
}

/**
 * Reads the file `_headers`: a path on a line of its own, below it its headers as `Name: value`; `#` begins a line of comment.
 * `faults` is empty when all lines are good.
 */
export function parseHeaders(text: string): {
  readonly rules: readonly HeaderRule[]
  readonly faults: readonly RuleFault[]
} {
  const rules: Open[] = []
  const faults: RuleFault[] = []
  for (const [index, written] of text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    if (faults.length >= MOST_FAULTS) break
    const line = index + 1
    const fault = readLine(written, line, rules)
    if (fault !== null) faults.push({ file: '_headers', line, message: fault })
  }
  // A path below which a header is wrong has none either: that was said.
  const empty = faults.length === 0 ? rules.find(({ headers }) => headers.length === 0) : undefined
  if (empty !== undefined)
    faults.push({ file: '_headers', line: empty.line, message: 'There is no header below this path' })
  return { rules, faults }
}

/** Adds what a line says to the rules; gives what is wrong with it. */
function readLine(written: string, line: number, rules: Open[]): string | null {
  const content = written.trim()
  if (content === '' || content.startsWith('#')) return null
  if (written.length > LONGEST_LINE) return `The line is longer than ${LONGEST_LINE} characters`
  if (/^https?:/i.test(content)) return 'A rule begins with a path, such as /assets/*: rules are for this site alone'
  if (content.startsWith('/')) {
    const path = readPattern(content, { mayBeInside: true })
    if (typeof path === 'string') return path
    rules.push({ line, path, headers: [] })
    return rules.length === MOST_HEADER_RULES + 1 ? `There are more than ${MOST_HEADER_RULES} paths` : null
  }
  const rule = rules.at(-1)
  if (rule === undefined) return 'A header must stand below a path, such as /*'
  return readHeader(content, rule)
}

function readHeader(content: string, { headers }: Open): string | null {
  const colon = content.indexOf(':')
  const name = content.slice(0, Math.max(colon, 0)).trim().toLowerCase()
  const value = content.slice(colon + 1).trim()
  if (!/^[!#$%&'*+.^_`|~0-9a-z-]+$/.test(name)) return 'A header is written as Name: value'
  if (DENIED.includes(name) || FOR_PROXIES.test(name)) return `The header ${name} is set by the server alone`
  if (value === '') return `The header ${name} has no value`
  if (!/^[\t\u0020-\u007e]+$/.test(value)) return `The value of ${name} may hold printable ASCII only`
  headers.push([name, value])
  return headers.length === MOST_HEADERS + 1 ? `There are more than ${MOST_HEADERS} headers for one path` : null
}
