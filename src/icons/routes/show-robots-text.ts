import { pageRoute } from '../answer-page.ts'
import type { Route } from '../route.ts'

/** What crawlers may read. */
export const showRobotsText: Route = pageRoute('/robots.txt', 'Say what crawlers may read.')
