import { boundsOf } from '../../geometry/bounds.ts'
import { distanceTo } from '../../geometry/distance.ts'
import type { Loop, Point } from '../../geometry/segment.ts'
import { windingAt } from '../../geometry/winding.ts'

/** The largest circle found inside a region, by its diameter in px. */
export interface Inscribed {
  readonly diameter: number
  readonly at: Point
}

interface Cell {
  readonly x: number
  readonly y: number
  readonly half: number
  readonly inside: number
  readonly most: number
}

/** The diameter is exact to this many px. */
const PRECISION = 0.02

/**
 * The largest circle in the white of a hole (its loop and the loops of the ink that stands in it), by dividing the
 * hole's box where a larger circle is still possible. Stops early once the diameter reaches `enough`.
 */
export function inscribedIn(loops: readonly Loop[], enough: number): Inscribed {
  const walls = loops.flat()
  const box = boundsOf(loops[0] ?? [])
  // A cell that a wall leaves less room than `least` is not measured further: null.
  const cellAt = (x: number, y: number, half: number, least: number): Cell | null => {
    let distance = Infinity
    for (const wall of walls) {
      distance = Math.min(distance, distanceTo(wall, x, y))
      if (distance + half * Math.SQRT2 <= least) return null
    }
    const inside = windingAt(loops, x, y) < 0 ? distance : -distance
    return { x, y, half, inside, most: inside + half * Math.SQRT2 }
  }
  const width = box.x1 - box.x0
  const height = box.y1 - box.y0
  const side = Math.min(width, height)
  let best = cellAt((box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2, 0, -Infinity)!
  if (!(side > 0)) return { diameter: 0, at: { x: best.x, y: best.y } }
  const open: Cell[] = []
  const visit = (x: number, y: number, half: number): void => {
    const cell = cellAt(x, y, half, best.inside)
    if (cell === null) return
    if (cell.inside > best.inside) best = cell
    if (cell.most > best.inside + PRECISION / 2) open.push(cell)
  }
  for (let x = box.x0; x < box.x1 && 2 * best.inside < enough; x += side) {
    for (let y = box.y0; y < box.y1; y += side) visit(x + side / 2, y + side / 2, side / 2)
  }
  while (open.length > 0 && 2 * best.inside < enough) {
    const cell = takeMost(open)
    if (cell.most <= best.inside + PRECISION / 2) break
    const half = cell.half / 2
    for (const dx of [-half, half]) for (const dy of [-half, half]) visit(cell.x + dx, cell.y + dy, half)
  }
  return { diameter: Math.max(0, 2 * best.inside), at: { x: best.x, y: best.y } }
}

function takeMost(open: Cell[]): Cell {
  let at = 0
  for (let i = 1; i < open.length; i++) if ((open[i] as Cell).most > (open[at] as Cell).most) at = i
  const [cell] = open.splice(at, 1)
  return cell as Cell
}
