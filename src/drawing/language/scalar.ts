import type { Span } from '../model/finding.ts'
import type { Parameter, Scalar } from './program.ts'
import type { Range } from './limits.ts'
import { nearest } from './nearest.ts'
import type { Reader } from './reader.ts'
import { atHeadEnd, fail, failAtNext, peek, take } from './reader.ts'

/** What a number looks like; `NAME` what a parameter's name looks like. Sources for larger expressions. */
export const NUMBER = '-?(?:\\d+(?:\\.\\d+)?|\\.\\d+)'
export const NAME = '[a-z][a-z0-9]*(?:-[a-z0-9]+)*'
export const SCALAR: string = `(?:${NUMBER}|\\$${NAME})`
/** A longer word than this is no number, point or size; it keeps the expressions' work small. */
export const LONGEST_WORD = 96

const WHOLE_NUMBER = new RegExp(`^${NUMBER}$`)
const WHOLE_SCALAR = new RegExp(`^${SCALAR}$`)

/** A number as the language keeps it: at most three decimals, no negative zero. */
export function tidy(value: number): number {
  return Math.round(value * 1000) / 1000 + 0
}

/** The number that a text writes, or null. */
export function numberFrom(text: string): number | null {
  return text.length <= LONGEST_WORD && WHOLE_NUMBER.test(text) ? tidy(Number(text)) : null
}

/** The formatted text of a number: at most 3 decimals, no trailing zeros. */
export function printNumber(value: number): string {
  return String(tidy(value))
}

/** The formatted text of a number or `$name`. */
export function printScalar(value: Scalar): string {
  return typeof value === 'number' ? printNumber(value) : `$${value.parameter}`
}

/** Two scalars that are surely equal. */
export function sameScalar(a: Scalar, b: Scalar): boolean {
  if (typeof a === 'number' || typeof b === 'number') return a === b
  return a.parameter === b.parameter
}

/** Takes a plain number within a range; `what` names it in problems ("a radius"). Gives the range's start after a problem. */
export function readNumber(reader: Reader, what: string, range: Range): number {
  const value = readScalar(reader, what, range)
  if (typeof value === 'number') return value
  fail(
    reader,
    reader.tokens[reader.index - 1]!.span,
    `${what} cannot come from a parameter.`,
    'a number',
    `Write the number itself, such as ${printNumber(usual(range))}.`,
  )
  return range.from
}

/** Takes a number or `$name` within a range; `what` names it in problems ("a radius"). */
export function readScalar(reader: Reader, what: string, range: Range): Scalar {
  if (atHeadEnd(reader) || !WHOLE_SCALAR.test(peek(reader).text)) {
    failAtNext(
      reader,
      what,
      `Write a number from ${printNumber(range.from)} to ${printNumber(range.to)}, such as ${printNumber(usual(range))}.`,
    )
    return range.from
  }
  const token = take(reader)
  return scalarFrom(reader, token.text, token.span, what, range)
}

/** A text that is known to match `SCALAR`, with its range checked: for a parameter, the range of all its values. */
export function scalarFrom(reader: Reader, text: string, span: Span, what: string, range: Range): Scalar {
  if (!text.startsWith('$')) {
    const value = tidy(Number(text))
    checkRange(reader, value, span, what, range)
    return value
  }
  const parameter = findParameter(reader, text.slice(1), span)
  if (parameter !== null) {
    for (const value of extremes(parameter)) {
      if (Number.isFinite(value)) checkRange(reader, value, span, `${what} (from ${text})`, range)
      else
        fail(
          reader,
          span,
          `${text} has values that are not numbers.`,
          'a parameter of numbers',
          `Declare it as a range, such as \`param ${parameter.name} 0..4 = 2\`.`,
        )
    }
  }
  return { parameter: text.slice(1) }
}

/** The declared parameter of that name; null, with a problem that names the nearest one, when there is none. */
export function findParameter(reader: Reader, name: string, span: Span): Parameter | null {
  const parameter = reader.parameters.get(name)
  if (parameter !== undefined) return parameter
  const [near] = nearest(name, reader.parameters.keys())
  const hint =
    near === undefined
      ? `Declare it above, such as \`param ${name || 'level'} 0..4 = 2\`.`
      : `Did you mean \`${near}\`?`
  fail(reader, span, `No parameter \`${name}\` is declared above.`, 'the name of a parameter', hint)
  return null
}

function checkRange(reader: Reader, value: number, span: Span, what: string, range: Range): void {
  if (value >= range.from && value <= range.to) return
  const limits = `${printNumber(range.from)} to ${printNumber(range.to)}`
  const nearestLimit = value < range.from ? range.from : range.to
  fail(
    reader,
    span,
    `${capital(what)} of ${printNumber(value)} is outside ${limits}.`,
    `a number from ${limits}`,
    `Write ${printNumber(nearestLimit)} or a number inside the range.`,
  )
}

/** The least and the greatest value of a parameter; NaN when a value is no number. */
function extremes(parameter: Parameter): number[] {
  if (parameter.values.kind === 'range') return [parameter.values.from, parameter.values.to]
  return parameter.values.of.map((value) => numberFrom(value) ?? NaN)
}

/** An example for hints. */
function usual(range: Range): number {
  return range.to >= 360 ? 45 : Math.min(4, range.to)
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
