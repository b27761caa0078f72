import type { Element } from '../skeleton.ts'
import type { Room } from './fit.ts'

/** How much a circle on the middle dislikes a width of the wrong parity, in px. */
const WRONG_PARITY = 1.2

/**
 * Chooses for each circle the centre-line diameter (px) whose painted width is a whole number of pixels. Circles of
 * one size in the program get one size in the picture.
 */
export function circleDiameters(
  elements: readonly Element[],
  room: Room,
  parity: number,
): ReadonlyMap<Element, number> {
  const diameters = new Map<Element, number>()
  for (const element of elements) {
    const { shape } = element
    if (shape.kind !== 'circle') continue
    const centred = Math.abs(shape.x - 12) < 0.01 || Math.abs(shape.y - 12) < 0.01
    diameters.set(element, diameterOf(2 * shape.r, room, centred ? parity : null))
  }
  return diameters
}

function diameterOf(design: number, room: Room, parity: number | null): number {
  const { scale, stroke } = room.style
  // Heavier strokes lean inwards, as in the search, so that the painted circle keeps its size.
  const lean = (stroke / 2 - scale) * 0.6
  const ideal = design * scale - lean
  const most = Math.min(room.x.high - room.x.low, room.y.high - room.y.low) - stroke
  let best = ideal
  let least = Infinity
  for (let painted = Math.ceil(ideal + stroke - 2); painted <= ideal + stroke + 2; painted++) {
    const diameter = painted - stroke
    if (diameter <= 0.4 || diameter > most + 1e-9) continue
    const odd = parity !== null && Math.abs(painted % 2) !== parity ? WRONG_PARITY : 0
    const cost = Math.abs(diameter - ideal) + odd
    if (cost < least - 1e-9) {
      least = cost
      best = diameter
    }
  }
  return Math.min(best, most)
}
