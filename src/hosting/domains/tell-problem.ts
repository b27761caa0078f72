import { GRACE_MS } from './domain.ts'
import type { Domain } from './domain.ts'

/** What is wrong with a domain, which record to write, and what that means for its visitors, for people; null when nothing is. */
export function tellProblem({
  problem,
  state,
  isServed,
  lostSince,
  nextCheckAt,
  lastCheckedAt,
}: Domain): string | null {
  if (problem === null) return null
  const sentences = [/[.!?]$/.test(problem) ? problem : `${problem}.`]
  if (state === 'lost' && lostSince !== null)
    sentences.push(
      isServed
        ? `Visitors see the site until ${new Date(lostSince.getTime() + GRACE_MS).toISOString()} if that stays so.`
        : 'Visitors see the site here no more.',
    )
  if (nextCheckAt === null && lastCheckedAt !== null)
    sentences.push('It was looked for in vain for 14 days: ask for a look when the record is there.')
  return sentences.join(' ')
}
