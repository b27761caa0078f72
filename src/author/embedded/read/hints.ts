import type { Lexicon } from '../../../lexicon/lexicon.ts'
import { drawnAs, isKnown } from '../../../lexicon/lexicon.ts'
import { wordsOf } from '../../../lexicon/phrase.ts'

/** A request without its hint. */
export interface Hinted {
  readonly text: string
  /** What the hint is about, where no glyph of that kind is known. */
  readonly lost: string | null
}

/** "orange (the fruit)", "bat, the flying animal", "seal the animal", "mouse as an animal". */
function hintOf(names: string, bare: string): RegExp {
  const kind = `(?:[a-z]+ )?(${names})`
  return new RegExp(
    `^(.*?)\\s*(?:\\(\\s*(?:the |an? )?${kind}\\s*\\)|,\\s*(?:the|an?) ${kind}\\b|\\s(?:the|as an?|as in an?) ${kind}$|\\s(${bare})$)(.*)$`,
    'i',
  )
}

/** Reads "the animal" behind a word as a choice among the glyphs that the word may mean; a glyph of another kind is never drawn for it. */
export function readHint(text: string, lexicon: Lexicon): Hinted {
  const { kinds, bareKinds } = lexicon.grammar
  const match = hintOf([...kinds.keys()].join('|'), [...bareKinds].join('|')).exec(text)
  const before = match?.[1] ?? ''
  const kind = (match?.[2] ?? match?.[3] ?? match?.[4] ?? match?.[5] ?? '').toLowerCase()
  const words = wordsOf(before)
  const noun = words.at(-1)
  if (match === null || noun === undefined) return { text, lost: null }
  const rest = words.slice(0, -1)
  const after = match[6] ?? ''
  const known = [`${noun} ${kind}`, `${kind} ${noun}`].find((phrase) => isKnown(phrase, lexicon))
  if (known !== undefined) return { text: [...rest, known].join(' ') + after, lost: null }
  const categories = kinds.get(kind) ?? []
  const entry = drawnAs(noun, lexicon)
  const own = entry?.glyph
  // "A bird": a word that is no thing is no noun that a hint explains.
  if (own === undefined && (match[4] ?? match[5]) !== undefined) return { text, lost: null }
  const fitting = (entry === null ? [] : [entry.glyph, ...entry.others]).find((glyph) => {
    const category = lexicon.glyphs.get(glyph)?.category ?? ''
    return category === '' || categories.some((part) => category.includes(part))
  })
  if (fitting === undefined) return { text: rest.join(' ') + after, lost: `${noun} (${kind})` }
  return { text: (fitting === own ? before : [...rest, fitting].join(' ')) + after, lost: null }
}
