import { pageRoute } from '../answer-page.ts'
import type { OpenRoute } from '../needs.ts'

/** What crawlers may read. */
export const showRobotsText: OpenRoute = pageRoute('/robots.txt', 'Say what crawlers may read.')
