import type { Area, Program, Statement } from '../../../drawing/language/program.ts'
import type { Cut } from '../../../drawing/model/cut.ts'
import { lanes } from '../../../drawing/model/cut.ts'
import type { Lexicon } from '../../../lexicon/lexicon.ts'
import type { Meaning, Subject } from '../meaning.ts'
import { FEW_LANES, MANY_LANES } from './badge-plans.ts'
import { miniSizeOf } from './boxes.ts'
import type { Setting } from './piece.ts'

/** Where a sign stands in its host, and with the detail of how many lanes. */
export type Inside = Pick<Setting, 'into' | 'lanes' | 'form'>

/** How far a small form may reach beyond the box inside a host to keep its own units. */
export const REACH = 1

/** The box inside a host for a guest: a small form that is a little larger is not pressed into it, for its strokes do not shrink with it. */
export function withRoom(inner: Area, guest: Subject, lexicon: Lexicon): Area {
  const wider = excess(inner, guest, lexicon)
  if (wider <= 0 || wider > 2 * REACH) return inner
  return {
    x: inner.x - wider / 2,
    y: inner.y - wider / 2,
    width: inner.width + wider,
    height: inner.height + wider,
  }
}

/** By how much a small form in its own size is larger than a box, in the direction in which it is most so. */
export function excess(box: Area, guest: Subject, lexicon: Lexicon): number {
  const { width, height } = miniSizeOf(guest, lexicon) ?? box
  return Math.max(width - box.width, height - box.height)
}

/** How a sign is drawn that finds no room inside its host in its own size: of few strokes, mostly solid, or of bare lines, which need less room. */
const PLAIN = { box: 0.875, lanes: 4.2 } as const
const SHORT_LINES = 0.75

/** A little smaller, a sign keeps its own form. */
const SLIGHTLY = 0.875

/** So many ways inside leave one for the corner. */
const MOST_INSIDE = 3

/** That box, and where the sign must be inside, smaller ones. */
export function settingsInside(
  inner: Area,
  { subject, placement }: NonNullable<Meaning['guest']>,
  lexicon: Lexicon,
  cut: Cut,
): Inside[] {
  const roomy = { into: withRoom(inner, subject, lexicon) }
  if (placement !== 'inside') return [roomy]
  const pressed = roomy.into.width > inner.width ? [{ into: inner }] : []
  const plain = lanes(cut) < MANY_LANES || cut.finish === 'filled' ? [] : smaller(inner, subject, lexicon)
  // A letter is as high as its box, which the lines of a shield leave at its foot.
  const lower = subject.kind === 'character' ? [{ into: shrunk(inner, SHORT_LINES) }] : []
  return [roomy, ...pressed, ...plain, { into: shrunk(inner, SLIGHTLY) }, ...lower].slice(0, MOST_INSIDE)
}

/** A sign in the forms that it has inside another thing, which are drawn as large as they are: those that the box has room for. */
export function settingsOfHeld(inner: Area | null, guest: Subject, lexicon: Lexicon, cut: Cut): Inside[] {
  if (inner === null || guest.kind !== 'glyph' || guest.preset.size > 0) return []
  return lexicon.heldOf(guest.glyph, cut.finish).flatMap((form): Inside[] => {
    const { width, height } = form.miniSize
    const isLarger = width > inner.width + 2 * REACH || height > inner.height + 2 * REACH
    if (isLarger || form.mini === null || !isDrawnAt({ statements: form.mini }, cut)) return []
    const x = inner.x + (inner.width - width) / 2
    const y = inner.y + (inner.height - height) / 2
    return isOnPixels([x, y], cut) ? [{ into: { x, y, width, height }, form }] : []
  })
}

/** Heavy strokes that are drawn on whole pixels run together where they are moved off them. */
function isOnPixels(lengths: readonly number[], cut: Cut): boolean {
  return lanes(cut) >= FEW_LANES || lengths.every((one) => Number.isInteger((one * cut.size) / 24))
}

/** How a sign is drawn that finds no room in its own form. */
function smaller(inner: Area, subject: Subject, { glyphs }: Lexicon): Inside[] {
  const mini = subject.kind === 'glyph' ? (glyphs.get(subject.glyph)?.mini ?? []) : []
  if (mini.some(isPlainMass) && !mini.some(isPlainDot)) return [{ into: shrunk(inner, PLAIN.box), lanes: PLAIN.lanes }]
  return mini.length > 0 && mini.every(isOpen) ? [{ into: shrunk(inner, SHORT_LINES) }] : []
}

/** Whether a statement is drawn only where there are few lanes, and is more than a line. */
function isPlainMass(statement: Statement): boolean {
  return 'modifiers' in statement && statement.modifiers.belowLanes < Infinity && !isOpen(statement)
}

/** Whether a statement is a dot that is drawn only where there are few lanes: a head over a bar is no mass. */
function isPlainDot(statement: Statement): boolean {
  return statement.kind === 'dot' && statement.modifiers.belowLanes < Infinity && statement.modifiers.role === 'auto'
}

/** Whether a statement draws bare lines, mirrored ones too. */
function isOpen(statement: Statement): boolean {
  if (statement.kind === 'line') return statement.modifiers.role !== 'solid'
  return 'children' in statement && statement.children.every(isOpen)
}

/** Whether anything of a form is drawn at a cut. */
export function isDrawnAt({ statements }: Pick<Program, 'statements'>, cut: Cut): boolean {
  const room = lanes(cut)
  return statements.some((one) => {
    if (!('modifiers' in one)) return !('children' in one) || isDrawnAt({ statements: one.children }, cut)
    const { fromLanes, belowLanes, fromSize, belowSize, finish } = one.modifiers
    const isOfSize = cut.size >= fromSize && cut.size < belowSize
    return isOfSize && room >= fromLanes && room < belowLanes && (finish ?? cut.finish) === cut.finish
  })
}

/** A box of a share of the side about the same middle. */
function shrunk({ x, y, width, height }: Area, by: number): Area {
  return {
    x: x + ((1 - by) * width) / 2,
    y: y + ((1 - by) * height) / 2,
    width: by * width,
    height: by * height,
  }
}
