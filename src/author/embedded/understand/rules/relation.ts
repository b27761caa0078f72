import type { Relation } from '../../../../lexicon/grammar.ts'
import type { Lexicon } from '../../../../lexicon/lexicon.ts'
import type { Item } from '../../item.ts'
import { isNamed } from '../../item.ts'
import type { Placement, Subject } from '../../meaning.ts'
import { isSign } from '../../meaning.ts'
import type { Rule, Thing } from '../understand.ts'

/** The relation between two things says which carries the picture, and where the other is. */
export const relation: Rule = {
  id: 'relation',
  on: ['pair'],
  rationale:
    '"A inside B" is a B with an A inside: the thing that the other is related to carries the picture. Where the two are only joined, the first does, unless it is a sign, ' +
    'which rides on the other. What is on a thing that has room for signs, and every sign, is a badge; any other thing stands above. What an open hand holds lies on it, and what is on a screen stands inside it.',
  cases: [
    ['a star behind a cloud', 'cloud +star(behind)'],
    ['a star on a house', 'home +star(with)'],
    ['a flag on a house', 'home +flag(above)'],
    ['star and file', 'file +star(with)'],
    ['search with x', 'search +x(with)'],
    ['a letter into a box', 'box +letter(with)'],
    ['heart inside a house', 'home +heart(inside)'],
    ['a heart inside a pin', 'map-pin +heart(inside)'],
    ['a heart inside a phone', 'smartphone +heart(inside)'],
    ['a heart on a laptop', 'laptop +heart(inside)'],
    ['a hand holding a coin', 'hand +coin(inside)'],
    ['a hand under a coin', 'hand +coin(inside)'],
    ['an umbrella over a tent', 'umbrella +tent(below)'],
    ['a dog at a desk', 'desk +dog(behind)'],
    ['a rocket flying around a globe', 'globe +rocket(with)'],
    ['a hand giving a coin', 'hand +coin(inside)'],
    ['a cat peeking out from behind a box', 'box +cat(behind)'],
    ['a person holding a coin', 'user +coin(with)'],
    ['a woman in a hat', 'user +hat(with)'],
    ['water out of a tap', 'faucet +droplet(below)'],
  ],
  apply: ({ items, shown: [first, second] }, lexicon) => {
    if (first === undefined || second === undefined) return null
    const related = relationBetween(items, first.at, second.at) ?? 'and'
    const isAtWork = related === 'beside' && isAt(items, first.at, second.at) && isFurniture(second.subject, lexicon)
    const { isReversed, placement } = ORDERS[isAtWork ? 'behind' : related](first.subject, second.subject, lexicon)
    const [head, guest] = isReversed ? [second, first] : [first, second]
    return { shown: [placement === 'inside' ? withRoom(head, lexicon) : head, guest], placement }
  },
}

/** "A pin with a heart in it": the thing of that name that has room. */
export function withRoom(thing: Thing, { glyphs, grammar }: Lexicon): Thing {
  const { subject } = thing
  if (subject.kind !== 'glyph') return thing
  const pair = [...grammar.glyphs.roomier].find((one) => one.startsWith(`${subject.glyph} `))
  const [, glyph = '', word] = pair?.split(' ') ?? []
  if (word === undefined ? subject.text.includes(subject.glyph) : subject.text !== word) return thing
  return glyphs.has(glyph) ? { ...thing, subject: { ...subject, glyph } } : thing
}

interface Order {
  /** Whether the second carries the picture. */
  readonly isReversed: boolean
  readonly placement: Placement
}

