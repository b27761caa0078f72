import { distanceTo } from '../../geometry/distance.ts'
import type { Drawing, Mark } from '../../model/drawing.ts'
import type { Finding } from '../../model/finding.ts'
import { findingOf, px } from '../finding-of.ts'
import { type Corner, cornersOf } from '../measures/corners.ts'
import { GRID_PLAY_FORMULA, gridPlay } from '../measures/grid-play.ts'
import type { Rule } from '../rule.ts'

const TOLERANCE_PX = 0.1
/** A side shorter than this many tangent lengths has no room for the full radius. */
const ROOM = 3.4
/** Tips sharper than this keep a smaller radius, or lose their shape. */
const ACUTE_DEGREES = 75
/** Arcs above this radius (24 grid) are drawn bows, not roundings of a corner. */
const LARGEST_ROUNDING = 3.2
const LARGEST_ROUNDING_WHEN_SHARP = 2.5
/** This many sharp corners show that the radius was ignored. */
const IGNORED_CORNERS = 4
/** A corner with a shorter side is none to look at. */
const SHORTEST_SIDE_PX = 1
/** Roundings whose centres are this near have one centre. */
const CONCENTRIC_PX = 0.3
/** Down to this share of the wanted radius a rounding is one of the family. */
const LEAST_SHARE = 0.5
/** A tip that lies this much further out is not seen. */
const UNSEEN_TIP_PX = 0.5
/** The grid of programs: what a radius of the cut is measured in. */
const GRID = 24

interface Placed {
  readonly corner: Corner
  readonly mark: Mark
}

/** Corners are rounded as the cut asks. */
export const radius: Rule = {
  id: 'radius',
  severity: 'error, warning',
  title: 'Corners are rounded as the cut asks',
  rationale:
    "The corner radius is half of a family's voice, so all corners share it. It is measured at the centre line, in the 24 grid. Allowed besides: " +
    'down to half of it or while its tip lies no more than half a pixel further out, one stroke more or less or a common centre with another rounding (concentric), a full pill, a bow whose halves the pixel grid has moved apart, and less where a side is ' +
    'too short or the tip is acute. It is an error when a drawing with several closed corners shows none of the radius. Solids have half of the radius, but for corners that are the outermost point to a side, and are judged ' +
    'only by whether they are rounded at all, since cuts through them leave sharp corners on purpose. To mend: take `!`, `~r` or `form` back, ' +
    'or lengthen the side.',
  thresholds: [
    { name: 'wanted', value: `radius · size ÷ ${GRID}`, unit: 'px' },
    { name: 'tolerance', value: TOLERANCE_PX, unit: 'px' },
    { name: 'at least', value: LEAST_SHARE, unit: '· wanted' },
    { name: 'or its tip further out by at most', value: UNSEEN_TIP_PX, unit: 'px' },
    { name: 'a common centre within', value: CONCENTRIC_PX, unit: 'px' },
    { name: 'shortest side of a closed corner', value: SHORTEST_SIDE_PX, unit: 'px' },
    { name: 'a short side is below', value: ROOM, unit: '· tangent length' },
    { name: 'acute below', value: ACUTE_DEGREES, unit: '°' },
    {
      name: 'halves of a bow lie apart by at most',
      value: `twice what the pixel grid takes: ${GRID_PLAY_FORMULA}`,
      unit: '',
    },
    { name: 'a drawn bow above', value: LARGEST_ROUNDING, unit: 'units of the 24 grid' },
    { name: 'radius 0: a rounding up to', value: LARGEST_ROUNDING_WHEN_SHARP, unit: 'units of the 24 grid' },
    { name: 'ignored from', value: IGNORED_CORNERS, unit: 'closed corners with room, none rounded' },
  ],
  check: ({ drawing }) => {
    const placed = drawing.marks
      .filter((mark) => mark.dot === null)
      .flatMap((mark) => cornersOf(mark.path).map((corner) => ({ corner, mark })))
    if (drawing.cut.radius === 0) return roundedAnyway(drawing, placed)
    const closed = placed.filter(({ corner }) => corner.convex && corner.side >= SHORTEST_SIDE_PX)
    const sharp = closed.filter(
      (one) =>
        one.corner.radius === 0 && !isAcute(one.corner) && !isCramped(one.corner, drawing) && !isMet(one, drawing),
    )
    if (sharp.length >= IGNORED_CORNERS && closed.every(({ corner }) => corner.radius === 0)) {
      const first = sharp[0] as Placed
      return [
        findingOf('radius', 'error', `All ${sharp.length} closed corners are sharp, although the cut rounds corners.`, {
          at: first.corner,
          measured: 0,
          limit: wantedRadius(drawing),
          span: first.mark.span,
        }),
      ]
    }
    if (drawing.strokeWidth === null) return []
    return [
      ...sharp.map((one) => sharpAnyway(one, drawing)),
      ...placed.flatMap((one) => wrongRadius(one, drawing, placed)),
    ]
  },
}

