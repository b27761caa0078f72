import { z } from 'zod'

export interface KnownProperty {
  readonly name: string
  /** The names of its own properties; none when it is no object. */
  readonly inner: readonly string[]
}

/** The properties that a schema allows for the object at `path`; none when there is no object. */
export function knownProperties(schema: z.ZodType, path: readonly PropertyKey[]): KnownProperty[] {
  const shape = shapeOf(path.reduce<unknown>(stepInto, schema))
  return Object.entries(shape).map(([name, inner]) => ({ name, inner: Object.keys(shapeOf(inner)) }))
}

function stepInto(schema: unknown, step: PropertyKey): unknown {
  const bare = unwrapped(schema)
  return bare instanceof z.ZodArray ? bare.element : shapeOf(bare)[String(step)]
}

function shapeOf(schema: unknown): Readonly<Record<string, unknown>> {
  const bare = unwrapped(schema)
  return bare instanceof z.ZodObject ? bare.shape : {}
}

function unwrapped(schema: unknown): unknown {
  if (schema instanceof z.ZodOptional) return unwrapped(schema.unwrap())
  // What is made of a value is nothing that a caller writes.
  return schema instanceof z.ZodPipe ? unwrapped(schema.in) : schema
}
