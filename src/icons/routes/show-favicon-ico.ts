import { pageRoute } from '../answer-page.ts'
import type { Route } from '../route.ts'

/** The same sign, where browsers look that were not told of it. */
export const showFaviconIco: Route = pageRoute('/favicon.ico', 'Show the sign of the service.')
