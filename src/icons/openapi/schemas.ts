import { z } from 'zod'
import { cutRequestSchema, cutSchema } from '../../contract/cut-schema.ts'
import { drawEventSchema, drawEventSchemas } from '../../contract/draw-event.ts'
import type { DrawStreamEvent } from '../../contract/draw-event.ts'
import { drawItemSchema, drawObjectSchema, drawSoFarSchema, findingSchema } from '../../contract/draw-object.ts'
import { drawRequestSchema } from '../../contract/draw-request.ts'
import { errorObjectSchema } from '../../contract/error-object.ts'
import { modelListSchema, modelObjectSchema } from '../../contract/model-object.ts'
import { protectedResourceSchema } from '../protected-resource.ts'
import { openSchema } from './open-schema.ts'

export type Json = Readonly<Record<string, unknown>>

/** What requests are made of: it is held to the letter. */
const SENT_TO_US: ReadonlyMap<string, z.ZodType> = new Map<string, z.ZodType>([
  ['IconRequest', drawRequestSchema],
  ['Cut', cutRequestSchema],
])

/** The nouns of the API by the names that generated clients will know them by. */
const NOUNS: ReadonlyMap<string, z.ZodType> = new Map([
  ...SENT_TO_US,
  ['WholeCut', cutSchema],
  ['IconDraw', drawObjectSchema],
  ['IconDrawSoFar', drawSoFarSchema],
  ['IconDrawItem', drawItemSchema],
  ['Finding', findingSchema],
  ['Model', modelObjectSchema],
  ['ModelList', modelListSchema],
  ['Error', errorObjectSchema],
  ['ProtectedResource', protectedResourceSchema],
  ['DrawStreamEvent', drawEventSchema],
  ...Object.entries(drawEventSchemas).map(([type, schema]) => [eventName(type), schema] as const),
])

/** The name of an event's schema: `ItemProgramDeltaEvent` for `item.program.delta`. */
function eventName(type: string): string {
  return `${type
    .split('.')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('')}Event`
}

/** JSON Schema for every noun, each naming the others by reference. */
export function schemaComponents(): Record<string, Json> {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of NOUNS) registry.add(schema, { id })
  const { schemas } = z.toJSONSchema(registry, { uri: address, override: ({ jsonSchema }) => tidy(jsonSchema) })
  const ours = Object.entries(schemas).map(([name, { $schema: _dialect, $id: _id, ...schema }]) => [
    name,
    SENT_TO_US.has(name) ? schema : openSchema(schema),
  ])
  const { DrawStreamEvent: events, ...others } = Object.fromEntries(ours) as Record<string, Json>
  return { ...others, DrawStreamEvent: openEvents(events ?? {}), OtherEvent: OTHER_EVENT }
}

/** A reference to a noun, or the schema itself when it is none. */
export function schemaOf(schema: z.ZodType): Json {
  const name = [...NOUNS].find(([, noun]) => noun === schema)?.[0]
  if (name !== undefined) return { $ref: address(name) }
  const { $schema: _dialect, ...inline } = z.toJSONSchema(schema, { override: ({ jsonSchema }) => tidy(jsonSchema) })
  return openSchema(inline)
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

function openEvents(events: Json): Json {
  return { ...events, oneOf: [...(events['oneOf'] as Json[]), { $ref: address('OtherEvent') }] }
}

function address(name: string): string {
  return `#/components/schemas/${name}`
}

/** What zod writes for its own sake, or less exactly than it checks. */
function tidy(schema: Record<string, unknown>): void {
  // Every integer of JavaScript has these bounds; they say nothing of the API.
  if (schema['minimum'] === Number.MIN_SAFE_INTEGER) delete schema['minimum']
  if (schema['maximum'] === Number.MAX_SAFE_INTEGER) delete schema['maximum']
  if (schema['format'] === 'starts_with') delete schema['format']
  const { type, enum: values } = schema
  if (type === 'number' && Array.isArray(values) && values.every(Number.isInteger)) schema['type'] = 'integer'
}
