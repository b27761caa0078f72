import type { Entry, GlyphEntry, Lexicon } from '../../../lexicon/lexicon.ts'
import { drawnAs } from '../../../lexicon/lexicon.ts'
import type { Place, Step, Word } from './place.ts'
import { plainWords, wordAt } from './place.ts'
import { thingNamed } from './thing-named.ts'

/** What a phrase says by its entry; null where it says nothing as a whole. */
export function entryStep(place: Place, phrase: string, length: number, entry: Entry): Step | null {
  if (entry.kind === 'unknown') return null
  if (entry.kind === 'glyph') return thing(place, phrase, length, entry)
  const isBroken = isBrokenThing(phrase, place.lexicon)
  const mayReplace = place.replacements > 0
  switch (entry.kind) {
    case 'general':
      if (isBroken || length === 1) return null
      return mayReplace && length === 2 ? moreGeneral(phrase, length, entry) : oneThing(place, phrase, length)
    case 'undrawn':
      if (isBroken || length === 1 || (entry.isCompound && saysTwice(phrase, place.lexicon))) return null
      return oneThing(place, phrase, length)
    case 'composition':
      if (!mayReplace || (isBroken && entry.request.includes('break'))) return null
      return { taken: length, by: composed(place, length, entry.request) }
  }
}

/** A glyph; but what someone does with the thing that follows is no thing of its own. */
function thing(place: Place, phrase: string, length: number, entry: GlyphEntry): Step {
  return length === 1 && isDoing(place)
    ? { taken: 1, item: { kind: 'unknown', text: phrase, action: true } }
    : { taken: length, item: thingNamed(phrase, entry, place.lexicon) }
}

/** "poodle": a more general glyph stands for it, and that is said. */
export function moreGeneral(
  phrase: string,
  taken: number,
  { glyph, steps }: Extract<Entry, { kind: 'general' }>,
): Step {
  const by = plainWords(glyph.replaceAll('-', ' ')).map((word) => ({ ...word, said: phrase }))
  return { taken, by, general: { written: phrase, glyph, steps } }
}

/** A phrase that is known and not drawn; "a hand holding a plant" only begins like one. */
function oneThing(place: Place, phrase: string, length: number): Step | null {
  const goesOn =
    place.lexicon.grammar.relations.has(wordAt(place, length - 1)) && place.words[place.at + length] !== undefined
  return goesOn ? null : { taken: length, item: { kind: 'unknown', text: phrase, action: false } }
}

/** "computer screen": two words for one glyph are that glyph, whatever else the two together may be. */
function saysTwice(phrase: string, lexicon: Lexicon): boolean {
  const glyphs = phrase.split(' ').map((word) => drawnAs(word, lexicon)?.glyph ?? null)
  return glyphs[0] !== null && glyphs.every((glyph) => glyph === glyphs[0])
}

/** "a broken heart" is a heart, whatever the tables call the two together; that it is broken is said. */
function isBrokenThing(phrase: string, lexicon: Lexicon): boolean {
  return phrase.startsWith('broken ') && drawnAs(phrase.slice('broken '.length), lexicon) !== null
}

/** The words of a composition, which say what the caller wrote without the words that the grammar understands: "no smoking" is about smoking. */
function composed({ words, at, lexicon: { grammar } }: Place, length: number, request: string): Word[] {
  const given = words.slice(at, at + length)
  const telling = given.filter(({ lower }) => !grammar.slash.has(lower) && !grammar.stop.has(lower))
  // Words that came in the place of the same ones say them once: told apart, they would double with every replacement.
  const said = [...new Set((telling.length > 0 ? telling : given).map((word) => word.said ?? word.raw))].join(' ')
  return plainWords(request).map((word) => ({ ...word, said }))
}

/** "A boy reading a book", "a running horse". */
function isDoing(place: Place): boolean {
  const { items, lexicon } = place
  const word = wordAt(place)
  if (!/.{3}ing$/.test(word) || lexicon.grammar.lostInPhrases.has(word)) return false
  const isAlive = (glyph: string): boolean =>
    /^(?:people|animals?|nature)$/.test(lexicon.glyphs.get(glyph)?.category ?? '')
  const [next, second] = [wordAt(place, 1), wordAt(place, 2)].map((one) => {
    const entry = drawnAs(one, lexicon)
    return entry === null ? null : thingNamed(one, entry, lexicon)
  })
  if (next && isAlive(next.glyph)) return true
  const before = items.at(-1)
  return before?.kind === 'thing' && isAlive(before.glyph) && Boolean(next ?? second)
}
