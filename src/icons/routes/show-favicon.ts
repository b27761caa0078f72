import { pageRoute } from '../answer-page.ts'
import type { Route } from '../route.ts'

/** The sign that browsers show on the tab. */
export const showFavicon: Route = pageRoute('/favicon.svg', 'Show the sign of the service.')
