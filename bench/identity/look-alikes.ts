import { renderPixels } from '../../src/tools/render.ts'

/** Side of the raster in which drawings are compared. */
const SIDE = 24
/** Two drawings whose ink overlaps by more look alike. */
const ALIKE = 0.85

export interface Pair {
  readonly one: string
  readonly other: string
  /** Intersection over union of their ink. */
  readonly overlap: number
}

/** The pairs of drawings that look alike at one size, the most alike first. */
export function lookAlikes(drawings: ReadonlyMap<string, string>, size: number): Pair[] {
  const inks = [...drawings].map(([name, svg]) => ({ name, ...inkOf(svg, size) }))
  return inks
    .flatMap((one, at) =>
      inks.slice(at + 1).flatMap((other): Pair[] => {
        // Nothing covers what has much more ink.
        if (Math.min(one.sum, other.sum) <= ALIKE * Math.max(one.sum, other.sum)) return []
        const overlap = overlapOf(one.cells, other.cells)
        return overlap > ALIKE ? [{ one: one.name, other: other.name, overlap }] : []
      }),
    )
    .toSorted((a, b) => b.overlap - a.overlap)
}

function inkOf(svg: string, size: number): { readonly cells: Uint8Array; readonly sum: number } {
  const { pixels } = renderPixels(svg, SIDE / size)
  const cells = Uint8Array.from({ length: SIDE * SIDE }, (_, at) => pixels[4 * at + 3] ?? 0)
  return { cells, sum: cells.reduce((sum, ink) => sum + ink, 0) }
}

function overlapOf(one: Uint8Array, other: Uint8Array): number {
  let [both, either] = [0, 0]
  for (let at = 0; at < one.length; at++) {
    const [a, b] = [one[at] as number, other[at] as number]
    both += Math.min(a, b)
    either += Math.max(a, b)
  }
  return either === 0 ? 0 : both / either
}
