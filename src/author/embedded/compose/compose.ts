import type { Area } from '../../../drawing/language/program.ts'
import type { Cut } from '../../../drawing/model/cut.ts'
import { lanes, strokeInCompany } from '../../../drawing/model/cut.ts'
import type { Lexicon } from '../../../lexicon/lexicon.ts'
import { thingsOfScene } from '../../../lexicon/things-of-scene.ts'
import type { GlyphSubject, Meaning, Subject } from '../meaning.ts'
import { plainGlyph } from '../meaning.ts'
import { crossedBySign } from './crossed-by-sign.ts'
import { copies } from './copies.ts'
import { FEW_LANES } from './badge-plans.ts'
import { square } from './boxes.ts'
import { cornerBox, paired } from './paired.ts'
import { hasMini, WHOLE } from './piece.ts'
import { settingsOfHeld } from './room-inside.ts'
import { slashed } from './slash.ts'
import type { Arrangement, Part } from './sketch.ts'

/** So many of what keeps its strokes come before thinner ones, and so many thinner ones before others with the strokes that are asked for. */
const BEFORE_THINNER = 2
const BEFORE_OTHERS = 2

/**
 * Arrangements that show a meaning, best first. Empty only for a meaning without a head. With few lanes two things share them better with thinner strokes; what
 * stands inside another, and a scene of two things, has the strokes that are asked for while it has room.
 */
export function compose(meaning: Meaning, lexicon: Lexicon, cut: Cut): Arrangement[] {
  const asked = arranged(meaning, lexicon, cut)
  const stroke = strokeInCompany(cut)
  if (stroke === null || isAlone(meaning, lexicon)) return asked
  const thinner = arranged(meaning, lexicon, { ...cut, stroke }).map((one): Arrangement => ({ ...one, stroke }))
  const isKept = asked.map((one) => keepsItsStrokes(one, meaning))
  return [
    ...asked.filter((_one, at) => isKept[at]).slice(0, BEFORE_THINNER),
    ...thinner.slice(0, BEFORE_OTHERS),
    ...asked.filter((_one, at) => !isKept[at]).slice(0, BEFORE_OTHERS),
    ...thinner.slice(BEFORE_OTHERS),
  ]
}

/** Whether a meaning is one thing, which nobody has to make room for. */
function isAlone({ head, guest, container, count, slash }: Meaning, { grammar }: Lexicon): boolean {
  if (guest !== null || container !== null || count > 1 || slash) return false
  return head?.kind !== 'glyph' || thingsOfScene(head.glyph, grammar).length === 0
}

function keepsItsStrokes({ parts, guestAs }: Arrangement, { slash, container, guest }: Meaning): boolean {
  if (slash) return false
  return parts.length === 1 || guestAs === 'inside' || (container !== null && guest === null)
}

function arranged(meaning: Meaning, lexicon: Lexicon, cut: Cut): Arrangement[] {
  const { head, guest, container, count, slash } = meaning
  if (head === null) return []
  const arrangements =
    container !== null
      ? contained(meaning, head, container, lexicon, cut)
      : count > 1
        ? copies(meaning, head, lexicon, cut)
        : guest !== null
          ? paired(meaning, lexicon, cut)
          : [bare(meaning, head, lexicon)]
  return slash ? [...crossedBySign(meaning, lexicon, cut), ...slashed(arrangements, lexicon, cut)] : arrangements
}

/** The head alone: its own program, so that it keeps its keyline and its traits. */
function bare(meaning: Meaning, head: Subject, lexicon: Lexicon): Arrangement {
  const program = head.kind === 'glyph' ? lexicon.glyphs.get(head.glyph) : undefined
  const into: Area = head.kind === 'glyph' ? WHOLE : { x: 4, y: 4, width: 16, height: 16 }
  return {
    idea: 'glyph',
    named: [head],
    keyline: program?.keyline ?? 'sign',
    parts: [{ subject: head, setting: { into, mini: false, over: 'none', cut: false } }],
    slash: null,
    said: { ...meaning, guest: null, container: null, count: 1 },
    guestAs: null,
  }
}

