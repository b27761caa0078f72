import type { Entry, GlyphEntry, Lexicon } from '../../../lexicon/lexicon.ts'
import { drawnAs } from '../../../lexicon/lexicon.ts'
import { singularsOf } from '../../../lexicon/phrase.ts'
import { PRESET_WORDS, presetOf, shareOf } from '../../../lexicon/presets.ts'
import type { Item, ThingItem } from '../item.ts'
import { isNamed as isNamedItem } from '../item.ts'
import { doingStep, isGoing, moves } from './doing-step.ts'
import { endsInJoiningPlus, joiningPlus } from './joining-plus.ts'
import { senseStep } from './sense-step.ts'
import type { Place, Step, Word } from './place.ts'
import { knownSingulars } from './known-singulars.ts'
import { standingIn } from './rows-of.ts'
import { plainWords, wordAt } from './place.ts'
import { someOfThem } from './some-of-them.ts'
import { whereItSits } from './where-it-sits.ts'

/** Longest phrase of the grammar's own words, in words. */
const LONGEST_OPERATOR = 5

/** A way in which the grammar itself reads a phrase; `nothing` for one that is passed over, null for one that is not read so. */
type Operator = (phrase: string, place: Place) => Item | 'nothing' | null

/** Those for phrases of up to three words, and those for single words, in the order in which they are asked. */
const PHRASES: readonly Operator[] = [
  arranged,
  someOfThem,
  whereItSits,
  tellingPhrase,
  relation,
  slash,
  state,
  signPhrase,
  stylePhrase,
]
const WORDS: readonly Operator[] = [joiningPlus, digits, passedOver, numeral, style, sign, quality]

/** What the longest known phrase that begins here says: to the grammar, or by its entry in the lexicon. Null when none is known. */
export function phraseStep(place: Place): Step | null {
  const { words, at, lexicon } = place
  for (let length = 1 + lexicon.longestPhrase(words.length - at - 1); length >= 1; length--) {
    const phrase = phraseAt(place, length)
    const step =
      (length === 1 ? senseStep(place) : null) ??
      (length > LONGEST_OPERATOR ? null : operatorAt(place, phrase, length)) ??
      entryStep(place, phrase, length, lexicon.lookUp(phrase)) ??
      doingStep(place, phrase, length)
    if (step !== null) return step
  }
  return null
}

/** The next words as a phrase. */
function phraseAt({ words, at }: Place, length: number): string {
  return words
    .slice(at, at + length)
    .map(({ lower }) => lower)
    .join(' ')
}

/** What the grammar itself makes of a phrase of so many words; null when it is not the grammar's. */
function operatorAt(place: Place, phrase: string, length: number): Step | null {
  for (const operator of length === 1 ? [...PHRASES, ...WORDS] : PHRASES) {
    const item = operator(phrase, place)
    if (item !== null) return { taken: length, item: item === 'nothing' ? null : item }
  }
  return null
}

/** "Three stars in a row", "two people side by side": says how several stand. */
function arranged(text: string, { items, words, at, lexicon: { grammar } }: Place): Item | null {
  if (![grammar.inARow, grammar.inAColumn, grammar.inAGroup].some((phrases) => phrases.has(text))) return null
  const measure = words[at]?.raw ?? ''
  // "A row of four dots": what stands in it follows.
  if (measure.endsWith(' of') && (standingIn(measure, grammar) !== null || grammar.inAGroup.has(text)))
    return { kind: 'quality', text: measure, glyph: null, style: true }
  if (!areSeveral(items)) return null
  const before = items.findLast((item) => item.kind === 'thing')
  // "Four tiles in a grid" are what the grid shows.
  if (text.endsWith('grid') && before !== undefined && makeAGrid(before.text, grammar)) return null
  return { kind: 'quality', text, glyph: null, style: true }
}

/** "Three stars", "birds", "a knife and a fork", "a knife and fork" that are known as one. */
function areSeveral(items: Place['items']): boolean {
  const isMany = (item: Item): boolean =>
    item.kind === 'number' || (item.kind === 'thing' && (item.plural || / and /.test(item.text)))
  return items.some(isMany) || items.filter((item) => isNamedItem(item) || item.kind === 'unknown').length > 1
}

