import { z } from 'zod'
import { FINISHES, HOUSE_CUT, RADII, SIZES, STROKES } from '../drawing/model/cut.ts'
import type { Cut } from '../drawing/model/cut.ts'

/** A cut as a request gives it: any of its properties may be left out. */
export type CutRequest = { readonly [K in keyof Cut]?: Cut[K] | undefined }

const SIZE = 'Width and height of the picture, in px.'
const STROKE = 'Width of the lines, in px.'
const RADIUS = 'Radius of the corners, in units of the 24 grid, at the middle of the line.'
const FINISH = '`outlined` draws lines, `filled` solid shapes.'

export const cutRequestSchema: z.ZodType<CutRequest> = z
  .strictObject({
    size: z.literal(SIZES).meta({ description: SIZE, default: HOUSE_CUT.size }).optional(),
    stroke: z.literal(STROKES).meta({ description: STROKE, default: HOUSE_CUT.stroke }).optional(),
    radius: z.literal(RADII).meta({ description: RADIUS, default: HOUSE_CUT.radius }).optional(),
    finish: z.literal(FINISHES).meta({ description: FINISH, default: HOUSE_CUT.finish }).optional(),
  })
  .describe('The style of a draw. What is left out is taken from the house cut, which is the defaults here.')

export const cutSchema: z.ZodType<Cut> = z
  .strictObject({
    size: z.literal(SIZES).describe(SIZE),
    stroke: z.literal(STROKES).describe(STROKE),
    radius: z.literal(RADII).describe(RADIUS),
    finish: z.literal(FINISHES).describe(FINISH),
  })
  .describe('A cut with all its properties, as answers have it.')

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
