import { MINI_SIZE } from '../../../drawing/language/limits.ts'
import type { Area, Statement } from '../../../drawing/language/program.ts'
import type { Cut } from '../../../drawing/model/cut.ts'
import { lanes } from '../../../drawing/model/cut.ts'
import type { Keyline } from '../../../drawing/model/drawing.ts'
import type { Lexicon } from '../../../lexicon/lexicon.ts'
import type { Meaning, Placement, Subject } from '../meaning.ts'
import { FEW_LANES } from './badge-plans.ts'
import { area, miniSizeOf } from './boxes.ts'
import { WHOLE } from './piece.ts'
import { REACH } from './room-inside.ts'
import { behindBoxes, besideBoxes, cornerBoxes, stackedBoxes } from './scene-boxes.ts'
import type { Arrangement } from './sketch.ts'

/** Where the two of a scene stand. `behind`: the guest is drawn first and the head is set off from it. */
interface Stage {
  readonly head: Area
  readonly guest: Area
  readonly behind?: true
  /** Both in their small forms. */
  readonly small?: true
  /** With the detail of so many lanes, where that is not what their scale asks for. */
  readonly lanes?: number
}

/** Two things of equal rank in one picture, placed as the request says. The guest takes its small form. */
export function scenesOf(meaning: Meaning, keyline: Keyline, lexicon: Lexicon, cut: Cut): Arrangement[] {
  const { head, guest } = meaning
  if (head === null || guest === null) return []
  const { width, height } = miniSizeOf(guest.subject, lexicon) ?? MINI_SIZE
  // A large small form that is pressed beside its host runs into itself: a badge with a fault is the better answer.
  const isPressed = ({ guest: box, behind }: Stage): boolean =>
    (guest.placement === 'with' || guest.placement === 'beside') &&
    behind !== true &&
    Math.max(width, height) > box.width + REACH
  const small = smallStages(meaning, lexicon, cut).flatMap((stage) =>
    inDetail(stage, [head, guest.subject], lexicon, cut),
  )
  const large = stages(guest.placement, keyline).filter(
    (stage) => !isPressed(stage) && (stage.small !== true || small.length === 0),
  )
  // The last of the large ones gives both the most room.
  return [...small, ...(small.length === 0 ? large : large.toReversed())].map((stage, index): Arrangement => {
    const behind = stage.behind === true
    const detail = stage.lanes === undefined ? {} : { lanes: stage.lanes }
    const headPart = {
      subject: head,
      setting: { into: stage.head, mini: stage.small === true, over: behind ? 'ink' : 'none', cut: false, ...detail },
    } as const
    const guestPart = {
      subject: guest.subject,
      setting: {
        into: stage.guest,
        mini: !behind || stage.small === true,
        over: behind || isStacked(stage, guest.placement) ? 'none' : 'ink',
        cut: false,
        ...detail,
      },
    } as const
    return {
      idea: `scene-${guest.placement}${index === 0 ? '' : `-${index + 1}`}`,
      named: [head, guest.subject],
      keyline: 'free',
      parts: behind ? [guestPart, headPart] : [headPart, guestPart],
      slash: null,
      said: meaning,
      guestAs: 'scene',
    }
  })
}

/** Whether one stands over the other with a gap that is theirs by plan: what is cut away there besides would tear one of them. */
function isStacked({ small }: Stage, placement: Placement): boolean {
  return small === true && (placement === 'above' || placement === 'below')
}

/** So much of their own size two small forms keep in corners of their own. */
const LEAST_IN_CORNERS = 0.95

/** Each in a corner of its own, in boxes of one size. */
const IN_CORNERS: Stage = { head: area(2, 1.5, 10), guest: area(12, 12.5, 10), small: true }

