import { pageRoute } from '../answer-page.ts'
import type { Route } from '../route.ts'

/** The start page of the documentation as Markdown, by the address that programs guess. */
export const showDocsText: Route = pageRoute('/docs.md', 'Show the documentation as Markdown.')
