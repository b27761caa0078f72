import { pathOf } from '../platform/http/path-of.ts'

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
