import type { InkPart } from '../../src/author/trace/ink-part.ts'
import type { Raster } from '../../src/drawing/model/raster.ts'
import { MASK_SCALE, MASK_SIDE } from './mask.ts'
import type { Piece, Pieces } from './pieces.ts'
import type { Sent } from './send-picture.ts'
import type { Source } from './sources.ts'

/** Units of the 24 grid: a pen's piece that is no longer than this is a dot, which is as well an area; … */
const DOT = 3.2
/** … and so is one that is nearly as wide as long: a disc. */
const DISC = 0.75
/** A piece of a drawing of areas is an area beyond doubt when more than this share of it is wide; one of less is as well lines. */
const PLAINLY_SOLID = 0.5
/** An outlined drawing with filled pieces has those that are wider than this, in units. */
const WIDER_THAN_PEN = 2.6

/** How many pieces of a drawing were rightly taken for strokes or for solids, and of how many where only one is right. */
export interface KindScore {
  readonly right: number
  readonly of: number
}

/** Compares what was found in a picture, piece by piece, with what its drawing is made of. A piece that was not found is wrong. */
export function judgeKinds(
  source: Source,
  { pieces, labels }: Pieces,
  parts: readonly InkPart[],
  sent: Sent,
  raster: Raster,
): KindScore {
  const wanted = pieces.map((piece) => kindOf(piece, source))
  const votes = pieces.map(() => ({ stroke: 0, solid: 0 }))
  for (const part of parts) {
    const vote = votes[pieceUnder(part, labels, sent, raster) - 1]
    if (vote !== undefined) vote[part.kind] += part.area
  }
  const right = wanted.filter((kind, index) => {
    const vote = votes[index]
    if (kind === null || vote === undefined) return false
    return kind === 'stroke' ? vote.stroke > vote.solid : vote.solid > vote.stroke
  })
  return { right: right.length, of: wanted.filter((kind) => kind !== null).length }
}

function kindOf({ thickness, extent, wide }: Piece, { kind, svg }: Source): InkPart['kind'] | null {
  if (kind === 'filled') return wide > PLAINLY_SOLID ? 'solid' : null
  const isMixed = svg.includes('fill="currentColor"')
  if (extent < DOT || thickness > DISC * extent || (isMixed && thickness > WIDER_THAN_PEN)) return null
  return 'stroke'
}

/** Which piece most points of a part lie on; 0 for none. */
function pieceUnder(part: InkPart, labels: Uint16Array, sent: Sent, raster: Raster): number {
  const shrunk = raster.width / sent.side
  const counts = new Map<number, number>()
  const strands = part.strands.flatMap(({ points }) => points)
  for (const { x, y } of strands.length > 0 ? strands : part.contours.flatMap(({ points }) => points)) {
    const unit = (at: number): number => (at / shrunk - sent.corner) / sent.scale
    const label = labelNear(labels, Math.floor(unit(x) * MASK_SCALE), Math.floor(unit(y) * MASK_SCALE))
    if (label > 0) counts.set(label, (counts.get(label) ?? 0) + 1)
  }
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most), [0, 0])[0]
}

/** The piece at a px, or one within two px of it: edges lie on either side. */
function labelNear(labels: Uint16Array, x: number, y: number): number {
  for (let reach = 0; reach <= 2; reach++)
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++) {
        const isInside = x + dx >= 0 && y + dy >= 0 && x + dx < MASK_SIDE && y + dy < MASK_SIDE
        const label = isInside ? (labels[(y + dy) * MASK_SIDE + x + dx] ?? 0) : 0
        if (label > 0) return label
      }
  return 0
}