/** Where both stand in their small forms; none where one has no such form, or where strokes are so heavy that such forms are told only in their own size. */
function smallStages({ head, guest }: Meaning, lexicon: Lexicon, cut: Cut): Stage[] {
  const first = head === null ? null : miniSizeOf(head, lexicon)
  const second = guest === null ? null : miniSizeOf(guest.subject, lexicon)
  if (first === null || second === null || guest === null || lanes(cut) < FEW_LANES) return []
  switch (guest.placement) {
    case 'below':
    case 'above':
    case 'on': {
      const isBelow = guest.placement === 'below'
      const { upper, lower } = isBelow ? stackedBoxes(first, second, cut) : stackedBoxes(second, first, cut)
      return [{ head: isBelow ? upper : lower, guest: isBelow ? lower : upper, small: true }]
    }
    case 'behind':
      return [{ ...behindBoxes(first, second, cut), behind: true, small: true }]
    case 'beside':
    case 'inside':
      return [{ ...besideBoxes(first, second, cut), small: true }]
    // Where both have not nearly their own size, boxes of one size leave a sign more room than the thing that it is on.
    case 'with': {
      const boxes = cornerBoxes(first, second, cut)
      return boxes.head.width < LEAST_IN_CORNERS * first.width ? [] : [{ ...boxes, small: true }]
    }
  }
}

/** A form that is drawn a little smaller is best told by all its detail, while that is clear of itself. */
function inDetail(stage: Stage, shown: readonly Subject[], lexicon: Lexicon, cut: Cut): Stage[] {
  const room = lanes(cut)
  const isPlainer = [stage.head, stage.guest].some(({ width }, index) => {
    const subject = shown[index]
    const program = subject?.kind === 'glyph' ? lexicon.glyphs.get(subject.glyph) : undefined
    const scale = program === undefined ? 1 : width / program.miniSize.width
    return scale < 1 && (program?.mini ?? []).some((one) => changesBetween(one, scale * room, room))
  })
  return isPlainer ? [{ ...stage, lanes: room }, stage] : [stage]
}

/** Whether a statement, or one in it, is drawn at one of these numbers of lanes and not at the other. */
function changesBetween(statement: Statement, few: number, many: number): boolean {
  if ('modifiers' in statement) {
    const { fromLanes, belowLanes } = statement.modifiers
    if ([fromLanes, belowLanes].some((limit) => limit > few && limit <= many)) return true
  }
  return 'children' in statement && statement.children.some((one) => changesBetween(one, few, many))
}

/** A wide head leaves room above and below; others are drawn smaller. */
function stages(placement: Placement, keyline: Keyline): Stage[] {
  switch (placement) {
    case 'below':
      return keyline === 'wide'
        ? [
            { head: { ...WHOLE, y: -3 }, guest: area(8, 14, 8) },
            { head: area(2, -1, 20), guest: area(8, 14, 8) },
            { head: area(4, -1, 16), guest: area(8, 15, 8) },
          ]
        : [
            { head: area(4, 0, 16), guest: area(8, 14, 8) },
            { head: area(5, 1, 14), guest: area(8.5, 15, 7) },
            { head: area(6, 0, 12), guest: area(7.5, 14, 9) },
          ]
    case 'above':
    case 'on':
      return keyline === 'wide'
        ? [
            { head: { ...WHOLE, y: 3 }, guest: area(8, 2, 8) },
            { head: area(2, 5, 20), guest: area(8, 2, 8) },
            { head: area(4, 9, 16), guest: area(8, 1, 8) },
          ]
        : [
            { head: area(4, 8, 16), guest: area(8, 2, 8) },
            { head: area(5, 9, 14), guest: area(8.5, 2, 7) },
            { head: area(6, 12, 12), guest: area(7.5, 1, 9) },
          ]
    case 'behind':
      return [
        { head: area(0, 4, 20), guest: area(10, 0, 14), behind: true },
        { head: area(1, 5, 18), guest: area(9, 0, 15), behind: true },
      ]
    case 'beside':
    case 'with':
    case 'inside':
      return [
        { head: area(0, 4, 16), guest: area(15, 8, 8) },
        placement === 'with' ? IN_CORNERS : { head: area(2, 7.5, 9), guest: area(13, 7.5, 9), small: true },
        { head: area(0, 5, 14), guest: area(14, 8, 8) },
      ]
  }
}
