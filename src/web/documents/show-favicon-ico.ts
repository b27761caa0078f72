import { pageRoute } from '../answer-page.ts'
import type { DocumentRoute } from '../document-deps.ts'

/** The same sign, where browsers look that were not told of it. */
export const showFaviconIco: DocumentRoute = pageRoute('/favicon.ico', 'Show the sign of the service.')
