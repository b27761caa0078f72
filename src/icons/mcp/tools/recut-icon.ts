import { z } from 'zod'
import { cutRequestSchema, wholeCut } from '../../../contract/cut-schema.ts'
import type { CutRequest } from '../../../contract/cut-schema.ts'
import { findingObject } from '../../../draws/finding-object.ts'
import { countFindings } from '../../../drawing/model/finding.ts'
import type { McpTool } from '../mcp-tool.ts'

/** Ten times as long as the longest program of the lexicon. */
const LONGEST_PROGRAM = 20_000

interface Input {
  readonly program: string
  readonly cut?: CutRequest | undefined
}

export const recutIcon: McpTool<Input> = {
  name: 'recut_icon',
  description:
    'Draws a program in the icon language (from draw_icon or describe_glyph, or written by hand) at another size, stroke, radius or finish. Costs nothing.',
  input: z.strictObject({
    program: z.string().min(1).max(LONGEST_PROGRAM).describe('The whole program, as draw_icon gave it.'),
    cut: cutRequestSchema.optional(),
  }),
  isReadOnly: true,
  run: async ({ inspect }, _call, input) => {
    const cut = wholeCut(input.cut)
    const { svg, findings } = await inspect.recut({ program: input.program, cut })
    const status = svg !== '' && countFindings(findings, 'error') === 0 ? 'checked' : 'draft'
    return {
      data: { cut, status, svg, program: input.program, findings: findings.map(findingObject) },
      icons: svg === '' ? [] : [svg],
    }
  },
}
