import { renderPixels } from '../../src/tools/render.ts'

/** Side of the masks in which drawings are compared, and px of them per unit of the 24 grid. */
export const MASK_SIDE = 192
export const MASK_SCALE = MASK_SIDE / 24

/** Where there is ink: 1 or 0 for each px, rows from the top. */
export type Mask = Uint8Array

/** How a drawing is laid upon another: `p → scale · p + (x, y)`, in units of the 24 grid. */
export interface Placement {
  readonly scale: number
  readonly x: number
  readonly y: number
}

export const AS_IT_IS: Placement = { scale: 1, x: 0, y: 0 }

/** Ink of a drawing from 0 to 255 a px, on a square of `side` px. */
export function coverageOf(svg: string, side: number, placement: Placement = AS_IT_IS): Uint8Array {
  const frame = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 24 24">${placed(svg, placement)}</svg>`
  const { pixels } = renderPixels(frame)
  return Uint8Array.from({ length: side * side }, (_, at) => pixels[4 * at + 3] ?? 0)
}

/** The ink of a drawing. */
export function maskOf(svg: string, placement: Placement = AS_IT_IS): Mask {
  return coverageOf(svg, MASK_SIDE, placement).map((ink) => (ink >= 128 ? 1 : 0))
}

/** Intersection over union, from 0 to 1. */
export function overlapOf(one: Mask, other: Mask): number {
  let [both, either] = [0, 0]
  for (let at = 0; at < one.length; at++) {
    both += (one[at] as number) & (other[at] as number)
    either += (one[at] as number) | (other[at] as number)
  }
  return either === 0 ? 0 : both / either
}

/** A drawing as part of another one of 24 units, however large it says that it is; what lies outside stays seen. */
export function placed(svg: string, { scale, x, y }: Placement): string {
  const sized = svg.replace(/ width="[^"]*" height="[^"]*"/, ' width="24" height="24" overflow="visible"')
  return `<g transform="translate(${x} ${y}) scale(${scale})">${sized}</g>`
}
