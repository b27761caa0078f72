import type { Figure } from './figure.ts'

/** A drawing that has lost more than this share of its ink is another drawing, and so is one without a part of more than the other share. */
export const MOST_LOST = 0.2
export const MOST_OF_ONE = 0.12

/** Figures of which so many lanes leave out no more than a drawing can lose, and which share of all ink they leave out. */
export interface Shown {
  readonly figures: readonly Figure[]
  readonly lost: number
}

/**
 * Keeps what would be missed: of the figures that are not drawn at so many lanes, the most important are drawn all the same, until little
 * is lost. That they stand too close is then for the checker to say.
 */
export function keepMost(figures: readonly Figure[], lanes: number, lost: number): Shown {
  const hidden = figures.filter(({ fromLanes = 0 }) => fromLanes > lanes).toSorted((a, b) => b.ink - a.ink)
  let missing = lost + hidden.reduce((sum, { ink }) => sum + ink, 0)
  const back = new Set<Figure>()
  for (const figure of hidden) {
    if (missing <= MOST_LOST && figure.ink <= MOST_OF_ONE) break
    back.add(figure)
    missing -= figure.ink
  }
  const shown = figures.map((figure) => (back.has(figure) ? { ...figure, fromLanes: Math.floor(lanes) } : figure))
  return { figures: shown, lost: Math.max(0, missing) }
}
