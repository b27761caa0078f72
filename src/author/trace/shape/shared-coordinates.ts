import type { Figure } from './figure.ts'
import { onSpots, type Spot, spotsOf } from './spots.ts'

/** A straight piece this near to an axis lies on it: by its slope, and in units. */
const LEVEL = { slope: 0.07, least: 0.15, most: 0.7 }
/** Coordinates this near to each other are one; together they spread no more than twice that, in units. */
const SAME = 0.28

/** What weighs less is no line but a corner. */
const LINE = 1.5

/** Spots whose coordinate on one axis is the same. */
interface Group {
  readonly spots: Spot[]
  value: number
  weight: number
}

/** Makes straight pieces level or upright where they nearly are, and coordinates that nearly agree equal. */
export function shareCoordinates(figures: readonly Figure[]): Figure[] {
  const spots = spotsOf(figures)
  for (const axis of ['x', 'y'] as const) {
    const groups = groupsOf(figures, spots, axis)
    for (const group of merged(groups)) for (const spot of group.spots) spot[axis] = group.value
  }
  return onSpots(figures, spots)
}

/** The coordinates of level or upright lines and of the reach of rings, each with its weight. */
export function coordinatesOf(
  figures: readonly Figure[],
  axis: 'x' | 'y',
): { readonly value: number; readonly weight: number }[] {
  const rings = figures.flatMap(({ form }) => {
    if (form.kind !== 'circle' && form.kind !== 'oval') return []
    const reach = form.kind === 'circle' ? form.r : axis === 'x' ? form.rx : form.ry
    return [-reach, reach].map((off) => ({ value: form[axis] + off, weight: reach }))
  })
  const lines = merged(groupsOf(figures, spotsOf(figures), axis)).filter(({ weight }) => weight > LINE)
  return [...rings, ...lines]
}

function groupsOf(figures: readonly Figure[], spots: readonly Spot[], axis: 'x' | 'y'): Group[] {
  const across = axis === 'x' ? 'y' : 'x'
  const groupOf = new Map<Spot, Group>(spots.map((spot) => [spot, { spots: [spot], value: spot[axis], weight: 0.3 }]))
  for (const [index, { form }] of figures.entries()) {
    if (form.kind !== 'chain') {
      const spot = spots.find(({ figure }) => figure === index)!
      groupOf.get(spot)!.weight = form.kind === 'dot' ? 1 : 6
      continue
    }
    const own = spots.filter(({ figure }) => figure === index)
    for (const [i, sweep] of form.sweeps.entries()) {
      const a = own[i]!
      const b = own[(i + 1) % own.length]!
      const off = Math.abs(a[axis] - b[axis])
      const long = Math.abs(a[across] - b[across])
      if (sweep !== 0 || off > Math.min(LEVEL.most, Math.max(LEVEL.least, LEVEL.slope * long)) || long < 2 * off)
        continue
      unite(groupOf, groupOf.get(a)!, groupOf.get(b)!, long)
    }
  }
  return [...new Set(groupOf.values())]
}

function unite(groupOf: Map<Spot, Group>, a: Group, b: Group, length: number): void {
  const value = (a.value * a.weight + b.value * b.weight) / (a.weight + b.weight)
  const group: Group = a === b ? a : { spots: [...a.spots, ...b.spots], value, weight: a.weight + b.weight }
  group.weight += length
  for (const spot of group.spots) groupOf.set(spot, group)
}

function merged(groups: readonly Group[]): Group[] {
  const result: Group[] = []
  let first = -Infinity
  for (const group of groups.toSorted((a, b) => a.value - b.value)) {
    const last = result.at(-1)
    if (last === undefined || group.value - last.value > SAME || group.value - first > 2 * SAME) {
      result.push({ ...group, spots: [...group.spots] })
      first = group.value
      continue
    }
    last.value = (last.value * last.weight + group.value * group.weight) / (last.weight + group.weight)
    last.weight += group.weight
    last.spots.push(...group.spots)
  }
  return result
}
