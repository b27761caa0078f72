import type { GlyphEntry, Lexicon } from '../../../lexicon/lexicon.ts'
import { drawnAs } from '../../../lexicon/lexicon.ts'
import { singularsOf, wordsOf } from '../../../lexicon/phrase.ts'
import { PRESET_WORDS } from '../../../lexicon/presets.ts'
import { isSign } from '../meaning.ts'
import { baseForms } from '../needs/base-forms.ts'
import type { Read } from '../subject-and-words.ts'

/** Nobody explains a picture in more words. */
const MOST_WORDS = 9

/** Phrases of a clause are looked up in so many words at most. */
const LONGEST = 3

/**
 * What words of a clause are, beside a picture: `same` is shown by it already, `look` says how a thing looks, `thing` is one more to be seen, `meant` says what
 * is done or has become of something, `loose` stands for a picture without being its name, `idle` says nothing.
 */
type Telling = 'same' | 'look' | 'thing' | 'meant' | 'loose' | 'idle' | 'unknown'

/** Of these a clause that says what a picture means speaks without wanting them drawn: "place not confirmed", "tell a friend". */
const SPOKEN_OF = new Set([
  'commerce',
  'communication',
  'files',
  'interface',
  'maps',
  'media',
  'network',
  'office',
  'people',
  'signs',
  'time',
])

/** A clause begins one of these ways where it counts or shows one more thing. */
const COUNTS = /^\s*(?:an?|one|two|three|four|five|another|\d+)\s/i

/** In front of what is done or where it is said: "to flip the camera", "on a break", "in case of fire". */
const LEADS =
  /^\s*(?:in order to|so that|so|to|on|in|at|out of|during|while|when|if|because|meaning|means|i\.?e\.?|e\.?g\.?)\s+(?:an?\s|the\s)?/i

/** Glyphs of what is done in a product. */
const ACTS = /^(?:interface|signs)$/

/** Ways to look, which no sign tells. */
const WAYS = /^(?:left|right|up|down|upward|upwards|downward|downwards|leftward|rightward|north|south|east|west)$/

/** Looks of things that have become so. */
const BECOME = /^(?:lost|empty|full|broken|busy|crowded|free|slow|quiet|last|first|old)$/

/** In front of what is done. */
const TO = /^\s*(?:in order )?to\s/i

/** What has become of something, and names of what is no thing to be seen. */
const PARTICIPLE = /^(?:un|re|pre|over|under)?[a-z]{2,}(?:[^e]ed|pt|ought|aught)$/
const ABSTRACT = /.{3}(?:tion|sion|ment|ness|ity|ance|ence|ship|ism|ing|less|able|ible|ful)s?$/

/**
 * Whether a clause beside a picture says what that means, and nothing that is to be seen: "hard disk with a heart, drive health". What may be one more thing, or says how
 * one looks, is no such clause: "house with a tree, sun", "box with a cat, lid open".
 */
export function onlyExplains(clause: string, picture: Read, said: string, lexicon: Lexicon): boolean {
  if (COUNTS.test(clause)) return false
  const bare = clause.replace(LEADS, '')
  const words = wordsOf(bare.replace(/\boff-(?=[a-z])/gi, ''))
  if (words.length === 0 || words.length > MOST_WORDS) return false
  const { relations } = lexicon.grammar
  if (relations.has(words[0] ?? '') || words.some((word) => relations.get(word) === 'with')) return false
  const isDoing = TO.test(clause)
  const isToldBySign = hasSign(picture, lexicon)
  const told = tellingsOf(words, picture, said, lexicon)
    .filter(({ telling }) => telling !== 'idle')
    .map((one, at) => {
      // "To flip the camera" says what is done; a shop with an x is closed.
      const isMeant = (isDoing && at === 0) || (one.telling === 'look' && isToldBySign && isState(one.phrase, lexicon))
      return isMeant ? { ...one, telling: 'meant' as const } : one
    })
  const kinds = told.map(({ telling }) => telling)
  if (kinds.includes('look')) return false
  const things = told.filter(({ telling }) => telling === 'thing')
  if (!kinds.includes('meant')) {
    const isAbout = kinds.includes('loose') || kinds.includes('same')
    const isOnlyAbout = things.length === 0 && isAbout && (words.length > 1 || kinds.every((kind) => kind === 'same'))
    return isOnlyAbout || isSpoken(told, isToldBySign, lexicon)
  }
  if (things.length === 0) return true
  const [first, last] = [told[0], told.at(-1)]
  const isAboutIt = (last?.telling === 'meant' && !last.phrase.endsWith('ing')) || first?.telling === 'meant'
  return isAboutIt && things.every(({ isSpokenOf }) => isSpokenOf === true)
}

/**
 * "Teddy bear with a heart, toy donation", "phone with a dot, voicemail": names of what a product has, beside a thing that has its sign. What is drawn by its own name
 * and goes well beside others is one more thing.
 */
function isSpoken(told: readonly Told[], isToldBySign: boolean, { grammar }: Lexicon): boolean {
  const things = told.filter(({ telling }) => telling === 'thing')
  if (things.length === 0 || told.some(({ telling }) => telling === 'unknown' || telling === 'look')) return false
  const { signs, pairing } = grammar.glyphs
  const isOnlyNamed = things.every(({ phrase, isSpokenOf }) => {
    const glyph = phrase.replaceAll(' ', '-')
    return isSpokenOf === true && !signs.has(glyph) && !pairing.has(glyph)
  })
  return isOnlyNamed && (isToldBySign || things.length > 1)
}

/** A sign beside the thing says its state. */
function hasSign({ meaning: { guest } }: Read, lexicon: Lexicon): boolean {
  return guest !== null && isSign(guest.subject, lexicon)
}

