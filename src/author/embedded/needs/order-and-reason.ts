import { unmatched, withSaid } from '../meaning.ts'
import type { Read } from '../subject-and-words.ts'
import { failing } from './read-need.ts'
import { didYouMean } from './said-as.ts'
import type { Pictures } from './said-as.ts'
import { glyphsOf } from './share-in-book.ts'

/** "Shower first": what comes before all else. */
const IN_ORDER = /\S first$/i
/** Pictures of an order. */
const ORDERED = /^(?:sort|list|skip|queue|podium|ranking|arrow)/

/** "Closed for renovation": what is so, and why. */
const FOR_A_REASON =
  /^(?:closed|shut|cancell?ed|postponed|suspended|unavailable|stopped|off) (?:\S+ )?(?:for|due to|because of|owing to|by) (?:(?:the|a|an) )?(.+)$/i
/** Signs that deny what they stand beside. */
const DENYING = new Set(['x', 'ban', 'minus', 'stop'])

/**
 * What words say of an order, and of a reason, is no sign on a thing: a shower with a star is a favourite, and who is closed for renovation does renovate. Such answers are
 * drafts that say so.
 */
export function withOrderAndReason(text: string, made: Read, by: Pictures): Read {
  const { meaning } = made
  if (failing(meaning)) return made
  if (IN_ORDER.test(text) && !glyphsOf(meaning).some((glyph) => ORDERED.test(glyph))) {
    const lost = unmatched('error', '"first" is not shown: nothing in the picture stands in an order.')
    return { ...made, meaning: withSaid(meaning, [lost]) }
  }
  const [, reason] = FOR_A_REASON.exec(text) ?? []
  const { guest, slash } = meaning
  const isDenied = slash || (guest?.subject.kind === 'glyph' && DENYING.has(guest.subject.glyph))
  if (reason === undefined || !isDenied) return made
  const lost = unmatched('error', `"${reason}" is why, and is crossed out here. Say what is to be seen.`)
  return { ...made, meaning: withSaid(meaning, [lost, didYouMean(['store with x', 'door with x'], by)]) }
}
