import { LRUCache } from 'lru-cache'
import { contentCoding } from '../platform/http/content-coding.ts'

const MOST_HEADERS = 500

/**
 * Names the few kinds of clients by what they unpack: all whose `Accept-Encoding` has the same effect are one kind, however they
 * write it, so that what is kept for one serves the others.
 */
export function createCodingClasses(): (acceptEncoding: string | undefined) => string {
  const known = new LRUCache<string, string>({ max: MOST_HEADERS })
  return (acceptEncoding = '') => {
    const before = known.get(acceptEncoding)
    if (before !== undefined) return before
    const made = [['br', 'gzip'] as const, ['br'] as const, ['gzip'] as const]
      .map((offered) => contentCoding(acceptEncoding, offered)?.charAt(0) ?? '-')
      .join('')
    known.set(acceptEncoding, made)
    return made
  }
}
