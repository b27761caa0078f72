import type { Field } from '../../../lexicon/fields.ts'
import type { Lexicon } from '../../../lexicon/lexicon.ts'
import { nounPhrase } from '../compose/words.ts'
import { generalised, plainGlyph, unmatched, withSaid } from '../meaning.ts'
import type { Read } from '../subject-and-words.ts'
import { partedPicture } from './field-pictures.ts'
import { perField } from './per-field.ts'
import { failing } from './read-need.ts'

/** What so large a part of the rows of a field shows is what the field is about; fields of people and papers have no such thing. */
const ABOUT = 0.1
/** What all products are about, and none by itself. */
const OF_ALL = new Set(['user', 'users', 'file', 'calendar'])

/** Makes what gives the glyph that most needs of a field show; null where these are about many things. */
export function createPictureOfField(lexicon: Lexicon): (field: Field) => string | null {
  return perField(([nearest]) => {
    const rows = nearest === undefined ? [] : lexicon.needs().ofBook(nearest)
    const things = rows.flatMap(({ picture }) => thingsOf(picture, lexicon))
    const [most] = [...Map.groupBy(things, (glyph) => glyph)].sort(([, a], [, b]) => b.length - a.length)
    return most !== undefined && most[1].length >= ABOUT * rows.length ? most[0] : null
  })
}

/** What a row shows but signs, whichever of the two is the larger: "clock with church" is about a church. */
function thingsOf(picture: string, { glyphs }: Lexicon): string[] {
  const { head, sign } = partedPicture(picture)
  return [head, sign ?? '']
    .map((name) => name.replaceAll(' ', '-'))
    .filter((glyph) => glyphs.has(glyph) && glyphs.get(glyph)?.keyline !== 'sign' && !OF_ALL.has(glyph))
}

/** What a product is about, by `pictureOf`, in place of the first letter of a need of which nothing is known: a car for a car rental. It is a draft that asks. */
export function orPictureOfField(
  text: string,
  read: Read,
  field: Field,
  pictureOf: (field: Field) => string | null,
  lexicon: Lexicon,
): Read {
  const { meaning } = read
  if (meaning.head !== null || meaning.slash) return read
  const glyph = pictureOf(field)
  if (glyph === null) return read
  const lost = failing(meaning) ? [] : [unmatched('error', 'Nothing in the request names a thing that is known.')]
  const said = generalised(
    `"${text}" is drawn as ${nounPhrase(glyph, lexicon.grammar)}, what most needs of ${field.name} are about. Say what is to be seen.`,
  )
  const head = plainGlyph(glyph, { text, state: `, for ${field.name} in general` })
  return { ...read, meaning: { ...withSaid(meaning, [...lost, said]), head } }
}
