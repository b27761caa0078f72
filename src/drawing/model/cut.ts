/** The style of a draw: everything that a program in the icon language leaves open. */

export const SIZES = [16, 20, 24] as const
export const STROKES = [1, 1.5, 2, 2.5, 3] as const
export const RADII = [0, 1, 2, 3] as const
export const FINISHES = ['outlined', 'filled'] as const

export type Size = (typeof SIZES)[number]
export type Stroke = (typeof STROKES)[number]
export type Radius = (typeof RADII)[number]
export type Finish = (typeof FINISHES)[number]

/** `size` and `stroke` in output px; `radius` in units of the 24 grid, measured at the centre line. */
export interface Cut {
  readonly size: Size
  readonly stroke: Stroke
  readonly radius: Radius
  readonly finish: Finish
}

/** The cut that a drawing is drawn at. */
export interface DrawnCut extends Cut {
  /** The width in px that was asked for, where the drawing's strokes are thinner. */
  readonly asked?: Stroke
}

/** The cut that applies when a request names none. */
export const HOUSE_CUT: Cut = { size: 24, stroke: 2, radius: 3, finish: 'outlined' }

/** All 120 cuts, in a fixed order. */
export function allCuts(): Cut[] {
  return FINISHES.flatMap((finish) =>
    SIZES.flatMap((size) => STROKES.flatMap((stroke) => RADII.map((radius) => ({ size, stroke, radius, finish })))),
  )
}

/** The space that a stroke asks for beside it: px, a share of the stroke, and the px from which a stroke counts no wider. */
const SPACE = { least: 1, share: 0.75, widest: 2 } as const

/** The clear space in px that a stroke asks for beside it. Moats have it, and lanes are counted with it. */
export function spaceBeside(stroke: Stroke): number {
  return Math.max(SPACE.least, SPACE.share * Math.min(stroke, SPACE.widest))
}

/**
 * How many strokes can stand side by side, with their space, across the live area: 11 at 24/1, 6.3 at the house cut, 3.1 at
 * 16/3. Programs choose their level of detail by it (`@5+`, `@4-`), unless they declare another (`detail`).
 */
export function lanes({ size, stroke }: { readonly size: number; readonly stroke: Stroke }): number {
  return (size - 2) / (stroke + spaceBeside(stroke))
}

/** Whether strokes are heavier for their size than at the house cut: there gaps give way, before any detail does. */
export function isHeavy(cut: Pick<Cut, 'size' | 'stroke'>): boolean {
  return lanes(cut) < lanes(HOUSE_CUT)
}

/** Fewer lanes than this are few. */
export const FEW_LANES = 5

/** Whether two things have no room side by side at a cut, as each has alone. */
export function hasFewLanes(cut: Pick<Cut, 'size' | 'stroke'>): boolean {
  return lanes(cut) < FEW_LANES
}

/** No stroke gives way to one with less than this share of its width. */
const LEAST_OF_WIDTH = 2 / 3

/** The widths that strokes may have in place of one that is asked for, the widest first. */
export function thinnerThan(stroke: Stroke): Stroke[] {
  return STROKES.filter((one) => one < stroke && one >= stroke * LEAST_OF_WIDTH - 1e-9).reverse()
}

/**
 * The width in px that strokes have where two things share the few lanes of a cut: the widest that leaves five lanes, else the thinnest that may be; null where
 * they have the width that was asked for.
 */
export function strokeInCompany({ size, stroke }: Pick<Cut, 'size' | 'stroke'>): Stroke | null {
  if (!hasFewLanes({ size, stroke })) return null
  const thinner = thinnerThan(stroke)
  return thinner.find((one) => !hasFewLanes({ size, stroke: one })) ?? thinner.at(-1) ?? null
}

/** The smallest clear space in px that a cut allows between two pieces of ink: what the stroke asks for, and `least` at heavy cuts. */
export function clearance(cut: Cut): number {
  return isHeavy(cut) ? SPACE.least : spaceBeside(cut.stroke)
}

/** How texts write the smallest clear space. */
export const CLEARANCE_FORMULA: string = `${SPACE.least} at heavy cuts, else max(${SPACE.least}, ${SPACE.share} · min(stroke, ${SPACE.widest}))`

/** `24/2/3 outlined`: how people and file names write a cut. */
export function cutName(cut: Cut): string {
  return `${cut.size}/${cut.stroke}/${cut.radius} ${cut.finish}`
}
