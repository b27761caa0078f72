import { pageRoute } from '../answer-page.ts'
import type { OpenRoute } from '../needs.ts'

/** What changed, for feed readers. */
export const showChangelogFeed: OpenRoute = pageRoute('/changelog.atom', 'Give the changelog as an Atom feed.')
