import type { Rule } from './rule.ts'
import { angle } from './rules/angle.ts'
import { badge } from './rules/badge.ts'
import { budget } from './rules/budget.ts'
import { centre } from './rules/centre.ts'
import { clearSpace } from './rules/clear-space.ts'
import { counter } from './rules/counter.ts'
import { deadPart } from './rules/dead-part.ts'
import { density } from './rules/density.ts'
import { fillBounds } from './rules/fill-bounds.ts'
import { fillKnockout } from './rules/fill-knockout.ts'
import { fillReal } from './rules/fill-real.ts'
import { inkBox } from './rules/ink-box.ts'
import { inkEmpty } from './rules/ink-empty.ts'
import { join } from './rules/join.ts'
import { liveArea } from './rules/live-area.ts'
import { merged } from './rules/merged.ts'
import { pixelSnap } from './rules/pixel-snap.ts'
import { radius } from './rules/radius.ts'
import { scraps } from './rules/scraps.ts'
import { size } from './rules/size.ts'
import { strokeEven } from './rules/stroke-even.ts'
import { strokeFit } from './rules/stroke-fit.ts'
import { svgCanvas } from './rules/svg-canvas.ts'
import { svgDot } from './rules/svg-dot.ts'
import { svgForm } from './rules/svg-form.ts'
import { svgPaint } from './rules/svg-paint.ts'
import { svgPrecision } from './rules/svg-precision.ts'
import { svgWinding } from './rules/svg-winding.ts'
import { symmetry } from './rules/symmetry.ts'
import { tangent } from './rules/tangent.ts'
import { topology } from './rules/topology.ts'
import { vanished } from './rules/vanished.ts'
import { generalised, knownGlyph, pictureUnclear, simplified, textLeftOut, unmatched } from './told-by-author.ts'

/**
 * Every rule, in the order of their reference: what is missing, the file, the ink, the strokes, the whole, the filled twin, the request.
 * The last three are found by the author; they stand here so that every id of a finding has its entry.
 */
export const RULES: readonly Rule[] = [
  vanished,
  scraps,
  merged,
  svgForm,
  svgCanvas,
  svgPaint,
  svgPrecision,
  svgWinding,
  svgDot,
  inkEmpty,
  liveArea,
  clearSpace,
  counter,
  pixelSnap,
  inkBox,
  strokeEven,
  join,
  tangent,
  topology,
  strokeFit,
  centre,
  size,
  density,
  radius,
  angle,
  budget,
  symmetry,
  fillReal,
  fillBounds,
  fillKnockout,
  badge,
  deadPart,
  unmatched,
  generalised,
  pictureUnclear,
  simplified,
  textLeftOut,
  knownGlyph,
]
