import { areaOf } from '../geometry/area.ts'
import { combine } from '../geometry/combine.ts'
import { line } from '../geometry/construct.ts'
import { distanceTo } from '../geometry/distance.ts'
import { lengthOf, pointAt, reverseLoop, tangentAt } from '../geometry/measure.ts'
import { strokePath } from '../geometry/stroke.ts'
import type { Loop, Segment } from '../geometry/segment.ts'
import { windingAt } from '../geometry/winding.ts'
import { beyond, inkOf, straightOn } from './ink.ts'
import { clearOfInk } from './moat.ts'
import type { Shaped } from './shaped.ts'
import type { Group } from './skeleton.ts'
import type { Style } from './style.ts'

/** One step of the painter's order; regions are indices into the list that `combine` sees. */
type Step =
  | { readonly kind: 'add'; readonly regions: readonly number[] }
  | { readonly kind: 'subtract'; readonly regions: readonly number[] }
  | { readonly kind: 'add-picture'; readonly steps: readonly Step[] }
  | { readonly kind: 'subtract-picture'; readonly steps: readonly Step[] }

/** Collects regions and steps for one picture. */
interface Canvas {
  readonly regions: Loop[][]
  readonly steps: Step[]
  /** Areas that are solid so far: what an unmarked open line is knocked out of. */
  readonly solids: Loop[]
}

/** An open line counts as inside a solid when more than this share of it is. */
const INSIDE = 0.6

/** Enough to tell how much of any piece lies inside, however long a mistaken one is. */
const MOST_SAMPLES = 64

/** Smaller ink or holes (px²) cannot be seen and are dropped. */
const LEAST_INK = 0.5
const LEAST_HOLE = 0.6

/** How far a knock-out that ends on an outline runs on, in stroke widths. */
const RUN_OUT = 1.6

/** True when nothing here bounds an area that would be filled. */
export function isUnfillable(shaped: readonly Shaped[]): boolean {
  return !shaped.some(({ element, closed }) => element.role === 'solid' || (closed && element.role === 'auto'))
}

/** The filled picture as loops: outer ones clockwise, holes counter-clockwise; one boolean pass over everything. */
export function fill(shaped: readonly Shaped[], groups: readonly Group[], style: Style): Loop[] {
  const canvas: Canvas = { regions: [], steps: [], solids: [] }
  const done = new Set<number>()
  for (const one of shaped) {
    const index = one.element.group
    const group = groups[index]
    if (group === undefined) paintElement(one, canvas, style)
    else if (!done.has(index)) {
      done.add(index)
      paintGroup(
        shaped.filter((other) => other.element.group === index),
        group,
        canvas,
        style,
      )
    }
  }
  const loops = combine(canvas.regions, (winding) => evaluate(canvas.steps, winding))
  return loops.filter(isVisible)
}

function evaluate(steps: readonly Step[], winding: Int32Array): boolean {
  let painted = false
  for (const step of steps) {
    if (step.kind === 'add') painted ||= step.regions.some((region) => winding[region] !== 0)
    else if (step.kind === 'subtract') painted &&= !step.regions.some((region) => winding[region] !== 0)
    else if (step.kind === 'add-picture') painted ||= evaluate(step.steps, winding)
    else painted &&= !evaluate(step.steps, winding)
  }
  return painted
}

/** Draws the group as a picture of its own, then sets it off, knocks it out, or lays it down. */
function paintGroup(members: readonly Shaped[], group: Group, canvas: Canvas, style: Style): void {
  const own: Canvas = { regions: canvas.regions, steps: [], solids: [] }
  for (const member of members) paintElement(member, own, style)
  if (group.over !== 'none' || group.notch) {
    canvas.steps.push({
      kind: 'subtract',
      regions: [add(canvas, clearOfInk(members, group.over, style))],
    })
  }
  const cuts = group.role === 'knock-out' || group.role === 'hole'
  const knockedOut = cuts && members.some((member) => shareInside(member, canvas.solids) > INSIDE)
  canvas.steps.push({ kind: knockedOut ? 'subtract-picture' : 'add-picture', steps: own.steps })
  if (!knockedOut) canvas.solids.push(...own.solids)
}

