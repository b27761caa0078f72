import type { Mask } from '../trace/mask.ts'
import { MASK_SCALE, MASK_SIDE, maskOf, overlapOf } from '../trace/mask.ts'

/** The pen of the other sets and of the house cut, in units of the 24 grid. */
const PEN = 2

/**
 * How much a drawing of another set covers of what it and one of ours at the house cut cover together, 0 to 1: ours is made as large as
 * the other and put in its place, with the same pen. Where both are one picture, a circle for example, no look can tell them apart.
 */
export function liesOn(other: string, ours: string): number {
  const mask = maskOf(other)
  const [theirs, own] = [boxOf(mask), boxOf(maskOf(ours))]
  const scale = Math.max(theirs.side - PEN, 0) / Math.max(own.side - PEN, 1)
  if (scale === 0) return 0
  const penned = ours.replaceAll(`stroke-width="${PEN}"`, `stroke-width="${PEN / scale}"`)
  return overlapOf(mask, maskOf(penned, { scale, x: theirs.x - scale * own.x, y: theirs.y - scale * own.y }))
}

/** The middle of the ink and the longer side of its box, in units of the 24 grid. */
function boxOf(mask: Mask): { readonly x: number; readonly y: number; readonly side: number } {
  let [left, right, top, bottom] = [MASK_SIDE, 0, MASK_SIDE, 0]
  for (let y = 0; y < MASK_SIDE; y++)
    for (let x = 0; x < MASK_SIDE; x++) {
      if (mask[y * MASK_SIDE + x] !== 1) continue
      left = Math.min(left, x)
      right = Math.max(right, x + 1)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y + 1)
    }
  const side = Math.max(right - left, bottom - top, 0) / MASK_SCALE
  return { x: (left + right) / 2 / MASK_SCALE, y: (top + bottom) / 2 / MASK_SCALE, side }
}
