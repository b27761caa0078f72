import type { z } from 'zod'
import type { Json } from '../../api/openapi/api-description.ts'
import { address } from '../../api/openapi/schemas.ts'
import { cutRequestSchema, cutSchema } from '../../contract/cut-schema.ts'
import { drawEventSchema, drawEventSchemas } from '../../contract/draw-event.ts'
import type { DrawStreamEvent } from '../../contract/draw-event.ts'
import { drawItemSchema, drawObjectSchema, drawSoFarSchema, findingSchema } from '../../contract/draw-object.ts'
import { drawRequestSchema } from '../../contract/draw-request.ts'
import { errorObjectSchema } from '../../contract/error-object.ts'
import { drawnGlyphSchema, glyphListSchema, glyphSchema } from '../../contract/glyph-object.ts'
import { modelListSchema, modelObjectSchema } from '../../contract/model-object.ts'

/** What requests are made of. */
export const SENT: ReadonlyMap<string, z.ZodType> = new Map<string, z.ZodType>([
  ['IconRequest', drawRequestSchema],
  ['Cut', cutRequestSchema],
])

/** What answers are made of; `others` are those of the documents. */
export function answeredNouns(others: ReadonlyMap<string, z.ZodType>): ReadonlyMap<string, z.ZodType> {
  return new Map<string, z.ZodType>([
    ['WholeCut', cutSchema],
    ['IconDraw', drawObjectSchema],
    ['IconDrawSoFar', drawSoFarSchema],
    ['IconDrawItem', drawItemSchema],
    ['Finding', findingSchema],
    ['Model', modelObjectSchema],
    ['ModelList', modelListSchema],
    ['Glyph', glyphSchema],
    ['GlyphList', glyphListSchema],
    ['DrawnGlyph', drawnGlyphSchema],
    ['Error', errorObjectSchema],
    ...others,
    ['DrawStreamEvent', drawEventSchema],
    ...Object.entries(drawEventSchemas).map(([type, schema]) => [eventName(type), schema] as const),
  ])
}

/** The name of an event's schema: `ItemProgramDeltaEvent` for `item.program.delta`. */
function eventName(type: string): string {
  return `${type
    .split('.')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('')}Event`
}

const EVENT_TYPES = Object.keys(drawEventSchemas) as DrawStreamEvent['type'][]

/** What stands for the events that later versions of v1 may send. */
const OTHER_EVENT: Json = {
  type: 'object',
  description: 'An event that this description does not know yet. Ignore it.',
  required: ['type', 'sequence'],
  properties: {
    type: { type: 'string', description: 'The kind of event; also its name.', not: { enum: EVENT_TYPES } },
    sequence: {
      type: 'integer',
      minimum: 0,
      description: 'From 0, without gaps; also the `id` of the server-sent event.',
    },
  },
}

/** The schemas with one for events that come later. */
export function withOtherEvents({ DrawStreamEvent: events, ...others }: Record<string, Json>): Record<string, Json> {
  const oneOf = [...((events?.['oneOf'] ?? []) as Json[]), { $ref: address('OtherEvent') }]
  return { ...others, DrawStreamEvent: { ...events, oneOf }, OtherEvent: OTHER_EVENT }
}
