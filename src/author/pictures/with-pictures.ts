import type { Program } from '../../drawing/language/program.ts'
import { lazyMap } from '../../lexicon/lazy-map.ts'
import type { Lexicon } from '../../lexicon/lexicon.ts'
import { wordOf } from './picture-words.ts'

const NOUNS = ['traced pictogram', 'second pictogram', 'third pictogram', 'fourth pictogram'] as const

/** The name under which a traced picture is a glyph; the first is 0. */
export function glyphOf(picture: number): string {
  return `traced${picture + 1}`
}

/** A lexicon that knows pictures as glyphs, for one request, so that the grammar puts them together as it does its own. A picture is traced when its program is asked for. */
export function withPictures(lexicon: Lexicon, traced: readonly (() => Program)[]): Lexicon {
  const own = new Map(traced.map((program, index) => [glyphOf(index), program] as const))
  const glyphs = lazyMap([...lexicon.glyphs.keys(), ...own.keys()], (name) => glyphNamed(name, own, lexicon))
  const meant = new Map(
    traced.flatMap((_, index) => [wordOf(index), `${wordOf(index)}s`].map((word) => [word, glyphOf(index)] as const)),
  )
  const { grammar } = lexicon
  const nouns = new Map([...grammar.nouns, ...traced.map((_, index) => [glyphOf(index), NOUNS[index] ?? ''] as const)])
  return {
    ...lexicon,
    glyphs,
    lookUp: (phrase) => {
      const glyph = meant.get(phrase.toLowerCase())
      return glyph === undefined
        ? lexicon.lookUp(phrase)
        : { kind: 'glyph', glyph, preset: new Map(), others: [], isStretched: false }
    },
    familiarity: (word) => (meant.has(word) ? 'known' : lexicon.familiarity(word)),
    grammar: { ...grammar, nouns },
    names: () => [...glyphs.keys()].sort(),
  }
}

function glyphNamed(name: string, own: ReadonlyMap<string, () => Program>, lexicon: Lexicon): Program {
  const program = own.get(name)?.() ?? lexicon.glyphs.get(name)
  if (program === undefined) throw new Error(`lexicon: no glyph "${name}"`)
  return program
}