interface Told {
  readonly phrase: string
  readonly telling: Telling
  readonly isSpokenOf?: boolean
}

/** What the words of a clause are, the longest known phrases first. */
export function tellingsOf(words: readonly string[], picture: Read, said: string, lexicon: Lexicon): Told[] {
  const told: Told[] = []
  for (let at = 0; at < words.length;) {
    const longest = isIdle(words[at] ?? '', lexicon) ? 1 : Math.min(LONGEST, words.length - at)
    const lengths = Array.from({ length: longest }, (_, index) => longest - index)
    const found = lengths
      .map((length) => ({ length, one: tellingOf(words.slice(at, at + length).join(' '), at === 0, picture, lexicon) }))
      .find(({ length, one }) => one.telling !== 'unknown' || length === 1)
    if (found === undefined) break
    const { phrase, telling } = found.one
    told.push(telling !== 'idle' && isSaid(phrase, said) ? { phrase, telling: 'same' } : found.one)
    at += found.length
  }
  return told
}

/** Whether the picture has the word too, or one that it is in: the rain of a raindrop. */
function isSaid(phrase: string, said: string): boolean {
  const words = wordsOf(said)
  return [phrase, ...singularsOf(phrase)].some((one) =>
    words.some((word) => word === one || (one.length > 3 && (word.startsWith(one) || word.endsWith(one)))),
  )
}

function tellingOf(phrase: string, isFirst: boolean, { items }: Read, lexicon: Lexicon): Told {
  const { grammar } = lexicon
  const { doings, states, light, passedOver, verbs } = lexicon.frames()
  const isAbstract = grammar.explaining.has(phrase)
  if (!isAbstract && (isIdle(phrase, lexicon) || passedOver.has(phrase))) return { phrase, telling: 'idle' }
  if (grammar.slash.has(phrase)) return { phrase, telling: 'meant' }
  const drawn = drawnAs(phrase, lexicon)
  const isOf = (glyphs: readonly string[]): boolean =>
    items.some((item) => item.kind === 'thing' && glyphs.includes(item.glyph))
  if (drawn !== null && isOf([drawn.glyph])) return { phrase, telling: 'same' }
  if (isLook(phrase, lexicon)) return { phrase, telling: 'look' }
  const isOwnName = drawn !== null && isNameOf(phrase, drawn)
  const isBareSign = isOwnName && lexicon.glyphs.get(drawn.glyph)?.keyline === 'sign'
  const isDone =
    baseForms(phrase).some((form) => doings.has(form) || states.has(form) || grammar.signWords.has(form)) ||
    (isFirst && (light.has(phrase) || verbs.has(phrase)))
  // "Face scan", "data export": behind other words what is done is named, and no sign for it.
  const isAct =
    isOwnName &&
    !isFirst &&
    !isBareSign &&
    ACTS.test(lexicon.glyphs.get(drawn.glyph)?.category ?? '') &&
    doings.has(phrase)
  if ((isDone && !isOwnName) || isAct) return { phrase, telling: 'meant' }
  if (isOf(sensesOf(phrase, drawn, lexicon))) return { phrase, telling: 'same' }
  if (isAbstract) return { phrase, telling: 'meant' }
  if (drawn !== null) return asDrawn(phrase, drawn, isOwnName, lexicon)
  const isSeen = lexicon.lookUp(phrase).kind === 'general'
  if (phrase.includes(' ')) return { phrase, telling: isSeen ? 'thing' : 'unknown' }
  if (PARTICIPLE.test(phrase) || ABSTRACT.test(phrase)) return { phrase, telling: 'meant' }
  return { phrase, telling: isSeen || lexicon.classOf(phrase) !== null ? 'thing' : 'unknown' }
}

/** Glyphs of all that a phrase may mean: a drive is a car and a hard drive. */
function sensesOf(phrase: string, drawn: GlyphEntry | null, { grammar }: Lexicon): string[] {
  const read = (grammar.senses.get(phrase) ?? []).flatMap(({ readAs }) =>
    readAs === null ? [] : [readAs.replaceAll(' ', '-')],
  )
  return drawn === null ? read : [drawn.glyph, ...drawn.others, ...read]
}

function asDrawn(phrase: string, { glyph }: GlyphEntry, isOwnName: boolean, lexicon: Lexicon): Told {
  const { category, keyline } = lexicon.glyphs.get(glyph) ?? { category: null, keyline: null }
  if (!isOwnName && (keyline === 'sign' || category === 'interface')) return { phrase, telling: 'loose' }
  const isSpokenOf = !isOwnName || (SPOKEN_OF.has(category ?? '') && keyline !== 'sign')
  return { phrase, telling: 'thing', isSpokenOf }
}

function isNameOf(phrase: string, { glyph }: GlyphEntry): boolean {
  return [phrase, ...singularsOf(phrase)].some((one) => one.replaceAll(' ', '-') === glyph)
}

/** "Open", "left", "half full", "dashed". */
function isLook(phrase: string, { grammar }: Lexicon): boolean {
  return grammar.seenStates.has(phrase) || PRESET_WORDS.has(phrase) || grammar.telling.has(phrase)
}

/** Whether a look is a state that a sign may tell: not which way a thing looks, nor what it is made of. */
function isState(phrase: string, { grammar }: Lexicon): boolean {
  return !WAYS.test(phrase) && (grammar.seenStates.has(phrase) || !grammar.telling.has(phrase) || BECOME.test(phrase))
}

/** Says nothing of its own: "all", "good", "now". */
function isIdle(phrase: string, lexicon: Lexicon): boolean {
  const { stop, fillers, qualities } = lexicon.grammar
  return stop.has(phrase) || fillers.has(phrase) || (qualities.has(phrase) && !isLook(phrase, lexicon))
}
