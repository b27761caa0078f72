import type { Column, Grid } from './column.ts'
import { COST, type Frame } from './frame.ts'

/** What a column owes to the columns below it, worked out once for all the places that the search tries. */
export interface Relations {
  readonly gaps: readonly Gap[]
  readonly spacings: readonly Spacing[]
  readonly widths: readonly Width[]
  readonly centres: readonly Centre[]
  readonly mirrors: readonly Mirror[]
}

interface Gap {
  readonly other: number
  readonly wanted: number
  /** Whether the two may share a place. */
  readonly mayMeet: boolean
  /** Price of a px² of change. */
  readonly change: number
  /** px that must lie between the two; 0 when they may be as near as they like. */
  readonly needed: number
  readonly crowding: number
  readonly crowdedAtAll: number
}

interface Spacing {
  readonly first: number
  readonly middle: number
  readonly price: number
}

interface Width {
  readonly low: number
  readonly width: number
}

/** Two pairs about one middle; the second may be one stroke. -1 stands for the column itself. */
interface Centre {
  readonly low: number
  readonly otherLow: number
  readonly otherHigh: number
}

interface Mirror {
  readonly low: number
  readonly price: number
}

/** The price of two columns that stand on each other. */
const ON_TOP = 50

/** In a design that is spaced as it should be, columns nearer than this (px) may share a place. */
const ONE_PLACE = 0.45

/** Designs with less between two columns than this (24 grid) mean them to touch. */
const MEANT_TO_TOUCH = 1.3

/** Long strokes mind uneven spacing more than short ones, up to this weight. */
const MOST_SPACING_WEIGHT = 8

/** Sums that are made in another order differ by less. */
const DUST = 1e-9

/** The relations of every column of an axis to the columns below it. */
export function relationsOf(grid: Grid, frame: Frame): Relations[] {
  return grid.columns.map((_, index) => ({
    gaps: gapsOf(grid, index, frame),
    spacings: spacingsOf(grid, index),
    widths: grid.pairs.flatMap(({ low, high, width }) => (high === index && width !== null ? [{ low, width }] : [])),
    centres: centresOf(grid, index),
    mirrors: mirrorsOf(grid, index),
  }))
}

/**
 * What a place costs, given where the columns below it lie; `mirror` is twice the position of the mirror axis. No price is negative, so whoever
 * wants no place that costs `most` is told less than all as soon as that is more.
 */
export function relationCost(
  relations: Relations,
  position: number,
  placed: readonly number[],
  mirror: number,
  most: number,
): number {
  const enough = most + DUST
  let cost = 0
  for (const gap of relations.gaps) {
    if (cost > enough) return cost
    const between = position - placed[gap.other]!
    if (between < (gap.mayMeet ? -1e-6 : 1e-6)) cost += ON_TOP
    if (between < gap.needed - 1e-6) cost += gap.crowding * Math.min(1, gap.needed - between) ** 2 + gap.crowdedAtAll
    cost += gap.change * (between - gap.wanted) ** 2
  }
  for (const { first, middle, price } of relations.spacings)
    cost += price * (position - 2 * placed[middle]! + placed[first]!) ** 2
  for (const { low, width } of relations.widths) cost += COST.wrongWidth * (position - placed[low]! - width) ** 2
  for (const { low, otherLow, otherHigh } of relations.centres) {
    const high = otherHigh < 0 ? position : placed[otherHigh]!
    cost += (COST.offCentre * (position + placed[low]! - placed[otherLow]! - high) ** 2) / 4
  }
  for (const { low, price } of relations.mirrors)
    cost += price * ((low < 0 ? position : placed[low]!) + position - mirror) ** 2
  return cost
}

function gapsOf(grid: Grid, index: number, frame: Frame): Gap[] {
  const column = grid.columns[index]!
  const gaps: Gap[] = []
  for (let other = index - 1; other >= 0; other--) {
    const neighbour = grid.columns[other]!
    const wanted = (column.at - neighbour.at) * frame.scale
    const beside = overlap(column, neighbour, frame)
    const keepsApart =
      !frame.spaced && beside && wanted > 0.45 * frame.stroke && column.at - neighbour.at > MEANT_TO_TOUCH
    const heavier = Math.max(1, column.weight, neighbour.weight)
    const adjacent = other === index - 1
    const tied = (adjacent || beside) && !hasFixedWidth(grid, other, index)
    gaps.push({
      other,
      wanted,
      mayMeet: frame.spaced && wanted < ONE_PLACE,
      change: tied ? Math.min(column.weight, neighbour.weight) * COST.gapChange * (adjacent ? 1 : 0.4) : 0,
      needed: keepsApart ? column.half + neighbour.half + frame.clearance : 0,
      crowding: heavier * COST.crowded,
      crowdedAtAll: Math.max(1, heavier / 2) * COST.crowdedAtAll,
    })
  }
  return gaps
}

/** The two sides of a circle: their distance has been decided already. */
function hasFixedWidth(grid: Grid, low: number, high: number): boolean {
  return grid.pairs.some((pair) => pair.low === low && pair.high === high && pair.width !== null)
}

/** Three columns that were evenly spaced stay so. */
function spacingsOf({ columns }: Grid, index: number): Spacing[] {
  const spacings: Spacing[] = []
  for (let middle = index - 1; middle >= 1; middle--) {
    const after = columns[index]!.at - columns[middle]!.at
    if (after < 1) continue
    for (let first = middle - 1; first >= 0; first--) {
      const before = columns[middle]!.at - columns[first]!.at
      if (before > after + 0.05) break
      if (Math.abs(before - after) >= 0.05) continue
      const weight = Math.min(
        MOST_SPACING_WEIGHT,
        columns[index]!.weight,
        columns[middle]!.weight,
        columns[first]!.weight,
      )
      spacings.push({ first, middle, price: COST.unevenSpacing * weight })
    }
  }
  return spacings
}

function centresOf(grid: Grid, index: number): Centre[] {
  return grid.pairs
    .filter((pair) => pair.high === index && pair.low < index)
    .flatMap((pair) =>
      grid.pairs
        .filter((other) => other !== pair && other.high <= index && Math.abs(other.middle - pair.middle) <= 0.03)
        .map((other) => ({ low: pair.low, otherLow: other.low, otherHigh: other.high === index ? -1 : other.high })),
    )
}

function mirrorsOf(grid: Grid, index: number): Mirror[] {
  return grid.mirrored
    .filter(([, high]) => high === index)
    .map(([low, high]) => {
      const lighter = Math.min(grid.columns[low]!.weight, grid.columns[high]!.weight)
      const weight = grid.symmetric && low !== high ? 2 * Math.max(1, lighter) : 1
      return { low: low === index ? -1 : low, price: weight * COST.unmirrored }
    })
}

function overlap(a: Column, b: Column, frame: Frame): boolean {
  const reach = -frame.stroke / 2 / frame.scale
  return a.spans.some((p) => b.spans.some((q) => Math.min(p[1], q[1]) - Math.max(p[0], q[0]) > reach))
}
