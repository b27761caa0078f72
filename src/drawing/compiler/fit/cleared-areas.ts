import { boundsOf, grow, unite } from '../../geometry/bounds.ts'
import type { Box } from '../../geometry/segment.ts'
import type { Over } from '../../language/program.ts'
import { sketch } from '../sketch.ts'
import type { Element, Group } from '../skeleton.ts'
import { toTheEdge } from '../moat.ts'
import type { Stem } from './stem.ts'

/** A box (24 grid) that everything before element `before` leaves free, because something lies over it there. */
export interface ClearedArea {
  readonly before: number
  readonly box: Box
}

/** The areas that things lying over others as a whole keep free: `reach` is half a stroke and the clear space, in the 24 grid. */
export function clearedAreas(elements: readonly Element[], groups: readonly Group[], reach: number): ClearedArea[] {
  const things = new Map<string, { before: number; readonly over: Over; readonly boxes: Box[] }>()
  elements.forEach((element, index) => {
    const over = groups[element.group]?.over ?? element.over
    if (over === 'none' || over === 'tight' || over === 'side') return
    const name = element.group < 0 ? `alone ${index}` : `group ${element.group}`
    const thing = things.get(name) ?? { before: index, over, boxes: [] }
    thing.boxes.push(boxOf(element))
    things.set(name, thing)
  })
  return [...things.values()].map(({ before, over, boxes }) => {
    const box = grow(unite(boxes), reach)
    return { before, box: over === 'box' || over === 'hull' ? toTheEdge(box, 24, over) : box }
  })
}

function boxOf({ shape }: Element): Box {
  return shape.kind === 'dot' ? { x0: shape.x, y0: shape.y, x1: shape.x, y1: shape.y } : boundsOf(sketch(shape))
}

/**
 * The stem as far as nothing lies over it: what will be cut away keeps nobody at a distance. A stem that is cut away
 * whole still says where its line would be.
 */
export function uncovered(stem: Stem, axis: 'x' | 'y', areas: readonly ClearedArea[]): Stem {
  let { from, to } = stem
  for (const { box } of areas) {
    const [low, high, first, last] = axis === 'x' ? [box.x0, box.x1, box.y0, box.y1] : [box.y0, box.y1, box.x0, box.x1]
    if (stem.at <= low || stem.at >= high) continue
    if (from >= first && to <= last) return { ...stem, keepsClear: false }
    if (from < first && to > first && to <= last) to = first
    else if (to > last && from < last && from >= first) from = last
  }
  return from === stem.from && to === stem.to ? stem : { ...stem, from, to }
}
