import type { Rule, Threshold } from './rule.ts'
import { RULES } from './rules.ts'

const INTRODUCTION = `# The rules

An icon is \`checked\` when no rule finds an error. Every finding of a draw names its rule, so this page says what each of
them wants, why, and what to do. Rules judge the drawing at its real size: lengths are pixels of the size that was asked
for, \`stroke\` and \`size\` are those of the cut, and \`radius\` is in units of the 24 grid. Warnings do not keep an icon from
being \`checked\`. No rule reports more than eight findings; errors come first.
`

/** The Markdown page of all rules, made from the list that also judges. */
export function rulesReference(): string {
  return [INTRODUCTION, overview(), ...RULES.map(section)].join('\n')
}

function overview(): string {
  const rows = RULES.map(({ id, severity, title }) => `| [\`${id}\`](#${id}) | ${severity} | ${title} |`)
  return ['| Rule | Severity | What must hold |', '|---|---|---|', ...rows, ''].join('\n')
}

function section({ id, severity, title, rationale, thresholds }: Rule): string {
  const [why, mend] = split(rationale)
  const lines = [`## ${id}`, '', `**${title}.** Severity: ${severity}.`, '', why, '']
  if (mend !== '') lines.push(`**To mend:** ${mend}`, '')
  if (thresholds.length > 0) lines.push('| Threshold | Value |', '|---|---|', ...thresholds.map(row), '')
  return lines.join('\n')
}

/** A rationale says last how to mend the drawing. */
function split(rationale: string): [string, string] {
  const [why = '', mend = ''] = rationale.split(/ ?To mend: /)
  return [why, mend === '' ? '' : mend.charAt(0).toUpperCase() + mend.slice(1)]
}

function row({ name, value, unit }: Threshold): string {
  return `| ${name} | ${value}${unit === '' || unit === '°' ? unit : ` ${unit}`} |`
}
