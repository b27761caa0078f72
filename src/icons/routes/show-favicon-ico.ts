import { pageRoute } from '../answer-page.ts'
import type { OpenRoute } from '../needs.ts'

/** The same sign, where browsers look that were not told of it. */
export const showFaviconIco: OpenRoute = pageRoute('/favicon.ico', 'Show the sign of the service.')
