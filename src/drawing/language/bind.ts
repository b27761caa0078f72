import type { Span } from '../model/finding.ts'
import type { Binding } from './binding.ts'
import type { BoundProgram, BoundStatement } from './bound.ts'
import { childrenOf } from './children.ts'
import { nearest } from './nearest.ts'
import type { Parameter, Problem, Program, UseStatement } from './program.ts'
import { numberFrom } from './scalar.ts'
import { formOf } from './statements.ts'

/** Where a problem with the arguments stands: they come from outside the text. */
const OUTSIDE: Span = { start: 0, end: 0, line: 1, column: 1 }

/**
 * The program for given values of its parameters: every `$name` is replaced by its value (or default), every `when` by
 * its statements or by nothing, and no parameter is left. A value that the parameter cannot have, a name that the
 * program does not declare, and a `use` that `expand` has not replaced are problems; the default or nothing applies instead.
 */
export function bind(
  program: Program,
  args: ReadonlyMap<string, string | number>,
): { readonly program: BoundProgram; readonly problems: readonly Problem[] } {
  const problems: Problem[] = []
  const report = (problem: Problem): void => void problems.push(problem)
  const block = binder(program, args, { report, use: (use) => unresolved(use, report) })
  const mini = block(program.mini ?? [])
  const bound: BoundProgram = {
    ...program,
    parameters: [],
    mini: mini.length === 0 ? null : mini,
    statements: block(program.statements),
  }
  return { program: bound, problems }
}

/** Binds the blocks of a program for given values of its parameters; `use` says what stands for another glyph. */
export function binder(
  program: Program,
  args: ReadonlyMap<string, string | number>,
  { report, use }: { readonly report: (problem: Problem) => void; readonly use: Binding['use'] },
): Binding['block'] {
  const names = program.parameters.map(({ name }) => name)
  for (const name of args.keys()) {
    if (!names.includes(name)) report(unknownName(program.name, name, names))
  }
  const values = new Map(
    program.parameters.map((parameter) => [parameter.name, valueOf(parameter, args.get(parameter.name), report)]),
  )
  const value = (name: string): string | number => values.get(name) ?? withoutValue(name, report)
  const number = (name: string): number => {
    const found = Number(value(name))
    return Number.isFinite(found) ? found : withoutValue(name, report)
  }
  const binding: Binding = {
    value,
    number: (scalar) => (typeof scalar === 'number' ? scalar : number(scalar.parameter)),
    text: (text) => (typeof text === 'string' ? text : String(value(text.parameter))),
    block: (statements) => statements.flatMap((one) => formOf(one).bind(one, binding)).filter(hasContent),
    use,
  }
  return binding.block
}

/** A block whose statements have all given way says nothing any more. */
function hasContent(statement: BoundStatement): boolean {
  return childrenOf(statement)?.length !== 0
}

function unresolved({ span }: UseStatement, report: (problem: Problem) => void): [] {
  report({
    span,
    message: '`use` was not resolved before compiling.',
    expected: 'a finished program',
    hint: 'expand references to glyphs first',
  })
  return []
}

/** The parser lets no such reference through; a tree that was made otherwise is told, never drawn with a number made up. */
function withoutValue(name: string, report: (problem: Problem) => void): 0 {
  report({
    span: OUTSIDE,
    message: `Nothing gives \`${name}\` such a value.`,
    expected: 'a parameter with a value of this kind',
    hint: `Declare it, such as \`param ${name} 0..4 = 2\`.`,
  })
  return 0
}

function valueOf(
  parameter: Parameter,
  given: string | number | undefined,
  report: (problem: Problem) => void,
): string | number {
  if (given === undefined) return parameter.default
  const { name, values } = parameter
  if (values.kind === 'choice') {
    if (values.of.includes(String(given))) return String(given)
    const [near] = nearest(String(given), values.of)
    const hint = near === undefined ? `Give one of ${values.of.join(', ')}.` : `Did you mean \`${near}\`?`
    report({
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
  report({ span: OUTSIDE, message: `\`${name}\` cannot be \`${given}\`.`, expected, hint: `Give ${expected}.` })
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
