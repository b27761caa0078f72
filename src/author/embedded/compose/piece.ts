import { expand } from '../../../drawing/language/expand.ts'
import { MINI_SIZE } from '../../../drawing/language/limits.ts'
import { replaceChildren } from '../../../drawing/language/children.ts'
import { PLAIN } from '../../../drawing/language/modifiers.ts'
import type { Area, Over, Program, Statement, UseStatement } from '../../../drawing/language/program.ts'
import { NOWHERE } from '../../../drawing/model/finding.ts'
import type { Lexicon } from '../../../lexicon/lexicon.ts'
import type { Subject } from '../meaning.ts'
import { ownParameters, turned } from './turned.ts'

/** How a subject is put into a composition. */
export interface Setting {
  readonly into: Area
  /** Use the small form where the glyph has one. */
  readonly mini: boolean
  readonly over: Over
  /** It lies inside a closed shape: at finish `filled` it is knocked out of it, stroke by stroke. */
  readonly cut: boolean
  /** Something stands inside it: its parts named `inside` leave for that. */
  readonly emptied?: boolean
  /** A badge stands in its lower right corner: its parts named `corner` leave for that. */
  readonly cornered?: boolean
  /** The form that it has beside a sign, in place of its own. */
  readonly form?: Program | undefined
  /** Draw it with the detail that it has at this many lanes; null for the detail that its cut asks for. */
  readonly lanes?: number
}

/** The whole canvas. */
export const WHOLE: Area = { x: 0, y: 0, width: 24, height: 24 }

const EMPTY: Program = {
  name: 'sketch',
  category: null,
  words: [],
  keyline: 'free',
  traits: [],
  parameters: [],
  inner: null,
  badge: null,
  detail: [],
  strokes: [],
  mini: null,
  miniSize: MINI_SIZE,
  statements: [],
}

/** The statements that show a subject in its box: one named part, without any reference to the lexicon. */
export function piece(subject: Subject, setting: Setting, lexicon: Lexicon): readonly Statement[] {
  const placed =
    subject.kind === 'character'
      ? [written(subject.characters, setting)]
      : used(subject.glyph, subject.preset, setting, lexicon)
  const cleared = placed.flatMap((statement) => withRoom(statement, setting))
  const detailed =
    setting.lanes === undefined
      ? cleared
      : cleared.flatMap((statement) => atLanes(statement, setting.lanes ?? Infinity))
  return setting.cut ? detailed.map(knockedOut) : detailed
}

/** Names of parts that leave when something else stands inside a glyph, as the door of a house, or in its corner, as the mountain in a picture. */
const INSIDE = 'inside'
const CORNER = 'corner'

/** The statement without such parts, where something else stands there, and otherwise with what is in them: they are no things of their own. */
function withRoom(statement: Statement, setting: Setting): readonly Statement[] {
  if (statement.kind === 'part' && (statement.name === INSIDE || statement.name === CORNER)) {
    const isTaken = statement.name === INSIDE ? setting.emptied : setting.cornered
    return isTaken === true ? [] : statement.children.flatMap((child) => withRoom(child, setting))
  }
  const rest = replaceChildren(statement, (child) => withRoom(child, setting))
  return rest === null ? [] : [rest]
}

/** The statement with the detail of `lanes`, at every cut: what would fall away there falls away here. */
function atLanes(statement: Statement, lanes: number): readonly Statement[] {
  const modifiers = 'modifiers' in statement ? statement.modifiers : null
  if (modifiers !== null && (lanes < modifiers.fromLanes || lanes >= modifiers.belowLanes)) return []
  const inside = replaceChildren(statement, (child) => atLanes(child, lanes))
  if (inside === null) return []
  return 'modifiers' in inside
    ? [{ ...inside, modifiers: { ...inside.modifiers, fromLanes: 0, belowLanes: Infinity } }]
    : [inside]
}

/** Whether a sign is drawn in the form that it has inside another thing. */
export function isHeld({ mini, form }: Setting): boolean {
  return mini && form !== undefined
}

/** Whether a glyph has a small form. */
export function hasMini(subject: Subject, lexicon: Lexicon): boolean {
  return subject.kind === 'glyph' && (lexicon.glyphs.get(subject.glyph)?.mini ?? null) !== null
}

