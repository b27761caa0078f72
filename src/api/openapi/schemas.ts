import { z } from 'zod'
import type { ApiDescription, Json } from './api-description.ts'
import { openSchema } from './open-schema.ts'

/** JSON Schema for every noun, each naming the others by reference. */
export function schemaComponents({ sent, answered, finish }: ApiDescription): Record<string, Json> {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of [...sent, ...answered]) registry.add(schema, { id })
  const { schemas } = z.toJSONSchema(registry, { uri: address, override: ({ jsonSchema }) => tidy(jsonSchema) })
  const ours = Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema: _dialect, $id: _id, ...schema }]) => [
      name,
      sent.has(name) ? schema : openSchema(schema),
    ]),
  )
  return finish === undefined ? ours : finish(ours)
}

/** A reference to a noun, or the schema itself when it is none. */
export function schemaOf(schema: z.ZodType, { sent, answered }: ApiDescription): Json {
  const name = [...sent, ...answered].find(([, noun]) => noun === schema)?.[0]
  if (name !== undefined) return { $ref: address(name) }
  const { $schema: _dialect, ...inline } = z.toJSONSchema(schema, { override: ({ jsonSchema }) => tidy(jsonSchema) })
  return openSchema(inline)
}

/** Where the schema of a noun is in the document. */
export function address(name: string): string {
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
