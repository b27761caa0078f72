import type { Lexicon } from '../../../lexicon/lexicon.ts'
import { singularPhrases } from '../../../lexicon/phrase.ts'

/** "Seats left", and what is left of what nobody counts: "data left". */
const LEFT = /^(.*?(\w{3,}s|time|data|money|storage|space|battery|fuel|budget|credit)) left$/i

/**
 * How many of something remain, said plainly: "likes remaining" of "likes left", which points nowhere. Null for what stands on the left, and for people, who have left: "guests
 * left".
 */
export function whatIsLeft(text: string, lexicon: Lexicon): string | null {
  const [, thing, last = ''] = LEFT.exec(text.trim()) ?? []
  if (thing === undefined) return null
  const arePeople = [last, ...singularPhrases(last)].some((word) => lexicon.classOf(word)?.glyph === 'user')
  return arePeople ? null : `${thing} remaining`
}
