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
  const [first, ...others] = read.items.filter(({ kind }) => kind !== 'slash')
  const isPutTogether = read.items.some(({ kind }) => kind === 'relation' || kind === 'slash')
  if (first?.kind !== 'unknown' || !isPutTogether || others.some(({ kind }) => kind === 'unknown')) return read
  const at = text.toLowerCase().indexOf(first.text.toLowerCase())
  const glyph = standInFor(first.text, lexicon)
  if (at < 0 || glyph === null) return read
  const drawn = again(`${text.slice(0, at)}${glyph.replaceAll('-', ' ')}${text.slice(at + first.text.length)}`)
  if (failing(drawn.meaning)) return read
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
