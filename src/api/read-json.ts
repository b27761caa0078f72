import type { z } from 'zod'
import { parseJson } from '../platform/http/parse-json.ts'
import { releaseBytes } from '../platform/release-bytes.ts'
import { ApiError } from './api-error.ts'
import { checkValue, invalidProperty } from './check-value.ts'

/**
 * The value in the bytes of a body, checked. Throws the refusal of what is no JSON, or not what the schema takes. The bytes are
 * gone afterwards: what they say is text now, and they would take as much memory again.
 */
export function readJson<Value>(bytes: Uint8Array, schema: z.ZodType<Value>): Value {
  const reading = parseJson(bytes)
  releaseBytes(bytes)
  if (reading.problem === null) return checkValue(reading.value, schema)
  throw reading.path.length === 0
    ? new ApiError('invalid', reading.problem)
    : invalidProperty(reading.path, reading.problem)
}
