import { createHash } from 'node:crypto'

/** A strong `ETag` made from the content, quotes included. */
export function entityTag(content: string): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`
}

/** Whether an `If-None-Match` header names the tag (weak comparison, as RFC 9110 asks for GET), so that 304 is the answer. */
export function isNotModified(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((given) => given.trim().replace(/^W\//, '') === tag)
}
