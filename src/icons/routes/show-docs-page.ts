import { pageRoute } from '../answer-page.ts'
import type { Route } from '../route.ts'

/** Every other page of the documentation, its Markdown form (`/docs/cuts.md`), and the style sheet. */
export const showDocsPage: Route = pageRoute('/docs/*', 'Show a page of the documentation.')
