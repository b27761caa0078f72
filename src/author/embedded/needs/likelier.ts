import type { Lexicon } from '../../../lexicon/lexicon.ts'
import { wordsOf } from '../../../lexicon/phrase.ts'
import type { Meaning } from '../meaning.ts'
import { withSaid } from '../meaning.ts'
import type { Read } from '../subject-and-words.ts'
import { isDescribed } from './in-doubt.ts'
import type { Likely } from './likelihood.ts'
import { drawnKey } from './drawn-key.ts'
import { askedFor, isWhole, mayBeOtherwise, readAs } from './read-need.ts'
import { isNamedIn } from './share-in-book.ts'

/** So much likelier another reading has to be as a whole. */
const WORTH_IT = 0.05
/** A thing that is less likely than this is asked about. */
const LEAST = 0.3
const MOST_ASKED = 2

/** How likely a meaning of a need is in its field. */
export type LikelyIn = (meaning: Meaning, isAsRead: boolean) => Likely

/** What a need may be read as, and how likely that is. */
interface Choosing {
  /** Requests that draw other readings of the need. */
  readonly pictures: () => readonly string[]
  readonly read: (text: string) => Read
  readonly likelihood: LikelyIn
  readonly lexicon: Lexicon
}

/**
 * Of all that the words of a need may mean what is likeliest in its field, where that is plainly likelier than what the rules read: no row of a taxi office shows a plane.
 * What is unlikely even so is a draft that asks.
 */
export function likelier(text: string, plain: Read, { pictures, read, likelihood, lexicon }: Choosing): Read {
  if (!isWhole(plain) || plain.meaning.head?.kind !== 'glyph' || isDescribed(text, lexicon)) return plain
  // A buoy that is called so is one.
  const isNamed = isNamedIn(wordsOf(text), plain.meaning.head.glyph)
  const asRead = likelihood(plain.meaning, true)
  const others = [...new Set(pictures())]
    .map((picture) => ({ picture, ...read(picture) }))
    .filter((one) => isWhole(one) && drawnKey(one.meaning) !== drawnKey(plain.meaning))
    .map((one) => ({ ...one, likely: likelihood(one.meaning, false) }))
    .sort((a, b) => b.likely.whole - a.likely.whole)
  const [first, ...rest] = others
  const isOther = first !== undefined && !isNamed && first.likely.whole >= asRead.whole + WORTH_IT
  const chosen = isOther ? readAs(text, { picture: first.picture, left: [] }, { read, lexicon }) : plain
  if ((isOther ? first.likely : asRead).thing >= LEAST) return chosen
  const near = (isOther ? rest : others).slice(0, MOST_ASKED).map(({ picture }) => picture)
  return {
    ...chosen,
    meaning: withSaid(chosen.meaning, near.length === 0 ? [mayBeOtherwise()] : askedFor(near, { read, lexicon })),
  }
}
