import type { Lexicon } from '../../lexicon/lexicon.ts'
import { drawnAs } from '../../lexicon/lexicon.ts'
import { wordsOf } from '../../lexicon/phrase.ts'
import { isKnown } from './known.ts'

/** Kinds of things that a request may name to say which meaning of a word it wants, and the categories of such glyphs. */
const KINDS: readonly (readonly [string, RegExp])[] = [
  ['animal|bird|fish|insect|pet|mammal|creature', /animal|nature|bird|insect|pet|sea/],
  ['fruit|vegetable|food|drink|beverage|dessert|meal', /food|drink|fruit|kitchen|nature|plant/],
  ['plant|flower|tree', /plant|nature|garden|food|weather/],
  ['tool|hardware', /tool|thing|office|object|construction|home|build/],
  ['furniture', /furniture|home|house|room|thing/],
  ['sport|sports|game', /sport|game|fitness|activit|thing/],
  ['instrument|musical instrument', /music|media|instrument|thing/],
  ['vehicle', /vehicle|transport|travel/],
  ['clothing|clothes|garment', /cloth|fashion|wear|thing/],
  ['planet', /space|science|astronomy|weather/],
  ['device|gadget|computer part', /device|comput|media|hardware|thing|home/],
  ['currency', /commerce|money|finance|sign/],
  ['body part', /body|health|people|medic/],
  ['building', /place|building|map/],
  ['shape', /shape|sign/],
]

const NAMES = KINDS.map(([names]) => names).join('|')

/** "orange (the fruit)", "bat, the flying animal", "seal the animal", "mouse as an animal". */
const HINT = new RegExp(
  `^(.*?)\\s*(?:\\(\\s*(?:the |an? )?(?:[a-z]+ )?(${NAMES})\\s*\\)|,\\s*(?:the|an?) (?:[a-z]+ )?(${NAMES})\\b|\\s(?:the|as an?|as in an?) (?:[a-z]+ )?(${NAMES})$|\\s(animal|bird|fruit|vegetable|insect)$)(.*)$`,
  'i',
)

/** A request without its hint. */
export interface Hinted {
  readonly text: string
  /** What the hint is about, where no glyph of that kind is known. */
  readonly lost: string | null
}

/** Reads "the animal" behind a word as a choice among the glyphs that the word may mean; a glyph of another kind is never drawn for it. */
export function readHint(text: string, lexicon: Lexicon): Hinted {
  const match = HINT.exec(text)
  const before = match?.[1] ?? ''
  const kind = (match?.[2] ?? match?.[3] ?? match?.[4] ?? match?.[5] ?? '').toLowerCase()
  const words = wordsOf(before)
  const noun = words.at(-1)
  if (match === null || noun === undefined) return { text, lost: null }
  const rest = words.slice(0, -1)
  const after = match[6] ?? ''
  const known = [`${noun} ${kind}`, `${kind} ${noun}`].find((phrase) => isKnown(phrase, lexicon))
  if (known !== undefined) return { text: [...rest, known].join(' ') + after, lost: null }
  const categories = KINDS.find(([names]) => names.split('|').includes(kind))?.[1]
  const entry = drawnAs(noun, lexicon)
  const own = entry?.glyph
  // "A bird": a word that is no thing is no noun that a hint explains.
  if (own === undefined && (match[4] ?? match[5]) !== undefined) return { text, lost: null }
  const fitting = (entry === null ? [] : [entry.glyph, ...entry.others]).find((glyph) => {
    const category = lexicon.glyphs.get(glyph)?.category ?? ''
    return category === '' || categories?.test(category) === true
  })
  if (fitting === undefined) return { text: rest.join(' ') + after, lost: `${noun} (${kind})` }
  return { text: (fitting === own ? before : [...rest, fitting].join(' ')) + after, lost: null }
}
