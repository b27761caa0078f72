import { drawnAs } from '../../../lexicon/lexicon.ts'
import { isNamed } from '../item.ts'
import type { Place, Step } from './place.ts'

/** What a thing does, in one or two words: "landing", "taking off". */
const DOING = /^\S{2,}ing(?: off)?$/

/** What something does, where the phrase for it is not known as it stands: by the name of the glyph ("aircraft taking off"), as how a sign sits, or as what nothing shows. */
export function doingStep(place: Place, phrase: string, length: number): Step | null {
  const named = byOwnName(place, phrase, length)
  if (named !== null) return named
  const isUnshown = howItSits(place, phrase) || moves(place, phrase) || goesOff(phrase, length)
  return isUnshown ? { taken: length, item: { kind: 'unknown', text: phrase, action: true } } : null
}

/** "Aircraft taking off" is what "plane taking off" is. */
function byOwnName({ lexicon }: Place, phrase: string, length: number): Step | null {
  const [first = '', ...rest] = phrase.split(' ')
  const doing = rest.join(' ')
  if (length < 2 || !DOING.test(doing)) return null
  const thing = drawnAs(first, lexicon)
  if (thing === null || thing.isStretched || thing.glyph === first || thing.glyph.includes('-')) return null
  const found = drawnAs(`${thing.glyph} ${doing}`, lexicon)
  if (found === null || found.isStretched || found.glyph === thing.glyph) return null
  const item = { kind: 'thing', plural: false, sign: false, isStretched: false } as const
  return { taken: length, item: { ...item, glyph: found.glyph, preset: found.preset, text: phrase } }
}

/** "A tag hanging", "a pin stuck in": behind two things, at the end or before a relation, it says no more than that the one is on the other. */
function howItSits({ items, lexicon, words, at }: Place, phrase: string): boolean {
  if (!lexicon.grammar.howItSits.has(phrase) || items.filter(isNamed).length === 0) return false
  const next = words[at + phrase.split(' ').length]?.lower
  return next === undefined || lexicon.grammar.relations.has(next)
}

/** "A truck driving", "a wheelchair moving": the picture stands still. */
export function moves({ items, lexicon }: Place, phrase: string): boolean {
  const before = items.at(-1)
  if (before?.kind !== 'thing' || !lexicon.grammar.moving.has(phrase)) return false
  // Who runs is drawn running.
  const runs = phrase === 'running' ? /^(?:animals?|people|nature)$/ : /^animals?$/
  return !runs.test(lexicon.glyphs.get(before.glyph)?.category ?? '')
}

/** "A flash going off": never crossed out. */
function goesOff(phrase: string, length: number): boolean {
  const [doing = '', off] = phrase.split(' ')
  return length === 2 && off === 'off' && isGoing(doing)
}

/** Whether a word makes one with an "off" behind it: "going off", "taking off". Anything else that somebody does is turned off: "recording off". */
export function isGoing(word: string): boolean {
  return GOING_OFF.test(word)
}

const GOING_OFF =
  /^(?:blast|blow|bounc|break|com|cool|chopp|cutt|dripp|driv|dropp|dry|fall|fir|fly|gett|giv|go|jump|kick|lift|logg|peel|round|rubb|runn|sett|show|sign|slid|slipp|tak|tear|tipp|walk|wip)ing$/
