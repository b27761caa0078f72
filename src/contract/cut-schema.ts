import { z } from 'zod'
import { FINISHES, HOUSE_CUT, RADII, SIZES, STROKES } from '../drawing/model/cut.ts'
import type { Cut } from '../drawing/model/cut.ts'

/** A cut as a request gives it: any of its properties may be left out. */
export type CutRequest = { readonly [K in keyof Cut]?: Cut[K] | undefined }

export const cutRequestSchema: z.ZodType<CutRequest> = z.strictObject({
  size: z.literal(SIZES).optional(),
  stroke: z.literal(STROKES).optional(),
  radius: z.literal(RADII).optional(),
  finish: z.literal(FINISHES).optional(),
})

export const cutSchema: z.ZodType<Cut> = z.strictObject({
  size: z.literal(SIZES),
  stroke: z.literal(STROKES),
  radius: z.literal(RADII),
  finish: z.literal(FINISHES),
})

/** The whole cut, with the house cut where the request says nothing. */
export function wholeCut(given: CutRequest | undefined): Cut {
  const cut = given ?? {}
  return {
    size: cut.size ?? HOUSE_CUT.size,
    stroke: cut.stroke ?? HOUSE_CUT.stroke,
    // JSON knows -0; a drawing must not.
    radius: RADII.find((radius) => radius === cut.radius) ?? HOUSE_CUT.radius,
    finish: cut.finish ?? HOUSE_CUT.finish,
  }
}
