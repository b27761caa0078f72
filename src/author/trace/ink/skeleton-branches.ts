/** A run of a skeleton between two nodes (ends or junctions, named by a pixel), or a loop without any. */
export interface Branch {
  readonly from: number | null
  readonly to: number | null
  /** Indices of pixels, those of its nodes included. */
  readonly pixels: readonly number[]
}

/** Takes a skeleton one pixel wide apart into branches. A lone pixel is a branch from itself to itself. */
export function skeletonBranches(skeleton: Uint8Array, width: number): Branch[] {
  const branches: Branch[] = []
  const seen = new Uint8Array(skeleton.length)
  const passed = new Set<number>()
  const degrees = new Map<number, number[]>()
  for (let at = 0; at < skeleton.length; at++) if (skeleton[at] === 1) degrees.set(at, neighbours(skeleton, width, at))
  for (const [node, around] of degrees) {
    if (around.length === 2) continue
    seen[node] = 1
    if (around.length === 0) branches.push({ from: node, to: node, pixels: [node] })
    for (const first of around) {
      if (passed.has(node * skeleton.length + first)) continue
      const pixels = follow(degrees, node, first)
      for (const pixel of pixels) seen[pixel] = 1
      const last = pixels.at(-1)!
      passed.add(last * skeleton.length + pixels.at(-2)!)
      branches.push({ from: node, to: last, pixels })
    }
  }
  for (const [start, around] of degrees) {
    if (seen[start] === 1) continue
    const pixels = follow(degrees, start, around[0]!)
    for (const pixel of pixels) seen[pixel] = 1
    branches.push({ from: null, to: null, pixels: pixels.slice(0, -1) })
  }
  return branches
}

/** From a node through its neighbour to the next node, or once round. */
function follow(degrees: ReadonlyMap<number, readonly number[]>, node: number, first: number): number[] {
  const pixels = [node, first]
  for (let [before, at] = [node, first]; at !== node;) {
    const around = degrees.get(at)!
    if (around.length !== 2) break
    const next = around[0] === before ? around[1]! : around[0]!
    pixels.push(next)
    before = at
    at = next
  }
  return pixels
}

/** Pixels of the skeleton beside this one; those at a corner only where no pixel beside both leads there. */
function neighbours(skeleton: Uint8Array, width: number, at: number): number[] {
  const found = [1, -1, width, -width].filter((step) => skeleton[at + step] === 1).map((step) => at + step)
  for (const [dx, dy] of [
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ] as const) {
    if (skeleton[at + dx + dy * width] !== 1) continue
    if (skeleton[at + dx] === 0 && skeleton[at + dy * width] === 0) found.push(at + dx + dy * width)
  }
  return found
}
