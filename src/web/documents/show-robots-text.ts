import { pageRoute } from '../answer-page.ts'
import type { DocumentRoute } from '../document-deps.ts'

/** What crawlers may read. */
export const showRobotsText: DocumentRoute = pageRoute('/robots.txt', 'Say what crawlers may read.')
