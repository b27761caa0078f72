import { decodePath, matchPattern, withoutLastSlash } from './path-pattern.ts'
import type { Captures } from './path-pattern.ts'
import type { RedirectRule, RedirectStatus, RedirectTarget } from './redirect-rule.ts'

/** Rules made ready to be asked. */
export interface Redirects {
  /** Path → the place of the first rule for it alone. */
  readonly exact: ReadonlyMap<string, number>
  /** Places of the others. */
  readonly patterns: readonly number[]
  readonly rules: readonly RedirectRule[]
}

/** What becomes of a path. */
export type FoundRedirect =
  /** The file at the path is shown: decoded, beginning with `/`. */
  | { readonly kind: 'show'; readonly status: 200 | 404; readonly path: string; readonly isForced: boolean }
  /** The visitor is sent on. The query of the request goes along when `hasQuery` is false. */
  | {
      readonly kind: 'send'
      readonly status: Exclude<RedirectStatus, 200 | 404>
      readonly location: string
      readonly hasQuery: boolean
      readonly isForced: boolean
    }

export function prepareRedirects(rules: readonly RedirectRule[]): Redirects {
  const exact = new Map<string, number>()
  const patterns: number[] = []
  for (const [place, { from }] of rules.entries()) {
    if (from.kind !== 'exact') patterns.push(place)
    else if (!exact.has(from.path)) exact.set(from.path, place)
  }
  return { exact, patterns, rules }
}

/**
 * What the first rule says that is for a path; null when none is. `path` begins with `/` and is decoded. With `forcedOnly`, as
 * for a path at which the site has a file, only rules with a `!` count.
 */
export function findRedirect(redirects: Redirects, path: string, forcedOnly: boolean): FoundRedirect | null {
  const { exact, patterns, rules } = redirects
  const counts = (rule: RedirectRule | undefined): rule is RedirectRule =>
    rule !== undefined && (rule.isForced || !forcedOnly)
  let place = exact.get(withoutLastSlash(path)) ?? Infinity
  let captures: Captures = {}
  // The same path may have a rule without a `!` first: then those after it are looked through.
  if (place !== Infinity && !counts(rules[place])) place = nextExact(rules, path, place, counts)
  for (const candidate of patterns) {
    if (candidate > place) break
    const rule = rules[candidate]
    if (!counts(rule)) continue
    const found = matchPattern(rule.from, path)
    if (found === null) continue
    place = candidate
    captures = found
    break
  }
  const rule = rules[place]
  return rule === undefined ? null : outcomeOf(rule, captures)
}

function nextExact(
  rules: readonly RedirectRule[],
  path: string,
  after: number,
  counts: (rule: RedirectRule) => boolean,
): number {
  const asked = withoutLastSlash(path)
  const next = rules.findIndex(
    (rule, place) => place > after && rule.from.kind === 'exact' && rule.from.path === asked && counts(rule),
  )
  return next === -1 ? Infinity : next
}

function outcomeOf({ to, status, isForced }: RedirectRule, captures: Captures): FoundRedirect {
  if (status === 200 || status === 404) return { kind: 'show', status, path: fileAt(to, captures), isForced }
  const path = atOneServer(filled(to.path, captures, encodeURI))
  const location = `${to.origin}${path}${filled(to.suffix, captures, encodeURIComponent)}`
  return { kind: 'send', status, location, hasQuery: to.suffix.startsWith('?'), isForced }
}

/** What was captured is decoded already; what was written is not. */
function fileAt({ path }: RedirectTarget, captures: Captures): string {
  return path.replaceAll(TEMPLATE, (text: string, name: string | undefined) =>
    name === undefined ? (decodePath(text) ?? text) : (captures[name] ?? ''),
  )
}

/** A placeholder, or the text up to the next one. */
const TEMPLATE = /:([A-Za-z][A-Za-z0-9_]*)|[^:]+|:/g

function filled(template: string, captures: Captures, encode: (text: string) => string): string {
  return template.replaceAll(TEMPLATE, (text: string, name: string | undefined) => {
    if (name === undefined) return asAscii(text)
    // A path may hold what `encodeURI` leaves but would begin a query.
    return encode((captures[name] ?? '').toWellFormed()).replace(/[?#\\]/g, encodeURIComponent)
  })
}

/** What was written, with only those characters escaped that no header takes. */
function asAscii(text: string): string {
  return text.replace(/[^\u0021-\u007e]+/g, encodeURIComponent)
}

/** A path that begins with two slashes would lead to another server. */
function atOneServer(path: string): string {
  return path.replace(/^\/{2,}/, '/')
}