function used(
  glyph: string,
  preset: ReadonlyMap<string, string | number>,
  setting: Setting,
  lexicon: Lexicon,
): readonly Statement[] {
  const program = setting.form ?? lexicon.glyphs.get(glyph)
  const use: UseStatement = {
    kind: 'use',
    glyph,
    mini: setting.mini && (program?.mini ?? null) !== null,
    arguments: ownParameters(preset),
    into: setting.into,
    modifiers: { ...PLAIN, over: setting.over },
    span: NOWHERE,
  }
  const found = (name: string): Program | null =>
    (name === glyph ? setting.form : undefined) ?? lexicon.glyphs.get(name) ?? null
  return turned(expand({ ...EMPTY, statements: [use] }, found).program.statements, preset, setting.into)
}

/** Letters and digits of the stroke alphabet; a character is about seven tenths as wide as it is high. */
function written(characters: string, { into, over }: Setting): Statement {
  const room = Math.min(into.height, into.width / (0.72 * characters.length))
  const height = Math.max(4, Math.round(room * 2) / 2)
  return {
    kind: 'part',
    name: /^\d+$/.test(characters) ? 'number' : 'letter',
    modifiers: { ...PLAIN, over },
    children: apart(characters, into) ?? [
      textAt(characters, into.x + into.width / 2, into.y + into.height / 2, height),
    ],
    span: NOWHERE,
  }
}

/** How wide the digits of the stroke alphabet are where they are one unit high, 0 to 9. */
export const DIGITS = [0.65, 0.25, 0.625, 0.575, 0.75, 0.6, 0.65, 0.625, 0.625, 0.65] as const

/** The height of two digits in a host, in units: at the house cut each of their three strokes lies on whole pixels. */
const HIGH = 8
/** Between their centre lines: filled, strokes are half a pixel heavier. */
const GAP = 4

/** Two digits in a box where the space between them would shrink with them; null where the box has room for neither that nor their height. */
function apart(characters: string, { x, y, width, height }: Area): Statement[] | null {
  const widths = [...characters].map((one) => (DIGITS[Number(one)] ?? Infinity) * HIGH)
  const [first = 0, second = 0, ...others] = widths
  const whole = first + GAP + second
  if (widths.length < 2 || others.length > 0 || height < HIGH || whole > width) return null
  const left = x + (width - whole) / 2
  const middles = [left + first / 2, left + whole - second / 2]
  return [...characters].map((one, at) => textAt(one, rounded(middles[at] ?? 0), y + height / 2, HIGH))
}

function rounded(length: number): number {
  return Math.round(length * 1000) / 1000
}

function textAt(text: string, x: number, y: number, height: number): Statement {
  return { kind: 'text', text, x, y, height, modifiers: PLAIN, span: NOWHERE }
}

/** Every shape becomes a knock-out; openings of the small form lie inside what is knocked out and need no word. */
function knockedOut(statement: Statement): Statement {
  // A handset is one solid at either finish: its outline alone is no picture of it.
  if (statement.kind === 'part' && holds(statement, isSolidOutlined) && holds(statement, isFilledAlone))
    return { ...statement, modifiers: { ...statement.modifiers, role: 'knock-out' } }
  // The parts of a join make one contour: the role belongs to the whole.
  if (statement.kind === 'join') return { ...statement, modifiers: { ...statement.modifiers, role: 'knock-out' } }
  const inside = replaceChildren(statement, (child) => [knockedOut(child)]) ?? statement
  if (!('modifiers' in inside) || inside.kind === 'part' || inside.kind === 'use') return inside
  // An opening in the filled sign is one in what it is knocked out of, without a rim.
  if (inside.modifiers.role === 'hole' && inside.modifiers.finish === 'filled') return inside
  return { ...inside, modifiers: { ...inside.modifiers, role: 'knock-out' } }
}

function holds(statement: Statement, has: (one: Statement) => boolean): boolean {
  return has(statement) || ('children' in statement && statement.children.some((child) => holds(child, has)))
}

function isSolidOutlined(one: Statement): boolean {
  return 'modifiers' in one && one.modifiers.role === 'solid' && one.modifiers.finish === 'outlined'
}

function isFilledAlone(one: Statement): boolean {
  return 'modifiers' in one && one.modifiers.role === 'auto' && one.modifiers.finish === 'filled'
}
