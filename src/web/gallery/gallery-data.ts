import { z } from 'zod'
import type { Route } from '../../api/route.ts'
import { ApiError } from '../../api/api-error.ts'
import { allCuts } from '../../drawing/model/cut.ts'
import type { Cut } from '../../drawing/model/cut.ts'
import type { DocumentDeps } from '../document-deps.ts'
import { revisedAnswer } from '../page-files/revised-answer.ts'
import { sheetOf } from './sheet-of.ts'

/** The sheets by the last part of their addresses: `24-2-3-outlined.json`. */
const SHEETS: ReadonlyMap<string, Cut> = new Map(
  allCuts().map((cut) => [`${cut.size}-${cut.stroke}-${cut.radius}-${cut.finish}.json`, cut]),
)

interface DataQuery {
  readonly icons?: string | undefined
}

/** So many tiles are in sight of the largest windows. */
const MOST_NAMES = 400

/**
 * What the script of the gallery asks for: the words of all glyphs, and drawings at a cut, which never change at one revision. Some glyphs
 * alone, those that are in sight, are there much sooner than all for the first time.
 */
export const galleryData: Route<DocumentDeps, null, null, DataQuery> = {
  method: 'GET',
  path: '/icons/data/:revision/:file',
  summary: 'Give the words or the drawings of all icons.',
  auth: 'none',
  input: null,
  query: z.object({ icons: z.string().max(16_384).describe('Names, parted by commas.').optional() }),
  output: null,
  errors: ['model_unavailable'],
  caching: 'none',
  handle: async ({ catalogue }, { parameters, query: { icons } }) => {
    const data = await dataOf(catalogue, parameters['file'] ?? '', icons?.split(',').slice(0, MOST_NAMES))
    const isNow = parameters['revision'] === (await catalogue.revision())
    return revisedAnswer(JSON.stringify(data), 'application/json; charset=utf-8', isNow)
  },
}

async function dataOf(
  catalogue: DocumentDeps['catalogue'],
  file: string,
  names: readonly string[] | undefined,
): Promise<object> {
  const cut = SHEETS.get(file)
  if (cut !== undefined && names === undefined) return catalogue.sheet(cut)
  const cards = await catalogue.cards()
  if (cut !== undefined) {
    const wanted = new Set(names)
    const some = cards.filter(({ name }) => wanted.has(name))
    return sheetOf(catalogue, some, cut)
  }
  if (file !== 'words.json')
    throw new ApiError('not_found', 'There are `words.json` and sheets, such as `24-2-3-outlined.json`.')
  return cards.map(({ name, category, kind, words, parameters }) => ({ name, category, kind, words, parameters }))
}
