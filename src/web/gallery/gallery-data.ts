import { z } from 'zod'
import type { Route } from '../../api/route.ts'
import { ApiError } from '../../api/api-error.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { allCuts } from '../../drawing/model/cut.ts'
import type { Cut } from '../../drawing/model/cut.ts'
import type { DocumentDeps } from '../document-deps.ts'
import { revisedAnswer } from '../page-files/revised-answer.ts'
import { sheetName } from './sheet-address.ts'
import { sheetOf } from './sheet-of.ts'
import { writeSprite } from './write-sprite.ts'

/** The sheets by the last part of their addresses. */
const SHEETS: ReadonlyMap<string, Cut> = new Map(allCuts().map((cut) => [`${sheetName(cut)}.svg`, cut]))

interface DataQuery {
  readonly icons?: string | undefined
}

/** So many tiles are in sight of the largest windows. */
const MOST_NAMES = 400

/**
 * What the page of all icons asks for: the drawings at a cut, and, for its script, the words of all glyphs. Neither changes at one revision.
 * Some glyphs alone, those that are in sight, are there much sooner than all for the first time.
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
  handle: async ({ catalogue }, { parameters: { file = '', revision }, query: { icons } }) => {
    const isNow = revision === (await catalogue.revision())
    const cut = SHEETS.get(file)
    if (cut !== undefined) return revisedAnswer(await spriteOf(catalogue, cut, icons), 'image/svg+xml', isNow)
    if (file !== 'words.json')
      throw new ApiError('not_found', 'There are `words.json` and sheets, such as `24-2-3-outlined.svg`.')
    const words = (await catalogue.cards()).map(({ name, category, kind, words, parameters }) => ({
      name,
      category,
      kind,
      words,
      parameters,
    }))
    return revisedAnswer(JSON.stringify(words), 'application/json; charset=utf-8', isNow)
  },
}

async function spriteOf(catalogue: Catalogue, cut: Cut, icons: string | undefined): Promise<string> {
  const cards = await catalogue.cards()
  if (icons === undefined) return writeSprite(cards, await catalogue.sheet(cut))
  const wanted = new Set(icons.split(',').slice(0, MOST_NAMES))
  const some = cards.filter(({ name }) => wanted.has(name))
  return writeSprite(some, await sheetOf(catalogue, some, cut))
}
