import { z } from 'zod'
import { ApiError } from '../../api/api-error.ts'
import type { Route } from '../../api/route.ts'
import type { Catalogue, Sheet } from '../../catalogue/catalogue.ts'
import { ICON_SETS } from '../../catalogue/icon-sets.ts'
import type { IconSet } from '../../catalogue/icon-sets.ts'
import { cutOfQuery, cutQueryFields } from '../../contract/cut-query.ts'
import type { CutQuery } from '../../contract/cut-query.ts'
import type { DocumentDeps, DocumentRoute } from '../document-deps.ts'
import { iconData } from './icon-data.ts'

/** Names of icons in one question; tools ask in portions that fit an address. */
const MOST_NAMES = 1000

interface IconsQuery extends CutQuery {
  readonly icons?: string | undefined
}

interface SvgQuery extends CutQuery {
  readonly color?: string | undefined
  readonly width?: string | undefined
  readonly height?: string | undefined
  readonly download?: string | undefined
}

/** The forms of a CSS colour that cannot break out of an attribute. */
const COLOR = /^(?:#[\da-f]{3,8}|[a-z]{1,30})$/i
const LENGTH = /^(?:auto|none|unset|\d{1,4}(?:\.\d{1,3})?(?:px|em|rem|%)?)$/

const ICONS_QUERY: z.ZodType<IconsQuery> = z.object({
  ...cutQueryFields,
  icons: z.string().max(16_384).describe('Names, parted by commas.').optional(),
})
const SVG_QUERY: z.ZodType<SvgQuery> = z.object({
  ...cutQueryFields,
  color: z.string().regex(COLOR, 'must be the name of a colour, or `#` and hexadecimal digits.').optional(),
  width: z.string().regex(LENGTH, 'must be a length, such as `32` or `1em`.').optional(),
  height: z.string().regex(LENGTH, 'must be a length, such as `32` or `1em`.').optional(),
  download: z.string().max(10).optional(),
})

/** `/burin.json?icons=a,b` and `/burin/a.svg` of every set, in the form of Iconify's API. */
export const ICON_SET_ROUTES: readonly (
  | DocumentRoute
  | Route<DocumentDeps, null, null, IconsQuery>
  | Route<DocumentDeps, null, null, SvgQuery>
)[] = ICON_SETS.flatMap((set) => [iconsRoute(set), svgRoute(set)])

function iconsRoute(set: IconSet): Route<DocumentDeps, null, null, IconsQuery> {
  return {
    method: 'GET',
    path: `/${set.prefix}.json`,
    summary: `Give icons of the set ${set.prefix} as JSON.`,
    auth: 'none',
    input: null,
    query: ICONS_QUERY,
    output: null,
    errors: [],
    caching: 'revalidate',
    handle: async ({ catalogue }, { query }) => {
      const names = (query.icons ?? '').split(',').filter((name) => name !== '')
      if (names.length === 0)
        throw new ApiError('invalid', '`icons` must name the icons, parted by commas.', { param: 'icons' })
      if (names.length > MOST_NAMES)
        throw new ApiError('invalid', `\`icons\` may name ${MOST_NAMES} icons at most.`, { param: 'icons' })
      const cut = cutOfQuery(query, set.cut)
      const [sheet, aliases] = await Promise.all([catalogue.sheet(cut), catalogue.aliases()])
      return { body: { prefix: set.prefix, ...dataOf({ sheet, aliases }, names), width: cut.size, height: cut.size } }
    },
  }
}

interface Known {
  readonly sheet: Sheet
  readonly aliases: ReadonlyMap<string, string>
}

/** The icons of a sheet by name, other names with the icon that they mean, and the names that mean none. */
function dataOf(known: Known, names: readonly string[]): object {
  const parents = names.map((name) => [name, meantBy(name, known)] as const)
  const missing = parents.filter(([, parent]) => parent === null).map(([name]) => name)
  const icons = parents.flatMap(([, parent]) => {
    const svg = parent === null ? null : svgOf(known.sheet, parent)
    return svg === null ? [] : [[parent, { body: iconData(svg).body }]]
  })
  const others = parents.filter(([name, parent]) => parent !== null && parent !== name)
  return {
    icons: Object.fromEntries(icons) as object,
    ...(others.length === 0 ? {} : { aliases: Object.fromEntries(others.map(([name, parent]) => [name, { parent }])) }),
    ...(missing.length === 0 ? {} : { not_found: missing }),
  }
}

/** The name of the icon on the sheet that a name means: its own, or that of the only glyph that is called so. */
function meantBy(name: string, { sheet, aliases }: Known): string | null {
  if (svgOf(sheet, name) !== null) return name
  const parent = aliases.get(name)
  return parent === undefined || svgOf(sheet, parent) === null ? null : parent
}

function svgOf(sheet: Sheet, name: string): string | null {
  const svg = Object.hasOwn(sheet, name) ? sheet[name] : undefined
  return svg === undefined || svg === '' ? null : svg
}

function svgRoute(set: IconSet): Route<DocumentDeps, null, null, SvgQuery> {
  return {
    method: 'GET',
    path: `/${set.prefix}/:file`,
    summary: `Give an icon of the set ${set.prefix} as SVG.`,
    auth: 'none',
    input: null,
    query: SVG_QUERY,
    output: null,
    errors: [],
    caching: 'revalidate',
    handle: async ({ catalogue }, { parameters, query }) => {
      const name = /^(.+)\.svg$/.exec(parameters['file'] ?? '')?.[1] ?? ''
      const [sheet, aliases] = await Promise.all([catalogue.sheet(cutOfQuery(query, set.cut)), catalogue.aliases()])
      const svg = svgOf(sheet, meantBy(name, { sheet, aliases }) ?? '')
      if (svg === null) throw await noIcon(name, catalogue)
      const headers =
        query.download === undefined ? {} : { 'content-disposition': `attachment; filename="${name}.svg"` }
      return { body: dressed(svg, query), mediaType: 'image/svg+xml; charset=utf-8', headers }
    },
  }
}

async function noIcon(name: string, { search }: Catalogue): Promise<ApiError> {
  const { hits, perhaps } = await search(name)
  const near = [...hits, ...perhaps].slice(0, 3).map((card) => `\`${card.name}\``)
  const hint = near.length === 0 ? '`GET /search?query=` finds icons by words.' : `Did you mean ${near.join(' or ')}?`
  return new ApiError('not_found', `There is no icon of this name. ${hint}`)
}

/** The SVG with the colour and the size that were asked for. */
function dressed(svg: string, { color, width, height }: SvgQuery): string {
  const coloured = color === undefined ? svg : svg.replaceAll('currentColor', color)
  const [wide, high] = [width ?? height, height ?? width]
  if (wide === undefined || high === undefined) return coloured
  const head = /^<svg\b[^>]*>/.exec(coloured)?.[0] ?? ''
  const side = (name: string, value: string): string =>
    value === 'unset' || value === 'none'
      ? ''
      : value === 'auto'
        ? (head.match(new RegExp(` ${name}="[^"]*"`))?.[0] ?? '')
        : ` ${name}="${value}"`
  const bare = head.replace(/ (?:width|height)="[^"]*"/g, '')
  return bare.replace(' viewBox', `${side('width', wide)}${side('height', high)} viewBox`) + coloured.slice(head.length)
}
