import type { z } from 'zod'
import type { JsonInput } from './route.ts'

/** A body of JSON that the route gets as its schema has checked it. */
export function jsonInput<Body>(
  schema: z.ZodType<Body>,
  limitBytes: number,
  more: Pick<JsonInput<Body>, 'isOptional' | 'advice'> = {},
): JsonInput<Body> {
  return { kind: 'json', schema, limitBytes, ...more, receive: (checked) => checked as Body }
}
