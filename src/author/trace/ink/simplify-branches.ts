import type { Branch } from './skeleton-branches.ts'

/** How far the ink of a spur must reach beyond the junction's, in pen widths. */
const LEAST_REACH = 0.2

/** A leg between two junctions that is shorter than this, in pen widths, is an artefact of thinning. */
const LEAST_LEG = 0.45

/** One that is shorter than this is, when all its ink is wider than the pen by so much: lines that cross at a sharp angle. */
const LEAST_THIN_LEG = 2.2
const FAT = 1.14

/** The place of branches: how wide the lattice is, how far each pixel is from the ground, and the pen's width, in px. */
export interface Surroundings {
  readonly width: number
  readonly distances: Float32Array
  readonly pen: number
}

/** Takes spurs off the branches of one part, and makes one junction of those that thinning has torn apart. */
export function simplifyBranches(branches: readonly Branch[], surroundings: Surroundings): Branch[] {
  let simple = [...branches]
  for (let round = 0; round < 6; round++) {
    const before = simple.length
    simple = joinPassed(withoutSpurs(simple, surroundings))
    simple = joinPassed(mergeLegs(simple, surroundings))
    if (simple.length === before) break
  }
  return simple
}

/** How many branches end at each node. */
export function degreesOf(branches: readonly Branch[]): Map<number, number> {
  const degrees = new Map<number, number>()
  for (const { from, to, pixels } of branches) {
    if (pixels.length === 1) continue
    for (const node of [from, to]) if (node !== null) degrees.set(node, (degrees.get(node) ?? 0) + 1)
  }
  return degrees
}

/** Length of a run of pixels, in px. */
export function lengthOf(pixels: readonly number[], width: number): number {
  let length = 0
  for (let i = 1; i < pixels.length; i++) {
    const [one, other] = [pixels[i - 1]!, pixels[i]!]
    length += Math.hypot((one % width) - (other % width), Math.floor(one / width) - Math.floor(other / width))
  }
  return length
}

/** Without the shortest spur of each junction whose ink hardly reaches beyond it; the junction's other spurs wait for the next round. */
function withoutSpurs(branches: readonly Branch[], { width, distances, pen }: Surroundings): Branch[] {
  const degrees = degreesOf(branches)
  const worst = new Map<number, { branch: Branch; reach: number }>()
  for (const branch of branches) {
    const { from, to, pixels } = branch
    if (from === null || to === null || from === to) continue
    const [atFrom, atTo] = [degrees.get(from)!, degrees.get(to)!]
    if (Math.min(atFrom, atTo) !== 1 || Math.max(atFrom, atTo) < 3) continue
    const junction = atFrom === 1 ? to : from
    const [end, start] = atFrom === 1 ? [pixels[0]!, pixels.at(-1)!] : [pixels.at(-1)!, pixels[0]!]
    const reach = lengthOf(pixels, width) + distances[end]! - distances[start]!
    if (reach > LEAST_REACH * pen + 0.8 || reach >= (worst.get(junction)?.reach ?? Infinity)) continue
    worst.set(junction, { branch, reach })
  }
  const spurs = new Set([...worst.values()].map(({ branch }) => branch))
  return branches.filter((branch) => !spurs.has(branch))
}

/** Makes one branch of two that meet at a node where nothing else ends. */
function joinPassed(branches: readonly Branch[]): Branch[] {
  let joined = [...branches]
  for (const [node, degree] of degreesOf(branches)) {
    if (degree !== 2) continue
    const [one, other] = joined.filter(({ from, to, pixels }) => pixels.length > 1 && (from === node || to === node))
    if (one === undefined) continue
    joined = joined.filter((branch) => branch !== one && branch !== other)
    if (other === undefined) joined.push({ from: null, to: null, pixels: one.pixels.slice(0, -1) })
    else joined.push(through(one, other, node))
  }
  return joined
}

function through(one: Branch, other: Branch, node: number): Branch {
  const first = one.to === node ? one : turned(one)
  const second = other.from === node ? other : turned(other)
  return { from: first.from, to: second.to, pixels: [...first.pixels, ...second.pixels.slice(1)] }
}

function turned({ from, to, pixels }: Branch): Branch {
  return { from: to, to: from, pixels: pixels.toReversed() }
}

/** Makes one junction of two whose leg shows no ink of the pen's own width. */
function mergeLegs(branches: readonly Branch[], { width, distances, pen }: Surroundings): Branch[] {
  const degrees = degreesOf(branches)
  const merged = new Map<number, number>()
  const nodeOf = (node: number): number => {
    let at = node
    while (merged.has(at)) at = merged.get(at)!
    return at
  }
  const legs = new Set<Branch>()
  for (const branch of branches) {
    const { from, to, pixels } = branch
    if (from === null || to === null || nodeOf(from) === nodeOf(to)) continue
    if (degrees.get(from)! < 3 || degrees.get(to)! < 3) continue
    const length = lengthOf(pixels, width)
    const isFat = pixels.every((pixel) => 2 * distances[pixel]! - 1 > FAT * pen)
    if (length > (isFat ? LEAST_THIN_LEG : LEAST_LEG) * pen) continue
    legs.add(branch)
    merged.set(nodeOf(from), nodeOf(to))
  }
  return branches
    .filter((branch) => !legs.has(branch))
    .map(({ from, to, pixels }) => ({
      from: from === null ? null : nodeOf(from),
      to: to === null ? null : nodeOf(to),
      pixels,
    }))
}