function paintElement(one: Shaped, canvas: Canvas, style: Style): void {
  const { element } = one
  if (element.over !== 'none' || element.notch) {
    canvas.steps.push({
      kind: 'subtract',
      regions: [add(canvas, clearOfInk([one], element.over, style))],
    })
  }
  const apart = element.over !== 'none' || element.notch
  switch (roleOf(one, canvas, apart)) {
    case 'solid':
      canvas.steps.push({ kind: 'add', regions: [add(canvas, inkOf(one, style)), add(canvas, areaLoops(one))] })
      canvas.solids.push(...areaLoops(one))
      return
    case 'hole':
      canvas.steps.push({
        kind: 'subtract',
        regions: [add(canvas, one.dot === null ? openingLoops(one, canvas.solids, style) : inkOf(one, style))],
      })
      return
    case 'knock-out':
      canvas.steps.push({
        kind: 'subtract',
        regions: [add(canvas, [...inkOf(one, style), ...runOuts(one, canvas.solids, style)])],
      })
      return
    case 'ink':
      canvas.steps.push({ kind: 'add', regions: [add(canvas, inkOf(one, style))] })
  }
}

/** What an element does at finish `filled`. An unmarked line is knocked out of the solid that it lies in. */
function roleOf(one: Shaped, canvas: Canvas, apart: boolean): 'solid' | 'hole' | 'knock-out' | 'ink' {
  const { role } = one.element
  if (role === 'solid' || role === 'hole' || role === 'knock-out' || role === 'ink') return role
  if (
    role === 'auto' &&
    (one.closed || one.dot !== null) &&
    !(one.dot !== null && shareInside(one, canvas.solids) > INSIDE)
  ) {
    return one.dot === null ? 'solid' : 'ink'
  }
  return !apart && shareInside(one, canvas.solids) > INSIDE ? 'knock-out' : 'ink'
}

function shareInside({ segments, dot }: Shaped, solids: readonly Loop[]): number {
  if (solids.length === 0) return 0
  if (dot !== null) return windingAt(solids, dot.x, dot.y) !== 0 ? 1 : 0
  let inside = 0
  let all = 0
  for (const segment of segments) {
    const steps = Math.min(MOST_SAMPLES, Math.max(2, Math.ceil(lengthOf(segment) * 2)))
    for (let step = 0; step < steps; step++) {
      const { x, y } = pointAt(segment, (step + 0.5) / steps)
      all++
      if (windingAt(solids, x, y) !== 0) inside++
    }
  }
  return all === 0 ? 0 : inside / all
}

function add(canvas: Canvas, loops: readonly Loop[]): number {
  canvas.regions.push([...loops])
  return canvas.regions.length - 1
}

/** A knock-out that ends on the solid's outline runs through it, or a sliver of ink would close its mouth. */
function runOuts({ segments, closed }: Shaped, solids: readonly Loop[], style: Style): Loop[] {
  const first = segments[0]
  const last = segments[segments.length - 1]
  if (closed || first === undefined || last === undefined) return []
  return [
    ...(onOutline(solids, first.x0, first.y0) ? beyond(first, 0, style.stroke * RUN_OUT, style) : []),
    ...(onOutline(solids, last.x1, last.y1) ? beyond(last, 1, style.stroke * RUN_OUT, style) : []),
  ]
}

function onOutline(solids: readonly Loop[], x: number, y: number): boolean {
  return solids.some((loop) => loop.some((segment) => distanceTo(segment, x, y) < 0.15))
}

/** An opening whose open side lies on the solid's outline (a door) runs out through it. */
function openingLoops(one: Shaped, solids: readonly Loop[], style: Style): Loop[] {
  const first = one.segments[0]
  const last = one.segments[one.segments.length - 1]
  if (one.closed || first === undefined || last === undefined) return areaLoops(one)
  const reach = style.stroke * RUN_OUT
  const segments = [...one.segments]
  if (onOutline(solids, last.x1, last.y1)) segments.push(straightOn(last, 1, reach))
  if (onOutline(solids, first.x0, first.y0)) segments.unshift(straightOn(first, 0, reach))
  return areaLoops({ ...one, segments })
}

function areaLoops({ segments, closed }: Shaped): Loop[] {
  const first = segments[0]
  const last = segments[segments.length - 1]
  if (first === undefined || last === undefined) return []
  const loop = closed ? [...segments] : [...segments, line(last.x1, last.y1, first.x0, first.y0)]
  return [areaOf(loop) < 0 ? reverseLoop(loop) : loop]
}

function isVisible(loop: Loop): boolean {
  const area = areaOf(loop)
  return area > 0 ? area > LEAST_INK : -area > LEAST_HOLE
}
