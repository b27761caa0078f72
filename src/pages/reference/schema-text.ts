import { headingSlug, markdownTable } from '../markdown/markdown-text.ts'
import type { ApiSchema } from './api-document.ts'

/** A named schema: what it is, and its properties as a table, those of objects within it by their dotted paths. */
export function schemaText(name: string, schema: ApiSchema): string {
  const lines = [`### ${name}`, '', schema.description ?? '', '']
  const choices = schema.oneOf ?? []
  if (choices.length > 0) lines.push('One of:', '', ...choices.map((one) => `- ${typeText(one)}`), '')
  const rows = rowsOf(schema, '')
  if (rows.length > 0) lines.push(markdownTable([['property', 'type', 'meaning'], ...rows]), '')
  return lines.join('\n')
}

/** What a value may be, in words: `integer: 16, 20, 24`, or a link to a named schema. */
export function typeText(schema: ApiSchema): string {
  if (schema.$ref !== undefined) return linkTo(schema.$ref)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices !== undefined) return choices.map(typeText).join(' or ')
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``
  if (schema.enum !== undefined) return schema.enum.map((value) => `\`${JSON.stringify(value)}\``).join(', ')
  const known = schema['x-extensible-enum']
  if (known !== undefined)
    return `${schema.type === undefined ? '' : `${String(schema.type)}: `}${known.map((value) => `\`${JSON.stringify(value)}\``).join(', ')} …`
  if (schema.items !== undefined) return `array of ${typeText(schema.items)}${boundsText(schema)}`
  const { type = 'any' } = schema
  return `${typeof type === 'string' ? type : type.join(' or ')}${boundsText(schema)}`
}

function linkTo(reference: string): string {
  const name = reference.slice(reference.lastIndexOf('/') + 1)
  return `[${name}](#${headingSlug(name)})`
}

/** Bounds that a caller can hold to; patterns are for programs. */
function boundsText(schema: ApiSchema): string {
  const range = (from: number | undefined, to: number | undefined, unit: string): string[] => {
    if (from === undefined && to === undefined) return []
    if (from === to) return [`${from}${unit}`]
    if (to === undefined) return from === 0 ? [] : [`at least ${from}${unit}`]
    return [from === undefined || from === 0 ? `at most ${to}${unit}` : `${from} to ${to}${unit}`]
  }
  const bounds = [
    ...range(undefined, schema.maxLength, ' characters'),
    ...range(schema.minItems, schema.maxItems, ''),
    ...range(schema.minimum, schema.maximum, ''),
  ]
  return bounds.length === 0 ? '' : `, ${bounds.join(', ')}`
}

function rowsOf(schema: ApiSchema, prefix: string): string[][] {
  const required = new Set(schema.required)
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const path = `${prefix}${name}`
    const notes = [
      property.description ?? '',
      property.default === undefined ? '' : `Default: \`${JSON.stringify(property.default)}\`.`,
    ]
    const optional = required.has(name) ? '' : ' (optional)'
    const row = [`\`${path}\``, `${typeText(property)}${optional}`, notes.filter((note) => note !== '').join(' ')]
    return [row, ...within(property, path)]
  })
}

/** The properties of an object that has no name of its own, be it the value, one choice of it, or in a list. */
function within(property: ApiSchema, path: string): string[][] {
  if (property.items !== undefined) return rowsOf(property.items, `${path}[].`)
  const choice = property.anyOf?.find((one) => one.properties !== undefined)
  return rowsOf(choice ?? property, `${path}.`)
}
