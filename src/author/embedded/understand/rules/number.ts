import type { Parameter, Program } from '../../../../drawing/language/program.ts'
import type { Finding } from '../../../../drawing/model/finding.ts'
import type { Lexicon } from '../../../../lexicon/lexicon.ts'
import { drawnAs } from '../../../../lexicon/lexicon.ts'
import { singularsOf } from '../../../../lexicon/phrase.ts'
import type { Item } from '../../item.ts'
import { textOf, unmatched } from '../../meaning.ts'
import { MOST_COUNTED } from '../../read/rows-of.ts'
import { withState } from '../with-state.ts'
import type { Rule } from '../understand.ts'
import type { Thing } from '../understand.ts'
import { asThings, thingAt } from '../understand.ts'
import { hasPart } from './own-part.ts'

type NumberItem = Extract<Item, { kind: 'number' }>

/** A number says how many, or is to be written. */
export const number: Rule = {
  id: 'number',
  on: ['number'],
  rationale:
    'A number counts the thing behind it, whatever is said of that in between ("three small stars"), or the one before ("two of them"). A glyph that shows so many is ' +
    'better than copies; four are the most that fit. Behind a thing it says what that shows, if it has a parameter for it. With nothing to count it is a number to be written, if it has three digits at most.',
  cases: [
    ['three small stars', 'star x3 ?small'],
    ['stars, two of them', 'star x2'],
    ['two fish', 'fish x2'],
    ['five stars', 'star x4 !5 of them do not fit into an icon: four are drawn.'],
    ['five cloud', 'cloud !five'],
    ['a group of five people', 'users-three ?5 of them are not counted: a group of people is drawn.'],
    ['a pair of shoes', 'shoe x2'],
    ['two dots', 'dot x2'],
    ['two glasses', 'glass x2'],
    ['three signal bars', 'signal[3]'],
    ['a signal showing three', 'signal[3]'],
    ['volume low, three waves', 'volume[3]'],
    ['24 stars', '"24" +star(with)'],
    ['1234', 'nothing !1234'],
  ],
  apply: ({ items, things: named }, lexicon) => {
    let things = named
    const findings: Finding[] = []
    items.forEach((item, at) => {
      if (item.kind !== 'number') return
      const told = numberAt(item, at, items, things, lexicon)
      things = told.things ?? things
      findings.push(...(told.findings ?? []))
    })
    return { ...asThings(things), findings }
  },
}

interface Told {
  readonly things?: readonly Thing[]
  readonly findings?: readonly Finding[]
}

function numberAt(
  item: NumberItem,
  at: number,
  items: readonly Item[],
  things: readonly Thing[],
  lexicon: Lexicon,
): Told {
  const named = item.isOfThem === true ? things.findLast((thing) => thing.at < at) : countedAt(items, things, at)
  const thing = item.isOfThem === true && named !== undefined ? asMany(named, lexicon) : named
  const { subject } = thing ?? {}
  // "Three candles on a cake", known as the cake.
  if (thing !== undefined && hasPart(thing, textOf(thing.subject).split(' ')[0] ?? '', item.value, lexicon)) return {}
  const isCounted =
    subject?.kind === 'glyph' &&
    (subject.plural ||
      item.value < 2 ||
      lexicon.grammar.sameInPlural.has(subject.text) ||
      isItsPair(item, thing, lexicon))
  if (named !== undefined && thing !== undefined && isCounted) {
    const put = (by: Thing): Thing[] => things.map((one) => (one === named ? { ...by, isCounted: true } : one))
    return asGroup(item, items, thing, put, lexicon) ?? counted(item, at, thing, put, lexicon)
  }
  const showing = named === undefined ? showingSoMany(item, at, items, things, lexicon) : null
  if (showing !== null) return { things: showing }
  if (item.text.length > 2 && !/^\d/.test(item.text) && (things.length > 1 || thing !== undefined)) {
    // "One heart" is a heart; "a five star rating" is not five of anything that is drawn.
    const uncounted = unmatched('error', `"${item.text}" is not shown: nothing here is counted.`)
    return item.value > 1 ? { findings: [uncounted] } : {}
  }
  const characters = String(item.value)
  return characters.length > 3
    ? { findings: [unmatched('error', `"${characters}" is not shown: it has too many digits for an icon.`)] }
    : { things: [...things, thingAt(at, { kind: 'character', characters })] }
}

/** The things, where the one just before the number has a parameter that counts what it shows: "a die showing six". */
function showingSoMany(
  { value }: NumberItem,
  at: number,
  items: readonly Item[],
  things: readonly Thing[],
  lexicon: Lexicon,
): readonly Thing[] | null {
  const before = things.findLast((thing) => thing.at < at)
  const isNext =
    before !== undefined &&
    items.slice(before.at + 1, at).every(({ kind }) => kind === 'relation' || kind === 'state' || kind === 'quality')
  if (!isNext || before.subject.kind !== 'glyph') return null
  // "Volume high, three waves": the number is more exact than the state.
  const stated = withState({ ...before.subject, preset: new Map() }, String(value), lexicon)
  if (stated?.subject.kind !== 'glyph') return null
  const subject = { ...before.subject, preset: new Map([...before.subject.preset, ...stated.subject.preset]) }
  return things.map((one) => (one === before ? { ...one, subject } : one))
}

