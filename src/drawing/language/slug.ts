import { LIMITS } from './limits.ts'
import type { Reader } from './reader.ts'
import { failAtNext, peek, take } from './reader.ts'

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** True for lower-case letters and digits in words joined by single hyphens, at most 64 characters. */
export function isSlug(text: string): boolean {
  return text.length <= LIMITS.slug && SLUG.test(text)
}

/** Takes a slug; `what` names it in problems ("a name such as shopping-cart"). */
export function readSlug(reader: Reader, what: string): string {
  const token = peek(reader)
  if (token.kind === 'word' && isSlug(token.text)) return take(reader).text
  const better = slugOf(token.text)
  failAtNext(
    reader,
    what,
    better === '' ? 'Use lower-case letters, digits and single hyphens.' : `Write \`${better}\`.`,
  )
  return 'untitled'
}

function slugOf(text: string): string {
  const words = text
    .slice(0, LIMITS.slug)
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  return words?.join('-') ?? ''
}

const SINGLE = /^[A-Z0-9.,:!?%@&+\-/]$/

/** True for what a parameter's value may be: a slug, a whole number, or a single character of the stroke alphabet. */
export function isValue(text: string): boolean {
  return isSlug(text) || SINGLE.test(text) || /^-?\d{1,4}$/.test(text)
}
