import type { Finding } from '../../../../drawing/model/finding.ts'
import type { Lexicon } from '../../../../lexicon/lexicon.ts'
import { FACING, HARDLY_OPEN, OPEN_SOMEHOW, presetOf, shareOf } from '../../../../lexicon/presets.ts'
import type { Item } from '../../item.ts'
import { plainGlyph, unmatched } from '../../meaning.ts'
import type { Rule } from '../understand.ts'
import { withState } from '../with-state.ts'
import { turnedTo } from '../turned-to.ts'
import type { Thing } from '../understand.ts'
import { asThings, thingAt } from '../understand.ts'

/** A state goes to the thing beside it. */
export const state: Rule = {
  id: 'state',
  on: ['state'],
  rationale:
    'A state sets a parameter of the nearest thing that has one for it, looking back before ahead. Otherwise it may be one that the thing is drawn in anyway (an ' +
    'eye is open), a sign that says the same (a locked file has a lock), a place ("at the bottom"), or a direction, which a thing that points ' +
    'nowhere takes as an arrow. What is left is said: as an error, unless the picture means the same without it.',
  cases: [
    ['a battery and a cloud, half full', 'battery[2] +cloud(with)'],
    ['arrow down and to the right', 'arrow[down-right]'],
    ['a locked file', 'file +lock(with)'],
    ['a star at the bottom', 'star ?bottom'],
    ['file up', 'file +arrow[up](with)'],
    ['a full cloud', 'cloud !full'],
    ['door half open', 'door-open'],
    ['bird facing left', 'bird[left]'],
    ['plane facing left', 'plane[left]'],
    ['tooth facing left', 'tooth !facing left'],
    ['car driving to the left', 'car !left ?driving'],
    ['tooth smiling', 'tooth +smile(with)'],
    ['a smiling star', 'star +smile(with)'],
  ],
  apply: (so, lexicon) => {
    let things = so.things
    const findings: Finding[] = []
    so.items.forEach((item, at) => {
      if (item.kind !== 'state') return
      const near = [...things].sort((a, b) => distance(a, at) - distance(b, at))
      const said: Said = {
        item,
        at,
        before: so.items[at - 1],
        near,
        things,
        isGoing: isGoingIn(so.items.slice(0, at), lexicon),
      }
      for (const way of WAYS) {
        const told = way(said, lexicon)
        if (told === null) continue
        things = told.things ?? things
        findings.push(...(told.findings ?? []))
        return
      }
    })
    return { ...asThings(things), findings }
  },
}

/** A state in its place: the things, and the same nearest first. */
interface Said {
  readonly item: Extract<Item, { kind: 'state' }>
  readonly at: number
  readonly before: Item | undefined
  readonly near: readonly Thing[]
  readonly things: readonly Thing[]
  /** Whether something is said to go there. */
  readonly isGoing: boolean
}

interface Told {
  readonly things?: readonly Thing[]
  readonly findings?: readonly Finding[]
}

/** What a state may say, in the order in which it is tried. */
const WAYS: readonly ((said: Said, lexicon: Lexicon) => Told | null)[] = [
  parameter,
  stateGlyph,
  drawnAnyway,
  facing,
  sign,
  place,
  arrow,
  unshown,
]

/** Distance in words; a word looks back before it looks ahead. */
function distance(thing: Thing, at: number): number {
  return thing.at < at ? at - thing.at : thing.at - at + 0.5
}

function parameter({ item, near, things }: Said, lexicon: Lexicon): Told | null {
  for (const thing of near) {
    const set = withState(thing.subject, item.phrase, lexicon)
    if (set !== null)
      return { things: replaced(things, thing, { ...thing, subject: set.subject }), findings: set.findings }
  }
  return null
}

/** "A folder that is open" has a glyph of its own. */
function stateGlyph({ item, near: [thing], things }: Said, { glyphs }: Lexicon): Told | null {
  if (thing?.subject.kind !== 'glyph') return null
  const glyph = `${thing.subject.glyph}-${usual(item.phrase)}`
  return glyphs.has(glyph)
    ? { things: replaced(things, thing, { ...thing, subject: { ...thing.subject, glyph } }) }
    : null
}

/** Other words for the states that glyphs are called after and tables name. */
const USUAL: ReadonlyMap<string, string> = new Map([
  ['shut', 'closed'],
  ['opened', 'open'],
  ...OPEN_SOMEHOW.map((phrase) => [phrase, 'open'] as const),
  ...FACING.flatMap((word) => ['left', 'right'].map((side) => [`${word} ${side}`, side] as const)),
  ['on', 'lit'],
  ['turned on', 'lit'],
  ['switched on', 'lit'],
])

