import { pageRoute } from '../answer-page.ts'
import type { OpenRoute } from '../needs.ts'

/** The sign that browsers show on the tab. */
export const showFavicon: OpenRoute = pageRoute('/favicon.svg', 'Show the sign of the service.')
