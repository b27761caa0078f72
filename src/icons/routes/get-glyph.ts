import { z } from 'zod'
import type { Route } from '../../api/route.ts'
import type { MeantGlyph } from '../../catalogue/meant-glyph.ts'
import { cutOfQuery, cutQueryFields } from '../../contract/cut-query.ts'
import type { CutQuery } from '../../contract/cut-query.ts'
import { errorObjectSchema } from '../../contract/error-object.ts'
import { drawnGlyphSchema } from '../../contract/glyph-object.ts'
import { glyphOf } from '../glyph-of.ts'
import type { IconsDeps } from '../icons-deps.ts'

type GlyphQuery = CutQuery & Readonly<Record<string, string | undefined>>

/** The fields of a cut; whatever else is there names a parameter of the glyph. */
const QUERY: z.ZodType<GlyphQuery> = z.object(cutQueryFields).catchall(z.string().max(40))

/** One glyph, drawn at a cut. */
export const getGlyph: Route<Pick<IconsDeps, 'catalogue'>, null, null, GlyphQuery> = {
  method: 'GET',
  path: '/api/v1/glyphs/:glyph',
  summary: 'Describe and draw one glyph.',
  auth: 'none',
  input: null,
  query: QUERY,
  output: drawnGlyphSchema,
  errors: ['model_unavailable'],
  caching: 'revalidate',
  reference: {
    operationId: 'getGlyph',
    tag: 'Glyphs',
    description:
      'The glyph with its drawing and its program. The query says the cut (`size`, `stroke`, `radius`, `finish`: the house cut where it says nothing) and parameters of the glyph, such as `facing=left`. Needs no key, and is no draw.',
    success: 'The glyph.',
    refusal: {
      status: 404,
      description: 'There is no glyph of this name.',
      schema: errorObjectSchema,
      example: () => ({
        status: 404,
        code: 'invalid_request',
        message: 'There is no glyph `arow`: did you mean `arrow`?',
        request_id: 'req_e08fsGfWkjqUSi28pXhAp0US',
      }),
    },
    parameters: { glyph: { description: 'Its name.', example: 'arrow' } },
  },
  handle: async ({ catalogue }, { parameters, query }) => {
    const chosen = Object.fromEntries(Object.entries(query).filter(([name]) => !Object.hasOwn(cutQueryFields, name)))
    const name = parameters['glyph'] ?? ''
    return { body: await glyphOf(catalogue, { name, chosen, cut: cutOfQuery(query), wayTo }) }
  },
}

function wayTo({ glyph, values }: MeantGlyph): string {
  const query = new URLSearchParams(values).toString()
  return `ask \`/api/v1/glyphs/${glyph}${query === '' ? '' : `?${query}`}\``
}
