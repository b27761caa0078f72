import type { DistanceMap } from './distance-map.ts'

/** The eight neighbours in turn, from the right; bit n of a neighbourhood is the n-th. */
const AROUND: readonly (readonly [number, number])[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
]

/** How far apart two neighbours' feet are at the least, in distances from the ground, where the ink has a middle. */
const LEAST_SPREAD = 1.55

/** How much deeper the ink may become within so many px, per px: where it climbs more steeply, the middle is only that of a rough edge. */
const MOST_CLIMB = 0.62
const CLIMB_REACH = 3

/** For each neighbourhood whether its pixel can go without ink falling apart or a hole being opened or closed. */
const IS_SIMPLE: readonly boolean[] = Array.from({ length: 256 }, (_, bits) => {
  const ground = (n: number): number => 1 - ((bits >> (n % 8)) & 1)
  let runs = 0
  for (let n = 0; n < 8; n += 2) runs += ground(n) - ground(n) * ground(n + 1) * ground(n + 2)
  return runs === 1
})

/** For each neighbourhood whether its pixel is the end of a line: it has one neighbour, or two beside each other. */
const IS_END: readonly boolean[] = Array.from({ length: 256 }, (_, bits) =>
  AROUND.some((_, n) => bits === 1 << n || bits === ((1 << n) | (1 << ((n + 1) % 8)))),
)

/**
 * Thins ink to lines one pixel wide that hang together and have holes as the ink does. Pixels go in the order of their distance from the
 * ground, but those stay that lie in the middle between two sides: so ends are where the pen's were, and roughness leaves no spurs.
 * The mask has ground at its rim.
 */
export function thin(mask: Uint8Array, width: number, map: DistanceMap): Uint8Array {
  const skeleton = mask.slice()
  const order = byDistance(mask, map.distances)
  const kept = middles(mask, width, map)
  peel(skeleton, width, order, (at) => kept[at] === 1)
  peel(skeleton, width, order, (_, bits) => IS_END[bits]!)
  return skeleton
}

/** Pixels between whose feet and those of a neighbour the whole ink lies. */
function middles(mask: Uint8Array, width: number, { feet, distances }: DistanceMap): Uint8Array {
  const kept = new Uint8Array(mask.length)
  for (let at = 0; at < mask.length; at++) {
    if (mask[at] === 0) continue
    for (const step of [1, width]) {
      const next = at + step
      if (mask[next] !== 1) continue
      const one = feet[at]!
      const other = feet[next]!
      // Most of the ink: both have one foot, or feet that lie as they do.
      if (one === other || (other - one === step && other % width > 0)) continue
      const dx = (one % width) - (other % width)
      const dy = Math.floor(one / width) - Math.floor(other / width)
      const nearest = Math.min(distances[at]!, distances[next]!)
      if (dx * dx + dy * dy < Math.max(5, (LEAST_SPREAD * nearest) ** 2)) continue
      if (deepest(distances, width, at) - nearest > MOST_CLIMB * CLIMB_REACH) continue
      if (distances[at]! >= distances[next]!) kept[at] = 1
      if (distances[next]! >= distances[at]!) kept[next] = 1
    }
  }
  return kept
}

function deepest(distances: Float32Array, width: number, at: number): number {
  const height = distances.length / width
  const x = at % width
  const y = (at - x) / width
  let most = 0
  for (let row = Math.max(0, y - CLIMB_REACH); row <= Math.min(height - 1, y + CLIMB_REACH); row++) {
    for (let column = Math.max(0, x - CLIMB_REACH); column <= Math.min(width - 1, x + CLIMB_REACH); column++) {
      most = Math.max(most, distances[row * width + column]!)
    }
  }
  return most
}

/** Pixels of ink, nearest to the ground first. */
function byDistance(mask: Uint8Array, distances: Float32Array): Int32Array {
  const counts = new Int32Array(1026)
  const keys = new Uint16Array(mask.length)
  for (let at = 0; at < mask.length; at++) {
    if (mask[at] === 0) continue
    keys[at] = Math.min(1023, Math.floor(distances[at]! * 4))
    counts[keys[at]! + 1]!++
  }
  for (let key = 0; key < 1025; key++) counts[key + 1]! += counts[key]!
  const order = new Int32Array(counts[1025]!)
  for (let at = 0; at < mask.length; at++) if (mask[at] === 1) order[counts[keys[at]!]!++] = at
  return order
}

/** Takes simple pixels away, in order; one that could not go is tried again when a neighbour has gone. */
function peel(
  skeleton: Uint8Array,
  width: number,
  order: Int32Array,
  stays: (at: number, bits: number) => boolean,
): void {
  const steps = AROUND.map(([x, y]) => y * width + x)
  const tried = new Uint8Array(skeleton.length)
  const again: number[] = []
  for (const first of order) {
    again.push(first)
    while (again.length > 0) {
      const at = again.pop()!
      tried[at] = 1
      if (skeleton[at] === 0) continue
      let bits = 0
      for (let n = 0; n < 8; n++) {
        if (skeleton[at + steps[n]!] === 1) bits |= 1 << n
      }
      if (!IS_SIMPLE[bits]! || stays(at, bits)) continue
      skeleton[at] = 0
      for (let n = 0; n < 8; n++) {
        const next = at + steps[n]!
        if (skeleton[next] === 1 && tried[next] === 1) again.push(next)
      }
    }
  }
}
