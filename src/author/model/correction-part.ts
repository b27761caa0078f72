import { parse } from '../../drawing/language/parse.ts'
import type { Finding } from '../../drawing/model/finding.ts'

const NOT_GOOD = 'That program is not good yet:'
const WRONG = 'What is wrong with it, errors first:'
const AGAIN =
  'Answer the whole program again, with the line that says what is shown before it. Mend the errors; keep what is good.'

/** What is told of a program that did not come out well: itself with numbered lines, and what is wrong where. */
export function correctionPart(program: string, findings: readonly Finding[]): string {
  const lines = program.trimEnd().split('\n')
  return [
    NOT_GOOD,
    lines.map((line, index) => `${index + 1} ${line}`).join('\n'),
    WRONG,
    [...findings]
      .filter(({ severity }) => severity !== 'info')
      .sort((one, other) => Number(one.severity !== 'error') - Number(other.severity !== 'error'))
      .map(findingLine)
      .join('\n'),
    AGAIN,
  ].join('\n\n')
}

/** What is wrong with a program that the language does not know, or that has lines which are not taken from a model. */
export function problemsOf(written: string): readonly Finding[] {
  const { problems } = parse(written)
  if (problems.length === 0)
    return [problem('A line is no statement by itself. Write plain statements, one a line.', null)]
  return problems.map(({ message, expected, hint, span }) => problem(`${message} Expected: ${expected}. ${hint}`, span))
}

function problem(message: string, span: Finding['span']): Finding {
  return { rule: 'program', severity: 'error', message, at: null, measured: null, limit: null, span }
}

function findingLine({ rule, severity, message, span, at, measured, limit }: Finding): string {
  const where = span === null ? '' : ` line ${span.line}, column ${span.column}:`
  const place = at === null ? '' : ` At ${at.x},${at.y}.`
  const measure = measured === null ? '' : ` Measured ${measured}${limit === null ? '' : `, limit ${limit}`}.`
  return `- ${severity} ${rule}:${where} ${message}${place}${measure}`
}

/** What is told of an answer that had neither form. */
export const NEITHER_FORM =
  'That was neither a reading nor a program. Answer in one of the two forms, without anything before or after it.'

/** What is told of readings that the family cannot draw well. */
export function readingsFailed(problems: readonly string[]): string {
  return `These readings could not be drawn whole:\n\n${problems.join('\n')}\n\nAnswer a program now.`
}

/** All that is said above, which is a part of the prompt. */
export const CORRECTIONS: readonly string[] = [NOT_GOOD, WRONG, AGAIN, NEITHER_FORM]
