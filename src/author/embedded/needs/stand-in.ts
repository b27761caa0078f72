import type { Lexicon } from '../../../lexicon/lexicon.ts'
import { phraseKey, singularPhrases } from '../../../lexicon/phrase.ts'
import { nounPhrase } from '../compose/words.ts'
import { generalised, withSaid } from '../meaning.ts'
import type { Read } from '../subject-and-words.ts'
import { failing } from './read-need.ts'

/**
 * A thing without a glyph that has a sign, or is crossed out, is drawn as needs of it are: "patient with a plus sign", "boarding pass crossed out". What stands beside another
 * has to be seen itself: a house with a chimney has no factory.
 */
export function withStandIn(text: string, read: Read, again: (text: string) => Read, lexicon: Lexicon): Read {
  const named = read.items.filter(({ kind }) => kind !== 'slash')
  const [first, ...others] = named
  const isPutTogether = read.items.some(({ kind }) => kind === 'relation' || kind === 'slash')
  if (first?.kind !== 'unknown' || !isPutTogether || others.some(({ kind }) => kind === 'unknown')) return read
  const glyph = standInFor(first.text, lexicon)
  const replaced = withWords(text, first.text, glyph)
  const drawn = replaced === null ? read : again(replaced)
  if (glyph === null || failing(drawn.meaning)) return read
  const said = generalised(`"${first.text}" is drawn as ${nounPhrase(glyph, lexicon.grammar)}.`)
  return { ...drawn, meaning: withSaid(drawn.meaning, [said]) }
}

/** The glyph that needs of a thing are drawn as: by the table, or as a row of the phrase book that holds in every field; null for one that needs a sign besides. */
function standInFor(phrase: string, lexicon: Lexicon): string | null {
  const forms = [phrase, ...singularPhrases(phrase)].map((form) => form.toLowerCase())
  const ofTable = forms.flatMap((form) => lexicon.frames().things.get(form) ?? [])
  const ofBook = forms
    .flatMap((form) => lexicon.needs().called(phraseKey(form)))
    .filter(({ tells }) => tells.length === 0)
    .map(({ picture }) => picture)
  const glyph = [...ofTable, ...ofBook][0]?.replaceAll(' ', '-')
  return glyph !== undefined && lexicon.glyphs.has(glyph) ? glyph : null
}

function withWords(text: string, phrase: string, glyph: string | null): string | null {
  if (glyph === null) return null
  const at = text.toLowerCase().indexOf(phrase.toLowerCase())
  return at < 0 ? null : `${text.slice(0, at)}${glyph.replaceAll('-', ' ')}${text.slice(at + phrase.length)}`
}
