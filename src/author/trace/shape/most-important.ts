import type { Figure } from './figure.ts'

/** Figures that are kept, and which share of all ink goes with the others. */
export interface Kept {
  readonly figures: readonly Figure[]
  readonly lost: number
}

/** A dot is told at a glance: so many of one element. */
const OF_DOT = 0.5

/** The figures with the most ink, at most `most` elements, in their order; holes count as what they open, dots as half of an element. */
export function mostImportant(figures: readonly Figure[], most: number): Kept {
  let room = most
  const kept = new Set<Figure>()
  for (const figure of figures.toSorted((a, b) => b.ink - a.ink)) {
    room -= figure.form.kind === 'dot' ? OF_DOT : 1
    if (room < 0) break
    kept.add(figure)
  }
  const left = figures.filter((figure) => kept.has(figure))
  return { figures: left, lost: Math.max(0, 1 - inkOf(left)) }
}

function inkOf(figures: readonly Figure[]): number {
  return figures.reduce((sum, { ink, role }) => (role === 'hole' || role === 'knock-out' ? sum : sum + ink), 0)
}
