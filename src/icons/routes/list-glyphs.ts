import { z } from 'zod'
import type { Route } from '../../api/route.ts'
import type { GlyphCard } from '../../catalogue/glyph-card.ts'
import { glyphListSchema } from '../../contract/glyph-object.ts'
import { glyphObject } from '../glyph-of.ts'
import type { IconsDeps } from '../icons-deps.ts'

/** Most glyphs of a page. */
const MOST = 200
const LONGEST_SEARCH = 100

interface GlyphsQuery {
  readonly search: string
  readonly category: string | null
  readonly start: number
  readonly limit: number
}

const QUERY: z.ZodType<GlyphsQuery> = z
  .strictObject({
    search: z
      .string()
      .max(LONGEST_SEARCH, `must have at most ${LONGEST_SEARCH} characters.`)
      .describe('Words of what is looked for: the best come first.')
      .optional(),
    category: z.string().max(LONGEST_SEARCH).describe('Only the glyphs of this category.').optional(),
    start: whole(0, 1_000_000).describe('How many to leave out: the `next` of the page before.').optional(),
    limit: whole(1, MOST).describe(`How many are on a page: 1 to ${MOST}, which is also the default.`).optional(),
  })
  .transform(({ search = '', category = null, start = '0', limit = String(MOST) }) => ({
    search,
    category,
    start: Number(start),
    limit: Number(limit),
  }))

function whole(least: number, most: number): z.ZodString {
  const problem = `must be a whole number from ${least} to ${most}.`
  return z
    .string()
    .regex(/^(?:0|[1-9]\d{0,6})$/, problem)
    .refine((text) => Number(text) >= least && Number(text) <= most, problem)
}

/** The glyphs of the lexicon, searched or by category. */
export const listGlyphs: Route<Pick<IconsDeps, 'catalogue'>, null, null, GlyphsQuery> = {
  method: 'GET',
  path: '/api/v1/glyphs',
  summary: 'List or search the glyphs of the lexicon.',
  auth: 'none',
  input: null,
  query: QUERY,
  output: glyphListSchema,
  errors: ['model_unavailable'],
  caching: 'revalidate',
  reference: {
    operationId: 'listGlyphs',
    tag: 'Glyphs',
    description: 'Everything that can be drawn by its name alone. Needs no key, and is no draw.',
    success: 'A page of glyphs.',
  },
  handle: async ({ catalogue }, { query }) => {
    const { hits, perhaps } = await catalogue.search(query.search)
    const isWanted = ({ category }: GlyphCard): boolean => query.category === null || category === query.category
    const found = hits.filter(isWanted)
    const end = query.start + query.limit
    return {
      body: {
        object: 'list',
        data: found.slice(query.start, end).map(glyphObject),
        total: found.length,
        next: end < found.length ? end : null,
        perhaps: perhaps.filter(isWanted).map(({ name }) => name),
      },
    }
  },
}
