import { pageRoute } from '../answer-page.ts'
import type { OpenRoute } from '../needs.ts'

/** The start page of the documentation as Markdown, by the address that programs guess. */
export const showDocsText: OpenRoute = pageRoute('/docs.md', 'Show the documentation as Markdown.')
