import type { Span } from '../model/span.ts'
import { replaceChildren } from './children.ts'
import { nearest } from './nearest.ts'
import type { Parameter, Problem, Program, Scalar, Statement, WhenStatement } from './program.ts'
import { numberFrom } from './scalar.ts'
import { formOf } from './statements.ts'

/** Where a problem with the arguments stands: they come from outside the text. */
const OUTSIDE: Span = { start: 0, end: 0, line: 1, column: 1 }

/**
 * The program for given values of its parameters: every `$name` is replaced by its value (or default), every `when` by
 * its statements or by nothing, and no parameter is left. A value that the parameter cannot have, or a name that the
 * program does not declare, is a problem; the default applies instead.
 */
export function bind(
  program: Program,
  args: ReadonlyMap<string, string | number>,
): { readonly program: Program; readonly problems: readonly Problem[] } {
  const problems: Problem[] = []
  const names = program.parameters.map(({ name }) => name)
  for (const name of args.keys()) {
    if (!names.includes(name)) problems.push(unknownName(program.name, name, names))
  }
  const values = new Map<string, string | number>()
  for (const parameter of program.parameters) {
    values.set(parameter.name, valueOf(parameter, args.get(parameter.name), problems))
  }
  const mini = program.mini?.flatMap((statement) => bindStatement(statement, values)) ?? []
  const bound: Program = {
    ...program,
    parameters: [],
    mini: mini.length === 0 ? null : mini,
    statements: program.statements.flatMap((statement) => bindStatement(statement, values)),
  }
  return { program: bound, problems }
}

type Values = ReadonlyMap<string, string | number>

/** None when a `when` drops it or its block becomes empty; several when a `when` gives way to its statements. */
function bindStatement(statement: Statement, values: Values): readonly Statement[] {
  if (statement.kind === 'when') {
    return passes(statement, values) ? statement.children.flatMap((child) => bindStatement(child, values)) : []
  }
  const inside = replaceChildren(statement, (child) => bindStatement(child, values))
  if (inside === null) return []
  const bound = formOf(inside).bind(inside, (scalar) => numberOf(scalar, values))
  if (bound.kind !== 'text' || typeof bound.text === 'string') return [bound]
  return [{ ...bound, text: String(values.get(bound.text.parameter) ?? '') }]
}

function passes({ parameter, test, value }: WhenStatement, values: Values): boolean {
  const actual = values.get(parameter)
  if (actual === undefined) return false
  if (test === 'is') return String(actual) === String(value)
  if (test === 'not') return String(actual) !== String(value)
  return test === '>=' ? Number(actual) >= Number(value) : Number(actual) < Number(value)
}

/** A reference that the parser has let through always has a number; anything else counts as 0. */
function numberOf(scalar: Scalar, values: Values): number {
  if (typeof scalar === 'number') return scalar
  const value = Number(values.get(scalar.parameter))
  return Number.isFinite(value) ? value : 0
}

function valueOf(parameter: Parameter, given: string | number | undefined, problems: Problem[]): string | number {
  if (given === undefined) return parameter.default
  const { name, values } = parameter
  if (values.kind === 'choice') {
    if (values.of.includes(String(given))) return String(given)
    const [near] = nearest(String(given), values.of)
    const hint = near === undefined ? `Give one of ${values.of.join(', ')}.` : `Did you mean \`${near}\`?`
    problems.push({
      span: OUTSIDE,
      message: `\`${name}\` cannot be \`${given}\`.`,
      expected: values.of.join(', '),
      hint,
    })
    return parameter.default
  }
  const number = typeof given === 'number' ? given : (numberFrom(given) ?? NaN)
  if (Number.isInteger(number) && number >= values.from && number <= values.to) return number
  const expected = `a whole number from ${values.from} to ${values.to}`
  problems.push({ span: OUTSIDE, message: `\`${name}\` cannot be \`${given}\`.`, expected, hint: `Give ${expected}.` })
  return parameter.default
}

function unknownName(program: string, name: string, names: readonly string[]): Problem {
  const [near] = nearest(name, names)
  const known = names.length === 0 ? 'It has no parameters.' : `Its parameters are ${names.join(', ')}.`
  return {
    span: OUTSIDE,
    message: `\`${program}\` has no parameter \`${name}\`.`,
    expected: names.length === 0 ? 'no value' : names.join(', '),
    hint: near === undefined ? known : `Did you mean \`${near}\`?`,
  }
}
