import type { Field } from '../../../lexicon/fields.ts'
import type { Lexicon } from '../../../lexicon/lexicon.ts'
import { drawnAs } from '../../../lexicon/lexicon.ts'
import { wordsOf } from '../../../lexicon/phrase.ts'
import { stemOf } from '../../../lexicon/stem.ts'
import { hasMini } from '../compose/piece.ts'
import type { GlyphSubject, Meaning, Subject } from '../meaning.ts'
import { plainGlyph, unmatched, withSaid } from '../meaning.ts'
import type { Read } from '../subject-and-words.ts'
import { isNamedIn } from './share-in-book.ts'

/** Things of which one stands for another: who hires out bicycles has a fleet of these, where others have cars. */
interface Kind {
  /** Names of the classes of such things. */
  readonly classes: readonly string[]
  /** The category of glyphs of such things; null where it has others too. */
  readonly category: string | null
}

const KINDS: readonly Kind[] = [
  { classes: ['vehicles', 'trucks', 'cycles', 'ships and boats', 'aircraft', 'trains'], category: 'vehicles' },
  { classes: ['animals', 'dogs', 'cats', 'birds', 'fish'], category: 'animals' },
  { classes: ['musical instruments'], category: null },
  { classes: ['drinks', 'bread', 'cakes and pastries', 'food'], category: 'food' },
]

/** A word that most needs draw so says what is seen, whatever the product is about. */
const SAYS_IT = 0.5

/**
 * A need of a product that is about a thing of its own: "new rental, for a bike rental" is a bicycle with a plus, though rows of the field have the field's usual
 * thing, a car. Only where no word of the need names that.
 */
export function withOwnThing(text: string, plain: Read, field: Field, lexicon: Lexicon): Read {
  const own = ownThings(field, lexicon)
  const [first] = own
  const kind = first === undefined ? null : kindOf(first, lexicon)
  if (first === undefined || kind === null) return plain
  const words = wordsOf(text)
  const isReplaced = (subject: Subject): boolean =>
    subject.kind === 'glyph' &&
    !own.includes(subject.glyph) &&
    isOfKind(subject.glyph, kind, lexicon) &&
    !words.some((word) => saysThing(word, subject.glyph, kind, lexicon))
  const { head, guest } = plain.meaning
  const turned = (): Read => ({ ...plain, meaning: withTurned(plain.meaning, own, lexicon) })
  if ([head, guest?.subject].some((one) => one?.kind === 'glyph' && one.glyph === first)) return turned()
  const thing = plainGlyph(first, { text })
  const isHead = head !== null && isReplaced(head)
  const isGuest = !isHead && guest !== null && isToldWhenSmall(thing, lexicon) && isReplaced(guest.subject)
  if (!isHead && !isGuest) return turned()
  const meaning: Meaning = isHead
    ? { ...plain.meaning, head: thing, apart: null }
    : { ...plain.meaning, guest: guest && { ...guest, subject: thing }, apart: null }
  const said = unmatched('info', `"${text}" is drawn with what the product is about: "${first.replaceAll('-', ' ')}".`)
  return { ...plain, meaning: withTurned(withSaid(meaning, [said]), own, lexicon) }
}

/** What is drawn where the thing of a product has no room for its sign, as a bicycle has for few: the sign with the thing small in its corner; one of many. */
function withTurned(meaning: Meaning, own: readonly string[], lexicon: Lexicon): Meaning {
  const { head, guest, slash, container, count } = meaning
  if (head?.kind !== 'glyph' || slash || container !== null || !own.includes(head.glyph)) return meaning
  if (guest === null) return count > 1 ? { ...meaning, turned: { ...meaning, count: 1 } } : meaning
  if (guest.placement !== 'with' || count > 1 || !isToldWhenSmall(head, lexicon)) return meaning
  return { ...meaning, turned: { ...meaning, head: guest.subject, guest: { ...guest, subject: head }, apart: null } }
}

function isToldWhenSmall(thing: GlyphSubject, lexicon: Lexicon): boolean {
  return hasMini(thing, lexicon) || lexicon.grammar.glyphs.toldWhenSmall.has(thing.glyph)
}

/** The things that the words of a product name: by their own name, or by a word for them that is of their kind ("bike"); a bakery is no cake. */
function ownThings({ product }: Field, lexicon: Lexicon): string[] {
  return wordsOf(product).flatMap((word) => {
    const glyph = drawnAs(word, lexicon)?.glyph
    if (glyph === undefined || lexicon.isManySensed(word)) return []
    const kind = kindOf(glyph, lexicon)
    return kind !== null && (isNamedIn([word], glyph) || isOfKind(word, kind, lexicon)) ? [glyph] : []
  })
}

/** The kind that a glyph's thing is of; null for a thing of none. What WordNet has otherwise, as a van, is of the kind of its neighbours in the lexicon. */
function kindOf(glyph: string, lexicon: Lexicon): Kind | null {
  const category = lexicon.glyphs.get(glyph)?.category ?? ''
  return (
    KINDS.find((kind) => isOfKind(glyph, kind, lexicon)) ?? KINDS.find((kind) => kind.category === category) ?? null
  )
}

/** Whether what is called so is a thing of a kind. */
function isOfKind(name: string, kind: Kind, { classOf }: Lexicon): boolean {
  const found = classOf(name.replaceAll('-', ' '))
  return found !== null && kind.classes.includes(found.name)
}

/** Whether a word of a need says that a thing is seen: "car", "pickup" where a truck is, "drive" where most needs have a car. */
function saysThing(word: string, glyph: string, kind: Kind, lexicon: Lexicon): boolean {
  const isItsName = isNamedIn([word], glyph.split('-').at(-1) ?? glyph)
  const isWordForOne = drawnAs(word, lexicon)?.glyph === glyph && isOfKind(word, kind, lexicon)
  return isItsName || isWordForOne || (lexicon.picturesOf(stemOf(word))?.heads.get(glyph) ?? 0) >= SAYS_IT
}
