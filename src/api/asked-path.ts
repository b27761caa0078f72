import { pathOf } from '../platform/http/path-of.ts'
import { ApiError } from './api-error.ts'

/** The path of a request's target as the router will see it: without host, without query, percent-encoding undone where it can be. */
export function askedPath(target: string | undefined): string {
  const path = pathOf(withoutHost(target ?? '/'))
  if (!path.includes('%')) return path
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** A request line may have a whole address (RFC 9112, 3.2.2). */
export function withoutHost(target: string): string {
  return target.replace(/^https?:\/\/[^/?#]*/i, '') || '/'
}

/** What the query of an address says, each name once; throws the refusal of a name that comes twice. */
export function queryOf(url: string): Record<string, string> {
  const query = new URLSearchParams(url.split(/\?(.*)/s, 2)[1] ?? '')
  const values = new Map<string, string>()
  for (const [name, value] of query) {
    if (values.has(name))
      throw new ApiError('invalid', `\`${name.slice(0, 60)}\` is given twice.`, { param: name.slice(0, 60) })
    values.set(name, value)
  }
  // Not by assignment: a name such as `__proto__` is one like any other.
  return Object.fromEntries(values)
}
