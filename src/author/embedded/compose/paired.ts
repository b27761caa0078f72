import type { Area, Over } from '../../../drawing/language/program.ts'
import type { Keyline } from '../../../drawing/model/drawing.ts'
import type { Lexicon } from '../../../lexicon/lexicon.ts'
import type { Meaning, Placement, Subject } from '../meaning.ts'
import { WHOLE } from './piece.ts'
import type { Arrangement } from './sketch.ts'

/** An inner box smaller than this has no room for a sign. */
const LEAST_INNER = 6

/** Below this many lanes a corner gives a sign more room than an inner box. */
const FEW_LANES = 4.5

/** From so many lanes on a badge nearly always finds room. */
export const MANY_LANES = 6

/** The lower right corner of the live area, where badges end. */
const EDGE = 22

/** A badge of the usual size in that corner. */
export const CORNER: Area = area(EDGE - 8, EDGE - 8, 8)

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

/** Where the two of a scene stand. `behind`: the guest is drawn first and the head is set off from it. */
interface Stage {
  readonly head: Area
  readonly guest: Area
  readonly behind?: true
  /** Both in their small forms. */
  readonly small?: true
}

/** Host and guest: inside a host that has room, as a badge in its corner, or side by side in a scene. */
export function paired(meaning: Meaning, lexicon: Lexicon, room: number): Arrangement[] {
  const { head, guest } = meaning
  if (head === null || guest === null) return []
  const { placement, subject } = guest
  const host = head.kind === 'glyph' ? lexicon.glyphs.get(head.glyph) : undefined
  const inner = host?.inner ?? null
  const inside =
    inner === null || Math.min(inner.width, inner.height) < LEAST_INNER ? [] : [inHost(meaning, head, subject, inner)]
  const badges = badged(meaning, room)
  const scenes =
    placement === 'inside' ? [] : scenesOf(meaning, host?.keyline ?? (head.kind === 'glyph' ? 'free' : 'sign'))
  switch (placement) {
    case 'inside':
      return [...inside, ...badges, ...(inner === null ? [inHost(meaning, head, subject, area(8, 8, 8))] : [])]
    case 'with':
      // With few lanes the space inside a host is too small for most signs, and its corner is not; side by side is tried before the tries run out.
      return room < FEW_LANES
        ? [...badges.slice(0, 3), ...scenes.slice(2), ...inside, ...badges.slice(3), ...scenes.slice(0, 2)]
        : room < MANY_LANES
          ? [
              ...inside,
              ...badges.slice(0, 1),
              ...badges.slice(3),
              ...scenes.slice(1),
              ...badges.slice(1, 3),
              ...scenes.slice(0, 1),
            ]
          : [...inside, ...badges, ...scenes]
    case 'on':
      return [...badges, ...inside, ...scenes]
    case 'above':
    case 'below':
    case 'behind':
    case 'beside':
      return [...scenes, ...badges, ...inside]
  }
}

function inHost(meaning: Meaning, head: Subject, guest: Subject, inner: Area): Arrangement {
  return {
    idea: 'inside',
    named: [head, guest],
    keyline: 'free',
    parts: [
      { subject: head, setting: { into: WHOLE, mini: false, over: 'none', cut: false } },
      // The sign inside lies in free space; a moat round it would only bite into the host's outline.
      { subject: guest, setting: { into: square(inner), mini: true, over: 'none', cut: true } },
    ],
    slash: null,
    said: meaning,
    guestAs: 'inside',
  }
}

/** The guest as a badge in the head's lower right corner, the head cut away round it. */
export function badged(meaning: Meaning, room: number): Arrangement[] {
  const { head, guest } = meaning
  if (head === null || guest === null) return []
  const plans = PLANS.find(({ fromLanes }) => room >= fromLanes)?.plans ?? []
  return plans.map((plan, index): Arrangement => {
    const host = { into: area(0, 0, plan.host), mini: false, over: 'none', cut: false } as const
    const at = EDGE - plan.badge
    return {
      idea: index === 0 ? 'badge' : `badge-${index + 1}`,
      named: [head, guest.subject],
      keyline: 'free',
      parts: [
        {
          subject: head,
          setting: plan.lanes === undefined ? host : { ...host, lanes: Math.min(room, plan.lanes) },
        },
        {
          subject: guest.subject,
          setting: { into: area(at, at, plan.badge), mini: true, over: plan.over, cut: false },
        },
      ],
      slash: null,
      said: meaning,
      guestAs: 'badge',
    }
  })
}

/** Two things of equal rank in one picture, placed as the request says. The guest takes its small form. */
function scenesOf(meaning: Meaning, keyline: Keyline): Arrangement[] {
  const { head, guest } = meaning
  if (head === null || guest === null) return []
  return stages(guest.placement, keyline).map((stage, index): Arrangement => {
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
          ]
        : [
            { head: area(4, 0, 16), guest: area(8, 14, 8) },
            { head: area(5, 1, 14), guest: area(8.5, 15, 7) },
          ]
    case 'above':
    case 'on':
      return keyline === 'wide'
        ? [
            { head: { ...WHOLE, y: 3 }, guest: area(8, 2, 8) },
            { head: area(2, 5, 20), guest: area(8, 2, 8) },
          ]
        : [
            { head: area(4, 8, 16), guest: area(8, 2, 8) },
            { head: area(5, 9, 14), guest: area(8.5, 2, 7) },
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
        { head: area(2, 7.5, 9), guest: area(13, 7.5, 9), small: true },
        { head: area(0, 5, 14), guest: area(14, 8, 8) },
      ]
  }
}

/** The largest square in the middle of a box: minis are square. */
export function square(box: Area): Area {
  const side = Math.min(box.width, box.height)
  return { x: box.x + (box.width - side) / 2, y: box.y + (box.height - side) / 2, width: side, height: side }
}

function area(x: number, y: number, side: number): Area {
  return { x, y, width: side, height: side }
}
