import type { Finding } from '../../drawing/model/finding.ts'

/** What is told of a program that did not come out well: itself with numbered lines, and what is wrong where. */
export function correctionPart(program: string, findings: readonly Finding[]): string {
  const lines = program.trimEnd().split('\n')
  return [
    'That program is not good yet:',
    lines.map((line, index) => `${index + 1} ${line}`).join('\n'),
    'What is wrong with it, errors first:',
    [...findings]
      .filter(({ severity }) => severity !== 'info')
      .sort((one, other) => Number(one.severity !== 'error') - Number(other.severity !== 'error'))
      .map(findingLine)
      .join('\n'),
    'Answer the whole program again, with the line that says what is shown before it. Mend the errors; keep what is good.',
  ].join('\n\n')
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
