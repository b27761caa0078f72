import type { z } from 'zod'
import { nearest } from '../drawing/language/nearest.ts'
import { apiError } from './errors.ts'
import type { ApiError } from './errors.ts'
import { knownProperties } from './known-properties.ts'

/** A path as the API writes it: `cut.size`, `images[1].mime`; a name that would blur it is quoted: `cut["a.b"]`. */
export function dottedPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`
    const name = String(step)
    if (!/^[^.[\]]+$/.test(name)) return `${text}[${JSON.stringify(name)}]`
    return text === '' ? name : `${text}.${name}`
  }, '')
}

/** The 400 for the property at `path`; `problem` ends a sentence that begins with its name. An empty path means the body. */
export function invalidProperty(path: readonly PropertyKey[], problem: string): ApiError {
  const param = shortened(dottedPath(path))
  return param === ''
    ? apiError('invalid_request', `The body ${problem}`)
    : apiError('invalid_request', `\`${param}\` ${problem}`, { param })
}

/** The 400 for the first thing that a schema found in `input`; `schema` is the one that found it. */
export function refusalOf(error: z.ZodError, input: unknown, schema: z.ZodType): ApiError {
  const issue = error.issues[0]
  if (issue === undefined) return apiError('invalid_request', 'The body is not a valid request.')
  if (issue.code === 'unrecognized_keys') return unknownProperty(issue.path, issue.keys[0] ?? '', schema)
  return invalidProperty(issue.path, isAbsent(input, issue.path) ? 'is required.' : sentenceEnd(issue))
}

/** Names what may stand there, and the property that was probably meant: misspelt, or one that lives a level deeper. */
function unknownProperty(path: readonly PropertyKey[], name: string, schema: z.ZodType): ApiError {
  const known = knownProperties(schema, path)
  const names = known.map((one) => one.name)
  const deeper = known.find((one) => one.inner.includes(name))
  const meant = deeper === undefined ? nearest(name, names)[0] : `${deeper.name}.${name}`
  const hint = meant === undefined ? '' : ` Did you mean \`${dottedPath([...path, ...meant.split('.')])}\`?`
  return invalidProperty(
    [...path, name],
    `is not a known property.${hint} Known here: ${names.map((one) => `\`${one}\``).join(', ')}.`,
  )
}

function isAbsent(input: unknown, path: readonly PropertyKey[]): boolean {
  const value = path.reduce<unknown>(
    (inner, step) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, step) : undefined),
    input,
  )
  return value === undefined
}

function sentenceEnd(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return `must be ${withArticle(issue.expected)}.`
  if (issue.code === 'invalid_value')
    return `must be ${listed(issue.values.map((value) => (typeof value === 'string' ? JSON.stringify(value) : String(value))))}.`
  if (issue.code === 'too_big' && issue.origin === 'array') return `must have at most ${issue.maximum} entries.`
  return issue.message
}

function withArticle(type: string): string {
  return /^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`
}

function listed(values: readonly string[]): string {
  const last = values.at(-1) ?? ''
  return values.length < 2 ? last : `${values.slice(0, -1).join(', ')} or ${last}`
}

/** A caller's own property name may be megabytes long; the answer keeps enough of it to be found. */
function shortened(param: string): string {
  return param.length > 200 ? `${param.slice(0, 200)}…` : param
}
