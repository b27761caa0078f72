import type { Field } from '../../../lexicon/fields.ts'
import type { Lexicon } from '../../../lexicon/lexicon.ts'
import { drawnAs } from '../../../lexicon/lexicon.ts'
import { phraseKey, wordsOf } from '../../../lexicon/phrase.ts'
import { stemOf } from '../../../lexicon/stem.ts'
import { perField } from './per-field.ts'

/** What a word is drawn as in the needs of a field. */
export interface InField {
  /** How many needs of the field have it; those of its nearest book count whole, others half. */
  readonly count: number
  /** Glyph → in how many of them it is the picture; second pictures count half. */
  readonly heads: ReadonlyMap<string, number>
  /** Glyph → in how many it is the sign; `off`: in how many the picture is crossed out. */
  readonly signs: ReadonlyMap<string, number>
}

/** Gives what the stem of a word is drawn as in the needs of a field; null for a word that none of them has. */
export type PicturesInField = (field: Field, stem: string) => InField | null

/** Books of a field that are also about others. */
const FARTHER_BOOK = 0.5
const SECOND_PICTURE = 0.5

/** What the needs of fields show. */
export interface FieldPictures {
  readonly ofWord: PicturesInField
  /** Whether any need of a field shows a glyph, as its picture or on it. */
  readonly isShown: (field: Field, glyph: string) => boolean
}

/** Makes what knows the pictures of fields: some 3 ms for the first word of a field, by all rows of its books. */
export function createFieldPictures(lexicon: Lexicon): FieldPictures {
  const known = perField((books) => {
    const words = wordsOfBooks(books, lexicon)
    return { words, shown: new Set([...words.values()].flatMap((one) => [...one.heads.keys(), ...one.signs.keys()])) }
  })
  return {
    ofWord: (field, stem) => known(field).words.get(stem) ?? null,
    isShown: (field, glyph) => known(field).shown.has(glyph),
  }
}

/** What gives the pictures of words alone. */
export function createPicturesInField(lexicon: Lexicon): PicturesInField {
  return createFieldPictures(lexicon).ofWord
}

/** A field, and whether needs of it that have a word are drawn as one of some glyphs: then no other sense of the word is meant. */
export interface ForField {
  readonly field: Field | null
  readonly isDrawnSo: (word: string, glyphs: readonly string[]) => boolean
}

/** Of so many needs of the field with the word one is drawn so at least. */
const SELDOM = 0.2

export function drawnInField(field: Field | null, picturesInField: PicturesInField): ForField['isDrawnSo'] {
  return (word, glyphs) => {
    const own = field === null ? null : picturesInField(field, stemOf(word))
    if (own === null) return false
    const drawn = glyphs.reduce((sum, glyph) => sum + (own.heads.get(glyph) ?? 0) + (own.signs.get(glyph) ?? 0), 0)
    return drawn >= SELDOM * own.count
  }
}

type Counts = Map<string, number>

function wordsOfBooks(books: readonly string[], lexicon: Lexicon): ReadonlyMap<string, InField> {
  const found = new Map<string, { count: number; heads: Counts; signs: Counts }>()
  for (const [at, book] of books.entries()) {
    const near = at === 0 ? 1 : FARTHER_BOOK
    for (const { words, picture, second } of lexicon.needs().ofBook(book)) {
      const shown = [shownBy(picture, lexicon), ...(second === null ? [] : [shownBy(second, lexicon)])]
      for (const stem of new Set(wordsOf(words).map(stemOf))) {
        const word = found.get(stem) ?? { count: 0, heads: new Map(), signs: new Map() }
        found.set(stem, word)
        word.count += near
        for (const [which, { head, sign }] of shown.entries()) {
          const much = which === 0 ? near : near * SECOND_PICTURE
          if (head !== null) word.heads.set(head, (word.heads.get(head) ?? 0) + much)
          if (sign !== null) word.signs.set(sign, (word.signs.get(sign) ?? 0) + much)
        }
      }
    }
  }
  return found
}

/** "User with check", "bell off", "star in a circle": rows say their pictures so. */
const PICTURE = /^(?:an? )?(.+?)(?: with (?:an? )?(.+)|( off)| in an? .+)?$/

/** A row's picture in its two parts, as the row says them; `off` for what crosses it out. */
export function partedPicture(picture: string): { readonly head: string; readonly sign: string | null } {
  const [, head = picture, sign, off] = PICTURE.exec(picture) ?? []
  return { head, sign: off === undefined ? (sign ?? null) : 'off' }
}

/** The thing of a request with a sign, in the words of the request: "bell off" of "bell off with check". */
export function headOf(picture: string): string {
  return picture.split(' with ')[0] ?? picture
}

/** The glyphs that a row's picture shows. */
function shownBy(picture: string, lexicon: Lexicon): { head: string | null; sign: string | null } {
  const { head, sign } = partedPicture(picture)
  return { head: glyphOf(head, lexicon), sign: sign === 'off' ? 'off' : glyphOf(sign ?? '', lexicon) }
}

function glyphOf(phrase: string, lexicon: Lexicon): string | null {
  const slug = phrase.replaceAll(' ', '-')
  return lexicon.glyphs.has(slug) ? slug : (drawnAs(phraseKey(phrase), lexicon)?.glyph ?? null)
}
