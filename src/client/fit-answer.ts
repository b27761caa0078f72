import { AnswerProblem } from './answer-problem.ts'

/**
 * What an answer has to be for us to go by it, as data: the kinds of what stands in it. The type check holds it to the type of the answer.
 * What else stands there is let through, and so is a word that nobody knew when this was written: answers are open.
 */
export type Shape<T> = undefined extends T
  ? { readonly orNone: Shape<Exclude<T, undefined>> }
  : null extends T
    ? { readonly orNull: Shape<Exclude<T, null>> }
    : [T] extends [string]
      ? 'text' | 'moment' | 'address'
      : [T] extends [number]
        ? 'number'
        : [T] extends [boolean]
          ? 'flag'
          : T extends readonly (infer Each)[]
            ? { readonly each: Shape<Each> }
            : { readonly has: { readonly [Name in keyof T]-?: Shape<T[Name]> } }

type Kind = 'text' | 'moment' | 'address' | 'number' | 'flag'

/** The same of any type. */
type AnyShape =
  | Kind
  | { readonly orNone: AnyShape }
  | { readonly orNull: AnyShape }
  | { readonly each: AnyShape }
  | { readonly has: Readonly<Record<string, AnyShape>> }

/** Each kind: what is said of what is none, and how it is told. */
const KINDS: Readonly<Record<Kind, readonly [string, (value: unknown) => boolean]>> = {
  text: ['is no text', (value) => typeof value === 'string'],
  moment: ['is no moment', (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value))],
  address: ['is no http address', (value) => typeof value === 'string' && /^https?:$/.test(protocolOf(value))],
  number: ['is no number', (value) => Number.isFinite(value)],
  flag: ['is neither true nor false', (value) => typeof value === 'boolean'],
}

/** Reads an answer as JSON of a shape. Throws `AnswerProblem` where it is none. */
export async function readAnswer<T>(response: Response, shape: NoInfer<Shape<T>>): Promise<T> {
  const value = parsedJson(await response.text())
  if (value === null) throw new AnswerProblem(response.url, 'answered something else than JSON')
  return fitAnswer<T>(value, shape, response.url)
}

/**
 * Gives what fits the shape as its type; what may be null and is left out, as an older API does, becomes null. Throws `AnswerProblem`, which
 * names the first that does not fit. `address`: who answered.
 */
export function fitAnswer<T>(value: unknown, shape: NoInfer<Shape<T>>, address: string): T {
  const misfit = misfitOf(value, shape)
  if (misfit !== null) throw new AnswerProblem(address, misfit)
  return value as T
}

/** How a value differs from a shape, as what follows "it"; null when it fits. It is completed, as `fitAnswer` says. */
export function misfitOf(value: unknown, shape: AnyShape): string | null {
  return fit(value, shape, '')
}

/** Null for what is no JSON. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function fit(value: unknown, shape: AnyShape, at: string): string | null {
  if (typeof shape === 'string') {
    const [what, isOne] = KINDS[shape]
    return isOne(value) ? null : told(at, what)
  }
  if ('orNone' in shape) return value === undefined ? null : fit(value, shape.orNone, at)
  if ('orNull' in shape) return value === null ? null : fit(value, shape.orNull, at)
  if ('each' in shape) {
    if (!Array.isArray(value)) return told(at, 'is no list')
    return firstOf(value.entries(), ([index, one]) => fit(one, shape.each, `${at}[${index}]`))
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return told(at, 'is no object')
  const record = value as Record<string, unknown>
  return firstOf(Object.entries(shape.has), ([name, inner]) => {
    if (typeof inner === 'object' && 'orNull' in inner) record[name] ??= null
    return fit(record[name], inner, at === '' ? name : `${at}.${name}`)
  })
}

function firstOf<One>(many: Iterable<One>, misfitOf: (one: One) => string | null): string | null {
  for (const one of many) {
    const misfit = misfitOf(one)
    if (misfit !== null) return misfit
  }
  return null
}

function told(at: string, what: string): string {
  return at === '' ? `answered what ${what}` : `answered a "${at}" that ${what}`
}

function protocolOf(text: string): string {
  return URL.canParse(text) ? new URL(text).protocol : ''
}
