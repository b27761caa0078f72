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
  const seen = new Uint8Array(size * size)
  const share = (cell: number): number => (ink ? (coverage[cell] as number) : 1 - (coverage[cell] as number))
  const wanted = (cell: number): boolean => seen[cell] === 0 && share(cell) >= from
  const components: Component[] = []
  for (let start = 0; start < size * size; start++) {
    if (wanted(start)) components.push(flood(start, size, diagonal, wanted, seen, share))
  }
  return components
}

function flood(
  start: number,
  size: number,
  diagonal: boolean,
  wanted: (cell: number) => boolean,
  seen: Uint8Array,
  share: (cell: number) => number,
): Component {
  const stack = [start]
  seen[start] = 1
  let area = 0
  let atEdge = false
  for (let cell = stack.pop(); cell !== undefined; cell = stack.pop()) {
    const x = cell % size
    const y = (cell - x) / size
    area += share(cell)
    if (x === 0 || y === 0 || x === size - 1 || y === size - 1) atEdge = true
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        if ((!diagonal && dx !== 0 && dy !== 0) || x + dx < 0 || x + dx >= size || y + dy < 0 || y + dy >= size)
          continue
        const next = cell + dy * size + dx
        if (!wanted(next)) continue
        seen[next] = 1
        stack.push(next)
      }
    }
  }
  return { area, atEdge }
}
