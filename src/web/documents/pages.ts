import { pageRoute } from '../answer-page.ts'
import type { DocumentRoute } from '../document-deps.ts'

/** The pages that `FindPage` gives, each at its address: what `pages` makes is shown as it is. */
export const PAGES: readonly DocumentRoute[] = [
  pageRoute('/docs', 'Show the documentation.'),
  // By the address that programs guess.
  pageRoute('/docs.md', 'Show the documentation as Markdown.'),
  // Every other page, its Markdown form (`/docs/cuts.md`), and the style sheet.
  pageRoute('/docs/*', 'Show a page of the documentation.'),
  pageRoute('/changelog', 'Show what changed.'),
  pageRoute('/changelog.atom', 'Give the changelog as an Atom feed.'),
  pageRoute('/llms.txt', 'Tell a language model what this service is.'),
  pageRoute('/robots.txt', 'Say what crawlers may read.'),
  pageRoute('/favicon.svg', 'Show the sign of the service.'),
  // The same sign, where browsers look that were not told of it.
  pageRoute('/favicon.ico', 'Show the sign of the service.'),
]