function usual(phrase: string): string {
  return USUAL.get(phrase) ?? phrase
}

function drawnAnyway({ item, near: [thing], things }: Said, { grammar }: Lexicon): Told | null {
  if (thing?.subject.kind !== 'glyph') return null
  // A window on a screen is open, and never half so.
  const glyphs = grammar.drawnAnyway.get(HARDLY_OPEN.includes(item.phrase) ? item.phrase : usual(item.phrase))
  if (glyphs?.includes(thing.subject.glyph) !== true) return null
  return { things: replaced(things, thing, { ...thing, subject: { ...thing.subject, state: `, ${item.phrase}` } }) }
}

/** "Truck facing left": what is seen from the side is drawn the other way round, what is seen from above turned. */
function facing({ item, near: [thing], things }: Said, { grammar }: Lexicon): Told | null {
  const side = FACING.some((word) => item.phrase.startsWith(`${word} `)) ? usual(item.phrase) : ''
  const subject = thing === undefined ? null : turnedTo(side, thing.subject, grammar)
  return thing === undefined || subject === null ? null : { things: replaced(things, thing, { ...thing, subject }) }
}

/** "A locked file" has no parameter for it, but a lock says the same. */
function sign({ item, at, near: [thing], things }: Said, { glyphs, grammar }: Lexicon): Told | null {
  const glyph = grammar.signWords.get(item.phrase)?.find((name) => glyphs.has(name))
  if (glyph === undefined || things.length === 0) return null
  // "A smiling star": the sign follows what it is on.
  const behind = thing === undefined || thing.at < at ? at : thing.at + 0.5
  return { things: [...things, signAt(behind, glyph, item.text)] }
}

/** "A car driving to the left". */
function isGoingIn(items: readonly Item[], { grammar }: Lexicon): boolean {
  const last = items.at(-2)
  const word = last?.text.split(' ').at(-1) ?? ''
  return items.at(-1)?.kind === 'relation' && (grammar.moving.has(word) || /^(?:flying|walking)$/.test(word))
}

/** "At the bottom": a place, not a direction. */
function place({ item, before, isGoing }: Said): Told | null {
  if (isGoing && /^(?:left|right|up|down)$/.test(item.phrase)) return null
  if (
    before?.kind !== 'relation' ||
    before.relation === 'with' ||
    before.relation === 'holding' ||
    before.relation === 'and'
  )
    return null
  if (/^\d/.test(item.phrase) || shareOf(item.phrase) !== null) return null
  return { findings: [unmatched('warning', `"${item.text}" is not shown: it says where, not what.`)] }
}

/** "File up": a thing that points nowhere takes an arrow as its sign. */
function arrow({ item, at, before, near: [thing], things }: Said, { glyphs, grammar }: Lexicon): Told | null {
  const host = thing?.subject.kind === 'glyph' ? glyphs.get(thing.subject.glyph) : undefined
  const shape = glyphs.get([...grammar.glyphs.direction][0] ?? '')
  if (before?.kind === 'relation' || host === undefined || shape === undefined || host.keyline === 'sign') return null
  if (host.inner === null && host.badge === null) return null
  const isDirection = /^(?:up|down|left|right|back|for)(?:wards?)?$/.test(item.text)
  const preset = isDirection ? presetOf(shape, item.text) : null
  if (preset === null) return null
  return { things: [...things, signAt(at, shape.name, item.text, new Map([[preset.parameter, preset.value]]))] }
}

/** An error, unless the picture means the same without it. */
function unshown({ item, near: [thing] }: Said, { grammar }: Lexicon): Told {
  const glyph = thing?.subject.kind === 'glyph' ? thing.subject.glyph.replaceAll('-', ' ') : null
  const why = glyph === null ? 'no glyph here has such a state' : `the ${glyph} here has no such state`
  const severity = grammar.mildStates.has(item.phrase) ? 'warning' : 'error'
  return { findings: [unmatched(severity, `"${item.phrase}" is not shown: ${why}.`)] }
}

function signAt(at: number, glyph: string, text: string, preset = new Map<string, string | number>()): Thing {
  return thingAt(at, plainGlyph(glyph, { preset, text, sign: true }))
}

function replaced(things: readonly Thing[], thing: Thing, by: Thing): Thing[] {
  return things.map((one) => (one === thing ? by : one))
}
