import { z } from 'zod'
import { FINISHES, RADII, SIZES, STROKES } from '../drawing/model/cut.ts'
import type { Cut } from '../drawing/model/cut.ts'
import { wholeCut } from './cut-schema.ts'

/** A cut as the query of an address gives it: texts, any of which may be left out. */
export interface CutQuery {
  readonly size?: string | undefined
  readonly stroke?: string | undefined
  readonly radius?: string | undefined
  readonly finish?: string | undefined
}

/** The fields of a query that name a cut. */
export const cutQueryFields: Readonly<Record<keyof CutQuery, z.ZodOptional<z.ZodLiteral<string>>>> = {
  size: oneOf(SIZES).describe('Width and height of the picture, in px.'),
  stroke: oneOf(STROKES).describe('Width of the lines, in px.'),
  radius: oneOf(RADII).describe('Radius of the corners, in units of the 24 grid.'),
  finish: oneOf(FINISHES).describe('`outlined` draws lines, `filled` solid shapes.'),
}

function oneOf(values: readonly (string | number)[]): z.ZodOptional<z.ZodLiteral<string>> {
  return z.literal(values.map(String)).optional()
}

/** The whole cut that a query has named, checked by `cutQueryFields`; `standard` where it says nothing. */
export function cutOfQuery({ size, stroke, radius, finish }: CutQuery, standard?: Cut): Cut {
  return {
    ...(standard ?? wholeCut(undefined)),
    ...given('size', SIZES, size),
    ...given('stroke', STROKES, stroke),
    ...given('radius', RADII, radius),
    ...given('finish', FINISHES, finish),
  }
}

function given<Name extends string, Value extends string | number>(
  name: Name,
  values: readonly Value[],
  text: string | undefined,
): Partial<Record<Name, Value>> {
  const value = values.find((one) => String(one) === text)
  return value === undefined ? {} : ({ [name]: value } as Partial<Record<Name, Value>>)
}
