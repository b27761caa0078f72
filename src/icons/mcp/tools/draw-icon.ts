import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { checkValue } from '../../../api/check-value.ts'
import { cutRequestSchema } from '../../../contract/cut-schema.ts'
import type { CutRequest } from '../../../contract/cut-schema.ts'
import { drawRequestSchema } from '../../../contract/draw-request.ts'
import { draw } from '../../../draws/draw.ts'
import type { McpTool } from '../mcp-tool.ts'

interface Input {
  readonly prompt: string
  readonly cut?: CutRequest | undefined
  readonly n?: 1 | 2 | undefined
}

export const drawIcon: McpTool<Input> = {
  name: 'draw_icon',
  description:
    'Draws an SVG icon of a few plain English words, such as "a cloud with a lightning bolt": things, what stands in or on them, how many. Gives SVG, the program that drew it (keep it for recut_icon), findings and a PNG. Status `draft` means that a finding says what is missing. A live key pays one credit for each icon that is `checked`.',
  input: z.strictObject({
    prompt: z
      .string()
      .describe(
        'What to draw, in plain English. Where a word has several senses, say the product: "resume, for an applicant tracking system".',
      ),
    cut: cutRequestSchema.optional(),
    n: z.literal([1, 2]).optional().describe('2 draws two ideas.'),
  }),
  isReadOnly: false,
  run: async (deps, { caller, receivedAt, signal }, input) => {
    const request = checkValue(input, drawRequestSchema)
    // Under a key of its own an answer is whole, and is charged when it is kept: nobody here sees how far it was written.
    const call = { caller, receivedAt, signal, idempotencyKey: `mcp-${randomUUID()}` }
    const drawing = await draw(deps, { ...request, images: [] }, call)
    if (drawing.kind !== 'whole') throw new Error(`a draw under a key came as ${drawing.kind}`)
    const { concept, cut, data, credits } = drawing.draw
    const items = data.map(({ svg, status, intent, program, findings }) => ({ status, intent, svg, program, findings }))
    return { data: { concept, cut, items, credits }, icons: data.map(({ svg }) => svg) }
  },
}
