import type { DeclarationForm } from './declaration-form.ts'
import { DECLARATIONS } from './declarations.ts'
import { LIMITS, RANGES } from './limits.ts'
import { MODIFIERS } from './modifiers.ts'
import type { StatementForm } from './statement-form.ts'
import { STATEMENTS } from './statements.ts'

const INTRODUCTION = `# The icon language

A program draws one icon in a grid of 24 by 24 units: x runs to the right, y down, 12,12 is the middle. It holds
skeletons only. Stroke width, caps, joins, corner radius and finish come from the cut, so one program gives every size
and style. The live area is about 2,2 to 22,22 for the centre lines of strokes.

Every answer of the API carries the program that drew it, but version 1 has no operation that takes one. The command-line
tools in this project's repository compile programs: \`npm run -s compile -- my.icon\` prints the SVG, with \`--check\` also
what the checker finds.

- One statement a line; \`;\` also ends a statement. \`#\` begins a comment that runs to the end of the line.
- \`{ … }\` holds the statements of a block; the \`{\` stands on the line of the block's statement.
- A point is \`x,y\` without a blank. Behind it a corner may carry one mark: \`!\` stays sharp, \`*f\` multiplies the cut's
  corner radius, \`~r\` is a radius of its own, in units.
- A size is \`WxH\`. Numbers have at most three decimals. \`$name\` takes a number from a parameter declared above.
- Statements are painted in order. At finish \`filled\`, closed shapes become solids and open chains stay strokes; an
  open chain that lies in an earlier solid is knocked out of it. Corners then have half of the cut's radius, but for the
  outermost points of the drawing, which stay where they are.
`

/** The Markdown page of the whole language, made from the lists that also make the parser. */
export function languageReference(): string {
  return [
    INTRODUCTION,
    '## Declarations\n',
    ...DECLARATIONS.map(section),
    '## Statements\n',
    ...STATEMENTS.map(section),
    '## Modifiers\n',
    modifiers(),
    '## Limits\n',
    limits(),
  ].join('\n')
}

function section({ keyword, summary, forms, example }: StatementForm | DeclarationForm): string {
  return `### ${keyword}\n\n${summary}\n\n${code(forms.join('\n'))}\nExample:\n\n${code(example)}`
}

function modifiers(): string {
  const rows = MODIFIERS.map(
    ({ forms, summary, forGroups }) =>
      `| ${forms.map((form) => `\`${form}\``).join(' ')} | ${summary} | ${forGroups ? 'yes' : ''} |`,
  )
  return `They stand behind a shape in any order, each kind at most once.\n\n| write | meaning | for \`part\` and \`use\` too |\n|---|---|---|\n${rows.join('\n')}\n`
}

function limits(): string {
  const range = ({ from, to }: { readonly from: number; readonly to: number }): string => `${from} to ${to}`
  const rows = [
    ['characters of a program', LIMITS.characters],
    ['statements, those in blocks included', LIMITS.statements],
    ['blocks inside blocks', LIMITS.nesting],
    ['shapes after mirrors and rings are drawn out', LIMITS.lowered],
    ['points of one chain', LIMITS.vertices],
    ['parameters; values of a choice', `${LIMITS.parameters}; ${LIMITS.choices}`],
    ['characters of a text', LIMITS.text],
    ['coordinates', range(RANGES.coordinate)],
    ['radii, widths, heights', range(RANGES.length)],
    ['angles in degrees', range(RANGES.degrees)],
    ['width and height of a small form', range(RANGES.mini)],
    ['repetitions of a ring', range(RANGES.ring)],
    ['scale factors', range(RANGES.scale)],
    ['dot scales in stroke widths', range(RANGES.dot)],
    ['text heights', range(RANGES.textHeight)],
    ['glyphs put in by `use`; glyphs inside glyphs', `${LIMITS.uses}; ${LIMITS.useNesting} deep`],
  ]
  return `| what | limit |\n|---|---|\n${rows.map(([what, limit]) => `| ${what} | ${limit} |`).join('\n')}\n`
}

function code(text: string): string {
  return `\`\`\`\n${text.trimEnd()}\n\`\`\`\n`
}
