import { drawnAs } from '../../../lexicon/lexicon.ts'
import { singularsOf } from '../../../lexicon/phrase.ts'
import { PRESET_WORDS, shareOf } from '../../../lexicon/presets.ts'
import type { Item } from '../item.ts'
import type { Place, Step } from './place.ts'
import { thingNamed } from './thing-named.ts'

/** A way in which the grammar itself reads a phrase; `nothing` for one that is passed over, null for one that is not read so. */
type Operator = (phrase: string, place: Place) => Item | 'nothing' | null

/** Those for phrases of up to three words, and those for single words, in the order in which they are asked. */
const PHRASES: readonly Operator[] = [relation, slash, state, signPhrase, stylePhrase]
const WORDS: readonly Operator[] = [digits, passedOver, numeral, style, sign, quality]

/** What the grammar itself makes of a phrase of so many words; null when it is not the grammar's. */
export function operatorAt(place: Place, phrase: string, length: number): Step | null {
  for (const operator of length === 1 ? [...PHRASES, ...WORDS] : PHRASES) {
    const item = operator(phrase, place)
    if (item !== null) return { taken: length, item: item === 'nothing' ? null : item }
  }
  return null
}

function relation(text: string, { lexicon }: Place): Item | null {
  const found = lexicon.grammar.relations.get(text)
  return found === undefined ? null : { kind: 'relation', relation: found, text }
}

/** "Cloud free", but "free cloud". */
function slash(text: string, { lexicon, items }: Place): Item | null {
  return lexicon.grammar.slash.has(text) && (text !== 'free' || items.length > 0) ? { kind: 'slash', text } : null
}

/** "Half full", "75%", "up"; a phrase that means a glyph is that glyph. */
function state(text: string, place: Place): Item | null {
  if (!PRESET_WORDS.has(text) && shareOf(text) === null && !/^\d+(?:\.\d+)?%$/.test(text)) return null
  if (!text.includes(' ')) return { kind: 'state', phrase: text, text, glyph: glyphOf(text, place) }
  return drawnAs(text, place.lexicon) === null ? { kind: 'state', phrase: text, text, glyph: null } : null
}

function signPhrase(text: string, place: Place): Item | null {
  return text.includes(' ') && place.lexicon.grammar.signWords.has(text) ? sign(text, place) : null
}

function stylePhrase(text: string, { lexicon }: Place): Item | null {
  const isStyle = lexicon.grammar.stylePhrases.has(text) && drawnAs(text, lexicon) === null
  return isStyle ? { kind: 'quality', text, glyph: null, style: true } : null
}

function digits(text: string): Item | null {
  return /^\d+$/.test(text) ? { kind: 'number', value: Number(text), text } : null
}

/** "Can you draw", but "a tin can"; "a cat face" is a cat, and "a face" is one. */
function passedOver(word: string, { items, words, at, lexicon: { glyphs, grammar } }: Place): 'nothing' | null {
  const isStop = (): boolean => {
    // "Like button", but "looks like a button".
    if (word === 'like') return at > 0
    if (word === 'can') return at + 1 < words.length
    // "No phones allowed", but "phones allowed".
    if (/^(?:allowed|permitted)$/.test(word)) return items.some(({ kind }) => kind === 'slash')
    if (!grammar.partsOfAnimals.has(word)) return grammar.stop.has(word)
    const before = items.at(-1)
    return before?.kind === 'thing' && /animal|nature/.test(glyphs.get(before.glyph)?.category ?? '')
  }
  return /^\d+(?:px|pt|x\d+)$/.test(word) || isStop() ? 'nothing' : null
}

function numeral(text: string, { lexicon, words, at }: Place): Item | null {
  const value = lexicon.grammar.numbers.get(text)
  return value !== undefined && at + 1 < words.length ? { kind: 'number', value, text } : null
}

/** Style, and "sync now", "in a field": adds nothing to the picture. */
function style(text: string, place: Place): Item | null {
  const { style: styles, fillers, backgrounds } = place.lexicon.grammar
  const isFiller = fillers.has(text) || (backgrounds.has(text) && place.items.at(-1)?.kind === 'relation')
  if (!styles.has(text) && !isFiller) return null
  const glyph = glyphOf(text, place)
  return styles.has(text) || glyph === null ? { kind: 'quality', text, glyph, style: true } : null
}

/** "new", "verified": a sign on something else; where a glyph of its own is meant and nothing else is said, that glyph. */
function sign(text: string, { lexicon, words }: Place): Item | null {
  const { glyphs, grammar } = lexicon
  const signs = grammar.signWords.get(text)
  // "History" asks for a clock only where nobody drew history.
  if (signs !== undefined && !signs.includes(text) && glyphs.has(text)) return null
  const found = (signs ?? grammar.signWords.get(singularsOf(text)[0] ?? ''))?.find((name) => glyphs.has(name))
  if (found === undefined) return null
  if (words.length === 1 && (drawnAs(text, lexicon)?.glyph ?? found) !== found) return null
  return { kind: 'thing', glyph: found, preset: new Map(), text, plural: false, sign: true, isStretched: false }
}

function quality(text: string, place: Place): Item | null {
  return place.lexicon.grammar.qualities.has(text)
    ? { kind: 'quality', text, glyph: glyphOf(text, place), style: false }
    : null
}

/** What a word shows when it stands alone. */
function glyphOf(word: string, { lexicon }: Place): string | null {
  const entry = drawnAs(word, lexicon)
  return entry === null ? null : thingNamed(word, entry, lexicon).glyph
}
