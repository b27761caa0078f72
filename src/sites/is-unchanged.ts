import { isNotModified } from '../platform/http/entity-tag.ts'
import type { RequestHead } from './request-head.ts'

/**
 * Whether the client has what it asks for already, so that 304 is the answer. A tag decides alone when there is one. A date has
 * to be the very one that was sent: after a rollback an older deployment is shown, which is new to whoever saw the younger.
 */
export function isUnchanged(
  { ifNoneMatch, ifModifiedSince }: Pick<RequestHead, 'ifNoneMatch' | 'ifModifiedSince'>,
  { tag, lastModified }: { tag: string; lastModified: string },
): boolean {
  if (ifNoneMatch !== undefined) return isNotModified(ifNoneMatch, tag)
  return ifModifiedSince === lastModified
}

/** Whether a range may be answered by itself: `If-Range` names a strong tag or the very date, or is not there. */
export function isSameForRange(
  ifRange: string | undefined,
  { tag, lastModified }: { tag: string; lastModified: string },
): boolean {
  return ifRange === undefined || ifRange.trim() === tag || ifRange.trim() === lastModified
}
