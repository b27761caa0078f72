import { areaOf } from '../geometry/area.ts'
import { combine } from '../geometry/combine.ts'
import type { Loop } from '../geometry/segment.ts'
import { inkOf, isInside } from './ink.ts'
import { clearOfInk } from './moat.ts'
import { withoutScraps } from './scraps.ts'
import type { Shaped } from './shaped.ts'
import type { Group } from './skeleton.ts'
import type { Style } from './style.ts'

/** One step of the painter's order: regions, or a picture with the moat that it `clears` first, are added or taken away. */
type Step =
  | { readonly adds: boolean; readonly regions: readonly Loop[][] }
  | { readonly adds: boolean; readonly picture: readonly Step[]; readonly clears: readonly Loop[][] }

/** What has been painted so far. */
interface Canvas {
  readonly steps: Step[]
  /** Areas that are solid so far: what an unmarked open line is knocked out of. */
  readonly solids: Loop[]
  /** What things that lie over others have cleared of them so far. */
  readonly moats: Loop[]
}

/** Smaller ink or holes (px²) cannot be seen and are dropped. */
const LEAST_INK = 0.5
const LEAST_HOLE = 0.6

/** True when nothing here bounds an area that would be filled. */
export function isUnfillable(shaped: readonly Shaped[]): boolean {
  return !shaped.some(({ element, closed }) => element.role === 'solid' || (closed && element.role === 'auto'))
}

/** The filled picture as loops: outer ones clockwise, holes counter-clockwise; one boolean pass over everything. */
export function fill(shaped: readonly Shaped[], groups: readonly Group[], style: Style): Loop[] {
  const canvas: Canvas = { steps: [], solids: [], moats: [] }
  const done = new Set<number>()
  for (const one of shaped) {
    const index = one.element.group
    const group = groups[index]
    if (group === undefined) paintElement(one, canvas, style)
    else if (!done.has(index)) {
      done.add(index)
      const members = shaped.filter((other) => other.element.group === index)
      paintGroup(members, group, canvas, style)
    }
  }
  const regions: (readonly Loop[])[] = []
  const isPainted = testOf(canvas.steps, regions)
  return withoutScraps(combine(regions, isPainted).filter(isVisible), canvas.moats, style.stroke)
}

/** Draws the group as a picture of its own, then sets it off, knocks it out, or lays it down. */
function paintGroup(members: readonly Shaped[], group: Group, { steps, solids, moats }: Canvas, style: Style): void {
  const own: Canvas = { steps: [], solids: [], moats }
  for (const member of members) paintElement(member, own, style)
  const clears = group.over !== 'none' || group.notch ? [clearOfInk(members, group.over, style)] : []
  if (group.over !== 'none') moats.push(...clears.flat())
  const cuts = group.role === 'knock-out' || group.role === 'hole'
  const knockedOut = cuts && members.some((member) => isInside(member, solids))
  steps.push({ adds: !knockedOut, picture: own.steps, clears })
  if (!knockedOut) solids.push(...own.solids)
}

function paintElement(one: Shaped, { steps, solids }: Canvas, style: Style): void {
  const { over, notch } = one.element
  if (over !== 'none' || notch) steps.push({ adds: false, regions: [clearOfInk([one], over, style)] })
  const ink = inkOf(one, solids, style)
  steps.push(ink)
  solids.push(...ink.solids)
}

type Test = (winding: Int32Array) => boolean

const NOWHERE: Test = () => false

/** Lists the regions of all steps in `regions` and gives the test that tells by their windings whether a place is painted. */
function testOf(steps: readonly Step[], regions: (readonly Loop[])[]): Test {
  const tests = steps.map((step) => {
    if ('regions' in step) return { adds: step.adds, covers: coverOf(step.regions, regions), clears: NOWHERE }
    const covers = testOf(step.picture, regions)
    return { adds: step.adds, covers, clears: coverOf(step.clears, regions) }
  })
  return (winding) => {
    let isPainted = false
    for (const { adds, covers, clears } of tests) {
      const isLeft: boolean = isPainted && !clears(winding)
      isPainted = adds ? isLeft || covers(winding) : isLeft && !covers(winding)
    }
    return isPainted
  }
}

function coverOf(own: readonly Loop[][], regions: (readonly Loop[])[]): Test {
  const indices = own.map((region) => regions.push(region) - 1)
  return (winding) => {
    for (const region of indices) if (winding[region] !== 0) return true
    return false
  }
}

function isVisible(loop: Loop): boolean {
  const area = areaOf(loop)
  return area > 0 ? area > LEAST_INK : -area > LEAST_HOLE
}