/** Whether the grid is a picture of them. */
function makeAGrid(name: string, { parts }: Lexicon['grammar']): boolean {
  return parts.get('grid')?.some((part) => [name, ...singularsOf(name)].includes(part.name)) === true
}

function relation(text: string, place: Place): Item | null {
  const found = place.lexicon.grammar.relations.get(text)
  if (text === 'on' && isLastOfAThing(place)) return { kind: 'state', phrase: text, text, glyph: null }
  return found === undefined || isNamed(text, place) ? null : { kind: 'relation', relation: found, text }
}

/** "Lamp on", "bulb on with rays": with nothing behind it the word is no relation. */
function isLastOfAThing({ items, words, at }: Place): boolean {
  const before = items.at(-1)
  const isNamed = before?.kind === 'thing' || (before?.kind === 'quality' && before.glyph !== null)
  const next = words[at + 1]?.lower
  return (next === undefined || next === 'with') && isNamed
}

/** "At" alone, "user with at", "at in a circle": a glyph's own name where nothing is related. */
function isNamed(text: string, { lexicon, items, words, at }: Place): boolean {
  const { relations } = lexicon.grammar
  const next = words[at + 1]?.lower
  const isEnd = next === undefined || relations.has(next)
  return lexicon.glyphs.has(text) && isEnd && (items.length === 0 || items.at(-1)?.kind === 'relation')
}

/** "Cloud free", but "free cloud", "get one free" is about what it costs, and a bed that is free is nobody's. */
function slash(text: string, { lexicon, items, words, at }: Place): Item | null {
  const isLast = words[at + 1] === undefined && lexicon.grammar.slashAtTheEnd.has(text) && isOneThing(items)
  if (isLast) return { kind: 'slash', text }
  if (!lexicon.grammar.slash.has(text) || (text === 'off' && isGoing(words[at - 1]?.lower ?? ''))) return null
  if (text === 'free' && WITHOUT_TROUBLE.test(words[at - 1]?.lower ?? '')) return null
  const isWithout =
    /^(?:thing|unknown)$/.test(items.at(-1)?.kind ?? '') &&
    !words.slice(0, at).some(({ lower }) => COSTS.test(lower)) &&
    !isTaken(items.at(-1), lexicon)
  return text !== 'free' || isWithout ? { kind: 'slash', text } : null
}

/** Whether one thing is named: "fork and knife crossed" are laid across each other. */
function isOneThing(items: Place['items']): boolean {
  const [thing, ...others] = items.filter(({ kind }) => kind === 'thing' || kind === 'number' || kind === 'unknown')
  return thing?.kind === 'thing' && !thing.plural && others.length === 0 && !/ and /.test(thing.text)
}

/** Whether people take a thing for a time: what stands in rooms, a place, a parking space. */
function isTaken(item: Item | undefined, { glyphs }: Place['lexicon']): boolean {
  if (item?.kind !== 'thing') return false
  return item.glyph === 'parking' || /^(?:home|places)$/.test(glyphs.get(item.glyph)?.category ?? '')
}

/** What is free of these is crossed out by nobody: step-free, hands-free, duty-free. */
const WITHOUT_TROUBLE = /^(?:steps?|barriers?|hands|toll|duty|tax|hassle|worry|stress|trouble|risk|interest|contact)$/

/** Beside these "free" says that nothing is paid. */
const COSTS = /^(?:get|buy|for|try|ship|delivered|pay)$/

/** "Half full", "75%", "up", "at a low level"; a phrase that means a glyph is that glyph. */
function state(text: string, place: Place): Item | null {
  const phrase = text.replace(/(?<=.) level$/, '')
  if (!PRESET_WORDS.has(phrase) && shareOf(phrase) === null && !/^\d+(?:\.\d+)?%$/.test(phrase)) return null
  if (!text.includes(' ')) return { kind: 'state', phrase, text, glyph: glyphOf(text, place) }
  return drawnAs(text, place.lexicon) === null ? { kind: 'state', phrase, text, glyph: null } : null
}

