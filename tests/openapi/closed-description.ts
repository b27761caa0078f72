type Json = Readonly<Record<string, unknown>>

/**
 * The API's description as the service of today must keep to it: clients are told that answers may grow, but nothing that is
 * not described may be sent.
 */
export function closedDescription(document: Json): Json {
  return closed(document) as Json
}

function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((one) => !isOtherEvent(one)).map(closed)
  if (typeof value !== 'object' || value === null) return value
  const { 'x-extensible-enum': known, ...schema } = value as Json
  return {
    ...Object.fromEntries(Object.entries(schema).map(([key, inner]) => [key, closed(inner)])),
    ...(known === undefined ? {} : { enum: known }),
    ...(schema['type'] === 'object' && !('additionalProperties' in schema) ? { additionalProperties: false } : {}),
  }
}

function isOtherEvent(value: unknown): boolean {
  return String((value as Json | null)?.['$ref']).endsWith('/OtherEvent')
}
