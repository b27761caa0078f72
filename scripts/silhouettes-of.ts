import { createHash } from 'node:crypto'
import { difference } from '../src/author/pictures/difference.ts'
import { silhouetteOf } from '../src/author/pictures/silhouette-of.ts'
import { compile } from '../src/drawing/compiler/compile.ts'
import type { Loop, Point, Segment } from '../src/drawing/geometry/segment.ts'
import { print } from '../src/drawing/language/print.ts'
import type { Program } from '../src/drawing/language/program.ts'
import type { Cut } from '../src/drawing/model/cut.ts'
import type { Silhouette } from '../src/lexicon/silhouettes.ts'

/** The cuts in which glyphs are looked at, the commonest first: light to heavy pens and what falls away with them, outlined and filled. */
const CUTS: readonly Cut[] = ([24, 16, 20] as const).flatMap((size) =>
  ([2, 1, 3, 1.5, 2.5] as const).flatMap((stroke) =>
    (['outlined', 'filled'] as const).flatMap((finish) =>
      ([2, 0] as const).map((radius) => ({ size, stroke, radius, finish })),
    ),
  ),
)

/** A silhouette that differs no more than this from one that is kept tells nothing new. */
const SAME = 0.07

/** Radians of an arc that become one straight piece. */
const PIECE = 0.2

/** How a glyph looks in its cuts, without what looks the same in two of them. */
export function silhouettesOf(program: Program): Silhouette[] {
  const kept: Silhouette[] = []
  for (const cut of CUTS) {
    const silhouette = silhouetteOf(outlinesOf(program, cut))
    if (silhouette !== null && kept.every((one) => difference(one, silhouette) > SAME)) kept.push(silhouette)
  }
  return kept
}

/** The outlines of a program's ink in a cut, arcs as short straight pieces. */
export function outlinesOf(program: Program, cut: Cut): Point[][] {
  return compile(program, cut).drawing.ink.map(pointsOf)
}

/** The hash of glyphs, by which a file of their silhouettes tells that it is old. */
export function hashOf(programs: readonly Program[]): string {
  const hash = createHash('sha256')
  for (const program of programs) hash.update(print(program))
  return hash.digest('hex').slice(0, 32)
}

function pointsOf(loop: Loop): Point[] {
  return loop.flatMap(pointsOnto)
}

/** Where a segment begins, and places along an arc. */
function pointsOnto(segment: Segment): Point[] {
  if (segment.kind === 'line') return [{ x: segment.x0, y: segment.y0 }]
  const { cx, cy, r, start, sweep } = segment
  const count = Math.max(1, Math.ceil(Math.abs(sweep) / PIECE))
  return Array.from({ length: count }, (_, index) => {
    const angle = start + (sweep * index) / count
    return { x: cx + r * Math.cos(angle), y: cy + r * Math.sin(angle) }
  })
}
