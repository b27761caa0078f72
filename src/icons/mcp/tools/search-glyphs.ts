import { z } from 'zod'
import type { McpTool } from '../mcp-tool.ts'

/** As many as a model reads with profit. */
const RESULTS = { usual: 20, most: 100 } as const

interface Input {
  readonly search: string
  readonly limit?: number | undefined
}

export const searchGlyphs: McpTool<Input> = {
  name: 'search_glyphs',
  description:
    'Finds glyphs of the lexicon by English words: what draw_icon surely knows by name. The best come first; `perhaps` names others that may be meant. Costs nothing.',
  input: z.strictObject({
    search: z.string().max(100).describe('Words of what is looked for; "" lists all by name.'),
    limit: z.int().min(1).max(RESULTS.most).optional().describe(`How many at most; ${RESULTS.usual}.`),
  }),
  isReadOnly: true,
  run: async ({ catalogue }, _call, { search, limit = RESULTS.usual }) => {
    const { hits, perhaps } = await catalogue.search(search)
    const glyphs = hits.slice(0, limit).map(({ name, category, words, parameters }) => ({
      name,
      category,
      words,
      parameters,
    }))
    return { data: { total: hits.length, glyphs, perhaps: perhaps.map(({ name }) => name) }, icons: [] }
  },
}
