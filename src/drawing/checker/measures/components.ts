/** A connected group of pixels of one kind. */
export interface Component {
  /** px² that the group really holds: the sum of its pixels' shares. */
  readonly area: number
  /** Whether it reaches the edge of the canvas. */
  readonly atEdge: boolean
}

/**
 * The connected groups of ink (`ink` true) or white pixels of a coverage raster: those of which at least the share `from` is
 * ink (or white). `diagonal` says whether pixels that touch at a corner only belong together.
 */
export function componentsOf(
  coverage: Float64Array,
  size: number,
  ink: boolean,
  diagonal: boolean,
  from: number,
): Component[] {
  const left = new Uint8Array(size * size)
  for (let cell = 0; cell < left.length; cell++)
    left[cell] = (ink ? coverage[cell]! : 1 - coverage[cell]!) >= from ? 1 : 0
  const components: Component[] = []
  for (let start = 0; start < left.length; start++)
    if (left[start] === 1) components.push(flood(start, { coverage, size, ink, diagonal }, left))
  return components
}

interface Raster {
  readonly coverage: Float64Array
  readonly size: number
  readonly ink: boolean
  readonly diagonal: boolean
}

/** `left` has 1 for the pixels that belong to no group yet. */
function flood(start: number, { coverage, size, ink, diagonal }: Raster, left: Uint8Array): Component {
  const stack = [start]
  left[start] = 0
  let area = 0
  let atEdge = false
  for (let cell = stack.pop(); cell !== undefined; cell = stack.pop()) {
    const x = cell % size
    const y = (cell - x) / size
    area += ink ? coverage[cell]! : 1 - coverage[cell]!
    if (x === 0 || y === 0 || x === size - 1 || y === size - 1) atEdge = true
    for (let dy = y === 0 ? 0 : -1; dy <= (y === size - 1 ? 0 : 1); dy++) {
      for (let dx = x === 0 ? 0 : -1; dx <= (x === size - 1 ? 0 : 1); dx++) {
        const next = cell + dy * size + dx
        if (left[next] === 0 || (!diagonal && dx !== 0 && dy !== 0)) continue
        left[next] = 0
        stack.push(next)
      }
    }
  }
  return { area, atEdge }
}
