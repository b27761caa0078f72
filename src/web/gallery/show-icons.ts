import type { Route } from '../../api/route.ts'
import type { GlyphCard } from '../../catalogue/glyph-card.ts'
import type { Found } from '../../catalogue/search-cards.ts'
import { html, lines } from '../../pages/html/html.ts'
import type { Html } from '../../pages/html/html.ts'
import type { DocumentDeps } from '../document-deps.ts'
import { categoryTitle } from './category-title.ts'
import { cutFields } from './cut-fields.ts'
import { galleryPage } from './gallery-page.ts'
import { galleryAddress, galleryQuery } from './gallery-query.ts'
import type { GalleryQuery } from './gallery-query.ts'
import { glyphTiles } from './glyph-tiles.ts'
import type { DrawnTiles } from './glyph-tiles.ts'
import { searchField } from './search-field.ts'
import { spriteAddress } from './sheet-address.ts'

/** So many icons are in sight of usual windows: their pictures stand in the page, all others would keep it from being painted. */
const FIRST_SEEN = 40

/** Every glyph by category, or those that words find, at a cut. */
export const showIcons: Route<DocumentDeps, null, null, GalleryQuery> = {
  method: 'GET',
  path: '/icons',
  summary: 'Show all icons.',
  auth: 'none',
  input: null,
  query: galleryQuery,
  output: null,
  errors: ['model_unavailable'],
  caching: 'revalidate',
  handle: async ({ catalogue, baseUrl }, { query: { q, cut } }) => {
    const [cards, found, sheet, revision] = await Promise.all([
      catalogue.cards(),
      catalogue.search(q),
      catalogue.sheet(cut),
      catalogue.revision(),
    ])
    const isSearch = q.trim() !== ''
    return galleryPage({
      title: isSearch ? `${q}: icons` : 'Icons',
      description: `${cards.length} icons of one family, each in 120 cuts: size, stroke, corner radius, outlined or filled.`,
      baseUrl: baseUrl(),
      canonical: isSearch ? null : '/icons',
      scripts: ['all-icons.js'],
      content: html`${intro(cards.length)}
<form class="toolbar" method="get" action="/icons" role="search" aria-label="Icons" data-revision="${revision}">
${searchField(q)}
<div class="cut">
${cutFields(cut)}
<button class="apply">Show</button>
</div>
</form>
<p class="visually-hidden" role="status"></p>
<div class="results">
${isSearch ? results(q, found, { sheet, cut }) : byCategory(cards, { sheet, cut, sprite: spriteAddress(revision, cut) })}</div>
`,
    })
  },
}

function intro(count: number): Html {
  return html`<div class="intro"><h1>${count} icons, one family</h1>
<p class="lead">Each in 120 cuts: drawn anew for its size and stroke, not scaled. Free for anything. What is not here, <a href="/">draw it from words</a>.</p></div>`
}

function results(q: string, { hits, perhaps }: Found, drawn: DrawnTiles): Html {
  const all = html`<a href="${galleryAddress('/icons', drawn.cut)}">All icons</a>`
  const may = perhaps.length === 0 ? html`` : html`<h3>Perhaps</h3>\n${glyphTiles(perhaps, drawn)}`
  if (hits.length === 0)
    return html`<section class="found"><h2>Nothing is called “${q}”</h2>
<p>Try a plainer word for it, or <a href="/?prompt=${encodeURIComponent(q)}">draw “${q}”</a>: most things can be put together of what is here. ${all}</p>
${may}</section>\n`
  return html`<section class="found"><h2>${hits.length === 1 ? 'One icon' : `${hits.length} icons`} for “${q}” <small>${all}</small></h2>
${glyphTiles(hits, drawn)}${may}</section>\n`
}

function byCategory(cards: readonly GlyphCard[], { sheet, cut, sprite }: Required<DrawnTiles>): Html {
  const categories = [...Map.groupBy(cards, ({ category }) => category)].sort(([a], [b]) => (a < b ? -1 : 1))
  const links = categories.map(
    ([category, { length }]) =>
      html`<li><a href="#${category}">${categoryTitle(category)} <span class="count">${length}</span></a></li>`,
  )
  let before = 0
  const sections = categories.map(([category, some]) => {
    const tiles = glyphTiles(some, before < FIRST_SEEN ? { sheet, cut } : { sheet, cut, sprite })
    before += some.length
    return html`<section id="${category}" aria-labelledby="of-${category}">
<h2 id="of-${category}">${categoryTitle(category)} <span class="count">${some.length}</span></h2>
${tiles}</section>`
  })
  return html`<nav class="categories" aria-label="Categories" tabindex="0"><details><summary>Categories</summary><ul>${links}</ul></details></nav>
<div class="sections">
${lines(sections)}
</div>
`
}
