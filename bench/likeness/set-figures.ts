import { measure } from '../../src/drawing/checker/measures/measures.ts'
import { clearSpace } from '../../src/drawing/checker/rules/clear-space.ts'
import { HOUSE_CUT } from '../../src/drawing/model/cut.ts'
import { drawingOfSvg } from '../../src/drawing/svg/drawing-of-svg.ts'
import { read } from '../../src/drawing/svg/read.ts'
import { countNodes } from '../../src/tools/census/count-nodes.ts'
import { quantile } from '../../src/tools/quantile.ts'
import type { Ink } from './ink.ts'
import { offGrid } from './off-grid.ts'

/** What can be measured of any icon set. Shares from 0 to 1. */
export interface SetFigures {
  readonly icons: number
  readonly nodesMedian: number | null
  readonly nodesP95: number | null
  readonly bytesMedian: number | null
  readonly bytesP95: number | null
  /** σ/μ of the share of the canvas that is ink. */
  readonly densityVariation: number
  readonly densityMean: number
  /**
   * Icons with less than 2 px of white somewhere between or within their parts, as the checker measures it at 24/2;
   * of those drawn with lines and arcs, which is all that it knows.
   */
  readonly clearSpaceBelow2px: number
  /** Icons with a straight edge between pixels, by size in px. */
  readonly offGrid: Readonly<Record<string, number>>
}

/** Measures a set: its SVG texts at 24 px, their ink, and for each size in px the texts to be seen there. */
export function figuresOf(
  svgs: readonly string[],
  inks: readonly Ink[],
  atSizes: ReadonlyMap<number, readonly string[]>,
): SetFigures {
  const nodes = svgs.map(countNodes)
  const bytes = svgs.map((svg) => Buffer.byteLength(svg))
  const shares = inks.map((ink) => ink.coverage)
  const measurable = svgs.filter((svg) => !CURVE.test(svg))
  const mean = shares.reduce((sum, value) => sum + value, 0) / Math.max(1, shares.length)
  const variance = shares.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, shares.length - 1)
  return {
    icons: svgs.length,
    nodesMedian: quantile(nodes, 0.5),
    nodesP95: quantile(nodes, 0.95),
    bytesMedian: quantile(bytes, 0.5),
    bytesP95: quantile(bytes, 0.95),
    densityVariation: mean === 0 ? 0 : Math.sqrt(variance) / mean,
    densityMean: mean,
    clearSpaceBelow2px: measurable.filter(isNarrow).length / Math.max(1, measurable.length),
    offGrid: Object.fromEntries(
      [...atSizes].map(([size, texts]) => [
        size,
        texts.filter((svg) => offGrid(svg, size) > 0).length / Math.max(1, texts.length),
      ]),
    ),
  }
}

/** Coordinates have two decimals, so a gap of 2 px can come out this much narrower. */
const TOLERANCE_PX = 0.05

/** Path commands of curves that are no arcs. */
const CURVE = / d="[^"]*[cqst]/i

/** Judges the picture alone, so that other sets are judged in the same way as ours. */
function isNarrow(svg: string): boolean {
  const document = read(svg)
  const drawing = drawingOfSvg(document, HOUSE_CUT)
  const found = clearSpace.check({ drawing, document, measures: measure(drawing), things: [] })
  return found.some(({ measured }) => measured === null || measured < 2 - TOLERANCE_PX)
}
