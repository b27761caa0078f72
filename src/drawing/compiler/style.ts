import { clearance, type DrawnCut, hasFewLanes, lanes, type Size, spaceBeside, type Stroke } from '../model/cut.ts'
import type { Element, Presence } from './skeleton.ts'

/** A cut with all that follows from it, worked out once a drawing and handed on as one. Lengths in px. */
export interface Style {
  readonly cut: DrawnCut
  /** Side of the canvas. */
  readonly size: Size
  /** px per unit of the 24 grid. */
  readonly scale: number
  /** Painted width of all strokes. */
  readonly stroke: number
  readonly cap: 'round' | 'butt'
  readonly join: 'round' | 'miter'
  /** Radius of corners at the centre line. */
  readonly radius: number
  /** The share of it that corners keep which do not reach to the side: of solids, which look soft where strokes look crisp. */
  readonly crispness: number
  /** Whether all is written as strokes, so that no dot is narrower than one. */
  readonly isStroked: boolean
  /** The lanes by which levels of detail are chosen. */
  readonly lanes: number
  /** The clear space that strokes keep between them where they can: what they ask for, or the least for more detail than the lanes allow. */
  readonly clearance: number
  /** Clear strip round whatever lies over something else, and the least that may be. */
  readonly moat: number
  readonly tightMoat: number
}

/** px of clear space in a solid, by stroke: at least the clear space and the knock-out that the checker asks for. */
const MOAT_IN_SOLID: Readonly<Record<Stroke, number>> = { 1: 1, 1.5: 1.5, 2: 1.5, 2.5: 2.5, 3: 2.5 }

/** A solid shows the outer edge of its rounded line alone, so it takes less for the same voice; 0 < 1 < 2 < 3 stay apart. */
const CORNERS_OF_SOLIDS = 0.5

/**
 * Works a cut out. Between strokes the moat is generous where the cut has room; in a solid it is a knock-out, about as wide
 * as a stroke, and half a pixel more where that puts the edges of a stroke of 1.5 or 2.5 px on the grid.
 */
export function styleOf(cut: DrawnCut, shown: number = lanes(cut)): Style {
  const { size, stroke, radius } = cut
  const scale = size / 24
  const space = spaceBeside(stroke)
  // With few lanes there is no space to give away.
  const between = hasFewLanes(cut) ? space : Math.min(Math.max(stroke, 1), 2)
  const moat = cut.finish === 'filled' ? MOAT_IN_SOLID[stroke] : between
  const corners = radius > 0 ? ({ cap: 'round', join: 'round' } as const) : ({ cap: 'butt', join: 'miter' } as const)
  return {
    cut,
    size,
    scale,
    stroke,
    ...corners,
    radius: radius * scale,
    crispness: cut.finish === 'filled' ? CORNERS_OF_SOLIDS : 1,
    isStroked: cut.finish === 'outlined',
    lanes: shown,
    clearance: shown > lanes(cut) ? clearance(cut) : space,
    moat,
    tightMoat: Math.min(moat, space),
  }
}

/** The elements that are drawn in a style. */
export function present(elements: readonly Element[], style: Style): Element[] {
  return elements.filter((element) => element.presence.every((presence) => holds(presence, style)))
}

/** The elements drawn in a style at either finish: both stand on the same grid. */
export function presentAtEither(elements: readonly Element[], style: Style): Element[] {
  const at = (finish: 'outlined' | 'filled'): Element[] =>
    elements.filter((element) => element.presence.every((presence) => holds(presence, style, finish)))
  return [...new Set([...at('outlined'), ...at('filled')])]
}

function holds(presence: Presence, { lanes, cut }: Style, finish: 'outlined' | 'filled' = cut.finish): boolean {
  const room = lanes * presence.scale + 1e-9
  return (
    room >= presence.fromLanes &&
    (room < presence.belowLanes || presence.belowLanes === Infinity) &&
    cut.size >= presence.fromSize &&
    cut.size < presence.belowSize &&
    (presence.finish === null || presence.finish === finish)
  )
}
