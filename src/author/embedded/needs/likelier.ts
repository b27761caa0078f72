import type { Lexicon } from '../../../lexicon/lexicon.ts'
import { wordsOf } from '../../../lexicon/phrase.ts'
import type { Meaning } from '../meaning.ts'
import { withSaid } from '../meaning.ts'
import type { Read } from '../subject-and-words.ts'
import { isDescribed } from './in-doubt.ts'
import type { Likely } from './likelihood.ts'
import { drawnKey } from './drawn-key.ts'
import { signsOf } from './nearest-row.ts'
import { partedPicture } from './field-pictures.ts'
import { endsInAState } from './state-behind.ts'
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
  // What has become of a thing is no matter of how others are mostly drawn.
  if (endsInAState(text, lexicon)) return plain
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
  const drawnAs = (picture: string): Read => readAs(text, { picture, left: [] }, { read, lexicon })
  const chosen = isOther ? drawnAs(first.picture) : plain
  if ((isOther ? first.likely : asRead).thing >= LEAST || (!isOther && isItsName(text, plain, lexicon))) return chosen
  const instead = likeliestThing(text, others, lexicon)
  if (instead !== null && isWhole(read(instead))) return drawnAs(instead)
  const near = (isOther ? rest : others).slice(0, MOST_ASKED).map(({ picture }) => picture)
  return {
    ...chosen,
    meaning: withSaid(chosen.meaning, near.length === 0 ? [mayBeOtherwise()] : askedFor(near, { read, lexicon })),
  }
}

/** Whether a whole need is the name of the glyph that is drawn, or a phrase of several words for it: "redo", "rss feed". */
function isItsName(text: string, { meaning: { head, guest, slash } }: Read, lexicon: Lexicon): boolean {
  if (head?.kind !== 'glyph' || guest !== null || slash) return false
  const words = wordsOf(text)
  if (words.length === head.glyph.split('-').length && isNamedIn(words, head.glyph)) return true
  const entry = lexicon.lookUp(words.join(' '))
  return words.length > 1 && entry.kind === 'glyph' && entry.glyph === head.glyph
}

/** A thing that is so likely in its field is drawn in place of an unlikely one: of a word alone, and of several. */
const LIKELY_THING = { ofOne: 0.35, ofSeveral: 0.45 }

/**
 * What draws the likeliest thing of a need whose first reading is unlikely: the returns of a warehouse are no rising trend. Of a word alone without the sign of other
 * needs, unless it is what is done: "returns" go back, staff is no percentage. Null where nothing is likely.
 */
function likeliestThing(
  text: string,
  others: readonly { readonly picture: string; readonly likely: Likely }[],
  lexicon: Lexicon,
): string | null {
  const words = wordsOf(text)
  const isAlone = words.length === 1
  const isThing = ({ picture }: { readonly picture: string }): boolean =>
    lexicon.glyphs.get(partedPicture(picture).head.replaceAll(' ', '-'))?.keyline !== 'sign'
  const [best] = others.filter(isThing).toSorted((a, b) => b.likely.thing - a.likely.thing)
  if (best === undefined || best.likely.thing < (isAlone ? LIKELY_THING.ofOne : LIKELY_THING.ofSeveral)) return null
  const { head, sign } = partedPicture(best.picture)
  const isSaid = sign !== null && words.some((word) => signsOf(word, lexicon).includes(sign))
  return !isAlone || isSaid ? best.picture : head
}
