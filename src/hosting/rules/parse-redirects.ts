import { readPattern, withoutLastSlash } from './path-pattern.ts'
import type { PathPattern } from './path-pattern.ts'
import type { RedirectRule, RedirectStatus, RedirectTarget } from './redirect-rule.ts'
import { LONGEST_LINE, MOST_FAULTS } from './rule-fault.ts'
import type { RuleFault } from './rule-fault.ts'

/** Rules for one path each are looked up at once, the others one after the other. */
export const MOST_EXACT = 2000
export const MOST_PATTERNS = 100

/** In where a rule leads: a visitor may ask for a long path, and it is filled in so often. */
const MOST_PLACEHOLDERS = 10

const STATUSES: readonly RedirectStatus[] = [200, 301, 302, 303, 307, 308, 404]
const PLACEHOLDERS = /:([A-Za-z][A-Za-z0-9_]*)/g

/**
 * Reads the file `_redirects`: `from to [status[!]]` on each line, `#` begins a comment. The rules in their order; the first
 * that is for a path holds. `faults` is empty when all lines are good.
 */
export function parseRedirects(text: string): {
  readonly rules: readonly RedirectRule[]
  readonly faults: readonly RuleFault[]
} {
  const rules: RedirectRule[] = []
  const faults: RuleFault[] = []
  const count = { exact: 0, patterns: 0 }
  for (const [index, written] of text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    if (faults.length >= MOST_FAULTS) break
    const line = index + 1
    const words = wordsOf(written)
    if (words.length === 0) continue
    const rule = written.length > LONGEST_LINE ? `is longer than ${LONGEST_LINE} characters` : readRule(words, line)
    if (typeof rule === 'string') {
      faults.push({ file: '_redirects', line, message: rule })
      continue
    }
    rules.push(rule)
    const kind = rule.from.kind === 'exact' ? 'exact' : 'patterns'
    count[kind] += 1
    const most = kind === 'exact' ? MOST_EXACT : MOST_PATTERNS
    if (count[kind] === most + 1) faults.push({ file: '_redirects', line, message: tooMany(kind, most) })
  }
  return { rules, faults }
}

function tooMany(kind: 'exact' | 'patterns', most: number): string {
  return kind === 'exact'
    ? `There are more than ${most} rules; put those that are alike together with * or a placeholder.`
    : `There are more than ${most} rules with * or placeholders.`
}

function wordsOf(line: string): string[] {
  const words = line.trim().split(/[ \t]+/)
  const comment = words.findIndex((word) => word.startsWith('#'))
  return (comment === -1 ? words : words.slice(0, comment)).filter((word) => word !== '')
}

function readRule(words: readonly string[], line: number): RedirectRule | string {
  const [from = '', to, status = '301', ...rest] = words
  if (to === undefined) return 'A rule has a path and where it leads, such as: /old /new 301'
  const condition = [to, status, ...rest].find((word) => /^[A-Za-z]\w*=/.test(word))
  if (condition !== undefined) return `Conditions and query parameters are not supported: ${condition}`
  if (rest.length > 0) return `Nothing may follow the status, but there is ${rest[0]}`
  const code = STATUSES.find((one) => status === `${one}` || status === `${one}!`)
  if (code === undefined) return `The status must be one of ${STATUSES.join(', ')}, or that with a !, not ${status}`
  if (/^https?:/i.test(from)) return 'The first word must be a path, such as /old: rules are for this site alone'
  const pattern = readPattern(from, { mayBeInside: false })
  if (typeof pattern === 'string') return sentence(pattern)
  const target = readTarget(to, pattern, code)
  if (typeof target === 'string') return sentence(target)
  const isSent = code !== 200 && code !== 404 && target.origin === ''
  const same = withoutLastSlash(from.replace(/\*$/, ':splat'))
  if (isSent && withoutLastSlash(target.path) === same) return 'The rule leads to where it comes from'
  return { line, from: pattern, to: target, status: code, isForced: status.endsWith('!') }
}

/** Only the first letter of a sentence is large, and a path has none. */
function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

function readTarget(to: string, from: PathPattern, status: RedirectStatus): RedirectTarget | string {
  const parts = /^(https?:\/\/[^/?#]*)?([^?#]*)(.*)$/i.exec(to)
  const [, origin = '', path = '', suffix = ''] = parts ?? []
  const isWithin = origin === ''
  if (isWithin && (!path.startsWith('/') || path.startsWith('//')))
    return `where it leads must be a path of this site or an address with https:, not ${to}`
  if (!isWithin && (status === 200 || status === 404))
    return `the status ${status} shows a file of this site; ${to} is elsewhere, and nothing is fetched from there`
  if (!isWithin && !isHost(origin)) return `${origin} is not the address of a server`
  if (hasControl(to)) return `${to} has a control character`
  if (path.includes('*')) return 'where it leads has :splat for what the * stood for, not *'
  const known = from.kind === 'segments' ? [...from.names, ...(from.takesRest ? ['splat'] : [])] : []
  const filled = [...`${path}${suffix}`.matchAll(PLACEHOLDERS)]
  if (filled.length > MOST_PLACEHOLDERS) return `where it leads has more than ${MOST_PLACEHOLDERS} placeholders`
  const unknown = filled.find(([, name = '']) => !known.includes(name))
  if (unknown !== undefined) return `${unknown[0]} is not in the path that the rule is for`
  return { origin, path: path === '' ? '/' : path, suffix }
}

/** A host without placeholders: where a visitor is sent must not be up to the visitor. */
function isHost(origin: string): boolean {
  return /^https?:\/\/[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?(:\d{1,5})?$/i.test(origin)
}

function hasControl(text: string): boolean {
  // eslint-disable-next-line no-control-regex
  return /[\u0000-\u001f\u007f-\u009f\\]/.test(text)
}
