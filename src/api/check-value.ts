import type { z } from 'zod'
import { nearest } from '../drawing/language/nearest.ts'
import { ApiError } from './api-error.ts'
import type { Issue } from './api-error.ts'
import { knownProperties } from './known-properties.ts'

/** More help nobody; a body can have a hundred thousand faults. */
const MOST_ISSUES = 20

/** What is checked, as the caller calls it: the end of "The … is not valid." */
export type Checked = 'body' | 'query'

/** The value as the schema makes it; throws the refusal of one that it does not take, with everything that is wrong with it. */
export function checkValue<Value>(value: unknown, schema: z.ZodType<Value>, what: Checked = 'body'): Value {
  const checked = schema.safeParse(value, { error: boundTold })
  if (checked.success) return checked.data
  throw refusalOf(issuesOf(checked.error, value, schema, what), what)
}

/** A path as the API writes it: `cut.size`, `images[1].mime`; a name that would blur it is quoted: `cut["a.b"]`. */
export function dottedPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`
    const name = String(step)
    if (!/^[^.[\]]+$/.test(name)) return `${text}[${JSON.stringify(name)}]`
    return text === '' ? name : `${text}.${name}`
  }, '')
}

/** The refusal of the property at `path`; `problem` ends a sentence that begins with its name. An empty path means the body. */
export function invalidProperty(path: readonly PropertyKey[], problem: string): ApiError {
  return refusalOf([issueAt(path, problem, 'custom', 'body')], 'body')
}

function refusalOf(issues: readonly Issue[], what: Checked): ApiError {
  const [first] = issues
  if (first === undefined) return new ApiError('invalid', `The ${what} is not a valid request.`)
  return new ApiError('invalid', first.message, { ...(first.path === '' ? {} : { param: first.path }), issues })
}

function issueAt(path: readonly PropertyKey[], problem: string, code: string, what: Checked): Issue {
  const param = shortened(dottedPath(path))
  return { path: param, message: param === '' ? `The ${what} ${problem}` : `\`${param}\` ${problem}`, code }
}

function issuesOf({ issues }: z.ZodError, input: unknown, schema: z.ZodType, what: Checked): Issue[] {
  return issues
    .flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys
            .slice(0, MOST_ISSUES)
            .map((name) =>
              issueAt([...issue.path, name], unknownProperty(issue.path, name, schema, what), issue.code, what),
            )
        : [
            isAbsent(input, issue.path)
              ? issueAt(issue.path, 'is required.', 'required', what)
              : issueAt(issue.path, sentenceEnd(issue), issue.code, what),
          ],
    )
    .slice(0, MOST_ISSUES)
}

/** Names what may stand there, and the property that was probably meant: misspelt, or one that lives a level deeper. */
function unknownProperty(path: readonly PropertyKey[], name: string, schema: z.ZodType, what: Checked): string {
  const known = knownProperties(schema, path)
  const names = known.map((one) => one.name)
  const deeper = known.find((one) => one.inner.includes(name))
  const meant = deeper === undefined ? (nearest(name, names)[0] ?? usualName(name, names)) : `${deeper.name}.${name}`
  const hint = meant === undefined ? '' : ` Did you mean \`${dottedPath([...path, ...meant.split('.')])}\`?`
  const kind = what === 'query' ? 'parameter of the query' : 'property'
  return `is not a known ${kind}.${hint} Known here: ${names.map((one) => `\`${one}\``).join(', ')}.`
}

/** What pages and other services call by another name. */
function usualName(name: string, names: readonly string[]): string | undefined {
  return names.includes('search') && ['q', 'query', 'text', 'filter'].includes(name) ? 'search' : undefined
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
  return issue.message
}

/** The end of a sentence about a bound for which the schema has no words of its own; else the checker's own words stay. */
function boundTold(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'too_small') return boundEnd('at least', issue.minimum, issue.origin)
  return issue.code === 'too_big' ? boundEnd('at most', issue.maximum, issue.origin) : undefined
}

function boundEnd(bound: 'at least' | 'at most', limit: number | bigint, origin: string): string {
  if (['number', 'int', 'bigint'].includes(origin)) return `must be ${bound} ${limit}.`
  if (bound === 'at least' && limit === 1) return 'must not be empty.'
  return `must have ${bound} ${limit} ${origin === 'string' ? 'characters' : 'entries'}.`
}

/** What the checker calls otherwise than people do. */
const TYPE_NAMES: ReadonlyMap<string, string> = new Map([
  ['int', 'whole number'],
  ['record', 'object'],
])

function withArticle(expected: string): string {
  const type = TYPE_NAMES.get(expected) ?? expected
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
