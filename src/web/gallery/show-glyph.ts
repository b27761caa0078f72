import type { Route, WholeAnswer } from '../../api/route.ts'
import { meantGlyph } from '../../catalogue/meant-glyph.ts'
import { html } from '../../pages/html/html.ts'
import type { DocumentDeps } from '../document-deps.ts'
import { galleryPage } from './gallery-page.ts'
import { galleryAddress, galleryQuery } from './gallery-query.ts'
import type { GalleryQuery } from './gallery-query.ts'
import { glyphPage } from './glyph-page.ts'
import { glyphTiles } from './glyph-tiles.ts'
import { searchField } from './search-field.ts'
import { sheetOf } from './sheet-of.ts'
import { shownGlyph } from './shown-glyph.ts'

/** Suggestions for a name that nothing has. */
const MOST_SUGGESTED = 8

/** Longer names are no glyph's, and are not repeated. */
const LONGEST_NAME = 60

/** One glyph with all that is known of it, at a cut. */
export const showGlyph: Route<DocumentDeps, null, null, GalleryQuery> = {
  method: 'GET',
  path: '/icons/:glyph',
  summary: 'Show an icon in all its cuts.',
  auth: 'none',
  input: null,
  query: galleryQuery,
  output: null,
  errors: ['model_unavailable'],
  caching: 'revalidate',
  handle: async ({ catalogue, baseUrl }, { parameters, query }) => {
    const name = parameters['glyph'] ?? ''
    const shown = await shownGlyph(catalogue, name, query)
    const meant = shown === null ? await meantGlyph(name, catalogue) : null
    if (meant !== null) return leadTo(galleryAddress(`/icons/${meant.glyph}`, query.cut, meant.values))
    if (shown === null) return noGlyph({ catalogue, baseUrl }, name.slice(0, LONGEST_NAME), query)
    return galleryPage({
      title: `${name} icon`,
      description: `The icon “${name}” in 120 cuts, as SVG: ${shown.drawing.intent}`,
      baseUrl: baseUrl(),
      canonical: `/icons/${name}`,
      scripts: ['glyph.js'],
      content: glyphPage(shown, baseUrl()),
    })
  },
}

/** Not for ever: a name may become a glyph's own. */
function leadTo(location: string): WholeAnswer {
  return { status: 302, headers: { location }, mediaType: 'text/plain; charset=utf-8', body: `See ${location}\n` }
}

async function noGlyph(
  { catalogue, baseUrl }: Pick<DocumentDeps, 'catalogue' | 'baseUrl'>,
  name: string,
  { cut }: GalleryQuery,
): Promise<WholeAnswer> {
  const words = name.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()
  const { hits, perhaps } = await catalogue.search(words)
  const near = words === '' ? [] : [...hits, ...perhaps].slice(0, MOST_SUGGESTED)
  const suggested = near.length === 0 ? null : glyphTiles(near, { sheet: await sheetOf(catalogue, near, cut), cut })
  return galleryPage({
    status: 404,
    title: 'No such icon',
    description: 'There is no icon of this name.',
    baseUrl: baseUrl(),
    canonical: null,
    scripts: [],
    content: html`<h1>There is no icon “${name}”</h1>
${suggested === null ? html`<p>Nothing has a name like it.</p>` : html`<p>These are near:</p>\n${suggested}`}
<form class="toolbar" method="get" action="/icons" role="search" aria-label="Icons">${searchField(words)}</form>
<p><a href="/icons">All icons</a>${words === '' ? '' : html` · <a href="/?prompt=${encodeURIComponent(words)}">Draw “${words}”</a>`}</p>\n`,
  })
}
