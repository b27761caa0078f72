import { findInk } from '../../src/author/trace/ink/find-ink.ts'
import { compile } from '../../src/drawing/compiler/compile.ts'
import { parse } from '../../src/drawing/language/parse.ts'
import type { Program } from '../../src/drawing/language/program.ts'
import type { Cut, Stroke } from '../../src/drawing/model/cut.ts'
import { HOUSE_CUT, RADII } from '../../src/drawing/model/cut.ts'
import { write } from '../../src/drawing/svg/write.ts'
import type { Decoder } from '../../src/pictures/read-picture.ts'
import type { Studio } from '../../src/studio/draw.ts'
import type { DrawnItem } from '../../src/studio/drawn.ts'
import { countNodes } from '../../src/tools/census/count-nodes.ts'
import { align } from './align.ts'
import type { KindScore } from './judge-kinds.ts'
import { judgeKinds } from './judge-kinds.ts'
import type { Placement } from './mask.ts'
import { maskOf, overlapOf } from './mask.ts'
import type { Topology } from './pieces.ts'
import { piecesOf, topologyOf } from './pieces.ts'
import type { Sent } from './send-picture.ts'
import type { Source } from './sources.ts'

/** What is known of one picture: what came of it, and how well. */
export interface Measured {
  readonly source: Source
  readonly sent: Sent
  /** The draws at the house cut, at the same filled where the source is, and at 16/1.5. */
  readonly house: DrawnItem
  readonly own: DrawnItem
  readonly small: DrawnItem
  /** Our drawing at the source's own weight, laid upon it; '' where there is none. */
  readonly likeSource: string
  readonly placement: Placement
  /** Intersection over union with the source; 0 without a drawing. */
  readonly overlap: number
  readonly topology: { readonly ours: Topology; readonly theirs: Topology }
  readonly nodes: { readonly ours: number; readonly theirs: number }
  readonly kinds: KindScore
  /** ms of processor for decoding and the whole draw at the house cut. */
  readonly cpuMs: number
}

/** A drawing as its source is drawn, where it lies upon it, and how much of both is in both. */
interface Like {
  readonly svg: string
  readonly placement: Placement
  readonly overlap: number
}

/** Where pictures are drawn, and what reads them. */
export interface Drawers {
  readonly studio: Studio
  readonly decoder: Decoder
}

/** The pen of the lines of outlined sources, and of those that filled ones have, in units of the 24 grid. */
const PEN = { outlined: 2, filled: 1.5 } as const
const SMALL_CUT: Cut = { ...HOUSE_CUT, size: 16, stroke: 1.5 }

/** Draws a picture as the service would, and compares with the drawing that it shows. */
export async function measure(source: Source, sent: Sent, { studio, decoder }: Drawers): Promise<Measured> {
  const before = process.cpuUsage()
  const raster = await decoder.decode(sent.bytes, await decoder.measure(sent.bytes))
  const draw = async (cut: Cut): Promise<DrawnItem> => {
    const { items } = await studio.draw({ concept: null, prompt: null, images: [raster], cut, count: 1 })
    const [item] = items
    if (item === undefined) throw new Error('a draw without an item')
    return item
  }
  const house = await draw(HOUSE_CUT)
  const used = process.cpuUsage(before)
  const own = source.kind === 'outlined' ? house : await draw({ ...HOUSE_CUT, finish: 'filled' })
  const small = await draw(SMALL_CUT)
  const truth = maskOf(source.svg)
  const { program } = parse(own.program)
  const like = own.svg === '' ? null : drawLike(source, program, truth)
  const ours = like === null ? new Uint8Array(truth.length) : maskOf(like.svg, like.placement)
  return {
    source,
    sent,
    house,
    own,
    small,
    likeSource: like?.svg ?? '',
    placement: like?.placement ?? { scale: 1, x: 0, y: 0 },
    overlap: overlapOf(ours, truth),
    topology: { ours: topologyOf(ours), theirs: topologyOf(truth) },
    nodes: { ours: countNodes(like?.svg ?? ''), theirs: countNodes(source.svg) },
    kinds: judgeKinds(source, piecesOf(truth), findInk(raster).parts, sent, raster),
    cpuMs: (used.user + used.system) / 1000,
  }
}

/** Our drawing at the weight and the corners of the source, and where it lies upon it best. */
function drawLike(source: Source, program: Program, truth: Uint8Array): Like {
  const first = align(drawAt(program, source, HOUSE_CUT.stroke, 2), source.svg)
  const tried = weightsOf(source, first.scale).flatMap((weight) => {
    const placement = align(drawAt(program, source, weight, 2), source.svg, first)
    return RADII.map((radius): Like => {
      const svg = drawAt(program, source, weight, radius)
      return { svg, placement, overlap: overlapOf(maskOf(svg, placement), truth) }
    })
  })
  return tried.reduce((best, one) => (one.overlap > best.overlap ? one : best))
}

/** The weight of the source's lines. Areas have none: theirs is that of the pen that the tracer draws round them. */
function weightsOf({ kind }: Source, scale: number): number[] {
  return kind === 'outlined' ? [PEN.outlined / scale] : [HOUSE_CUT.stroke, PEN.filled / scale]
}

/** Requests have five strokes to choose from; the compiler draws lines of any width. */
function drawAt(program: Program, { kind }: Source, stroke: number, radius: Cut['radius']): string {
  const width = (Math.round(stroke * 100) / 100) as Stroke
  return write(compile(program, { size: 24, stroke: width, radius, finish: kind }).drawing)
}
