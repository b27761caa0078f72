import { boundsOf } from '../../../drawing/geometry/bounds.ts'
import type { Point } from '../../../drawing/geometry/segment.ts'
import type { Room } from '../traced.ts'
import { boundsOfPoints } from './bounds-of-points.ts'
import type { Figure } from './figure.ts'
import { findSlash } from './find-slash.ts'
import { gapBetween, linesOf, MEETS, SLACK, SPARE } from './gaps.ts'
import { MOST_LOST, MOST_OF_ONE } from './keep-most.ts'
import { loosened } from './loosen.ts'
import { isNarrow, roomBetween } from './room-between.ts'
import { distance } from './run.ts'
import { trimmedEnds } from './trim-ends.ts'

/** A figure moves out of the way by this much at most; a dot, which has but its place, by more. */
const MOST_SHIFT = 0.8
const MOST_SHIFT_OF_DOT = 1.4
const MOST_STEPS = 3
/** A drawing is stretched so often: what is stretched makes other things narrow. */
const MOST_ROUNDS = 2
/** A ring or a box becomes wider by this much at most, so that it stays open. */
const MOST_GROWTH = 0.8
/** What is no longer than this is little beside a slash, in units. */
const LITTLE = 2.5
/** Centre lines stay within these. */
const LIVE = { from: 1.9, to: 22.1 }

/**
 * Figures with room between them, as a cut needs it. The larger ones stay; others end sooner, go as far as they meet, move a little, or
 * are left out. What crosses a drawing out lies over it, and the compiler clears its way, but
 * for what was drawn as far as the slash.
 */
export function makeRoom(all: readonly Figure[], room: Room): Figure[] {
  const slash = findSlash(all)
  if (slash === null) return apartOrStretched(all, room)
  const meets = (figure: Figure): boolean => !room.isStrict && gapBetween(figure, slash).distance < MEETS
  const [joined, cleared] = [
    all.filter((figure) => figure !== slash && meets(figure)),
    all.filter((figure) => figure !== slash && !meets(figure)),
  ]
  return [
    ...apart(joined, room).figures.map((figure) => ({ ...figure, endsOnOver: true })),
    ...apart(
      cleared.map((figure) => besideSlash(figure, slash, room)),
      room,
    ).figures,
    { ...slash, isOver: true },
  ]
}

/** A little thing beside a slash, which would go with the way that the compiler clears for it, moved out of that way. */
function besideSlash(figure: Figure, slash: Figure, room: Room): Figure {
  const { x0, y0, x1, y1 } = boundsOf(linesOf(figure.form))
  return Math.max(x1 - x0, y1 - y0) < LITTLE ? shifted(figure, [slash], room) : figure
}

/** Figures with room between them; where some find none, the whole drawing stretched, if that helps. */
function apartOrStretched(all: readonly Figure[], room: Room): Figure[] {
  const plain = apart(all, room)
  if (!plain.isNarrow || room.apartStretched === undefined) return plain.figures
  const looser = { ...room, apart: room.apartStretched, isStrict: false }
  let tried: readonly Figure[] = all.map((figure) => opened(figure, looser))
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const stretched = loosened(tried, looser)
    if (stretched === null) break
    const moved = apart(stretched, looser)
    if (!moved.isNarrow) return moved.figures
    tried = stretched
  }
  return plain.figures
}

/** Figures, and whether some are too near to each other. */
interface Apart {
  readonly figures: Figure[]
  readonly isNarrow: boolean
}

