import type { Span } from '../model/finding.ts'
import { RANGES } from './limits.ts'
import type { Modifiers, Role } from './program.ts'
import { nearest } from './nearest.ts'
import type { Reader } from './reader.ts'
import { atHeadEnd, fail, failAtNext, peek, take } from './reader.ts'
import { numberFrom, printNumber } from './scalar.ts'

/** A shape without any modifier. */
export const PLAIN: Modifiers = {
  role: 'auto',
  over: 'none',
  notch: false,
  fromLanes: 0,
  belowLanes: Infinity,
  fromSize: 0,
  belowSize: Infinity,
  radius: null,
  inner: false,
  free: false,
  finish: null,
}

/** One kind of modifier word: how it is written, what it does, and the values that a word gives (null: another kind's word). */
export interface ModifierForm {
  readonly forms: readonly string[]
  readonly summary: string
  /** True when it may stand behind `part` and `use`, where it applies to the group as a whole. */
  readonly forGroups: boolean
  readonly read: (word: string) => Partial<Modifiers> | null
}

const LANES = /^@(\d+(?:\.\d+)?)(?:(\+)|(-)|\.\.(\d+(?:\.\d+)?))$/

/** Every modifier, in the order in which they are printed. */
export const MODIFIERS: readonly ModifierForm[] = [
  {
    forms: ['solid'],
    forGroups: false,
    summary:
      'Filled: a solid, even when the chain is open. With `outlined`: a closed shape is a solid there, such as the full half of a star.',
    read: (word) => (word === 'solid' ? { role: 'solid' } : null),
  },
  {
    forms: ['line'],
    forGroups: false,
    summary: 'Filled: stays a stroke, even when the shape is closed.',
    read: (word) => (word === 'line' ? { role: 'line' } : null),
  },
  {
    forms: ['hole'],
    forGroups: false,
    summary: 'Filled: an opening in what is drawn before it.',
    read: (word) => (word === 'hole' ? { role: 'hole' } : null),
  },
  {
    forms: ['cut'],
    forGroups: true,
    summary:
      'Filled: its stroke is knocked out of what is drawn before it; a group is knocked out as one picture where it lies in a solid, and drawn where it does not.',
    read: (word) => (word === 'cut' ? { role: 'knock-out' } : null),
  },
  {
    forms: ['ink'],
    forGroups: false,
    summary: 'Filled: its stroke stays ink, never knocked out.',
    read: (word) => (word === 'ink' ? { role: 'ink' } : null),
  },
  {
    forms: ['over', 'over=tight', 'over=side', 'over=box', 'over=round', 'over=hull'],
    forGroups: true,
    summary:
      'Lies on top: a moat clears what is drawn before it, along its ink, as narrow as may be (tight, for a slash), only above a straight line (side: what is below runs into it, but for a solid with few lanes), along its box, the circle round it, or the tightest band round it (hull, for a badge).',
    read: readOver,
  },
  {
    forms: ['notch'],
    forGroups: true,
    summary: 'Filled only: like `over`, for a line that leaves a solid.',
    read: (word) => (word === 'notch' ? { notch: true } : null),
  },
  {
    forms: ['@5+', '@5-', '@3..5'],
    forGroups: true,
    summary:
      'Drawn only when that many strokes fit side by side across the cut: from 5, below 5, from 3 and below 5. A 24 px cut of stroke 2 has 6.3 lanes, 24/1 has 11, 16/3 has 3.1.',
    read: readLanes,
  },
  { forms: ['size>=20', 'size<20'], forGroups: true, summary: 'Drawn only at these sizes in px.', read: readSizes },
  {
    forms: ['r=0.5'],
    forGroups: true,
    summary: "Factor on the cut's corner radius for the whole shape or group.",
    read: readRadius,
  },
  {
    forms: ['inner'],
    forGroups: false,
    summary: 'Nested in another shape: its corners are concentric with the outer ones.',
    read: (word) => (word === 'inner' ? { inner: true } : null),
  },
  {
    forms: ['free'],
    forGroups: true,
    summary: 'The pixel grid does not move it by itself; it follows its neighbours.',
    read: (word) => (word === 'free' ? { free: true } : null),
  },
  {
    forms: ['outlined', 'filled'],
    forGroups: true,
    summary: 'Drawn at this finish only.',
    read: (word) => (word === 'outlined' || word === 'filled' ? { finish: word } : null),
  },
]

const WORDS = [
  'solid',
  'line',
  'hole',
  'cut',
  'ink',
  'over',
  'over=tight',
  'over=side',
  'over=box',
  'over=round',
  'over=hull',
  'notch',
  'inner',
  'free',
  'outlined',
  'filled',
]

/** Takes the modifiers that end a statement's head; behind `part` and `use` (`group`) only those that suit a group. */
export function readModifiers(reader: Reader, group = false): Modifiers {
  let modifiers = PLAIN
  const given = new Set<string>()
  while (!atHeadEnd(reader) && !reader.failed) {
    const token = peek(reader)
    const form = MODIFIERS.find(({ read }) => read(token.text) !== null)
    if (token.kind !== 'word' || form === undefined) {
      failAtNext(reader, 'a modifier or the end of the statement', modifierHint(token.text))
      return modifiers
    }
    take(reader)
    if (group && !form.forGroups) {
      fail(
        reader,
        token.span,
        `\`${token.text}\` cannot apply to a group.`,
        'over, notch, cut, @…, size…, r=…, free, outlined or filled',
        'Write it behind the shapes inside.',
      )
    }
    const values = form.read(token.text)!
    for (const key of Object.keys(values)) {
      if (given.has(key))
        fail(
          reader,
          token.span,
          `\`${token.text}\` contradicts or repeats an earlier modifier.`,
          'another modifier',
          'Keep one of the two.',
        )
      given.add(key)
    }
    modifiers = { ...modifiers, ...values }
    checkValues(reader, modifiers, token.span)
  }
  return modifiers
}

