import type { PartOfGlyph } from '../../../../lexicon/grammar-rows.ts'
import type { Lexicon } from '../../../../lexicon/lexicon.ts'
import { singularPhrases } from '../../../../lexicon/phrase.ts'
import type { Item } from '../../item.ts'
import type { Rule } from '../understand.ts'
import type { Thing } from '../understand.ts'
import { asThings } from '../understand.ts'
import { relationBetween } from './relation.ts'

/** What the picture of a thing has anyway is no second thing. */
export const ownPart: Rule = {
  id: 'own-part',
  on: ['thing'],
  rationale:
    'The cake is drawn with three candles, and the grid is four squares: who names these names what the one picture shows. Another number of them is another picture, and so is ' +
    'a candle beside a cake.',
  cases: [
    ['a cake with three candles', 'cake'],
    ['four tiles in a grid', 'grid'],
    ['a grid of four squares', 'grid'],
    ['a sun with rays', 'sun'],
    ['a cup of coffee with steam', 'cup'],
    ['light bulb with rays', 'lightbulb-lit'],
    ['a bed with a person sleeping in it', 'bed'],
    ['glass half full of water', 'glass[half]'],
    ['a plant growing in a pot', 'plant ?growing'],
    ['a plant in a flower pot', 'plant'],
  ],
  apply: ({ items, things, told }, lexicon) => {
    const isPart = (thing: Thing): boolean =>
      things.some(
        (whole) => whole !== thing && isDrawnWith(items, whole, thing.at, lexicon) && isPartOf(thing, whole, lexicon),
      )
    const gone = things.filter(isPart)
    const words = items.flatMap((item, at) => {
      const isNamed =
        item.kind === 'unknown' &&
        things.some((whole) => isDrawnWith(items, whole, at, lexicon) && hasPart(whole, item.text, null, lexicon))
      return isNamed ? [item.text] : []
    })
    if (gone.length === 0 && words.length === 0) return null
    // Two names of one thing stay one.
    const kept = things.filter((thing) => !gone.includes(thing))
    const names = [...words, ...gone.flatMap(({ subject }) => (subject.kind === 'glyph' ? [subject.text] : []))]
    const shown = (kept.length > 0 ? kept : things.slice(0, 1)).map((thing) => withParts(thing, names, lexicon))
    return { ...asThings(shown), told: new Set([...told, ...words]) }
  },
}

/** A thing as it is drawn with the parts: coffee with steam is a cup of it. */
function withParts(thing: Thing, names: readonly string[], lexicon: Lexicon): Thing {
  const { subject } = thing
  if (subject.kind !== 'glyph') return thing
  const part = names.map((name) => partNamed(subject.glyph, name, null, lexicon)).find((one) => one?.shownBy != null)
  const glyph = part?.shownBy ?? subject.glyph
  return glyph === subject.glyph || !lexicon.glyphs.has(glyph) ? thing : { ...thing, subject: { ...subject, glyph } }
}

/** Whether what stands at a place is said to be with, on or in a thing. */
function isDrawnWith(items: readonly Item[], whole: Thing, at: number, lexicon: Lexicon): boolean {
  if (whole.subject.kind !== 'glyph' || !lexicon.grammar.parts.has(whole.subject.glyph)) return false
  const relation = relationBetween(items, Math.min(whole.at, at), Math.max(whole.at, at))
  return relation === null || relation === 'with' || relation === 'on' || relation === 'above' || relation === 'inside'
}

function isPartOf({ subject, count, isCounted }: Thing, whole: Thing, lexicon: Lexicon): boolean {
  if (subject.kind !== 'glyph') return false
  const words = subject.text.split(' ')
  // "Four squares" may be known as one thing.
  const number = lexicon.grammar.numbers.get(words[0] ?? '')
  const name = number === undefined ? subject.text : words.slice(1).join(' ')
  return hasPart(whole, name, number ?? (isCounted ? count : null), lexicon)
}

/** Whether the picture of a thing has so many of a part; null where it is not said how many. */
export function hasPart(
  { subject }: Pick<Thing, 'subject'>,
  name: string,
  count: number | null,
  lexicon: Lexicon,
): boolean {
  return subject.kind === 'glyph' && partNamed(subject.glyph, name, count, lexicon) !== null
}

function partNamed(glyph: string, name: string, count: number | null, { grammar }: Lexicon): PartOfGlyph | null {
  const names = [name, ...singularPhrases(name)]
  const parts = grammar.parts.get(glyph) ?? []
  return parts.find((part) => names.includes(part.name) && (count === null || count === part.count)) ?? null
}
