import type { Field } from '../../../lexicon/fields.ts'
import type { Lexicon } from '../../../lexicon/lexicon.ts'
import { wordsOf } from '../../../lexicon/phrase.ts'
import { stemOf } from '../../../lexicon/stem.ts'
import type { Meaning } from '../meaning.ts'
import type { FieldPictures } from './field-pictures.ts'
import { NOT_IN_BOOK, shareInBook } from './share-in-book.ts'

/** What tells how likely a reading of a need is: each from 0 to 1. */
export interface Evidence {
  /** In how many needs of all fields the word that goes with the picture best has it. */
  readonly drawnSo: number
  /** The same in the needs of the field, the more of them the surer. */
  readonly drawnSoInField: number
  /** How much of the words, by what they tell, names what is shown or is drawn so. */
  readonly share: number
  /** No need of the field shows the picture; a plane is no thing of a taxi office. */
  readonly strange: number
  /** It has a sign or another thing beside it. */
  readonly joined: number
  /** How often the word that goes with that best has it, in all needs or in those of the field. */
  readonly guestDrawnSo: number
  /** That is a thing which no need of the field shows. */
  readonly strangeGuest: number
  /** It is a sign alone. */
  readonly bareSign: number
  /** It is what the rules read. */
  readonly asRead: number
}

/** A reading of a need. */
export interface Reading {
  readonly text: string
  readonly meaning: Meaning
  readonly field: Field
  readonly isAsRead: boolean
}

/** What tells of a reading; null for one that shows no glyph. */
export function evidenceOf(
  { text, meaning, field, isAsRead }: Reading,
  lexicon: Lexicon,
  pictures: FieldPictures,
): Evidence | null {
  const { head, guest } = meaning
  if (head?.kind !== 'glyph') return null
  const stems = wordsOf(text).map(stemOf)
  const isSign = (glyph: string): boolean => lexicon.glyphs.get(glyph)?.keyline === 'sign'
  const isStrange = (glyph: string): boolean => !pictures.isShown(field, glyph)
  const other = guest?.subject.kind === 'glyph' ? guest.subject.glyph : null
  const inAll = (glyph: string): number => Math.max(...stems.map((stem) => shareInAll(stem, glyph, lexicon)))
  const inField = (glyph: string): number =>
    Math.max(...stems.map((stem) => shareInField(stem, glyph, field, pictures)))
  return {
    drawnSo: inAll(head.glyph),
    drawnSoInField: inField(head.glyph),
    share: shareInBook(text, meaning, lexicon, field) ?? UNKNOWN_SHARE,
    strange: Number(isStrange(head.glyph)),
    joined: Number(guest !== null),
    guestDrawnSo: other === null ? 0 : Math.max(inAll(other), inField(other)),
    strangeGuest: Number(other !== null && !isSign(other) && isStrange(other)),
    bareSign: Number(isSign(head.glyph)),
    asRead: Number(isAsRead),
  }
}

/** The share of a need of whose words nothing is known. */
const UNKNOWN_SHARE = 0.5

function shareInAll(stem: string, glyph: string, lexicon: Lexicon): number {
  const used = lexicon.picturesOf(stem)
  if (used === null || used.weight >= NOT_IN_BOOK) return 0
  return (used.heads.get(glyph) ?? 0) + (used.signs.get(glyph) ?? 0)
}

function shareInField(stem: string, glyph: string, field: Field, { ofWord }: FieldPictures): number {
  const own = ofWord(field, stem)
  if (own === null) return 0
  const shown = (own.heads.get(glyph) ?? 0) + (own.signs.get(glyph) ?? 0)
  return Math.min(1, shown / own.count) * (own.count / (own.count + 1))
}