/** The language's word for a role. */
export function roleWord(role: Role): string {
  return role === 'knock-out' ? 'cut' : role
}

/** The formatted text of modifiers: '' or words, each with a blank before it. */
export function printModifiers(modifiers: Modifiers): string {
  const words: string[] = []
  if (modifiers.role !== 'auto') words.push(roleWord(modifiers.role))
  if (modifiers.over !== 'none') words.push(modifiers.over === 'ink' ? 'over' : `over=${modifiers.over}`)
  if (modifiers.notch) words.push('notch')
  words.push(...printLanes(modifiers))
  if (modifiers.fromSize > 0) words.push(`size>=${printNumber(modifiers.fromSize)}`)
  if (Number.isFinite(modifiers.belowSize)) words.push(`size<${printNumber(modifiers.belowSize)}`)
  if (modifiers.radius !== null) words.push(`r=${printNumber(modifiers.radius)}`)
  if (modifiers.inner) words.push('inner')
  if (modifiers.free) words.push('free')
  if (modifiers.finish !== null) words.push(modifiers.finish)
  return words.map((word) => ` ${word}`).join('')
}

function printLanes({ fromLanes, belowLanes }: Modifiers): string[] {
  if (fromLanes > 0 && Number.isFinite(belowLanes)) return [`@${printNumber(fromLanes)}..${printNumber(belowLanes)}`]
  if (fromLanes > 0) return [`@${printNumber(fromLanes)}+`]
  return Number.isFinite(belowLanes) ? [`@${printNumber(belowLanes)}-`] : []
}

function readOver(word: string): Partial<Modifiers> | null {
  if (word === 'over') return { over: 'ink' }
  if (word === 'over=tight') return { over: 'tight' }
  if (word === 'over=side') return { over: 'side' }
  if (word === 'over=box') return { over: 'box' }
  if (word === 'over=hull') return { over: 'hull' }
  return word === 'over=round' ? { over: 'round' } : null
}

function readLanes(word: string): Partial<Modifiers> | null {
  const match = LANES.exec(word)
  if (match === null) return null
  const first = numberFrom(match[1]!) ?? Infinity
  if (match[2] !== undefined) return { fromLanes: first }
  if (match[3] !== undefined) return { belowLanes: first }
  return { fromLanes: first, belowLanes: numberFrom(match[4]!) ?? Infinity }
}

function readSizes(word: string): Partial<Modifiers> | null {
  const match = /^size(>=|<)(\d{1,4})$/.exec(word)
  if (match === null) return null
  return match[1] === '<' ? { belowSize: Number(match[2]) } : { fromSize: Number(match[2]) }
}

function readRadius(word: string): Partial<Modifiers> | null {
  const factor = word.startsWith('r=') ? numberFrom(word.slice(2)) : null
  return factor === null ? null : { radius: factor }
}

function checkValues(
  reader: Reader,
  { fromLanes, belowLanes, fromSize, belowSize, radius }: Modifiers,
  span: Span,
): void {
  const { lanes, size, factor } = RANGES
  if (fromLanes > lanes.to || (Number.isFinite(belowLanes) && belowLanes > lanes.to)) {
    fail(
      reader,
      span,
      `There are never more than ${lanes.to} lanes.`,
      `@ with numbers up to ${lanes.to}`,
      'The finest cut has 11 lanes: write @5+, for instance.',
    )
  }
  if (fromLanes >= belowLanes)
    fail(
      reader,
      span,
      'No cut has lanes in this range: it is never drawn.',
      'a lower number first',
      'Write @3..5, for instance.',
    )
  const sizes = [fromSize, belowSize].filter((value) => value !== 0 && Number.isFinite(value))
  if (sizes.some((value) => value < size.from || value > size.to)) {
    fail(
      reader,
      span,
      `Sizes run from ${size.from} to ${size.to}.`,
      'a size of 16, 20 or 24',
      'Write size>=20 or size<20.',
    )
  }
  if (fromSize >= belowSize)
    fail(
      reader,
      span,
      'No size is in this range: it is never drawn.',
      'a lower size first',
      'Write size>=16 size<24, for instance.',
    )
  if (radius !== null && (radius < factor.from || radius > factor.to)) {
    fail(
      reader,
      span,
      `A radius factor of ${printNumber(radius)} is outside ${factor.from} to ${factor.to}.`,
      'r= with a factor',
      'Write r=0.5, for instance.',
    )
  }
}

function modifierHint(text: string): string {
  if (/^r=/.test(text)) return 'Write r=0.5, without a blank.'
  if (/^size/.test(text)) return 'Write size>=20 or size<20, without a blank.'
  if (/^@/.test(text)) return 'Write @5+, @5- or @3..5.'
  if (text === 'detail') return 'Write @5+: drawn when at least 5 strokes fit side by side.'
  const near = nearest(text, WORDS, 2).map((word) => `\`${word}\``)
  return near.length === 0
    ? 'Modifiers are words such as `solid`, `cut` or `@5+`: the language page has all.'
    : `Did you mean ${near.join(' or ')}?`
}
