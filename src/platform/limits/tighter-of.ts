import type { Spent } from './limiter.ts'

/** Of two counts the one that refuses, otherwise the one that leaves less; the first where they are equal. */
export function tighterOf(one: Spent, other: Spent): Spent {
  if (one.allowed !== other.allowed) return one.allowed ? other : one
  return other.remaining < one.remaining ? other : one
}
