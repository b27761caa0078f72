import { boundsOf } from '../../../drawing/geometry/bounds.ts'
import type { Point } from '../../../drawing/geometry/segment.ts'
import type { Room } from '../traced.ts'
import { attachEnds } from './attach-ends.ts'
import type { Figure } from './figure.ts'
import { findSlash } from './find-slash.ts'
import { gapBetween, linesOf, MEETS, SLACK, SPARE } from './gaps.ts'
import { MOST_LOST, MOST_OF_ONE } from './keep-most.ts'
import { loosened } from './loosen.ts'
import { easedFrom, type Eased } from './move-edge.ts'
import { opened } from './opened.ts'
import { isNarrow, roomBetween } from './room-between.ts'
import { distance } from './run.ts'
import { trimmedEnds } from './trim-ends.ts'

/** A figure moves out of the way by this much at most; a dot, which has but its place, by more. */
const MOST_SHIFT = 0.8
const MOST_SHIFT_OF_DOT = 1.4
const MOST_STEPS = 3
/** So many edges are drawn in to make room for a figure. */
const MOST_EDGES = 4
/** A drawing is stretched so often: what is stretched makes other things narrow. */
const MOST_ROUNDS = 2
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
  let hasOpened = false
  for (const index of order) {
    const found = opened(figures[index]!, room)
    hasOpened ||= found !== figures[index]
    const ended = endedBefore(found, [...kept.values()], room)
    for (const [at, other] of kept) if (isNarrow(ended, other, room)) kept.set(at, endedBefore(other, [ended], room))
    const moved = shifted(ended, [...kept.values()], room)
    const isFree = [...kept.values()].every((other) => !isNarrow(moved, other, room))
    const edges = eased(ended, kept, room)
    const isEased = edges !== null && (!isFree || edges.ink < ended.ink)
    if (isEased) for (const [at, other] of edges.others) kept.set(at, other)
    const placed = isEased ? edges.figure : moved
    const isLost = !isFree && !isEased
    if (isLost) narrow++
    if (!room.isStrict || !isLost || placed.ink > MOST_OF_ONE || lost + placed.ink > MOST_LOST) kept.set(index, placed)
    else lost += placed.ink
  }
  const all = figures.flatMap((_, index) => kept.get(index) ?? [])
  // What ended on a loop that has become wider is brought onto it again.
  return { figures: hasOpened ? attachEnds(all) : all, isNarrow: narrow > 0 }
}

/** Figures of which edges were drawn in, and how much of all ink those edges are. */
interface EasedAll {
  readonly figure: Figure
  readonly others: ReadonlyMap<number, Figure>
  readonly ink: number
}

/** A figure that has room from all others because edges of it, or of those that it is too near to, are drawn in; null where that does not help. */
function eased(figure: Figure, others: ReadonlyMap<number, Figure>, room: Room): EasedAll | null {
  let state: EasedAll = { figure, others, ink: 0 }
  for (let step = 0; step <= MOST_EDGES; step++) {
    const near = [...state.others].find(([, other]) => isNarrow(state.figure, other, room))
    if (near === undefined) return step === 0 ? null : state
    const next = easedOnce(state, near[0], room)
    if (next === null) return null
    state = next
  }
  return null
}

/** The same with one more edge drawn in, of the figure or of one other, whichever is less ink. */
function easedOnce({ figure, others, ink }: EasedAll, at: number, room: Room): EasedAll | null {
  const other = others.get(at)!
  const rest = [...others].flatMap(([index, one]) => (index === at ? [] : [one]))
  const isGood = (found: Eased, was: Figure, opposite: Figure): boolean =>
    isInside(found.figure) &&
    [...rest, opposite].every((beside) => {
      const [before, after] = [gapBetween(was, beside).distance, gapBetween(found.figure, beside).distance]
      // What meets a line that moves away would end in the air.
      return before < MEETS ? after < MEETS / 2 : after >= before - SLACK || !isNarrow(found.figure, beside, room)
    })
  const [own, its] = [easedFrom(figure, other, room), easedFrom(other, figure, room)]
  const ways: EasedAll[] = []
  if (own !== null && isGood(own, figure, other)) ways.push({ figure: own.figure, others, ink: ink + own.ink })
  if (its !== null && isGood(its, other, figure))
    ways.push({ figure, others: new Map([...others, [at, its.figure]]), ink: ink + its.ink })
  return ways.toSorted((a, b) => a.ink - b.ink)[0] ?? null
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
