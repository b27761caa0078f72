import { pageRoute } from '../answer-page.ts'
import type { DocumentRoute } from '../document-deps.ts'

/** Every other page of the documentation, its Markdown form (`/docs/cuts.md`), and the style sheet. */
export const showDocsPage: DocumentRoute = pageRoute('/docs/*', 'Show a page of the documentation.')
