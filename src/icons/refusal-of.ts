import type { z } from 'zod'
import { apiError } from './errors.ts'
import type { ApiError } from './errors.ts'

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
  return param === '' ? apiError('invalid_request', `The body ${problem}`) : apiError('invalid_request', `\`${param}\` ${problem}`, { param })
}

/** The 400 for the first thing that a schema found in `input`. */
export function refusalOf(error: z.ZodError, input: unknown): ApiError {
  const issue = error.issues[0]
  if (issue === undefined) return apiError('invalid_request', 'The body is not a valid request.')
  if (issue.code === 'unrecognized_keys') return invalidProperty([...issue.path, issue.keys[0] ?? ''], 'is not a known property.')
  return invalidProperty(issue.path, isAbsent(input, issue.path) ? 'is required.' : sentenceEnd(issue))
}

function isAbsent(input: unknown, path: readonly PropertyKey[]): boolean {
  const value = path.reduce<unknown>((inner, step) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, step) : undefined), input)
  return value === undefined
}

function sentenceEnd(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return `must be ${withArticle(issue.expected)}.`
  if (issue.code === 'invalid_value') return `must be ${listed(issue.values.map((value) => (typeof value === 'string' ? JSON.stringify(value) : String(value))))}.`
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
