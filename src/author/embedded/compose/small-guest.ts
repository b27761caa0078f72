import type { Cut } from '../../../drawing/model/cut.ts'
import { MINI_SIZE } from '../../../drawing/language/limits.ts'
import type { Area, Program } from '../../../drawing/language/program.ts'
import { lanes } from '../../../drawing/model/cut.ts'
import type { Finding } from '../../../drawing/model/finding.ts'
import type { Lexicon } from '../../../lexicon/lexicon.ts'
import type { Subject } from '../meaning.ts'
import { cannotBeTold } from './cannot-be-told.ts'
import { FEW_LANES } from './badge-plans.ts'
import { hasForm } from './paired.ts'
import { hasMini, isHeld } from './piece.ts'
import { isDrawnAt } from './room-inside.ts'
import type { Arrangement } from './sketch.ts'

/** What stands in a box up to this wide (units) is small, by the lanes of the cut: half of an icon, or two thirds where strokes are heavy. */
const SMALL = { many: 14, few: 16 } as const

/** What is said of a thing without a small form that nobody can tell where it is drawn small: it is not what was asked for. */
export function smallGuest({ parts, said, guestAs }: Arrangement, lexicon: Lexicon, cut: Cut): Finding[] {
  if (parts.length === 1) return []
  const { grammar } = lexicon
  const small = lanes(cut) < FEW_LANES ? SMALL.few : SMALL.many
  const leastOf = leastIn({ said, guestAs }, lexicon, cut)
  return parts.flatMap(({ subject, setting }): Finding[] => {
    if (subject.kind !== 'glyph' || setting.into.width > small || isHeld(setting)) return []
    if (hasMini(subject, lexicon))
      return setting.mini && isPressed(subject.glyph, sideOf(setting.into), leastOf(subject), lexicon)
        ? [hardlyTold(subject.glyph, 'is too small', lexicon)]
        : []
    if (lanes(cut) >= FEW_LANES && grammar.glyphs.toldWhenSmall.has(subject.glyph)) return []
    return [hardlyTold(subject.glyph, 'has no small form', lexicon)]
  })
}

/** What is said of a head that is told beside a sign only by its form for company, and whose form asks for more lanes than this cut has. */
export function lostInCompany(arrangement: Arrangement, lexicon: Lexicon, cut: Cut): Finding[] {
  const { guestAs } = arrangement
  const { head, guest } = arrangement.said
  if (head?.kind !== 'glyph' || guest === null || guestAs === 'inside' || head.preset.size > 0) return []
  if (guest.placement !== 'with' && guest.placement !== 'on' && guestAs !== 'badge') return []
  const { notices, toldInCompany } = lexicon.grammar.glyphs
  if (guest.subject.kind === 'glyph' && notices.has(guest.subject.glyph)) return []
  if (toldInCompany.has(head.glyph) || hasForm(arrangement)) return []
  if (!lexicon.companyOf(head.glyph, cut.finish).some((form) => asksForMore(form, cut))) return []
  const said = 'beside a sign can hardly be told at this cut: ask for a larger size or a finer stroke.'
  return [cannotBeTold(head.glyph, said, lexicon)]
}

/** Whether nothing of a form is drawn at a cut because some of it asks for more lanes. */
function asksForMore(form: Program, cut: Cut): boolean {
  const { statements } = form
  return !isDrawnAt(form, cut) && statements.some((one) => 'modifiers' in one && one.modifiers.fromLanes > lanes(cut))
}

/** With few lanes, a small form in less than this share of its own size is a blot. */
const LEAST_OF_MINI = 0.75
/** The head of a scene is what the picture is of, and of several each is small: told only in their own size. */
const LEAST_OF_HEAD = 0.95
/** With few lanes what is inside another is told a little smaller, and where that closes its holes it is measured. */
const LEAST_INSIDE = 0.8
/** With many lanes one of several is told also when a little smaller, and what is inside another when it is more than half of itself. */
const LEAST_WITH_MANY = { numbers: 0.8, inside: 0.6 } as const

/** Pressed into a row to less than this, an outline is a spot. */
const LEAST_IN_A_ROW = { many: 0.4, few: 0.5 } as const

/** The share of its own size that a small form needs, by what it is in a composition. */
function leastIn(
  { said: { count, standing, between, head }, guestAs }: Pick<Arrangement, 'said' | 'guestAs'>,
  { grammar }: Lexicon,
  cut: Cut,
): (subject: Subject) => number {
  const isFew = lanes(cut) < FEW_LANES
  const isPlain = (one: Subject): boolean => one.kind === 'glyph' && grammar.glyphs.toldInNumbers.has(one.glyph)
  return (subject) => {
    if (count > 1 && isPlain(subject))
      return standing === undefined && between === undefined ? 0 : LEAST_IN_A_ROW[isFew ? 'few' : 'many']
    if (guestAs === 'inside' || count > 1)
      return isFew ? (count > 1 ? LEAST_OF_HEAD : LEAST_INSIDE) : LEAST_WITH_MANY[count > 1 ? 'numbers' : 'inside']
    if (!isFew) return 0
    return guestAs === 'scene' && subject === head ? LEAST_OF_HEAD : LEAST_OF_MINI
  }
}

/** The longer side: a narrow sign is as large as it is high. */
function sideOf({ width, height }: Area): number {
  return Math.max(width, height)
}

function isPressed(glyph: string, side: number, least: number, { glyphs }: Lexicon): boolean {
  const { width, height } = glyphs.get(glyph)?.miniSize ?? MINI_SIZE
  return side < least * Math.max(width, height)
}

function hardlyTold(glyph: string, why: string, lexicon: Lexicon): Finding {
  return cannotBeTold(glyph, `${why} and can hardly be told at this size: ask for a plainer sign.`, lexicon)
}