function wantedRadius(drawing: Drawing): number {
  return (drawing.cut.radius * drawing.cut.size) / GRID
}

/** A corner where another stroke ends stays sharp. */
function isMet({ corner, mark }: Placed, drawing: Drawing): boolean {
  return drawing.marks.some(
    (other) => other !== mark && other.path.segments.some((s) => distanceTo(s, corner.x, corner.y) < TOLERANCE_PX),
  )
}

function roundedAnyway(drawing: Drawing, placed: readonly Placed[]): Finding[] {
  const most =
    (LARGEST_ROUNDING_WHEN_SHARP * drawing.cut.size) / GRID +
    (drawing.strokeWidth === null ? drawing.cut.stroke / 2 : 0)
  const closed = placed.filter(({ corner }) => corner.convex)
  if (!closed.some(({ corner }) => corner.radius === 0)) return []
  return closed
    .filter(({ corner }) => corner.radius > 0 && corner.radius <= most && !isHalfOfBow(corner, drawing))
    .map(({ corner, mark }) =>
      findingOf(
        'radius',
        'warning',
        `A corner is rounded by ${px(corner.radius)}, although the cut asks for sharp ones.`,
        {
          at: corner,
          measured: corner.radius,
          limit: 0,
          span: mark.span,
        },
      ),
    )
}

function isAcute(corner: Corner): boolean {
  return 180 - (corner.turn * 180) / Math.PI < ACUTE_DEGREES
}

function isCramped(corner: Corner, drawing: Drawing): boolean {
  return corner.side < ROOM * wantedRadius(drawing) * Math.tan(corner.turn / 2)
}

/** Half of a drawn bow, such as the tip of a finger, that the pixel grid has moved apart from its other half. */
function isHalfOfBow({ rest }: Corner, { cut }: Drawing): boolean {
  return rest <= 2 * gridPlay(cut) + TOLERANCE_PX
}

/** How far in px a rounding draws the tip of a corner in. */
function tipOf({ turn }: Corner, radius: number): number {
  return radius * (1 / Math.cos(turn / 2) - 1)
}

function sharpAnyway({ corner, mark }: Placed, drawing: Drawing): Finding {
  return findingOf('radius', 'warning', 'A closed corner is sharp, although the cut rounds corners.', {
    at: corner,
    measured: 0,
    limit: wantedRadius(drawing),
    span: mark.span,
  })
}

function wrongRadius({ corner, mark }: Placed, drawing: Drawing, placed: readonly Placed[]): Finding[] {
  const wanted = wantedRadius(drawing)
  const { stroke, size } = drawing.cut
  const measured = corner.radius
  if (measured === 0 || measured > (LARGEST_ROUNDING * size) / GRID || isHalfOfBow(corner, drawing)) return []
  if (measured >= LEAST_SHARE * wanted - TOLERANCE_PX && measured <= wanted + TOLERANCE_PX) return []
  if ([wanted - stroke, wanted + stroke].some((concentric) => Math.abs(measured - concentric) <= TOLERANCE_PX))
    return []
  if (measured < wanted && (isAcute(corner) || isCramped(corner, drawing))) return []
  if (measured < wanted && tipOf(corner, wanted) - tipOf(corner, measured) <= UNSEEN_TIP_PX) return []
  if (Math.abs(2 * measured - corner.side) <= TOLERANCE_PX) return []
  const sharesCentre = placed.some(
    (other) =>
      other.corner !== corner &&
      other.corner.radius > 0 &&
      Math.hypot(other.corner.cx - corner.cx, other.corner.cy - corner.cy) <= CONCENTRIC_PX,
  )
  if (sharesCentre) return []
  return [
    findingOf('radius', 'warning', `A corner is rounded by ${px(measured)} instead of ${px(wanted)}.`, {
      at: corner,
      measured,
      limit: wanted,
      span: mark.span,
    }),
  ]
}
