import { pageRoute } from '../answer-page.ts'
import type { Route } from '../route.ts'

/** What changed, for feed readers. */
export const showChangelogFeed: Route = pageRoute('/changelog.atom', 'Give the changelog as an Atom feed.')
