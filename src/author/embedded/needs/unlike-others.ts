import type { Lexicon } from '../../../lexicon/lexicon.ts'
import { wordsOf } from '../../../lexicon/phrase.ts'
import { shareOf } from '../../../lexicon/presets.ts'
import { stemOf } from '../../../lexicon/stem.ts'
import { unmatched, withSaid } from '../meaning.ts'
import type { Read } from '../subject-and-words.ts'
import type { ForField } from './field-pictures.ts'
import type { Guess } from './guess-need.ts'
import { mayBeDoubted } from './in-doubt.ts'
import { mayBeFramed } from './may-be-framed.ts'
import { drawnKey } from './drawn-key.ts'
import { failing, isWhole, loosely } from './read-need.ts'
import { didYouMean } from './said-as.ts'
import type { Pictures } from './said-as.ts'
import { glyphsOf, shareInBook, shareWithoutNames, wordNeverDrawnSo } from './share-in-book.ts'

/**
 * Of needs that are put together without their own field the picture of 57 % below this share has nothing of the row's, 39 % up to .2, 20 % above. Of what
 * strangers judged 11 of 14 below it would not ship.
 */
const LEAST_SHARE = 0.125

/** What asks for pictures in place of one. */
interface Asking extends ForField, Pictures {
  readonly guess: () => readonly Guess[]
}

/** A need whose picture needs with the same words next to never have: "ship back to customer" as a ship. It is drawn, as a draft that asks. */
export function unlikeOthers(text: string, plain: Read, asking: Asking): Read {
  const { read, guess, lexicon, field, isDrawnSo } = asking
  const { meaning } = plain
  if (meaning.head?.kind !== 'glyph' || failing(meaning) || !mayBeDoubted(text, lexicon)) return plain
  if (loosely(text) === true || isOneName(text, plain) || isAtALevel(plain)) return plain
  const isSeldom =
    (shareWithoutNames(text, meaning, lexicon) ?? 0) < LEAST_SHARE &&
    (shareInBook(text, meaning, lexicon, field) ?? 1) < LEAST_SHARE
  const never = isSeldom ? undefined : wordNeverDrawnSo(text, meaning, lexicon, field)
  if (!isSeldom && (never === undefined || isDrawnSo(never, glyphsOf(meaning)))) return plain
  if (wordsOf(text).some((word) => mayBeSlip(word, lexicon))) return plain
  if (!mayBeFramed(text, plain, lexicon)) return plain
  const others = guess()
    .map(({ picture }) => ({ picture, ...read(picture) }))
    .filter((one) => isWhole(one) && drawnKey(one.meaning) !== drawnKey(meaning))
  const said = unmatched('error', `Pictures of "${text}" mostly show something else than this. Say what is to be seen.`)
  const asked =
    others.length === 0
      ? []
      : [
          didYouMean(
            others.map(({ picture }) => picture),
            asking,
          ),
        ]
  return { ...plain, meaning: withSaid(meaning, [...asked, said]) }
}

/** "Aircraft landing", read as the name of one glyph by another word for what it shows. */
function isOneName(text: string, { items }: Read): boolean {
  const [item, ...others] = items
  return (
    others.length === 0 &&
    item?.kind === 'thing' &&
    /.{2}ing(?: off)?$/.test(text) &&
    item.text === wordsOf(text).join(' ')
  )
}

/** "Volume at a medium level" says how much of the one thing there is, which is shown. */
function isAtALevel({ items, meaning }: Read): boolean {
  const things = items.filter(({ kind }) => kind === 'thing')
  const isSaid = items.some((item) => item.kind === 'state' && shareOf(item.phrase) !== null)
  return things.length === 1 && isSaid && meaning.head?.kind === 'glyph' && meaning.head.preset.size > 0
}

/** Whether a word may be misspelt: it is none of the needs that the book has. */
function mayBeSlip(word: string, lexicon: Lexicon): boolean {
  return lexicon.familiarity(word) === 'strange' && lexicon.picturesOf(stemOf(word)) === null
}
