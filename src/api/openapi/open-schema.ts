import type { Json } from './api-description.ts'

/** Properties that say what a thing is: the same thing will always be called so. */
const KINDS = ['object', 'mime_type', 'type']

/**
 * The schema of what the service sends, as clients must read it: later versions of v1 may send more properties, other values and
 * longer lists. Values that are known today stand in `x-extensible-enum`. `name` is that of the property, where it is one.
 */
export function openSchema(schema: Json, name = ''): Json {
  const { additionalProperties, maxItems: _items, maximum: _value, enum: several, const: only, ...rest } = schema
  const isClosed = only !== undefined && !KINDS.includes(name)
  const known = isClosed ? [only] : several
  const inner = {
    ...('properties' in rest ? { properties: openedOf(rest['properties'] as Record<string, Json>) } : {}),
    ...('items' in rest ? { items: openSchema(rest['items'] as Json) } : {}),
    ...('anyOf' in rest ? { anyOf: (rest['anyOf'] as Json[]).map((one) => openSchema(one)) } : {}),
  }
  return {
    ...rest,
    ...inner,
    ...(only === undefined || isClosed ? {} : { const: only }),
    ...(known === undefined ? {} : { 'x-extensible-enum': known }),
    ...(additionalProperties === undefined || additionalProperties === false ? {} : { additionalProperties }),
  }
}

function openedOf(properties: Record<string, Json>): Record<string, Json> {
  return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, openSchema(schema, name)]))
}
