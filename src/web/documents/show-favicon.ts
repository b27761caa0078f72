import { pageRoute } from '../answer-page.ts'
import type { DocumentRoute } from '../document-deps.ts'

/** The sign that browsers show on the tab. */
export const showFavicon: DocumentRoute = pageRoute('/favicon.svg', 'Show the sign of the service.')
