import { z } from 'zod'
import { findingObject } from '../../../draws/finding-object.ts'
import { countFindings } from '../../../drawing/model/finding.ts'
import type { McpTool } from '../mcp-tool.ts'

/** An icon that is longer is refused by the reader anyway. */
const LONGEST_SVG = 20_000

interface Input {
  readonly svg: string
}

export const checkSvg: McpTool<Input> = {
  name: 'check_svg',
  description:
    'Measures an SVG icon by the rules of the family: clear space, stroke ends, pixel grid, live area, keylines and more. The width of the picture must be 16, 20 or 24; paths only. Costs nothing.',
  input: z.strictObject({ svg: z.string().min(1).max(LONGEST_SVG).describe('The whole text of the SVG.') }),
  isReadOnly: true,
  run: async ({ inspect }, _call, { svg }) => {
    const { cut, findings } = await inspect.checkSvg(svg)
    const status = countFindings(findings, 'error') === 0 ? 'checked' : 'draft'
    return { data: { status, measured_as: cut, findings: findings.map(findingObject) }, icons: [] }
  },
}
