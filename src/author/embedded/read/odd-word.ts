import type { Lexicon } from '../../../lexicon/lexicon.ts'
import { drawnAs, isUndrawn } from '../../../lexicon/lexicon.ts'
import { singularsOf } from '../../../lexicon/phrase.ts'
import { PRESET_WORDS } from '../../../lexicon/presets.ts'
import { moreGeneral } from './phrase-step.ts'
import type { Place, Step } from './place.ts'
import { plainWords, wordAt } from './place.ts'
import { segments } from './segment.ts'
import { spellingsOf } from './spelling.ts'

/** A word that nothing knows as it stands: another spelling, two words for one, something more general, a typing error, or truly unknown. */
export function oddWord(place: Place): Step {
  const here = place.words[place.at]
  const word = wordAt(place)
  const other = place.replacements > 0 ? otherWords(place, word) : null
  if (other !== null) return other
  const sign = place.replacements > 0 ? signAt(place) : null
  if (sign !== null) return sign
  if (/^[+@#%$?!=]$/.test(word)) return { taken: 1, item: null }
  const saysHow = !isUndrawn(place.lexicon.lookUp(word)) && (isAction(place, word) || isParticiple(place, word))
  return { taken: 1, item: { kind: 'unknown', text: here?.said ?? here?.raw ?? word, action: saysHow } }
}

/** "A mail with an @ sign": a sign that something is with is that sign; "sign" behind it says no more. */
function signAt({ words, at, items, lexicon }: Place): Step | null {
  const name = lexicon.grammar.signs.get(words[at]?.lower ?? '')
  if (name === undefined) return null
  const isNamed = /^(?:sign|symbol|mark)$/.test(words[at + 1]?.lower ?? '')
  if (!isNamed && items.at(-1)?.kind !== 'relation') return null
  return { taken: isNamed ? 2 : 1, by: plainWords(name).map((word) => ({ ...word, said: words[at]?.raw ?? name })) }
}

/** Known words in the place of an unknown one; null when nothing comes near. */
function otherWords(place: Place, word: string): Step | null {
  const { lexicon, words, at } = place
  const put = (text: string | null | undefined, taken = 1): Step | null =>
    typeof text === 'string' ? { taken, by: plainWords(text) } : null
  const apart = segments(word, lexicon)?.join(' ')
  // What is picked up is no pickup.
  const joined = word + (place.items.length === 0 && isDoneUp(word, place) ? '' : wordAt(place, 1))
  const asWritten =
    put(apart === word ? null : apart) ??
    put(joined !== word && drawnAs(joined, lexicon) !== null ? joined : null, 2) ??
    put(spellingsOf(word).find((other) => drawnAs(other, lexicon) !== null))
  if (asWritten !== null) return asWritten
  const familiarities = [word, ...singularsOf(word)].map((form) => lexicon.familiarity(form))
  if (familiarities.includes('known') || familiarities.includes('brand')) return null
  const halves = put(splitInTwo(word, lexicon))
  if (halves !== null) return halves
  const entry = lexicon.lookUp(word)
  if (entry.kind === 'general') return moreGeneral(word, 1, entry)
  // A word of the phrase book is spelt as it is meant: "underpaid" is no underpass.
  const isOfNeeds = [word, ...singularsOf(word)].some((form) => lexicon.picturesOf(form) !== null)
  if (isOfNeeds || familiarities.includes('english') || !place.mayCorrect) return null
  const read = inContext(place, word) ?? place.spelling.correct(word)
  if (read === null || read === word) return null
  return { taken: 1, by: plainWords(read), correction: { written: words[at]?.raw ?? word, read } }
}

/** Whether a verb and the "up" behind it are what is done, with more to follow. */
function isDoneUp(word: string, place: Place): boolean {
  const next = wordAt(place, 2)
  return (
    wordAt(place, 1) === 'up' &&
    !/^(?:truck|trucks|van)?$/.test(next) &&
    place.lexicon.frames().doings.has(`${word} up`)
  )
}

/** "loction pin": of the words within a slip, the one that makes a known phrase with its neighbour. */
function inContext(place: Place, word: string): string | null {
  const next = place.words[place.at + 1]?.lower
  if (next === undefined) return null
  return place.spelling.near(word).find((other) => drawnAs(`${other} ${next}`, place.lexicon) !== null) ?? null
}

/** "shoppingcart": two known words written as one, if they name one glyph together. */
function splitInTwo(word: string, lexicon: Lexicon): string | null {
  for (let cut = 3; cut <= word.length - 3; cut++) {
    const pair = `${word.slice(0, cut)} ${word.slice(cut)}`
    if (drawnAs(pair, lexicon) !== null) return pair
  }
  return null
}

/** "falling from", "pointing left", "slowly": says how, not what. "Rolling pin" names a thing. */
function isAction(place: Place, word: string): boolean {
  const { grammar } = place.lexicon
  const next = wordAt(place, 1)
  if (/.{3}ly$/.test(word)) return true
  return (
    (/.{2}ing$/.test(word) || grammar.placing.has(word)) &&
    (grammar.relations.has(next) || grammar.stop.has(next) || PRESET_WORDS.has(next))
  )
}

/** "A user hugging a house": says what the thing before it does with the next. With no next one it is a state, and so is "delivered". */
function isParticiple({ items, words, at, lexicon }: Place, word: string): boolean {
  if (items.at(-1)?.kind !== 'thing' || words[at + 1] === undefined) return false
  return /.{2}ing$/.test(word) && !lexicon.grammar.lostInPhrases.has(word)
}