/** A shape round the head, and round its guest as a badge when there is one. */
function contained(meaning: Meaning, head: Subject, container: string, lexicon: Lexicon, cut: Cut): Arrangement[] {
  const { guest } = meaning
  const frame = lexicon.glyphs.get(container)
  if (frame === undefined) return []
  const shape = plainGlyph(container)
  const inner = square(frame.inner ?? { x: 7, y: 7, width: 10, height: 10 })
  const badge: Part[] =
    guest === null
      ? []
      : [
          {
            subject: guest.subject,
            setting: { into: cornerBox(guest.subject, 1, lexicon, cut), mini: true, over: 'hull', cut: false },
          },
        ]
  // With few lanes a sign needs more white between itself and its frame.
  const boxes = (lanes(cut) < FEW_LANES ? [0, -1, -1.5] : [0, -1, 1]).map((by) => grown(inner, by))
  const held = guest === null ? settingsOfHeld(frame.inner, head, lexicon, cut) : []
  const ways = [...held, ...boxes.map((into) => ({ into }))]
  const arrangements = ways.map((way, index): Arrangement => ({
    idea: index === 0 ? 'container' : `container-${index}`,
    named: guest === null ? [head, container] : [head, guest.subject, container],
    keyline: frame.keyline,
    parts: [framePart(shape), { subject: head, setting: { ...way, mini: true, over: 'none', cut: true } }, ...badge],
    slash: null,
    said: meaning,
    guestAs: guest === null ? null : 'badge',
  }))
  const nested = guest === null ? [] : signInHead(meaning, shape, lexicon)
  const isSmall = hasMini(head, lexicon) || head.kind === 'character'
  return [...nested, ...(isSmall ? arrangements : arrangements.reverse())]
}

function framePart(shape: GlyphSubject): Part {
  return { subject: shape, setting: { into: WHOLE, mini: false, over: 'none', cut: false } }
}

/** Sides of the boxes for a head inside a frame and for the sign inside that head, and how far both sink, in units: for fine strokes, for two pixels, for sharp corners. */
const NESTED = [
  { head: 15.6, sign: 4.5, down: 0 },
  { head: 15.6, sign: 3.5, down: 0 },
  { head: 14, sign: 3, down: 0.5 },
] as const

/** "A shield with a check in a circle": the sign lies in the head, both in the frame. */
function signInHead(meaning: Meaning, shape: GlyphSubject, lexicon: Lexicon): Arrangement[] {
  const { head, guest } = meaning
  const program = head?.kind === 'glyph' ? lexicon.glyphs.get(head.glyph) : undefined
  const inner = program?.inner ?? null
  if (head === null || guest === null || inner === null) return []
  if (guest.placement !== 'with' && guest.placement !== 'inside' && guest.placement !== 'on') return []
  return NESTED.map((sides, index): Arrangement => {
    const at = 12 - sides.head / 2
    const scale = sides.head / 24
    const middle = {
      x: at + (inner.x + inner.width / 2) * scale,
      y: at + sides.down + (inner.y + inner.height / 2) * scale,
    }
    const into: Area = {
      x: middle.x - sides.sign / 2,
      y: middle.y - sides.sign / 2,
      width: sides.sign,
      height: sides.sign,
    }
    const box: Area = { x: at, y: at + sides.down, width: sides.head, height: sides.head }
    return {
      idea: index === 0 ? 'nested' : `nested-${index + 1}`,
      named: [head, guest.subject, shape.glyph],
      keyline: lexicon.glyphs.get(shape.glyph)?.keyline ?? 'free',
      parts: [
        framePart(shape),
        { subject: head, setting: { into: box, mini: false, over: 'none', cut: true } },
        { subject: guest.subject, setting: { into, mini: true, over: 'none', cut: true } },
      ],
      slash: null,
      said: meaning,
      guestAs: 'inside',
    }
  })
}

function grown(box: Area, by: number): Area {
  return { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by }
}