function signPhrase(text: string, place: Place): Item | null {
  return text.includes(' ') && place.lexicon.grammar.signWords.has(text) ? sign(text, place) : null
}

/** "Two arrows pointing at each other", "a ring of stars": how things stand to each other, which nothing shows. */
function tellingPhrase(text: string, { lexicon }: Place): Item | null {
  const isTelling = text.includes(' ') && lexicon.grammar.telling.has(text)
  return isTelling ? { kind: 'quality', text, glyph: null, style: false } : null
}

function stylePhrase(text: string, { lexicon }: Place): Item | null {
  const isStyle = lexicon.grammar.stylePhrases.has(text) && drawnAs(text, lexicon) === null
  return isStyle ? { kind: 'quality', text, glyph: null, style: true } : null
}

function digits(text: string): Item | null {
  return /^\d+$/.test(text) ? { kind: 'number', value: Number(text), text } : null
}

/** "Can you draw", but "a tin can"; "a cat face" is a cat, and "a face" is one. */
function passedOver(word: string, place: Place): 'nothing' | null {
  const { items, words, at, lexicon } = place
  const { glyphs, grammar } = lexicon
  const isStop = (): boolean => {
    // "Like button", but "looks like a button".
    if (word === 'like') return at > 0
    if (word === 'can') return at + 1 < words.length
    // "A die showing one", but "a red one".
    if (word === 'one') return !showsSoMany(1, place)
    // "No phones allowed", but "phones allowed".
    if (/^(?:allowed|permitted)$/.test(word)) return items.some(({ kind }) => kind === 'slash')
    const before = items.at(-1)
    if (isOnlyItsForm(word, before, glyphs)) return true
    if (!grammar.partsOfAnimals.has(word)) return grammar.stop.has(word)
    return before?.kind === 'thing' && /animal|nature/.test(glyphs.get(before.glyph)?.category ?? '')
  }
  return /^\d+(?:px|pt|x\d+)$/.test(word) || isStop() ? 'nothing' : null
}

/** "A child figure", "a heart shape", "a camera body": says no more than that it is one. */
function isOnlyItsForm(word: string, before: Item | undefined, glyphs: Lexicon['glyphs']): boolean {
  if (before?.kind !== 'thing') return false
  const category = glyphs.get(before.glyph)?.category ?? ''
  if (word === 'figure') return category === 'people' || /^(?:fe)?male$/.test(before.glyph)
  return word === 'shape' || (word === 'body' && /^(?:devices|media|vehicles)$/.test(category))
}

/** "Two files", and at the end "a die showing six": behind a thing that shows so many. */
function numeral(text: string, place: Place): Item | null {
  const value = place.lexicon.grammar.numbers.get(text)
  if (value === undefined) return null
  const isNumber = place.at + 1 < place.words.length || showsSoMany(value, place)
  return isNumber ? { kind: 'number', value, text } : null
}

function showsSoMany(value: number, { items, lexicon: { glyphs } }: Place): boolean {
  const before = items.findLast(({ kind }) => kind !== 'relation')
  const program = before?.kind === 'thing' ? glyphs.get(before.glyph) : undefined
  return program !== undefined && presetOf(program, String(value)) !== null
}

/** Style, and "sync now", "in a field": adds nothing to the picture. */
function style(text: string, place: Place): Item | null {
  const { style: styles, fillers, backgrounds } = place.lexicon.grammar
  // "File with vector": what is joined to something is a thing, if it can be drawn.
  if (place.items.at(-1)?.kind === 'relation' && place.lexicon.glyphs.has(text)) return null
  // "A dot between two lines": so are those that are counted.
  if (place.items.at(-1)?.kind === 'number' && isPlural(text, place.lexicon) && drawnAs(text, place.lexicon) !== null)
    return null
  const before = place.items.at(-1)
  if (isSeenBeside(text, before, place)) return { kind: 'unknown', text, action: false }
  const isFiller = fillers.has(text) || (backgrounds.has(text) && before?.kind === 'relation')
  if (!styles.has(text) && !isFiller) return null
  const glyph = glyphOf(text, place)
  return styles.has(text) || glyph === null ? { kind: 'quality', text, glyph, style: true } : null
}

