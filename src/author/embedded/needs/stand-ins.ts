import type { Lexicon } from '../../../lexicon/lexicon.ts'
import { phraseKey, singularPhrases } from '../../../lexicon/phrase.ts'
import { nounPhrase } from '../compose/words.ts'
import { generalised, withSaid } from '../meaning.ts'
import type { Read } from '../subject-and-words.ts'
import { failing } from './read-need.ts'

/** What is put together of things, of which one has no glyph, is drawn with what stands for that in needs: "patient with a plus sign", "boarding pass crossed out". */
export function withStandIns(text: string, read: Read, again: (text: string) => Read, lexicon: Lexicon): Read {
  const unknown = read.items.flatMap((item) => (item.kind === 'unknown' ? [item.text] : []))
  const isPutTogether = read.items.some(({ kind }) => kind === 'relation' || kind === 'slash')
  if (unknown.length === 0 || !isPutTogether || !failing(read.meaning)) return read
  const standIns = unknown.map((phrase) => ({ phrase, glyph: standInFor(phrase, lexicon) }))
  const replaced = standIns.reduce<string | null>((said, { phrase, glyph }) => withWords(said, phrase, glyph), text)
  const drawn = replaced === null ? read : again(replaced)
  if (failing(drawn.meaning)) return read
  const said = standIns.map(({ phrase, glyph }) =>
    generalised(`"${phrase}" is drawn as ${nounPhrase(glyph ?? '', lexicon.grammar)}.`),
  )
  return { ...drawn, meaning: withSaid(drawn.meaning, said) }
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

function withWords(text: string | null, phrase: string, glyph: string | null): string | null {
  if (text === null || glyph === null) return null
  const at = text.toLowerCase().indexOf(phrase.toLowerCase())
  return at < 0 ? null : `${text.slice(0, at)}${glyph.replaceAll('-', ' ')}${text.slice(at + phrase.length)}`
}