const ORDERS: Readonly<Record<Relation, (first: Subject, second: Subject, lexicon: Lexicon) => Order>> = {
  // "Search with x": of two signs the first carries the other, as the words have it.
  with: (first, second, lexicon) => ({
    isReversed: first.kind === 'glyph' && first.sign && !isSign(second, lexicon),
    placement: 'with',
  }),
  // What an open hand holds lies on it; anybody else has it beside them.
  holding: (first, _, lexicon) => ({
    isReversed: false,
    placement: hasOpenHold(first, lexicon) ? 'inside' : 'with',
  }),
  and: (first, second, lexicon) => ({
    isReversed: isSign(first, lexicon) && !isSign(second, lexicon),
    placement: 'with',
  }),
  on: (first, second, lexicon) => ({
    isReversed: true,
    placement: isScreen(second, lexicon)
      ? 'inside'
      : isSign(first, lexicon) || (holdsSigns(second, lexicon) && !hasOpenHold(second, lexicon))
        ? 'with'
        : 'above',
  }),
  // A woman in a dress has it on.
  inside: (first, second, lexicon) =>
    categoryOf(second, lexicon) === 'clothes' && categoryOf(first, lexicon) === 'people'
      ? { isReversed: false, placement: 'with' }
      : { isReversed: true, placement: 'inside' },
  // An umbrella over a tent is one with a tent below it.
  above: (first, _, { grammar }) =>
    first.kind === 'glyph' && grammar.glyphs.covers.has(first.glyph)
      ? { isReversed: false, placement: 'below' }
      : { isReversed: true, placement: 'above' },
  // A hand under a coin holds it.
  below: (first, _, lexicon) =>
    isHand(first, lexicon) ? { isReversed: false, placement: 'inside' } : { isReversed: true, placement: 'below' },
  behind: () => ({ isReversed: true, placement: 'behind' }),
  // A dog in front of a house has the house behind it.
  front: () => ({ isReversed: false, placement: 'behind' }),
  beside: () => ({ isReversed: false, placement: 'beside' }),
  // What comes out of a thing rises from it, but for a drop; what falls from it is below.
  out: (first) => ({
    isReversed: true,
    placement: first.kind === 'glyph' && first.glyph === 'droplet' ? 'below' : 'above',
  }),
  from: () => ({ isReversed: true, placement: 'below' }),
  // An arrow that points down into a thing is seen above it.
  to: (first, _, lexicon) => ({ isReversed: true, placement: pointsDown(first, lexicon) ? 'above' : 'with' }),
}

/** Whether it is an arrow down. */
export function pointsDown(subject: Subject, { grammar }: Lexicon): boolean {
  if (subject.kind !== 'glyph' || !grammar.glyphs.direction.has(subject.glyph)) return false
  return [...subject.preset.values()].includes('down')
}

/** "At a desk" is behind it, as who sits there is seen. */
function isAt(items: readonly Item[], from: number, to: number): boolean {
  return items.slice(from + 1, to).some(({ kind, text }) => kind === 'relation' && text === 'at')
}

/** Whether a thing has a form of which others are seen above it. */
function isFurniture(subject: Subject, lexicon: Lexicon): boolean {
  return categoryOf(subject, lexicon) === 'home' && hasOpenHold(subject, lexicon)
}

function categoryOf(subject: Subject, { glyphs }: Lexicon): string | null {
  return subject.kind === 'glyph' ? (glyphs.get(subject.glyph)?.category ?? null) : null
}

/** Whether what is on a thing is shown by it. */
function isScreen(subject: Subject, { grammar }: Lexicon): boolean {
  return subject.kind === 'glyph' && grammar.glyphs.screens.has(subject.glyph)
}

/** Whether a thing has a form that holds another in front of it, as a hand has it: a room that nothing encloses. */
function hasOpenHold(subject: Subject, lexicon: Lexicon): boolean {
  return subject.kind === 'glyph' && lexicon.holdingOf(subject.glyph).some(({ inner }) => inner === null)
}

/** Whether that room is a hand's: a house has one as well. */
function isHand(subject: Subject, lexicon: Lexicon): boolean {
  return categoryOf(subject, lexicon) === 'people' && hasOpenHold(subject, lexicon)
}

function holdsSigns(subject: Subject, { glyphs }: Lexicon): boolean {
  return subject.kind === 'glyph' && (glyphs.get(subject.glyph)?.inner ?? null) !== null
}

/** The relation between two things, be it said behind them: "a box, an arrow into it". */
export function relationOf(items: readonly Item[], from: number, to: number): Relation | null {
  return relationBehind(items, to) ?? relationBetween(items, from, to)
}

/** The relation that stands behind an item with nothing more that it could be about; null when none does. */
export function relationBehind(items: readonly Item[], at: number): Relation | null {
  const after = items.slice(at + 1)
  if (after.some((item) => isNamed(item) || item.kind === 'unknown')) return null
  return after.find((item) => item.kind === 'relation')?.relation ?? null
}

/** The relation that stands between two items, by their places; null when none does. */
export function relationBetween(items: readonly Item[], from: number, to: number): Relation | null {
  // "A thermometer at low with a snowflake": the first word is about the state.
  const between = items
    .slice(from + 1, to)
    .filter(({ text }, index) => text !== 'at' || items[from + index + 2]?.kind !== 'state')
    .filter((item) => item.kind === 'relation')
  // "in a circle with": the strongest word wins; "with" says least.
  return between.find((item) => item.relation !== 'with')?.relation ?? between[0]?.relation ?? null
}
