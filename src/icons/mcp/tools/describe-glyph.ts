import { z } from 'zod'
import { ApiError } from '../../../api/api-error.ts'
import type { MeantGlyph } from '../../../catalogue/meant-glyph.ts'
import { cutRequestSchema, wholeCut } from '../../../contract/cut-schema.ts'
import type { CutRequest } from '../../../contract/cut-schema.ts'
import { glyphOf } from '../../glyph-of.ts'
import type { McpTool } from '../mcp-tool.ts'

interface Input {
  readonly name: string
  readonly arguments?: Readonly<Record<string, string>> | undefined
  readonly cut?: CutRequest | undefined
}

export const describeGlyph: McpTool<Input> = {
  name: 'describe_glyph',
  description:
    'Describes one glyph of the lexicon by its name and draws it: words that mean it, parameters with their values, SVG, program and a PNG. Costs nothing.',
  input: z.strictObject({
    name: z.string().max(80).describe('Its name, as search_glyphs gives it.'),
    arguments: z
      .record(z.string(), z.string().max(40))
      .optional()
      .describe('Values of its parameters, such as {"facing": "left"}.'),
    cut: cutRequestSchema.optional(),
  }),
  isReadOnly: true,
  run: async ({ catalogue }, _call, { name, arguments: chosen = {}, cut }) => {
    const glyph = await glyphOf(catalogue, { name, chosen, cut: wholeCut(cut), wayTo }).catch(withWayOn)
    return { data: { ...glyph }, icons: [glyph.svg] }
  },
}

/** A name that there is not was guessed; models cannot look at the list that the API has. */
function withWayOn(error: unknown): never {
  if (error instanceof ApiError && error.code === 'not_found')
    throw new ApiError(error.code, `${error.message} \`search_glyphs\` finds glyphs by words.`)
  throw error
}

function wayTo({ glyph, values }: MeantGlyph): string {
  const given = Object.keys(values).length === 0 ? { name: glyph } : { name: glyph, arguments: values }
  return `call \`describe_glyph\` with \`${JSON.stringify(given)}\``
}
