import { MINI_SIZE } from '../../../drawing/language/limits.ts'
import type { Area } from '../../../drawing/language/program.ts'
import type { Keyline } from '../../../drawing/model/drawing.ts'
import type { Lexicon } from '../../../lexicon/lexicon.ts'
import type { Meaning, Placement } from '../meaning.ts'
import { area, miniSizeOf } from './boxes.ts'
import { WHOLE } from './piece.ts'
import { REACH } from './room-inside.ts'
import type { Arrangement } from './sketch.ts'

/** Where the two of a scene stand. `behind`: the guest is drawn first and the head is set off from it. */
interface Stage {
  readonly head: Area
  readonly guest: Area
  readonly behind?: true
  /** Both in their small forms. */
  readonly small?: true
}

/** Two things of equal rank in one picture, placed as the request says. The guest takes its small form. */
export function scenesOf(meaning: Meaning, keyline: Keyline, lexicon: Lexicon): Arrangement[] {
  const { head, guest } = meaning
  if (head === null || guest === null) return []
  const { width, height } = miniSizeOf(guest.subject, lexicon) ?? MINI_SIZE
  // A large small form that is pressed beside its host runs into itself: a badge with a fault is the better answer.
  const isPressed = ({ guest: box, behind }: Stage): boolean =>
    (guest.placement === 'with' || guest.placement === 'beside') &&
    behind !== true &&
    Math.max(width, height) > box.width + REACH
  return stages(guest.placement, keyline)
    .filter((stage) => !isPressed(stage))
    .map((stage, index): Arrangement => {
      const behind = stage.behind === true
      const headPart = {
        subject: head,
        setting: { into: stage.head, mini: stage.small === true, over: behind ? 'ink' : 'none', cut: false },
      } as const
      const guestPart = {
        subject: guest.subject,
        setting: { into: stage.guest, mini: !behind, over: behind ? 'none' : 'ink', cut: false },
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
        // Where nothing says that they stand side by side, each has more room in a corner of its own.
        placement === 'with'
          ? { head: area(2, 1.5, 10), guest: area(12, 12.5, 10), small: true }
          : { head: area(2, 7.5, 9), guest: area(13, 7.5, 9), small: true },
        { head: area(0, 5, 14), guest: area(14, 8, 8) },
      ]
  }
}