/** Which thing a number is about: the next one, whatever is said of it in between. */
function countedAt(items: readonly Item[], things: readonly Thing[], at: number): Thing | undefined {
  return things.find(
    (thing) =>
      thing.at > at && items.slice(at + 1, thing.at).every(({ kind }) => kind === 'quality' || kind === 'state'),
  )
}

/** What a number makes of the thing that it counts; `put` puts that in its place. */
function counted(
  { value, text }: NumberItem,
  at: number,
  thing: Thing,
  put: (by: Thing) => Thing[],
  lexicon: Lexicon,
): Told {
  if (value === 0)
    return {
      things: put(thing),
      findings: [unmatched('error', `"${text}" is not shown: nothing shows that there is none.`)],
    }
  if (value < 2) return { things: put(thing) }
  if (isItsPair({ text }, thing, lexicon)) return { things: put(thing) }
  // Twenty-four of anything is a number.
  if (value > 9) return { things: [...put(thing), thingAt(at, { kind: 'character', characters: String(value) })] }
  const tooMany = unmatched('error', `${value} of them do not fit into an icon: four are drawn.`)
  return { things: put(soMany(thing, value, lexicon)), findings: value > 4 ? [tooMany] : [] }
}

/** "A group of seven people": nobody counts them, and the glyph of a group is one. */
function asGroup(
  { value }: NumberItem,
  items: readonly Item[],
  thing: Thing,
  put: (by: Thing) => Thing[],
  { glyphs, grammar }: Lexicon,
): Told | null {
  const { subject } = thing
  const isGroup = items.some(({ kind, text }) => kind === 'quality' && grammar.groupsOf.has(text.replace(/ of$/, '')))
  if (!isGroup || subject.kind !== 'glyph' || value <= MOST_COUNTED) return null
  const group = ['users-three', 'users'].find((one) => glyphs.has(one))
  if (!/^users?$/.test(subject.glyph) || group === undefined) return null
  const said = unmatched('warning', `${value} of them are not counted: a group of people is drawn.`)
  return { things: put({ ...thing, subject: { ...subject, glyph: group } }), findings: [said] }
}

/** "A pair of glasses" is one of them, and "a pair of socks" are two. */
function isItsPair({ text }: Pick<NumberItem, 'text'>, thing: Thing | undefined, { grammar }: Lexicon): boolean {
  return text === 'pair' && thing?.subject.kind === 'glyph' && grammar.glyphs.showAPair.has(thing.subject.glyph)
}

/** A thing as if it had been named in the plural. */
function asMany(thing: Thing, lexicon: Lexicon): Thing {
  const { subject } = thing
  if (subject.kind !== 'glyph' || subject.plural) return thing
  const many = `${subject.glyph}s`
  const glyph = lexicon.glyphs.has(many) ? many : subject.glyph
  return { ...thing, subject: { ...subject, glyph, plural: true, text: `${subject.text}s` } }
}

/** A glyph that shows a number of things by a parameter or by name ("users", "users-three") is better than copies. */
function soMany(thing: Thing, value: number, lexicon: Lexicon): Thing {
  const { subject } = thing
  if (subject.kind !== 'glyph') return thing
  const word = ['', 'one', 'two', 'three', 'four'][value]
  const own = [`${subject.glyph}-${word}`, `${word}-${subject.glyph}`].find((name) => lexicon.glyphs.has(name))
  if (own !== undefined) return { ...thing, subject: { ...subject, glyph: own } }
  const parameter = countParameter(lexicon.glyphs.get(subject.glyph), value)
  if (parameter !== null)
    return { ...thing, subject: { ...subject, preset: new Map([...subject.preset, [parameter, value]]) } }
  const words = subject.text.split(' ')
  const singles = singularsOf(words.at(-1) ?? '').map(
    (form) => drawnAs([...words.slice(0, -1), form].join(' '), lexicon)?.glyph,
  )
  const single = singles.find((glyph) => glyph !== undefined) ?? subject.glyph
  // "Three layers": the glyph shows so many, and "two dots" are no three.
  const shows = lexicon.grammar.showsSoMany.get(subject.glyph)
  if (shows === value) return thing
  // "Two users": the plural has a glyph of its own, and that glyph shows two.
  if (value === 2 && subject.glyph === `${single}s` && shows === undefined) return thing
  return { ...thing, subject: { ...subject, glyph: single }, count: value }
}

function countParameter(program: Program | undefined, value: number): string | null {
  const parameter = program?.parameters.find(({ name, values }) => name === 'count' || isOfSteps(name, values))
  if (parameter?.values.kind !== 'range') return null
  return value >= parameter.values.from && value <= parameter.values.to ? parameter.name : null
}

/** Whether a level counts its bars or waves, of which there is one at least: "three signal bars". */
function isOfSteps(name: string, values: Parameter['values']): boolean {
  return name === 'level' && values.kind === 'range' && values.from === 1
}
