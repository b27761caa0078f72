import { parse } from './parse.ts'
import { printStatement } from './print-statement.ts'
import type { Statement } from './program.ts'

/** The only statement of a program without its spans. For tests: throws when the text has problems or more statements. `above` are declarations. */
export function readOne(text: string, above = ''): unknown {
  return withoutSpans(readStatement(text, above))
}

/** The formatted text of a program's only statement. For tests, as above. */
export function reprint(text: string, above = ''): string {
  return printStatement(readStatement(text, above))
}

/** The only problem of a statement, with the text that it points at. For tests: throws when there is none, or another one. */
export function problemIn(
  text: string,
  above = '',
): { readonly at: string; readonly message: string; readonly expected: string; readonly hint: string } {
  const whole = wholeText(text, above)
  const { problems } = parse(whole)
  const [problem] = problems
  if (problem === undefined || problems.length > 1)
    throw new Error(`${problems.length} problems in ${whole}: ${problems.map(({ message }) => message).join(' ')}`)
  const { span, message, expected, hint } = problem
  return { at: whole.slice(span.start, span.end), message, expected, hint }
}

/** Plain data without any span. For tests that compare trees. */
export function withoutSpans(value: unknown): unknown {
  if (value instanceof Map || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(withoutSpans)
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'span' && key !== 'glyphSpan')
      .map(([key, inner]) => [key, withoutSpans(inner)]),
  )
}

function readStatement(text: string, above: string): Statement {
  const { program, problems } = parse(wholeText(text, above))
  const [statement] = program.statements
  if (problems.length > 0 || statement === undefined || program.statements.length > 1) {
    throw new Error(
      `${text}: ${problems.map(({ message }) => message).join(' ') || `${program.statements.length} statements`}`,
    )
  }
  return statement
}

function wholeText(text: string, above: string): string {
  return `icon test\n${above}${above === '' ? '' : '\n'}${text}\n`
}