/** "Sun above a field", "fence beside a field": what others are above or beside is to be seen, and nobody drew it; "in a field" says where anything may be. */
function isSeenBeside(text: string, before: Item | undefined, { lexicon: { grammar } }: Place): boolean {
  if (!grammar.backgrounds.has(text) || before?.kind !== 'relation') return false
  return /^(?:above|below|beside|behind)$/.test(before.relation) && !/^(?:side|front|back|corner|edge|end)$/.test(text)
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

/** What a phrase says by its entry; null where it says nothing as a whole. */
function entryStep(place: Place, phrase: string, length: number, entry: Entry): Step | null {
  if (entry.kind === 'unknown' || endsInJoiningPlus(place, length) || beginsWithWith(place, length)) return null
  if (length === 2 && isCountedHere(place)) return null
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
      if (hasOwnThing(place, length, entry.request))
        return moreGeneral(phrase, length, { kind: 'general', glyph: 'user', steps: 1 })
      return { taken: length, by: composed(place, length, entry.request) }
  }
}

/** "A doctor with a stethoscope" is told by that, and has no room for what tells a doctor elsewhere. */
function hasOwnThing({ words, at, lexicon }: Place, length: number, request: string): boolean {
  if (!/^user with /.test(request)) return false
  const behind = words.slice(at + length)
  const joint = behind.findIndex(({ lower }) => /^(?:with|holding|carrying|wearing)$/.test(lower))
  const thing =
    joint < 0
      ? undefined
      : behind
          .slice(joint + 1)
          .map(({ lower }) => drawnAs(lower, lexicon))
          .find((one) => one !== null)
  return thing !== undefined && lexicon.glyphs.get(thing.glyph)?.keyline !== 'sign'
}

/** "Two squares one above the other" are two, though two squares are a name of something. */
function isCountedHere({ words, at, lexicon }: Place): boolean {
  const { grammar } = lexicon
  const [number, thing] = words.slice(at, at + 2).map(({ lower }) => lower)
  if (!grammar.numbers.has(number ?? '') || !isPlural(thing ?? '', lexicon)) return false
  const behind = words.slice(at + 2).map(({ lower }) => lower)
  const isStanding = (length: number): boolean => standingIn(behind.slice(0, length).join(' '), grammar) !== null
  return words[at - 1]?.lower === 'between' || [2, 3, 4].some(isStanding)
}

/** "A bin with open lid" is about no "open with". */
function beginsWithWith(place: Place, length: number): boolean {
  return length > 1 && place.items.length > 0 && wordAt(place) === 'with'
}

/** A glyph; but what someone does with the thing that follows is no thing of its own. */
function thing(place: Place, phrase: string, length: number, entry: GlyphEntry): Step {
  return length === 1 && (isDoing(place) || moves(place, phrase))
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

/** The thing that a phrase names as a whole, by what the lexicon says of it. */
function thingNamed(phrase: string, { glyph, preset, isStretched }: GlyphEntry, lexicon: Lexicon): ThingItem {
  const [first = '', second] = phrase.split(' ')
  // "Cups of coffee" are many too.
  const plural =
    isPlural(phrase.slice(phrase.lastIndexOf(' ') + 1), lexicon) || (second !== undefined && isPlural(first, lexicon))
  // "Customers" are users, where "customer" is a user.
  const many = plural && lexicon.glyphs.has(`${glyph}s`) ? `${glyph}s` : glyph
  return { kind: 'thing', glyph: many, preset, text: phrase, plural, sign: false, isStretched }
}

function isPlural(word: string, lexicon: Lexicon): boolean {
  return knownSingulars(word, lexicon).length > 0
}