/** Figures with room between them, the largest first; what finds none is left out where that is asked for and it is little. */
function apart(figures: readonly Figure[], room: Room): Apart {
  const order = figures.map((_, index) => index).toSorted((a, b) => figures[b]!.ink - figures[a]!.ink || a - b)
  const kept = new Map<number, Figure>()
  let lost = 0
  let narrow = 0
  for (const index of order) {
    const found = opened(figures[index]!, room)
    const ended = endedBefore(found, [...kept.values()], room)
    for (const [at, other] of kept) if (isNarrow(ended, other, room)) kept.set(at, endedBefore(other, [ended], room))
    const placed = shifted(ended, [...kept.values()], room)
    const isLost = [...kept.values()].some((other) => isNarrow(placed, other, room))
    if (isLost) narrow++
    if (!room.isStrict || !isLost || placed.ink > MOST_OF_ONE || lost + placed.ink > MOST_LOST) kept.set(index, placed)
    else lost += placed.ink
  }
  return { figures: figures.flatMap((_, index) => kept.get(index) ?? []), isNarrow: narrow > 0 }
}

/** A figure whose free ends keep away from others that need the whole room beside it. */
function endedBefore(figure: Figure, others: readonly Figure[], room: Room): Figure {
  const near = others.filter((other) => roomBetween(figure, other, room) === room.apart)
  return trimmedEnds(figure, near, room.apart)
}

/** A figure moved out of the way of those that it is too near to, from one after the other; where it is where that does not help. */
function shifted(figure: Figure, others: readonly Figure[], room: Room): Figure {
  const most = figure.form.kind === 'dot' ? MOST_SHIFT_OF_DOT : MOST_SHIFT
  let [moved, way] = [figure, 0]
  for (let step = 0; step < MOST_STEPS; step++) {
    const away = wayOut(moved, others, room)
    if (away === null) return isInside(moved) ? moved : figure
    way += Math.hypot(away.x, away.y)
    if (way === 0 || way > most) return figure
    moved = movedBy(moved, away.x, away.y)
  }
  return wayOut(moved, others, room) === null && isInside(moved) ? moved : figure
}

/** Where a figure has room from the one that it is most too near to; null where it has room from all, nowhere where it meets one. */
function wayOut(figure: Figure, others: readonly Figure[], room: Room): Point | null {
  const gaps = others.map((other) => {
    const gap = gapBetween(figure, other)
    return { ...gap, missing: roomBetween(figure, other, room) - gap.distance }
  })
  const [nearest] = gaps.toSorted((a, b) => b.missing - a.missing)
  if (nearest === undefined || nearest.missing <= SLACK) return null
  const { from, to, missing } = nearest
  const length = distance(from, to)
  if (length < 1e-6 || gaps.some((gap) => gap.distance < MEETS)) return { x: 0, y: 0 }
  const along = (part: number): number => Math.round(((missing + SPARE) * part * 100) / length) / 100
  return { x: along(to.x - from.x), y: along(to.y - from.y) }
}

function isInside({ form }: Figure): boolean {
  const { x0, y0, x1, y1 } = boundsOf(linesOf(form))
  return Math.min(x0, y0) >= LIVE.from && Math.max(x1, y1) <= LIVE.to
}

function movedBy(figure: Figure, dx: number, dy: number): Figure {
  const { form } = figure
  const moved = <P extends Point>(point: P): P => ({ ...point, x: point.x + dx, y: point.y + dy })
  return { ...figure, form: form.kind === 'chain' ? { ...form, nodes: form.nodes.map(moved) } : moved(form) }
}

/** A ring or an upright box that would close at the cut, wider; one that is far too narrow becomes a dot or a line. */
function opened(figure: Figure, { apart, filledBy, leastRing }: Room): Figure {
  const { form, role } = figure
  if (filledBy > 0 && role === 'solid') return figure
  const room = filledBy > 0 && role === 'hole' ? apart - filledBy : apart
  if (form.kind === 'circle') {
    const least = room === apart ? leastRing : room / 2
    if (form.r >= least) return figure
    if (form.r >= least - MOST_GROWTH / 2) return { ...figure, form: { ...form, r: least } }
    const drawn = role === 'hole' ? 'knock-out' : role === 'solid' ? 'pen' : role
    return { ...figure, role: drawn, form: { kind: 'dot', x: form.x, y: form.y, scale: form.r > room / 4 ? 1.5 : 1 } }
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
