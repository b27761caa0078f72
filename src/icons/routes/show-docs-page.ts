import { pageRoute } from '../answer-page.ts'
import type { OpenRoute } from '../needs.ts'

/** Every other page of the documentation, its Markdown form (`/docs/cuts.md`), and the style sheet. */
export const showDocsPage: OpenRoute = pageRoute('/docs/*', 'Show a page of the documentation.')
