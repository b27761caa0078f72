import type { Figure } from './figure.ts'

/** Figures that are kept, and which share of all ink goes with the others. */
export interface Kept {
  readonly figures: readonly Figure[]
  readonly lost: number
}

/** The figures with the most ink, at most `most`, in their order; holes count as what they open. */
export function mostImportant(figures: readonly Figure[], most: number): Kept {
  const kept = new Set(figures.toSorted((a, b) => b.ink - a.ink).slice(0, most))
  const left = figures.filter((figure) => kept.has(figure))
  return { figures: left, lost: Math.max(0, 1 - inkOf(left)) }
}

function inkOf(figures: readonly Figure[]): number {
  return figures.reduce((sum, { ink, role }) => (role === 'hole' || role === 'knock-out' ? sum : sum + ink), 0)
}
