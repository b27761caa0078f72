import { isSlug } from './slug.ts'

const SINGLE = /^[A-Z0-9.,:!?%@&+\-/]$/

/** True for what a parameter's value may be: a slug, a whole number, or a single character of the stroke alphabet. */
export function isValue(text: string): boolean {
  return isSlug(text) || SINGLE.test(text) || /^-?\d{1,4}$/.test(text)
}
