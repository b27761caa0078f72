import type { Point } from '../../../drawing/geometry/segment.ts'
import type { Room } from '../traced.ts'
import { boundsOfPoints } from './bounds-of-points.ts'
import type { Figure } from './figure.ts'
import { findSlash } from './find-slash.ts'
import { gapBetween, isNarrow, linesOf, MEETS, SLACK, SPARE } from './gaps.ts'
import { MOST_LOST, MOST_OF_ONE } from './keep-most.ts'
import { distance } from './run.ts'
import { trimmedEnds } from './trim-ends.ts'

/** A figure moves out of the way by this much at most. */
const MOST_SHIFT = 0.8
/** A ring or a box becomes wider by this much at most, so that it stays open. */
const MOST_GROWTH = 0.8
/** Centre lines stay within these. */
const LIVE = { from: 1.9, to: 22.1 }

/**
 * Figures with room between them, as a cut needs it. The larger ones stay; others end sooner, go as far as they meet, move a little, or
 * are left out. What crosses a drawing out lies over it, and the compiler clears its way.
 */
export function makeRoom(all: readonly Figure[], { apart: room, isStrict }: Room): Figure[] {
  const slash = findSlash(all)
  const figures = all.filter((figure) => figure !== slash)
  const order = figures.map((_, index) => index).toSorted((a, b) => figures[b]!.ink - figures[a]!.ink || a - b)
  const kept = new Map<number, Figure>()
  let lost = 0
  for (const index of order) {
    const found = opened(figures[index]!, room)
    const others = [...kept.values()]
    const ended = trimmedEnds(found, others, room)
    for (const [at, other] of kept) if (isNarrow(ended, other, room)) kept.set(at, trimmedEnds(other, [ended], room))
    const placed = shifted(ended, [...kept.values()], room)
    const isLost = [...kept.values()].some((other) => isNarrow(placed, other, room))
    if (!isStrict || !isLost || placed.ink > MOST_OF_ONE || lost + placed.ink > MOST_LOST) kept.set(index, placed)
    else lost += placed.ink
  }
  const left = figures.flatMap((_, index) => kept.get(index) ?? [])
  return slash === null ? left : [...left, { ...slash, isOver: true }]
}

/** A figure moved out of the way of the one that it is too near to, where that brings it too near to no other. */
function shifted(figure: Figure, others: readonly Figure[], room: number): Figure {
  const gaps = others.map((other) => gapBetween(figure, other))
  if (gaps.some((gap) => gap.distance < MEETS)) return figure
  const [nearest] = gaps.toSorted((a, b) => a.distance - b.distance)
  if (nearest === undefined || nearest.distance >= room - SLACK) return figure
  const by = room + SPARE - nearest.distance
  const length = distance(nearest.from, nearest.to)
  if (by > MOST_SHIFT || length < 1e-6) return figure
  const along = (part: number): number => Math.round((by * part * 100) / length) / 100
  const moved = movedBy(figure, along(nearest.to.x - nearest.from.x), along(nearest.to.y - nearest.from.y))
  const { x0, y0, x1, y1 } = boundsOfPoints(
    linesOf(moved.form).flatMap((s) => [
      { x: s.x0, y: s.y0 },
      { x: s.x1, y: s.y1 },
    ]),
  )
  const isInside = Math.min(x0, y0) >= LIVE.from && Math.max(x1, y1) <= LIVE.to
  return isInside && !others.some((other) => isNarrow(moved, other, room)) ? moved : figure
}

function movedBy(figure: Figure, dx: number, dy: number): Figure {
  const { form } = figure
  const moved = <P extends Point>(point: P): P => ({ ...point, x: point.x + dx, y: point.y + dy })
  return { ...figure, form: form.kind === 'chain' ? { ...form, nodes: form.nodes.map(moved) } : moved(form) }
}

/** A ring or an upright box that would close at the cut, wider; one that is far too narrow becomes a dot or a line. */
function opened(figure: Figure, room: number): Figure {
  const { form } = figure
  if (form.kind === 'circle') {
    if (form.r >= room / 2) return figure
    if (form.r >= (room - MOST_GROWTH) / 2) return { ...figure, form: { ...form, r: room / 2 } }
    const role = figure.role === 'hole' ? 'knock-out' : figure.role === 'solid' ? 'pen' : figure.role
    return { ...figure, role, form: { kind: 'dot', x: form.x, y: form.y, scale: form.r > room / 4 ? 1.5 : 1 } }
  }
  if (form.kind !== 'chain' || !form.closed || form.sweeps.some((sweep) => sweep !== 0) || form.nodes.length !== 4)
    return figure
  const { x0, y0, x1, y1 } = boundsOfPoints(form.nodes)
  const isBox = form.nodes.every(({ x, y }) => (x === x0 || x === x1) && (y === y0 || y === y1))
  const across = Math.min(x1 - x0, y1 - y0)
  if (!isBox || across >= room || across < room - MOST_GROWTH) return figure
  const widened = (value: number, from: number, to: number): number =>
    to - from >= room ? value : (from + to) / 2 + (value > (from + to) / 2 ? room : -room) / 2
  const nodes = form.nodes.map((node) => ({ ...node, x: widened(node.x, x0, x1), y: widened(node.y, y0, y1) }))
  return { ...figure, form: { ...form, nodes } }
}
