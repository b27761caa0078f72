import { pageRoute } from '../answer-page.ts'
import type { DocumentRoute } from '../document-deps.ts'

/** The start page of the documentation as Markdown, by the address that programs guess. */
export const showDocsText: DocumentRoute = pageRoute('/docs.md', 'Show the documentation as Markdown.')
