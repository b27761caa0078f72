import type { Area, Over } from '../../../drawing/language/program.ts'
import type { Lexicon } from '../../../lexicon/lexicon.ts'
import type { Meaning } from '../meaning.ts'
import { piece } from './piece.ts'
import type { Sketch } from './sketch.ts'
import { traitsOf } from './sketch.ts'
import { nameOf, sentence } from './words.ts'

/** The lower right corner of the live area, where badges end. */
const EDGE = 22

/** A badge of the usual size in that corner. */
export const CORNER: Area = { x: EDGE - 8, y: EDGE - 8, width: 8, height: 8 }

/** How large host and badge are drawn, in units, and how the host makes room. */
interface Plan {
  readonly host: number
  readonly badge: number
  readonly over: Over
  /** The host shows no more detail than it has at this many lanes. */
  readonly lanes?: number
}

/** What a host is drawn with when its own detail would get in a badge's way. */
const PLAIN = 4.2

/**
 * What to try, by the lanes of the cut, best first. Found by trying 52 combinations on 62 pairs of glyphs at 18 cuts:
 * each list covers the most cases with the fewest tries. Heavy strokes ask for a smaller host and badge, fine ones allow
 * a larger badge. A smaller host whose room is cleared along the badge's ink keeps most of its own lines, so it comes first.
 */
const PLANS: readonly { readonly fromLanes: number; readonly plans: readonly Plan[] }[] = [
  {
    fromLanes: 6,
    plans: [
      { host: 20, badge: 9, over: 'ink' },
      { host: 24, badge: 9, over: 'round' },
      { host: 20, badge: 10, over: 'round', lanes: PLAIN },
    ],
  },
  {
    fromLanes: 5,
    plans: [
      { host: 20, badge: 8, over: 'ink' },
      { host: 20, badge: 9, over: 'box' },
      { host: 24, badge: 10, over: 'round', lanes: PLAIN },
      { host: 20, badge: 7, over: 'box' },
    ],
  },
  {
    fromLanes: 0,
    plans: [
      { host: 20, badge: 7, over: 'box' },
      { host: 20, badge: 9, over: 'box' },
      { host: 24, badge: 7, over: 'box' },
      { host: 24, badge: 9, over: 'box' },
    ],
  },
]

/** The guest as a badge in the head's lower right corner, the head cut away round it. */
export function badged(meaning: Meaning, lexicon: Lexicon, room: number): Sketch[] {
  const { head, guest } = meaning
  if (head === null || guest === null) return []
  const plans = PLANS.find(({ fromLanes }) => room >= fromLanes)?.plans ?? []
  return plans.map((plan, index): Sketch => {
    const host = piece(
      head,
      {
        into: square(0, plan.host),
        mini: false,
        over: 'none',
        cut: false,
        ...(plan.lanes === undefined ? {} : { lanes: Math.min(room, plan.lanes) }),
      },
      lexicon,
    )
    const badge = piece(
      guest.subject,
      { into: square(EDGE - plan.badge, plan.badge), mini: true, over: plan.over, cut: false },
      lexicon,
    )
    return {
      name: `${nameOf(head)}-${nameOf(guest.subject)}`,
      idea: index === 0 ? 'badge' : `badge-${index + 1}`,
      keyline: 'free',
      traits: traitsOf(head, lexicon),
      statements: [...host, ...badge],
      intent: sentence(meaning, 'badge', lexicon.grammar),
    }
  })
}

function square(at: number, side: number): Area {
  return { x: at, y: at, width: side, height: side }
}
