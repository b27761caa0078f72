import type { Point } from '../../../drawing/geometry/segment.ts'
import { leadOf, smoothWay, straightWay, type Lead } from './lead.ts'
import type { SoundRail } from './mend-corners.ts'

/** An end of a rail at a junction. */
interface Arm {
  readonly rail: number
  readonly atStart: boolean
  /** Index of the first sound point, seen from the junction. */
  readonly first: number
  readonly lead: Lead | null
}

/** What the points of an arm before its first sound one become, from that point to the junction and with it. */
interface Settled {
  readonly arm: Arm
  readonly way: readonly Point[]
}

/** Arms that meet at no more than this (the cosine) go on into each other. */
const STRAIGHT = -0.82

/** Puts each junction where its arms lead to, and lays the arms anew between their sound points and it: thinning bends them there. */
export function settleJunctions(rails: readonly SoundRail[], pen: number): SoundRail[] {
  const arms = new Map<number, Arm[]>()
  rails.forEach((rail, index) => {
    if (rail.from !== null) arms.set(rail.from, [...(arms.get(rail.from) ?? []), armOf(rail, index, true, pen)])
    if (rail.to !== null) arms.set(rail.to, [...(arms.get(rail.to) ?? []), armOf(rail, index, false, pen)])
  })
  const settled = [...arms.values()].flatMap((meeting) => settle(meeting, rails, pen))
  return rails.map((rail, index) => {
    const start = settled.find(({ arm }) => arm.rail === index && arm.atStart)
    const end = settled.find(({ arm }) => arm.rail === index && !arm.atStart)
    const first = start?.arm.first ?? 0
    const last = end?.arm.first ?? rail.points.length - 1
    if (first > last) {
      const [from, to] = [start?.way.at(-1) ?? rail.points[0]!, end?.way.at(-1) ?? rail.points.at(-1)!]
      const points = [from, ...straightWay(from, to), to]
      return { ...rail, points, sound: points.map(() => true) }
    }
    const before = (start?.way ?? []).toReversed()
    const after = end?.way ?? []
    return {
      ...rail,
      points: [...before, ...rail.points.slice(first, last + 1), ...after],
      sound: [...before.map(() => true), ...rail.sound.slice(first, last + 1), ...after.map(() => true)],
    }
  })
}

/** How much of an arm, in pen widths, says where it leads. */
const REACH = 1.5

/** Where nothing is sound so near to a junction, in pen widths, its arm leads to it from this distance as it is. */
const LONGEST = 2.5
const NEAREST_UNSOUND = 0.8

function armOf({ points, sound }: SoundRail, rail: number, atStart: boolean, pen: number): Arm {
  const step = atStart ? 1 : -1
  let [first, way, unsound] = [atStart ? 0 : points.length - 1, 0, -1]
  while (first + step >= 0 && first + step < points.length && (sound[first] === false || way < 0.4 * pen)) {
    const [one, other] = [points[first]!, points[first + step]!]
    way += Math.hypot(one.x - other.x, one.y - other.y)
    first += step
    if (unsound < 0 && way >= NEAREST_UNSOUND * pen) unsound = first
  }
  const lead = way > LONGEST * pen ? null : leadOf(points, sound, first, step, REACH * pen)
  if (lead !== null || unsound < 0) return { rail, atStart, first, lead }
  return {
    rail,
    atStart,
    first: unsound,
    lead: leadOf(
      points,
      points.map(() => true),
      unsound,
      step,
      REACH * pen,
    ),
  }
}

/** Finds one junction, and the ways of its arms to it. */
function settle(arms: readonly Arm[], rails: readonly SoundRail[], pen: number): Settled[] {
  const middle = meanOf(arms.map((arm) => endOf(arm, rails)))
  const pairs = pairsOf(arms)
  const paired = new Set(pairs.flat())
  const others = arms.filter((arm) => !paired.has(arm))
  const ways = pairs.map(([one, other]) => [one.lead!, ...smoothWay(one.lead!, other.lead!), other.lead!])
  const leads = others.flatMap(({ lead }) => (lead === null ? [] : [lead]))
  let junction = ways.length === 0 ? nearestToLeads(leads, middle) : crossingOf(ways, leads, middle)
  if (Math.hypot(junction.x - middle.x, junction.y - middle.y) > 1.2 * pen) junction = middle
  return arms.map((arm) => {
    const pair = pairs.findIndex((two) => two.includes(arm))
    const start = arm.lead ?? rails[arm.rail]!.points[arm.first]!
    if (pair < 0) return { arm, way: [...straightWay(start, junction), junction] }
    const way = pairs[pair]![0] === arm ? ways[pair]! : ways[pair]!.toReversed()
    const until = way.reduce(
      (best, point, index) => (apart(point, junction) < apart(way[best]!, junction) ? index : best),
      0,
    )
    return { arm, way: [...way.slice(1, Math.max(1, until)), junction] }
  })
}

function endOf(arm: Arm, rails: readonly SoundRail[]): Point {
  return arm.atStart ? rails[arm.rail]!.points[0]! : rails[arm.rail]!.points.at(-1)!
}

/** The arms that go on into each other, the straightest first. */
function pairsOf(arms: readonly Arm[]): [Arm, Arm][] {
  const options: { pair: [Arm, Arm]; turn: number }[] = []
  arms.forEach((one, index) => {
    for (const other of arms.slice(index + 1)) {
      if (one.lead === null || other.lead === null) continue
      const turn = one.lead.dx * other.lead.dx + one.lead.dy * other.lead.dy
      if (turn < STRAIGHT) options.push({ pair: [one, other], turn })
    }
  })
  const pairs: [Arm, Arm][] = []
  for (const { pair } of options.sort((a, b) => a.turn - b.turn)) {
    if (!pairs.flat().some((arm) => pair.includes(arm))) pairs.push(pair)
  }
  return pairs
}

/** The point of the first way that is nearest to the other ways and to where the other arms lead. */
function crossingOf(ways: readonly (readonly Point[])[], leads: readonly Lead[], middle: Point): Point {
  const [first = [], ...crossing] = ways
  let best = middle
  let least = Infinity
  for (const point of first) {
    const offs = [
      ...crossing.map((way) => Math.min(...way.map((other) => apart(point, other)))),
      ...leads.map((lead) => Math.abs((point.x - lead.x) * lead.dy - (point.y - lead.y) * lead.dx)),
    ]
    const cost = offs.reduce((sum, off) => sum + off * off, 0) + 0.01 * apart(point, middle) ** 2
    if (cost < least) [best, least] = [point, cost]
  }
  return best
}

/** The point of least squares of distances from the leads' lines, drawn a little to `middle`, which decides where they are parallel. */
function nearestToLeads(leads: readonly Lead[], middle: Point): Point {
  const pull = 0.03
  let [xx, xy, yy, bx, by] = [pull, 0, pull, 0, 0]
  for (const { x, y, dx, dy } of leads) {
    const off = (x - middle.x) * -dy + (y - middle.y) * dx
    xx += dy * dy
    xy -= dx * dy
    yy += dx * dx
    bx += -dy * off
    by += dx * off
  }
  const determinant = xx * yy - xy * xy
  return { x: middle.x + (bx * yy - by * xy) / determinant, y: middle.y + (by * xx - bx * xy) / determinant }
}

function meanOf(points: readonly Point[]): Point {
  const sum = points.reduce((one, other) => ({ x: one.x + other.x, y: one.y + other.y }))
  return { x: sum.x / points.length, y: sum.y / points.length }
}

function apart(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}
