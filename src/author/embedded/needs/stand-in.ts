import type { Lexicon } from '../../../lexicon/lexicon.ts'
import { drawnAs } from '../../../lexicon/lexicon.ts'
import { phraseKey, singularPhrases, wordsOf } from '../../../lexicon/phrase.ts'
import { nounPhrase } from '../compose/words.ts'
import type { Item } from '../item.ts'
import { generalised, withSaid } from '../meaning.ts'
import { senseByNeighbours } from '../read/sense-in-field.ts'
import type { Read } from '../subject-and-words.ts'
import { partedPicture } from './field-pictures.ts'
import { failing } from './read-need.ts'

/** A phrase of a request that no glyph is known for, and the glyph that needs of it are drawn as. */
interface StandIn {
  readonly phrase: string
  readonly glyph: string
}

/**
 * A thing without a glyph that has a sign, stands beside another or is crossed out is drawn as needs of it are: "patient with a plus sign", "boarding pass crossed out",
 * "auto rickshaw beside a house". What stands beside another has to be seen itself, and one word may be a part of it: a house with a chimney has no factory.
 */
export function withStandIn(text: string, read: Read, again: (text: string) => Read, lexicon: Lexicon): Read {
  if (!read.items.some(({ kind }) => /^(?:relation|slash|state)$/.test(kind))) return read
  const unknown = phrasesOf(read.items)
    .map((phrase, at) => ({ phrase, isFirst: at === 0 }))
    .filter(({ phrase }) => phrase.some(({ kind }) => kind === 'unknown'))
  const found = unknown.flatMap(({ phrase, isFirst }) => standInFor(nameOf(phrase), isFirst, lexicon) ?? [])
  // The web of a spider is no globe: the table of senses says that nobody drew this one.
  if (unknown.some(({ phrase }) => phrase.some((item) => isUndrawnHere(item, text, lexicon)))) return read
  // A fishing net with a fish is not the fish alone.
  const isNamedBesides = found.some(({ glyph }) =>
    read.items.some((item) => item.kind === 'thing' && item.glyph === glyph),
  )
  if (found.length === 0 || found.length < unknown.length || isNamedBesides) return read
  const replaced = found.reduce<string | null>((said, one) => (said === null ? null : withGlyph(said, one)), text)
  const drawn = replaced === null ? read : again(replaced)
  if (drawn === read || failing(drawn.meaning)) return read
  const said = found.map(({ phrase, glyph }) =>
    generalised(`"${phrase}" is drawn as ${nounPhrase(glyph, lexicon.grammar)}.`),
  )
  return { ...drawn, meaning: withSaid(drawn.meaning, said) }
}

/** What is named before and behind each word that relates, counts or crosses out. */
function phrasesOf(items: readonly Item[]): Item[][] {
  const phrases: Item[][] = [[]]
  for (const item of items) {
    const isNaming = item.kind === 'unknown' || item.kind === 'thing'
    if (isNaming) phrases.at(-1)?.push(item)
    if (!isNaming || item.ends === true) phrases.push([])
  }
  return phrases.filter(({ length }) => length > 0)
}

function nameOf(items: readonly Item[]): string {
  return items.map(({ text }) => text).join(' ')
}

function isUndrawnHere({ kind, text: word }: Item, text: string, { grammar }: Lexicon): boolean {
  const others = wordsOf(text).filter((one) => one !== word.toLowerCase())
  return kind === 'unknown' && senseByNeighbours(word.toLowerCase(), others, grammar)?.readAs === null
}

/** A text with a glyph's name in the place of a phrase; null where it has that in other words. */
function withGlyph(text: string, { phrase, glyph }: StandIn): string | null {
  const at = text.toLowerCase().indexOf(phrase.toLowerCase())
  return at < 0 ? null : `${text.slice(0, at)}${glyph.replaceAll('-', ' ')}${text.slice(at + phrase.length)}`
}

/**
 * The glyph that needs of a thing are drawn as: by the table, or as a row of the phrase book that holds in every field. Of one that needs a sign besides the thing alone, where
 * its last word is a name of that: an electric car is a car with a plug.
 */
function standInFor(phrase: string, isFirst: boolean, lexicon: Lexicon): StandIn | null {
  if (!isFirst && !phrase.includes(' ')) return null
  const forms = [phrase, ...singularPhrases(phrase)].map((form) => form.toLowerCase())
  const ofTable = forms.flatMap((form) => lexicon.frames().things.get(form) ?? [])
  const ofBook = forms
    .flatMap((form) => lexicon.needs().called(phraseKey(form)))
    .filter(({ tells }) => tells.length === 0)
    .map(({ picture }) => picture)
  const pictures = [...ofTable, ...ofBook]
  const whole = pictures.map((one) => one.replaceAll(' ', '-')).find((one) => lexicon.glyphs.has(one))
  if (whole !== undefined) return { phrase, glyph: whole }
  const { head, sign } = partedPicture(pictures[0] ?? '')
  const kind = drawnAs(phrase.slice(phrase.lastIndexOf(' ') + 1).toLowerCase(), lexicon)?.glyph
  const isOfKind = phrase.includes(' ') && sign !== 'off' && kind === head.replaceAll(' ', '-')
  return isOfKind ? { phrase, glyph: kind } : null
}
