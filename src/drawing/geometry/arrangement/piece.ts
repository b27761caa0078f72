import type { Loop, Segment } from '../segment.ts'

/**
 * A line, or an arc within one quarter of its circle: both only rise or fall, in x and in y. A point of the full
 * circle therefore lies on the piece exactly when it lies in the box of its ends, and no angle is ever needed.
 */
export interface Piece {
  readonly group: number
  /** 0 for a line, 1 for a clockwise arc, -1 for the other way. */
  readonly turn: -1 | 0 | 1
  x0: number
  y0: number
  x1: number
  y1: number
  readonly cx: number
  readonly cy: number
  readonly r: number
  left: number
  right: number
  top: number
  bottom: number
  /** The corners at its ends once it has been split; -1 before. */
  from: number
  to: number
  /** Cut points as x, y, x, y …; null while there are none. */
  cuts: number[] | null
}

const QUARTER = Math.PI / 2
/** Arcs whose remainder after a quarter is shorter than this keep it. */
const SLIVER = 1e-7

/** All loops of all groups as pieces. Segments shorter than 1e-9 are closed up. */
export function piecesOf(groups: readonly (readonly Loop[])[]): Piece[] {
  const pieces: Piece[] = []
  groups.forEach((loops, group) => {
    for (const loop of loops) addLoop(pieces, loop, group)
  })
  return pieces
}

function addLoop(pieces: Piece[], loop: Loop, group: number): void {
  const first = pieces.length
  for (const s of loop) {
    if (s.kind === 'arc' && Math.abs(s.sweep) * s.r > 1e-9) splitArc(pieces, s, group)
    else if (Math.abs(s.x1 - s.x0) + Math.abs(s.y1 - s.y0) > 1e-9)
      pieces.push(pieceOf(group, 0, s.x0, s.y0, s.x1, s.y1, 0, 0, 0))
  }
  // Dropped crumbs and rounding may leave gaps; every piece then starts where the one before it ended.
  for (let i = first; i < pieces.length; i++) {
    const before = pieces[i === first ? pieces.length - 1 : i - 1]!
    const piece = pieces[i]!
    const gap = Math.abs(piece.x0 - before.x1) + Math.abs(piece.y0 - before.y1)
    if (gap === 0) continue
    if (gap < 1e-6) {
      piece.x0 = before.x1
      piece.y0 = before.y1
      rebox(piece)
    } else {
      pieces.splice(i, 0, pieceOf(group, 0, before.x1, before.y1, piece.x0, piece.y0, 0, 0, 0))
      i++
    }
  }
}

function splitArc(pieces: Piece[], s: Segment & { kind: 'arc' }, group: number): void {
  const turn = s.sweep < 0 ? -1 : 1
  const end = s.start + s.sweep
  const slack = SLIVER / s.r
  let x = s.x0
  let y = s.y0
  let k = turn > 0 ? Math.floor((s.start + slack) / QUARTER) + 1 : Math.ceil((s.start - slack) / QUARTER) - 1
  while ((end - k * QUARTER) * turn > slack) {
    const side = ((k % 4) + 4) % 4
    const nextX = side === 0 ? s.cx + s.r : side === 2 ? s.cx - s.r : s.cx
    const nextY = side === 1 ? s.cy + s.r : side === 3 ? s.cy - s.r : s.cy
    pieces.push(pieceOf(group, turn, x, y, nextX, nextY, s.cx, s.cy, s.r))
    x = nextX
    y = nextY
    k += turn
  }
  pieces.push(pieceOf(group, turn, x, y, s.x1, s.y1, s.cx, s.cy, s.r))
}

/** A piece with its box; kept in one place so that all pieces have one shape. */
export function pieceOf(
  group: number,
  turn: -1 | 0 | 1,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  cx: number,
  cy: number,
  r: number,
): Piece {
  const piece: Piece = {
    group,
    turn,
    x0,
    y0,
    x1,
    y1,
    cx,
    cy,
    r,
    left: 0,
    right: 0,
    top: 0,
    bottom: 0,
    from: -1,
    to: -1,
    cuts: null,
  }
  rebox(piece)
  return piece
}

function rebox(piece: Piece): void {
  piece.left = piece.x0 < piece.x1 ? piece.x0 : piece.x1
  piece.right = piece.x0 < piece.x1 ? piece.x1 : piece.x0
  piece.top = piece.y0 < piece.y1 ? piece.y0 : piece.y1
  piece.bottom = piece.y0 < piece.y1 ? piece.y1 : piece.y0
}
