import type { Lexicon } from '../../../lexicon/lexicon.ts'
import { drawnAs, isUndrawn } from '../../../lexicon/lexicon.ts'
import { wordsOf } from '../../../lexicon/phrase.ts'
import { standingIn } from '../read/rows-of.ts'
import type { Read } from '../subject-and-words.ts'

/** Who tells a scene wants that scene, not a sign of it. */
const SCENE = /\b(?:someone|somebody|being|showing|going|their|his|her|looking|sitting|standing|holding|wearing)\b/i

/** Who joins one thing to another describes what is to be seen: "a lemon and a slice". */
const JOINED = /^(?!add |buy |pay )\S+(?: \S+)? and an? \S+$/i

/** Who says where one thing is to another does so too: "a heart in a heart", "a coin in a slot". */
const PLACED =
  /(\S+) (?:(?:in|inside|on|over) (?!the )|(?:under|below|beneath|above|behind|between|beside|next to|in front of) )(?:an?|the|another|two|three|four) (.+)$/i

/** Names of forms are to be seen as they are: "clock-arrow-down". */
const FORM =
  /\b(?:arrows?|circles?|squares?|triangles?|hexagons?|dashed|dotted|aligned|align|panel|sidebar|keyhole|formatting)\b/i

/** A word between round brackets says which of its senses is meant: "bat (animal)". */
const HINT = /\(/

/**
 * Whether a request may be put together of things and doings: it tells no scene, and names no single thing to be seen that nobody drew, and none in a state of its own. Who
 * asks for a field needs a sign of the state: "trailer full, for a warehouse".
 */
export function mayBeFramed(text: string, { items, meaning }: Read, lexicon: Lexicon, isForField = false): boolean {
  if (!isForField && isSeenInAState(text, meaning, lexicon)) return false
  if (!isForField && (JOINED.test(text) || isPlaced(text, lexicon))) return false
  if (!isForField && isThingAndSign(items, lexicon)) return false
  if (SCENE.test(text) || FORM.test(text) || items.some((item) => HINT.test(item.text))) return false
  if (meaning.findings.some(({ message }) => GONE.test(message) || AS_ONE.test(message))) return false
  if (items.some(({ text: said }) => saysHowTheyStand(said, lexicon))) return false
  const isInAState = meaning.findings.some(({ message }) => IN_A_STATE.test(message))
  if (isInAState && !isForField && isToBeSeen(meaning, lexicon)) return false
  const words = wordsOf(text)
  // "Jewelry box".
  if (
    lexicon.grammar.compoundHeads.has(words.at(-1) ?? '') &&
    meaning.findings.some(({ message }) => ONE_THING.test(message))
  )
    return false
  if (words.some((word) => COUNTS.test(word) || ((lexicon.grammar.numbers.get(word) ?? 0) > 1 && !PAIRS.test(word))))
    return false
  const isSeen = (phrase: string): boolean => namesOneToBeSeen(phrase, lexicon)
  return !words.some((_, at) => isSeen(words.slice(at, at + 2).join(' ')) || isSeen(words.slice(at, at + 3).join(' ')))
}

/** "Wallet plus", "horse minus": who names a thing and a sign by the names of their glyphs, as icons are called, wants the thing with the sign, and no large sign. */
function isThingAndSign(items: Read['items'], { glyphs }: Lexicon): boolean {
  const isOwnNamed = items.every((item) => item.kind === 'thing' && item.text.replaceAll(' ', '-') === item.glyph)
  const [, sign] = items
  return isOwnNamed && items.length === 2 && sign?.kind === 'thing' && glyphs.get(sign.glyph)?.keyline === 'sign'
}

/** "A coin in a slot", but not "a doctor in a hospital": where people and things are said to be anyway is no part of the picture. */
function isPlaced(text: string, lexicon: Lexicon): boolean {
  const [, what = '', where] = PLACED.exec(text) ?? []
  if (where === undefined || drawnAs(what.toLowerCase(), lexicon) === null) return false
  const whole = drawnAs(wordsOf(where).join(' '), lexicon)?.glyph ?? ''
  return lexicon.glyphs.get(whole)?.category !== 'places' && lexicon.classOf(where)?.glyph !== 'building'
}

/** "In a row", "at each other". */
function saysHowTheyStand(text: string, { grammar }: Lexicon): boolean {
  return standingIn(text, grammar) !== null || (text.includes(' ') && grammar.telling.has(text))
}

/** How many there are is shown, or told to be lost. */
const PAIRS = /^(?:pair|couple)$/
const COUNTS = /^(?:both|triple|pair|dozen|several|\d+)$/

/** Whether a need is one thing that looks otherwise in its state: a sign says of a booking that it is closed, and not of an umbrella. */
export function isSeenInAState(text: string, meaning: Read['meaning'], lexicon: Lexicon): boolean {
  const states = wordsOf(text).filter((word) => lexicon.grammar.seenStates.has(word))
  if (states.length === 0 || meaning.guest !== null) return false
  return hasOwnForm(meaning, lexicon) || (states.some((word) => OF_MATTER.test(word)) && isOwnName(meaning))
}

/** No record is ever in these states: paper is torn, and a file with an x is deleted. */
const OF_MATTER =
  /^(?:torn|cracked|shattered|smashed|wilted|withered|melted|melting|bent|dented|crumpled|wrinkled|bitten|sliced|peeled|burnt|spilled|rolled)$/

/** Whether what is drawn is called by a word of its picture. */
function isOwnName({ head }: Read['meaning']): boolean {
  return head?.kind === 'glyph' && !head.isStretched
}

/** Categories whose glyphs stand for records as well, which are closed without looking so: a ticket, an account. */
const OF_RECORDS: ReadonlySet<string> = new Set([
  'commerce',
  'office',
  'files',
  'communication',
  'interface',
  'time',
  'signs',
  'shapes',
  'code',
  'network',
])

/** Whether what is drawn is called by the name of its picture, and that is one of a thing with a form. */
function hasOwnForm({ head }: Read['meaning'], { glyphs }: Lexicon): boolean {
  if (head?.kind !== 'glyph' || UNSEEN.has(head.glyph)) return false
  if (OF_RECORDS.has(glyphs.get(head.glyph)?.category ?? '')) return false
  return head.text.split(' ').at(-1) === head.glyph.split('-').at(-1)
}

/** What is said of a part that a thing is drawn with anyway: a cup without its handle is no cup with a gear. */
const GONE = /is missing cannot be shown/

/** What is said of two names of one glyph: "a cat with a kitten" is no need. */
const AS_ONE = /the two are the same glyph here/

/** What is said of a thing whose picture has no such state. */
const IN_A_STATE = /has no such state/

/** What is said of two nouns that make a third thing. */
const ONE_THING = /is not shown as one thing/

/** Whether what is drawn has a form that its states change: a phone that rings, and no stock that is low. */
function isToBeSeen({ head }: Read['meaning'], lexicon: Lexicon): boolean {
  if (head?.kind !== 'glyph') return true
  const name = head.glyph.replaceAll('-', ' ')
  return head.text.startsWith(name) || [head.text, name].some((one) => lexicon.classOf(one) !== null)
}

/** General pictures of classes whose things have no form of their own at all: a booking. */
export const FORMLESS: ReadonlySet<string> = new Set([
  'briefcase',
  'calendar',
  'chat',
  'clock',
  'money',
  'coins',
  'atom',
  'users',
])

/** General pictures of classes whose things are told by what they are for, not by their form. */
const UNSEEN = new Set([
  ...FORMLESS,
  'user',
  'file',
  'building',
  'buildings',
  'door',
  'map-pin',
  'home',
  'smile',
  'scale',
  'image',
  'bandage',
  'palette',
])

/** "Satellite dish", "fire works": one thing with a form of its own; a "meter reading" has none. */
function namesOneToBeSeen(phrase: string, lexicon: Lexicon): boolean {
  if (!phrase.includes(' ') || lexicon.frames().things.has(phrase)) return false
  if (
    lexicon.familiarity(phrase.replace(' ', '')) === 'known' &&
    drawnAs(phrase, lexicon) === null &&
    phrase.indexOf(' ') === phrase.lastIndexOf(' ')
  )
    return true
  const entry = lexicon.lookUp(phrase)
  if (!isUndrawn(entry)) return false
  // "Easter egg": two things that make a third.
  const isThird = entry.kind === 'undrawn' && !entry.isCompound
  if (isThird && phrase.split(' ').every((word) => drawnAs(word, lexicon) !== null)) return true
  // "Full moon": a state that makes another thing of it.
  if (lexicon.grammar.telling.has(phrase.split(' ')[0] ?? '')) return true
  const ofClass = lexicon.classOf(phrase)
  return ofClass !== null && !UNSEEN.has(ofClass.glyph)
}
