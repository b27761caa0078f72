import { check } from '../drawing/checker/check.ts'
import { HOUSE_CUT, SIZES, STROKES } from '../drawing/model/cut.ts'
import type { Cut } from '../drawing/model/cut.ts'
import type { SvgDocument } from '../drawing/model/document.ts'
import { drawingOfSvg } from '../drawing/svg/drawing-of-svg.ts'
import { read } from '../drawing/svg/read.ts'
import type { CheckedSvg } from '../icons/mcp/mcp-tool.ts'

/** What only the outlined twin of a filled icon tells, which a picture alone has not. */
const OF_TWINS = 'fill-real'

/** Measures an SVG of anybody's as an icon of ours: at the cut that it comes nearest to. */
export function checkSvg(svg: string): CheckedSvg {
  const document = read(svg)
  const cut = nearestCut(document)
  const findings = check({ drawing: drawingOfSvg(document, cut), document })
  return { cut, findings: findings.filter(({ rule }) => rule !== OF_TWINS) }
}

function nearestCut({ attributes }: SvgDocument): Cut {
  const isStroked = (attributes.get('stroke') ?? 'none') !== 'none'
  return {
    size: nearest(SIZES, Number(attributes.get('width')), HOUSE_CUT.size),
    stroke: nearest(STROKES, Number(attributes.get('stroke-width')), HOUSE_CUT.stroke),
    radius: HOUSE_CUT.radius,
    finish: isStroked ? 'outlined' : 'filled',
  }
}

function nearest<Value extends number>(values: readonly Value[], asked: number, standard: Value): Value {
  if (!(asked > 0)) return standard
  return values.reduce((best, value) => (Math.abs(value - asked) < Math.abs(best - asked) ? value : best), standard)
}
