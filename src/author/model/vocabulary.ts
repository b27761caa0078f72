import type { Lexicon } from '../../lexicon/lexicon.ts'
import { wordsOf } from '../../lexicon/phrase.ts'
import { stemOf } from '../../lexicon/stem.ts'

/** So many lines a model reads at a glance; the names of all things are in the rules. */
const MOST_THINGS = 80
const MOST_PHRASES = 5
/** Shorter words ("of", "up") stand in too many phrases. */
const SHORTEST_STEM = 3

/** Tells which things come near to the words of a text: a thing a line, with other words for it, nearest first, 80 at most. */
export type Vocabulary = (text: string, meant: readonly string[]) => readonly string[]

/**
 * A look-up of the lexicon's vocabulary: first what the words mean (`meant`, which is handed in), then things whose other words have some of
 * them, then what is of a kind with these.
 */
export function createVocabulary(lexicon: Lexicon): Vocabulary {
  let byStem: ReadonlyMap<string, ReadonlySet<string>> | null = null
  return (text, meant) => {
    byStem ??= glyphsByStem(lexicon)
    const hits = new Map<string, number>()
    for (const stem of new Set(stemsOf(text, lexicon)))
      for (const glyph of byStem.get(stem) ?? []) hits.set(glyph, (hits.get(glyph) ?? 0) + 1)
    const akin = [...hits].sort(([, one], [, other]) => other - one).map(([glyph]) => glyph)
    const near = [...new Set([...meant, ...akin])]
    const kinds = new Set(near.map((glyph) => lexicon.glyphs.get(glyph)?.category))
    const alike = lexicon.names().filter((glyph) => kinds.has(lexicon.glyphs.get(glyph)?.category))
    const things = [...new Set([...near, ...alike])].slice(0, MOST_THINGS)
    return things.map((glyph) => [glyph, lexicon.phrasesOf(glyph).slice(0, MOST_PHRASES).join(', ')].join(': '))
  }
}

function glyphsByStem(lexicon: Lexicon): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>()
  for (const glyph of lexicon.names())
    for (const stem of [glyph.replaceAll('-', ' '), ...lexicon.phrasesOf(glyph)].flatMap((text) =>
      stemsOf(text, lexicon),
    )) {
      const glyphs = found.get(stem) ?? new Set()
      found.set(stem, glyphs.add(glyph))
    }
  return found
}

function stemsOf(text: string, { grammar }: Lexicon): string[] {
  return wordsOf(text)
    .filter((word) => !grammar.relations.has(word))
    .map(stemOf)
    .filter((stem) => stem.length >= SHORTEST_STEM)
}
