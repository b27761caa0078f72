import type { Point } from '../../../drawing/geometry/segment.ts'
import { turnOf } from './chain.ts'
import { crossingsOf } from './crossings.ts'
import type { FittedPiece } from './fit-pieces.ts'
import { distance } from './run.ts'

/** Pieces up to this long may be a corner that was rounded, in units. */
const SHORT = { line: 1.3, arc: 2.6 }
/** A rounded corner turns about as much where it begins as where it ends: by this share of its whole turn, or in radians. */
const LOPSIDED = { share: 0.4, least: 0.25 }
/** A corner turns by more than this, in radians. */
const LEAST_TURN = 0.2
/** The corner may stand off from what was seen by this much, and by a part of the piece's length. */
const TIP = { least: 0.3, share: 0.5 }

/** Leaves out short pieces between two longer ones that cross there: what is left is a corner, and the cut rounds it again. */
export function withoutShort(pieces: readonly FittedPiece[], closed: boolean): FittedPiece[] {
  const current = [...pieces]
  for (;;) {
    const found = shortest(current, closed)
    if (found === null) return current
    const { index, tip } = found
    const before = (index - 1 + current.length) % current.length
    const after = (index + 1) % current.length
    current[before] = { ...current[before]!, end: tip }
    current[after] = { ...current[after]!, start: tip }
    current.splice(index, 1)
  }
}

function shortest(
  pieces: readonly FittedPiece[],
  closed: boolean,
): { readonly index: number; readonly tip: Point } | null {
  let best: { index: number; tip: Point; length: number } | null = null
  const count = pieces.length
  for (const [index, piece] of pieces.entries()) {
    if (count < 3 || (!closed && (index === 0 || index === count - 1))) continue
    const length = spanOf(piece)
    if (length > (piece.sweep === 0 ? SHORT.line : SHORT.arc) || (best !== null && length >= best.length)) continue
    const before = pieces[(index - 1 + count) % count]!
    const after = pieces[(index + 1) % count]!
    if (before === after || spanOf(before) < 0.8 * length || spanOf(after) < 0.8 * length) continue
    if (!isRounding(before, piece, after)) continue
    const tip = crossingsOf(before.carrier, after.carrier).toSorted(
      (a, b) => distance(a, piece.middle) - distance(b, piece.middle),
    )[0]
    if (tip === undefined || distance(tip, piece.middle) > TIP.least + TIP.share * length) continue
    // Neither neighbour may lose the better part of itself.
    if (distance(tip, before.start) < 0.5 * spanOf(before) || distance(tip, after.end) < 0.5 * spanOf(after)) continue
    best = { index, tip, length }
  }
  return best
}

/** Whether a piece turns as a rounded corner does, between its neighbours. */
function isRounding(before: FittedPiece, piece: FittedPiece, after: FittedPiece): boolean {
  const into = turnOf(headingAt(piece, piece.start) - headingAt(before, before.end))
  const out = turnOf(headingAt(after, after.start) - headingAt(piece, piece.end))
  const turn = into + piece.sweep + out
  if (Math.abs(turn) < LEAST_TURN) return false
  const slack = Math.max(LOPSIDED.least, LOPSIDED.share * Math.abs(turn))
  return Math.abs(into - out) <= slack && (piece.sweep === 0 || piece.sweep * turn > 0)
}

/** The direction of travel at a place of a piece, in radians. */
function headingAt({ carrier, sweep }: FittedPiece, { x, y }: Point): number {
  if (carrier.kind === 'line') return Math.atan2(carrier.dy, carrier.dx)
  return Math.atan2(y - carrier.y, x - carrier.x) + (Math.sign(sweep) * Math.PI) / 2
}

function spanOf({ start, middle, end }: FittedPiece): number {
  return distance(start, middle) + distance(middle, end)
}
