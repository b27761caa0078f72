import type { Piece } from './piece.ts'

/**
 * Marks on every piece the points where another crosses, touches or begins to run along it. A sweep in x keeps the
 * pairs few; `tolerance` is the distance at which things count as touching.
 */
export function cutPieces(pieces: readonly Piece[], tolerance: number): void {
  const order = pieces.slice().sort((a, b) => a.left - b.left)
  const active: Piece[] = []
  for (const piece of order) {
    const left = piece.left - tolerance
    const top = piece.top - tolerance
    const bottom = piece.bottom + tolerance
    let kept = 0
    for (let i = 0; i < active.length; i++) {
      const other = active[i]!
      if (other.right < left) continue
      active[kept++] = other
      if (other.top <= bottom && other.bottom >= top) cutPair(other, piece, tolerance)
    }
    active.length = kept
    active.push(piece)
  }
}

function cutPair(a: Piece, b: Piece, tolerance: number): void {
  cutAtEnd(a, b.x0, b.y0, tolerance)
  cutAtEnd(a, b.x1, b.y1, tolerance)
  cutAtEnd(b, a.x0, a.y0, tolerance)
  cutAtEnd(b, a.x1, a.y1, tolerance)
  if (a.turn === 0) {
    if (b.turn === 0) crossLines(a, b, tolerance)
    else crossLineArc(a, b, tolerance)
  } else if (b.turn === 0) crossLineArc(b, a, tolerance)
  else crossArcs(a, b, tolerance)
}

/** T contacts and common stretches begin at an end point, which is exact where a computed crossing is not. */
function cutAtEnd(piece: Piece, x: number, y: number, tolerance: number): void {
  if (!inBox(piece, x, y, tolerance)) return
  if (piece.turn === 0) {
    const dx = piece.x1 - piece.x0
    const dy = piece.y1 - piece.y0
    const off = (x - piece.x0) * dy - (y - piece.y0) * dx
    if (off * off > tolerance * tolerance * (dx * dx + dy * dy)) return
  } else {
    const dx = x - piece.cx
    const dy = y - piece.cy
    if (Math.abs(Math.sqrt(dx * dx + dy * dy) - piece.r) > tolerance) return
  }
  addCut(piece, x, y, tolerance)
}

function cutBoth(a: Piece, b: Piece, x: number, y: number, tolerance: number): void {
  if (!inBox(a, x, y, tolerance) || !inBox(b, x, y, tolerance)) return
  addCut(a, x, y, tolerance)
  addCut(b, x, y, tolerance)
}

function inBox(piece: Piece, x: number, y: number, tolerance: number): boolean {
  return (
    x >= piece.left - tolerance &&
    x <= piece.right + tolerance &&
    y >= piece.top - tolerance &&
    y <= piece.bottom + tolerance
  )
}

function addCut(piece: Piece, x: number, y: number, tolerance: number): void {
  if (Math.abs(x - piece.x0) < tolerance && Math.abs(y - piece.y0) < tolerance) return
  if (Math.abs(x - piece.x1) < tolerance && Math.abs(y - piece.y1) < tolerance) return
  if (piece.cuts === null) piece.cuts = [x, y]
  else piece.cuts.push(x, y)
}

function crossLines(a: Piece, b: Piece, tolerance: number): void {
  const ax = a.x1 - a.x0
  const ay = a.y1 - a.y0
  const bx = b.x1 - b.x0
  const by = b.y1 - b.y0
  const cross = ax * by - ay * bx
  if (cross * cross <= 1e-20 * (ax * ax + ay * ay) * (bx * bx + by * by)) return
  const t = ((b.x0 - a.x0) * by - (b.y0 - a.y0) * bx) / cross
  cutBoth(a, b, a.x0 + t * ax, a.y0 + t * ay, tolerance)
}

function crossLineArc(a: Piece, c: Piece, tolerance: number): void {
  const dx = a.x1 - a.x0
  const dy = a.y1 - a.y0
  const length = Math.sqrt(dx * dx + dy * dy)
  const ux = dx / length
  const uy = dy / length
  const off = (c.cx - a.x0) * uy - (c.cy - a.y0) * ux
  const reach = (c.r - off) * (c.r + off)
  if (reach < -2 * c.r * tolerance) return
  const along = (c.cx - a.x0) * ux + (c.cy - a.y0) * uy
  const half = reach > 0 ? Math.sqrt(reach) : 0
  cutBoth(a, c, a.x0 + (along - half) * ux, a.y0 + (along - half) * uy, tolerance)
  if (half > tolerance) cutBoth(a, c, a.x0 + (along + half) * ux, a.y0 + (along + half) * uy, tolerance)
}

function crossArcs(a: Piece, b: Piece, tolerance: number): void {
  const dx = b.cx - a.cx
  const dy = b.cy - a.cy
  const apart = Math.sqrt(dx * dx + dy * dy)
  if (apart < 1e-9 || apart > a.r + b.r + tolerance || apart < Math.abs(a.r - b.r) - tolerance) return
  const along = (apart + ((a.r - b.r) * (a.r + b.r)) / apart) / 2
  const reach = (a.r - along) * (a.r + along)
  const half = reach > 0 ? Math.sqrt(reach) : 0
  const ux = dx / apart
  const uy = dy / apart
  const x = a.cx + ux * along
  const y = a.cy + uy * along
  cutBoth(a, b, x - uy * half, y + ux * half, tolerance)
  if (half > tolerance) cutBoth(a, b, x + uy * half, y - ux * half, tolerance)
}
