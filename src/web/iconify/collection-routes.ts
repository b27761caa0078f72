import { z } from 'zod'
import { ApiError } from '../../api/api-error.ts'
import type { Route } from '../../api/route.ts'
import { variantsOf } from '../../catalogue/glyph-card.ts'
import type { GlyphCard } from '../../catalogue/glyph-card.ts'
import { ICON_SETS } from '../../catalogue/icon-sets.ts'
import type { IconSet } from '../../catalogue/icon-sets.ts'
import type { DocumentDeps } from '../document-deps.ts'

interface CollectionQuery {
  readonly prefix?: string | undefined
}

interface SearchQuery extends CollectionQuery {
  readonly query: string
  readonly limit?: string | undefined
  readonly start?: string | undefined
}

/** As Iconify's own: what a search gives when it says no number, and at most. */
const RESULTS = { usual: 64, most: 999 } as const
const WHOLE = /^\d{1,4}$/

const COMMON = { method: 'GET', auth: 'none', input: null, output: null, errors: [], caching: 'revalidate' } as const

const showCollections: Route<DocumentDeps> = {
  ...COMMON,
  path: '/collections',
  summary: 'List the icon sets.',
  handle: async ({ catalogue }) => {
    const cards = await catalogue.cards()
    return { body: Object.fromEntries(ICON_SETS.map((set) => [set.prefix, aboutSet(set, cards)])) }
  },
}

const showCollection: Route<DocumentDeps, null, null, CollectionQuery> = {
  ...COMMON,
  path: '/collection',
  summary: 'List the icons of a set.',
  query: z.object({ prefix: z.string().max(40).describe('The set.').optional() }),
  handle: async ({ catalogue }, { query }) => {
    const set = ICON_SETS.find(({ prefix }) => prefix === query.prefix)
    if (set === undefined)
      throw new ApiError('not_found', `\`prefix\` must be one of ${ICON_SETS.map(({ prefix }) => prefix).join(', ')}.`)
    const cards = await catalogue.cards()
    const byCategory = Map.groupBy(cards, ({ category }) => title(category))
    const categories = [...byCategory].map(([category, some]) => [category, namesOf(some, cards)] as const)
    return {
      body: {
        prefix: set.prefix,
        title: set.title,
        total: namesOf(cards, cards).length,
        info: aboutSet(set, cards),
        categories: Object.fromEntries(categories),
      },
    }
  },
}

const searchIcons: Route<DocumentDeps, null, null, SearchQuery> = {
  ...COMMON,
  path: '/search',
  summary: 'Find icons by words.',
  query: z.object({
    query: z.string().min(1, 'must have the words to look for.').max(100).describe('Words of what is looked for.'),
    prefix: z.string().max(40).optional(),
    limit: z.string().regex(WHOLE, 'must be a whole number.').optional(),
    start: z.string().regex(WHOLE, 'must be a whole number.').optional(),
  }),
  handle: async ({ catalogue }, { query }) => {
    const limit = Math.min(RESULTS.most, Math.max(1, Number(query.limit ?? RESULTS.usual)))
    const start = Number(query.start ?? 0)
    const set = ICON_SETS.find(({ prefix }) => prefix === (query.prefix ?? ICON_SETS[0]?.prefix))
    const { hits, perhaps } = await catalogue.search(query.query)
    // Such tools have one list: what may be meant is better than none.
    const found = set === undefined ? [] : (hits.length > 0 ? hits : perhaps).map(({ name }) => name)
    const icons = found.slice(start, start + limit).map((name) => `${set?.prefix}:${name}`)
    const cards = await catalogue.cards()
    return {
      body: {
        icons,
        total: found.length,
        limit,
        start,
        collections: set === undefined ? {} : { [set.prefix]: aboutSet(set, cards) },
        request: { ...query },
      },
    }
  },
}

/** Lists, and a search, in the form of Iconify's API. */
export const COLLECTION_ROUTES: readonly (
  | Route<DocumentDeps>
  | Route<DocumentDeps, null, null, CollectionQuery>
  | Route<DocumentDeps, null, null, SearchQuery>
)[] = [showCollections, showCollection, searchIcons]

function namesOf(some: readonly GlyphCard[], all: readonly GlyphCard[]): string[] {
  const names = new Set(all.map(({ name }) => name))
  return some.flatMap((card) => variantsOf(card, (name) => names.has(name)).map(({ name }) => name))
}

function aboutSet(set: IconSet, cards: readonly GlyphCard[]): object {
  return {
    name: set.title,
    total: namesOf(cards, cards).length,
    author: { name: 'Burin' },
    license: { title: 'CC0 1.0', spdx: 'CC0-1.0', url: 'https://creativecommons.org/publicdomain/zero/1.0/' },
    samples: ['home', 'bell', 'rocket'],
    height: set.cut.size,
    displayHeight: set.cut.size,
    category: 'UI',
    palette: false,
  }
}

function title(category: string): string {
  return category.slice(0, 1).toUpperCase() + category.slice(1)
}
