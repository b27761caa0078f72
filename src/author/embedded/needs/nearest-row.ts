import type { Field } from '../../../lexicon/fields.ts'
import type { Lexicon } from '../../../lexicon/lexicon.ts'
import type { Need } from '../../../lexicon/phrase-book.ts'
import { wordsOf } from '../../../lexicon/phrase.ts'
import { stemOf } from '../../../lexicon/stem.ts'
import { baseForms } from './base-forms.ts'
import { partedPicture } from './field-pictures.ts'
import { perField } from './per-field.ts'

/** Words by which no need is like another. */
const LITTLE = new Set(
  'a an the this that my your our their all for of is are was were has have had been be per by as to on in at from with'.split(
    ' ',
  ),
)
/**
 * From this likeness on a need is drawn as its nearest row. Of needs that were drafts, kept out of their own field's book, two thirds have the head of the row
 * then; of those that were put together as many (`npm run -s bench -- needs --within`).
 */
const ALIKE = 0.5
/** A word that is in no row tells as much as one that is in a row of its own. */
const RARE = 8

interface Row {
  readonly need: Need
  readonly stems: ReadonlySet<string>
}

/**
 * Makes what draws a need as the row of its field that has most of its words, by how much these tell: its thing, with the sign of what the need says otherwise. "Boiler
 * inspection overdue" is the boiler of "boiler inspection", with a clock. Null where no row is like it. Some 2 ms for the first need of a field.
 */
export function createNearestRow(lexicon: Lexicon): (text: string, field: Field) => string | null {
  const rowsFor = perField((books) => rowsOf(books, lexicon))
  const weightOf = (stem: string): number => lexicon.picturesOf(stem)?.weight ?? RARE
  const weigh = (stems: Iterable<string>): number => [...stems].reduce((sum, stem) => sum + weightOf(stem), 0)
  return (text, field) => {
    const own = new Set(tellingWords(text).map(stemOf))
    const all = weigh(own)
    let nearest: Need | null = null
    let most = ALIKE
    for (const { need, stems } of rowsFor(field)) {
      const shared = own.intersection(stems)
      if (shared.size === 0) continue
      const both = weigh(shared)
      const likeness = both / (all + weigh(stems) - both)
      if (likeness > most) [nearest, most] = [need, likeness]
    }
    return nearest === null ? null : requestOf(text, nearest, lexicon)
  }
}

function rowsOf(books: readonly string[], lexicon: Lexicon): Row[] {
  return books
    .flatMap((book) => lexicon.needs().ofBook(book))
    .map((need) => ({ need, stems: new Set(tellingWords(need.words).map(stemOf)) }))
}

function tellingWords(text: string): string[] {
  return wordsOf(text).filter((word) => !LITTLE.has(word))
}

/**
 * What the row shows, with the sign of what the need says and the row does not; without the row's where that says what the need does not. Null where a
 * sign is all that the row shows: "parlour cleaned" lends a parlour nothing.
 */
function requestOf(text: string, row: Need, lexicon: Lexicon): string | null {
  const [own, theirs] = [tellingWords(text), tellingWords(row.words)]
  const signBeside = (words: readonly string[], others: readonly string[]): string | undefined => {
    const stems = new Set(others.map(stemOf))
    return words.filter((word) => !stems.has(stemOf(word))).flatMap((word) => signsOf(word, lexicon).slice(0, 1))[0]
  }
  const { head, sign } = partedPicture(row.picture)
  if (sign === null && lexicon.glyphs.get(head.replaceAll(' ', '-'))?.keyline === 'sign') return null
  const said = signBeside(own, theirs)
  if (said !== undefined) return said === 'off' ? `${head} off` : `${head} with ${said}`
  return sign === null || signBeside(theirs, own) !== undefined ? head : row.picture
}

/** The signs of a word for what is done to a thing, or what has become of it, the first sign first. */
export function signsOf(word: string, lexicon: Lexicon): readonly string[] {
  const { doings, states } = lexicon.frames()
  return states.get(word) ?? baseForms(word).flatMap((form) => doings.get(form) ?? [])
}
