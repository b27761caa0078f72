import type { Area, Size } from '../../../drawing/language/program.ts'
import type { Cut } from '../../../drawing/model/cut.ts'
import { clearance } from '../../../drawing/model/cut.ts'
import { cornerOf } from './boxes.ts'

/** Where the two of a scene stand, each in its small form. */
export interface SceneBoxes {
  readonly head: Area
  readonly guest: Area
}

/** Strokes keep their width, so a small form that is drawn larger than this looks empty. */
const LARGEST = 1.2

/** Side by side things are this much smaller before they rather stand one lower than the other. */
const LEAST_BESIDE = 0.75

/** How much of the guest's width and height the head may stand before. */
const HIDDEN = { width: 0.5, height: 0.4 } as const

/** Both on one ground; things too wide for that stand one lower than the other, in corners of their own. */
export function besideBoxes(head: Size, guest: Size, cut: Cut): SceneBoxes {
  const { live, gap } = roomOf(cut)
  const inRow = fit(live, head.width + guest.width, gap, Math.max(head.height, guest.height))
  const inCorners = cornerScale(head, guest, cut)
  if (inRow >= LEAST_BESIDE || inRow >= inCorners) return onGround(head, guest, inRow, cut)
  return inTwoCorners(head, guest, inCorners, cut)
}

/** Each in a corner of its own, the head above. */
export function cornerBoxes(head: Size, guest: Size, cut: Cut): SceneBoxes {
  return inTwoCorners(head, guest, cornerScale(head, guest, cut), cut)
}

/** One above the other, both in the middle. */
export function stackedBoxes(upper: Size, lower: Size, cut: Cut): { readonly upper: Area; readonly lower: Area } {
  const { live, gap } = roomOf(cut)
  const scale = fit(live, upper.height + lower.height, gap, Math.max(upper.width, lower.width))
  const [above, below] = [scaled(upper, scale), scaled(lower, scale)]
  const top = 12 - (above.height + gap + below.height) / 2
  return {
    upper: { ...above, x: 12 - above.width / 2, y: top },
    lower: { ...below, x: 12 - below.width / 2, y: top + above.height + gap },
  }
}

/** The head below at the left, before the guest, of which more than half is seen. */
export function behindBoxes(head: Size, guest: Size, cut: Cut): SceneBoxes {
  const { live } = roomOf(cut)
  const wide = live / (head.width + (1 - HIDDEN.width) * guest.width)
  const high = live / (head.height + (1 - HIDDEN.height) * guest.height)
  return inTwoCorners(head, guest, Math.min(LARGEST, wide, high), cut, true)
}

/** The side of the box for centre lines, and how far two lines stand apart that have their white between them, in units. */
function roomOf(cut: Cut): { readonly live: number; readonly gap: number } {
  return { live: 2 * cornerOf(cut) - 24, gap: ((cut.stroke + clearance(cut)) * 24) / cut.size }
}

/** How large two things are drawn that share one side of the live area, with a gap, and have each the other for themselves. */
function fit(live: number, along: number, gap: number, across: number): number {
  return Math.min(LARGEST, (live - gap) / along, live / across)
}

/** How large two things are drawn in two corners: either their boxes meet in a point, or one stands all above the other. */
function cornerScale(head: Size, guest: Size, cut: Cut): number {
  const { live, gap } = roomOf(cut)
  const high = head.height + guest.height
  const apart = fit(live, high, 0, head.width + guest.width)
  return Math.max(apart, fit(live, high, gap, Math.max(head.width, guest.width)))
}

function onGround(head: Size, guest: Size, scale: number, cut: Cut): SceneBoxes {
  const { gap } = roomOf(cut)
  const [left, right] = [scaled(head, scale), scaled(guest, scale)]
  const x = 12 - (left.width + gap + right.width) / 2
  const ground = 12 + Math.max(left.height, right.height) / 2
  return {
    head: { ...left, x, y: ground - left.height },
    guest: { ...right, x: x + left.width + gap, y: ground - right.height },
  }
}

function inTwoCorners(head: Size, guest: Size, scale: number, cut: Cut, headBelow = false): SceneBoxes {
  const end = cornerOf(cut)
  const [first, second] = [scaled(head, scale), scaled(guest, scale)]
  const start = 24 - end
  return {
    head: { ...first, x: start, y: headBelow ? end - first.height : start },
    guest: { ...second, x: end - second.width, y: headBelow ? start : end - second.height },
  }
}

function scaled({ width, height }: Size, scale: number): Size {
  return { width: width * scale, height: height * scale }
}
