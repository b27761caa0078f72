import { drawnAs } from '../../../lexicon/lexicon.ts'
import type { Item } from '../item.ts'
import type { Place } from './place.ts'
import { wordAt } from './place.ts'

/** No name of a thing behind the sign is longer. */
const LONGEST_NAME = 3

/** Whether the last of so many words is such a plus: "magnifier plus" has a name of its own. */
export function endsInJoiningPlus(place: Place, length: number): boolean {
  const at = place.at + length - 1
  return length > 1 && place.words[at]?.lower === 'plus' && namesAThing({ ...place, at })
}

/** "Magnifier plus person", "mobile + bell": between two things the sign joins them. At the end it is a plus, and so is the one in a circle. */
export function joiningPlus(word: string, place: Place): Item | null {
  if (word !== 'plus' && word !== '+') return null
  const before = place.items.at(-1)
  if (before === undefined || before.kind === 'relation' || before.kind === 'slash') return null
  return namesAThing(place) ? { kind: 'relation', relation: 'with', text: word } : null
}

function namesAThing(place: Place): boolean {
  const { lexicon, words, at } = place
  const next = wordAt(place, 1)
  const { containers, signWords, style } = lexicon.grammar
  if (next === '' || containers.has(next) || style.has(next)) return false
  const phrases = Array.from({ length: LONGEST_NAME }, (_, more) =>
    words
      .slice(at + 1, at + 2 + more)
      .map(({ lower }) => lower)
      .join(' '),
  )
  return signWords.has(next) || phrases.some((phrase) => drawnAs(phrase, lexicon) !== null)
}
