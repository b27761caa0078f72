import { pageRoute } from '../answer-page.ts'
import type { DocumentRoute } from '../document-deps.ts'

/** The start page of the documentation. */
export const showDocs: DocumentRoute = pageRoute('/docs', 'Show the documentation.')
